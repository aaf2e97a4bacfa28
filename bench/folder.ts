/**
 * `npm run bench:folder [-- --files 200]`: a folder of that many documents through `npm run analyze`, as a person would start it.
 * Figures: files lost, memory of the whole process tree in the first and the last fifth of the run, and the seconds of one job and of
 * two over all of it. Prints `no` and ends with 1 where a figure is missed.
 */
import { spawn } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, extname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

const MOST_GROWTH = 1.1;
const LEAST_SPEED_UP = 1.7;
const SAMPLE_MS = 250;
/** As in the command of package.json. */
const AS_STARTED = ['--import', './backend/src/adapters/system/keep-compiled.ts'];

const { values } = parseArgs({ options: { files: { type: 'string', default: '200' } } });
const total = Number(values.files);
const sources = [
  ...['nda-1p.pdf', 'nda-10p.pdf'].map((name) => resolve('backend/test/fixtures/documents', name)),
  ...readdirSync('backend/test/fixtures/contracts')
    .filter((name) => name.endsWith('.txt'))
    .map((name) => resolve('backend/test/fixtures/contracts', name)),
];

const root = mkdtempSync(join(tmpdir(), 'legible-bench-folder-'));
try {
  const all = fill(join(root, 'all'), total);

  const run = await analyze(all, join(root, 'reports'), 2);
  const lost = total - readdirSync(join(root, 'reports')).length;
  const growth = fifth(run.memoryMb, 4) / fifth(run.memoryMb, 0);
  say(`files without a report: ${lost} of ${total}`, lost === 0);
  say(
    `memory of all processes, median: ${fifth(run.memoryMb, 0).toFixed(0)} MB in the first fifth, ` +
      `${fifth(run.memoryMb, 4).toFixed(0)} MB in the last: ${growth.toFixed(2)}x (at most ${MOST_GROWTH})`,
    growth <= MOST_GROWTH,
  );

  const one = await analyze(all, join(root, 'one'), 1);
  const speedUp = one.seconds / run.seconds;
  say(
    `one job ${one.seconds.toFixed(1)} s, two jobs ${run.seconds.toFixed(1)} s: ${speedUp.toFixed(2)}x (at least ${LEAST_SPEED_UP})`,
    speedUp >= LEAST_SPEED_UP,
  );
} finally {
  rmSync(root, { recursive: true, force: true });
}

function say(figure: string, holds: boolean): void {
  console.log(`${holds ? 'yes' : 'no '}  ${figure}`);
  if (!holds) process.exitCode = 1;
}

/** Copies of the fixtures under names of their own. */
function fill(folder: string, count: number): string {
  mkdirSync(folder);
  for (let i = 0; i < count; i += 1) {
    const source = sources[i % sources.length]!; // the list is not empty: it holds two fixed names
    const name = basename(source, extname(source));
    copyFileSync(source, join(folder, `${String(i).padStart(4, '0')}-${name}${extname(source)}`));
  }
  return folder;
}

interface Run {
  readonly seconds: number;
  readonly memoryMb: readonly number[];
}

function analyze(folder: string, out: string, jobs: number): Promise<Run> {
  const started = performance.now();
  const args = [folder, '--identity', 'Tenant', '--country', 'India', '--out', out, '--jobs', String(jobs)];
  const child = spawn(process.execPath, [...AS_STARTED, 'backend/src/cli/analyze.ts', ...args], {
    env: { PATH: process.env['PATH'], LLM_PROVIDER: 'built-in' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const memoryMb: number[] = [];
  // Growth counts from the first report on: until then the processes only start.
  const sampling = setInterval(() => {
    if (hasReports(out)) memoryMb.push(memoryOf(child.pid ?? 0) / 2 ** 20);
  }, SAMPLE_MS);
  return new Promise((resolve) => {
    child.once('close', () => {
      clearInterval(sampling);
      resolve({ seconds: (performance.now() - started) / 1_000, memoryMb });
    });
  });
}

function hasReports(folder: string): boolean {
  return existsSync(folder) && readdirSync(folder).some((name) => name.endsWith('.md'));
}

/** Resident memory of a process and its children, in bytes (https://man7.org/linux/man-pages/man5/proc_pid_statm.5.html). */
function memoryOf(pid: number): number {
  try {
    const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]);
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
    return children.filter((id) => id !== '').reduce((sum, id) => sum + memoryOf(Number(id)), pages * 4_096);
  } catch {
    return 0;
  }
}

/** The median of one fifth of the samples, from 0. */
function fifth(samples: readonly number[], index: number): number {
  const length = Math.floor(samples.length / 5);
  const part = samples.slice(index * length, (index + 1) * length).toSorted((a, b) => a - b);
  return part[Math.floor(part.length / 2)] ?? 0;
}
