import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Where every run leaves its seconds, from the root: one entry for each command, replaced by its next run. */
export const SECONDS_FILE = 'test-results/seconds.json';

/** One program of a run. */
export interface Step {
  readonly title: string;
  readonly program: string;
  readonly args: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
}

export interface StepResult {
  readonly title: string;
  readonly seconds: number;
  readonly passed: boolean;
}

/** Runs programs one after another, or beside the others, and remembers how long each took. */
export interface Steps {
  /** Runs one step with its output shown. A missing program or a signal counts as failure. */
  run(step: Step): Promise<boolean>;
  /** Runs steps one after another beside everything else. Their output is shown together, when all have ended. */
  beside(steps: readonly Step[]): Promise<boolean>;
  readonly results: readonly StepResult[];
  readonly allPassed: () => boolean;
}

export function createSteps(): Steps {
  const results: StepResult[] = [];

  async function runOne(step: Step, output: string[] | null): Promise<boolean> {
    const begun = Date.now();
    const passed = (await exitCode(step, output)) === 0;
    const seconds = (Date.now() - begun) / 1000;
    results.push({ title: step.title, seconds, passed });
    const line = `── ${step.title}: ${passed ? 'ok' : 'FAILED'} (${seconds.toFixed(0)} s)`;
    if (output === null) console.log(line);
    else output.push(`${line}\n`);
    return passed;
  }

  return {
    run: (step) => {
      console.log(`\n── ${step.title}`);
      return runOne(step, null);
    },
    async beside(steps) {
      const output: string[] = [];
      let passed = true;
      for (const step of steps) {
        output.push(`\n── ${step.title}\n`);
        if (!(await runOne(step, output))) passed = false;
      }
      process.stdout.write(output.join(''));
      return passed;
    },
    results,
    allPassed: () => results.every((result) => result.passed),
  };
}

/** The exit code of a program; null when it was killed or could not start. */
function exitCode({ program, args, env = {} }: Step, output: string[] | null): Promise<number | null> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      stdio: output === null ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
    });
    const take = (chunk: Buffer) => output?.push(chunk.toString());
    child.stdout?.on('data', take);
    child.stderr?.on('data', take);
    child.once('error', (error) => {
      console.error(error.message);
      resolve(null);
    });
    child.once('close', resolve);
  });
}

/** The steps of a run as a table, the whole run last. */
export function secondsTable(results: readonly StepResult[], totalSeconds: number): string {
  const rows = [...results, { title: 'Whole run', seconds: totalSeconds, passed: true }];
  const width = Math.max(...rows.map(({ title }) => title.length));
  return rows
    .map(
      ({ title, seconds, passed }) =>
        `${title.padEnd(width)}  ${seconds.toFixed(1).padStart(7)} s${passed ? '' : '  FAILED'}`,
    )
    .join('\n');
}

/** Writes the seconds of a run to `SECONDS_FILE`, beside those of other commands. */
export function keepSeconds(
  command: string,
  results: readonly StepResult[],
  totalSeconds: number,
  file = join(import.meta.dirname, '..', SECONDS_FILE),
): void {
  mkdirSync(dirname(file), { recursive: true });
  const rounded = (seconds: number) => Math.round(seconds * 10) / 10;
  const entry = {
    at: new Date().toISOString(),
    seconds: rounded(totalSeconds),
    steps: results.map(({ title, seconds, passed }) => ({ title, seconds: rounded(seconds), passed })),
  };
  writeFileSync(file, `${JSON.stringify({ ...readEntries(file), [command]: entry }, null, 2)}\n`);
}

function readEntries(file: string): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, unknown>>;
  } catch {
    return {};
  }
}
