import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

import { applyBreak, type Break } from './breaks.ts';

/** A copy of a checkout in which code is broken and tests are run. It is deleted when the process ends. */
export interface Trial {
  /**
   * Whether tests of this vitest project fail on the break, and pass without it: those whose path holds one of the words of
   * `nearest`, or else all that import the file.
   */
  notices(one: Break, project: string, nearest: readonly string[]): boolean;
}

/** Tests that take longer than this hang: a break that makes them hang is noticed. */
const LONGEST_MS = 900_000;

/** Every file that git tracks in a checkout, by its path from the root. */
export function filesOf(root: string): string[] {
  const { stdout } = spawnSync('git', ['ls-files', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  return stdout.split('\0').filter((file) => file !== '' && existsSync(join(root, file)));
}

/** Copies a checkout, with the page that was built there. Its packages are linked, so it needs its own. */
export function createTrial(root: string): Trial {
  const copy = mkdtempSync(join(tmpdir(), 'legible-breaks-'));
  process.once('exit', () => rmSync(copy, { recursive: true, force: true }));
  for (const file of filesOf(root)) cpSync(join(root, file), join(copy, file));
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  if (existsSync(join(root, 'frontend/dist'))) {
    cpSync(join(root, 'frontend/dist'), join(copy, 'frontend/dist'), { recursive: true });
  }

  /** The files of tests that fail. They stop at the first. */
  const failing = (project: string, tests: readonly string[]): readonly string[] => {
    const json = join(copy, 'vitest.json');
    rmSync(json, { force: true });
    const vitest = join(root, 'node_modules/.bin/vitest');
    const { status } = spawnSync(
      vitest,
      [
        ...tests,
        '--project',
        project,
        '--passWithNoTests',
        '--bail=1',
        '--reporter=json',
        `--outputFile=${json}`,
      ],
      { cwd: copy, stdio: 'ignore', timeout: LONGEST_MS, shell: process.platform === 'win32' },
    );
    if (status === 0) return [];
    if (!existsSync(json)) return ['']; // it hung
    // The shape that vitest writes.
    const { testResults } = JSON.parse(readFileSync(json, 'utf8')) as {
      readonly testResults: readonly { readonly name: string; readonly status: string }[];
    };
    const failed = testResults.filter((result) => result.status === 'failed');
    return failed.length === 0 ? [''] : failed.map(({ name }) => relative(copy, name));
  };

  return {
    notices(one, project, nearest) {
      const path = join(copy, one.file);
      const source = readFileSync(path, 'utf8');
      const broken = applyBreak(one, source);
      if (broken === null) throw new Error(`${one.file} has no such line once: ${one.line}`);
      const tries = [...(nearest.length > 0 ? [['run', ...nearest]] : []), ['related', '--run', one.file]];
      for (const tests of tries) {
        writeFileSync(path, broken);
        const files = failing(project, tests);
        writeFileSync(path, source);
        if (files.length === 0) continue;
        const named = files.filter((file) => file !== '');
        if (named.length > 0 && failing(project, ['run', ...named]).length > 0) {
          throw new Error(`${named.join(', ')} fails on unbroken code.`);
        }
        return true;
      }
      return false;
    },
  };
}
