import { accessSync, constants, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';
import { describe, expect, it } from 'vitest';

import { SECONDS_FILE } from '../../tools/steps.ts';

const root = resolve(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

// The shape that npm writes.
const manifest = JSON.parse(read('package.json')) as {
  readonly version: string;
  readonly scripts: Readonly<Record<string, string>>;
};

describe('The GitHub workflow', () => {
  interface Step {
    readonly uses?: string;
    readonly run?: string;
    readonly with?: Readonly<Record<string, unknown>>;
    readonly if?: string;
  }
  // The shape of a workflow, as far as it is in use here.
  const workflow = parse(read('.github/workflows/tests.yml')) as {
    readonly on: Readonly<Record<string, unknown>>;
    readonly permissions: Readonly<Record<string, string>>;
    readonly jobs: Readonly<Record<string, { readonly steps: readonly Step[] }>>;
  };
  const steps = Object.values(workflow.jobs).flatMap((job) => job.steps);

  it('runs what .ci/run runs, and nothing else', () => {
    expect(steps.flatMap(({ run }) => (run === undefined ? [] : [run.trim()]))).toEqual(['.ci/run']);
    expect(() => accessSync(join(root, '.ci/run'), constants.X_OK)).not.toThrow();
  });

  it('runs for every change, with the right to read and no other', () => {
    expect(Object.keys(workflow.on).toSorted()).toEqual(['pull_request', 'push']);
    expect(workflow.permissions).toEqual({ contents: 'read' });
  });

  it('brings the version of Node that the product needs', () => {
    const [node] = steps.filter(({ uses }) => uses?.startsWith('actions/setup-node@'));
    expect(node?.with?.['node-version']).toBe(24);
  });

  it('keeps the seconds of each step, also when a test failed', () => {
    const kept = steps.filter(({ with: given }) => given?.['path'] === SECONDS_FILE);
    expect(kept.map((step) => step.if)).toEqual(['always()']);
  });
});

describe('The continuous integration', () => {
  const commands = read('.ci/run')
    .split('\n')
    .flatMap((line) => /^npm (?:run )?(\S+)/.exec(line)?.[1] ?? []);

  it('installs exactly what is locked, then runs every kind of test, that of the README last', () => {
    expect(commands[0]).toBe('ci');
    expect(commands.at(-1)).toBe('test');
    expect(commands.slice(1, -1).toSorted()).toEqual(['test:firebase', 'test:long', 'test:replicas']);
    for (const name of commands.slice(1)) expect(Object.keys(manifest.scripts)).toContain(name);
  });
});

describe('What is done before every commit', () => {
  it('looks for types, for lint and for code that nobody uses', () => {
    for (const name of ['npm run typecheck', 'npm run lint', 'npm run unused']) {
      expect(manifest.scripts['check']).toContain(name);
    }
  });
});

describe('The changelog', () => {
  it('has the version of this package on top', () => {
    const [, version] = /^## (\S+)/m.exec(read('CHANGELOG.md')) ?? [];
    expect(version).toBe(manifest.version);
  });
});
