import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSteps, keepSeconds, secondsTable } from '../../tools/steps.ts';

const node = (title: string, code: string) => ({ title, program: process.execPath, args: ['-e', code] });

describe('The steps of a test run', () => {
  beforeEach(() => {
    vi.spyOn(console, 'log').mockReturnValue();
    vi.spyOn(console, 'error').mockReturnValue();
    vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  });
  afterEach(() => vi.restoreAllMocks());

  it('fail with a program that fails or is missing, and go on', async () => {
    const steps = createSteps();
    expect(await steps.run(node('bad', 'process.exit(2)'))).toBe(false);
    expect(await steps.run({ title: 'missing', program: 'no-such-program', args: [] })).toBe(false);
    expect(await steps.run(node('good', ''))).toBe(true);
    expect(steps.results.map(({ title, passed }) => [title, passed])).toEqual([
      ['bad', false],
      ['missing', false],
      ['good', true],
    ]);
    expect(steps.allPassed()).toBe(false);
  });

  it('run beside others, each after the one before it, and count in the end', async () => {
    const steps = createSteps();
    const beside = steps.beside([node('first', 'process.exit(1)'), node('second', '')]);
    await steps.run(node('other', ''));
    expect(await beside).toBe(false);
    expect(steps.results.map(({ title }) => title).toSorted()).toEqual(['first', 'other', 'second']);
    expect(steps.allPassed()).toBe(false);
  });
});

describe('The seconds of a run', () => {
  const results = [
    { title: 'Tests', seconds: 12.34, passed: true },
    { title: 'Lint', seconds: 5, passed: false },
  ];

  it('are a table that ends with the whole', () => {
    expect(secondsTable(results, 20).split('\n')).toEqual([
      'Tests         12.3 s',
      'Lint           5.0 s  FAILED',
      'Whole run     20.0 s',
    ]);
  });

  it('are kept in a file, beside those of other commands', () => {
    const folder = mkdtempSync(join(tmpdir(), 'legible-steps-'));
    const file = join(folder, 'results/seconds.json');
    keepSeconds('other', [], 1, file);
    keepSeconds('npm test', results, 20, file);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
      other: { seconds: 1, steps: [] },
      'npm test': {
        seconds: 20,
        steps: [
          { title: 'Tests', seconds: 12.3, passed: true },
          { title: 'Lint', seconds: 5, passed: false },
        ],
      },
    });
    rmSync(folder, { recursive: true, force: true });
  });
});
