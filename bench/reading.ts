/**
 * How long the built-in analyst takes against an older version, in pairs within one run.
 *
 *   git worktree add --detach FOLDER 5a0e125      (the version before the reading was rebuilt)
 *   npm run bench:reading -- --against FOLDER [--rounds 5]
 *
 * Leases of `training/` are put one behind the other: ten pages (30,000 characters), 335,000 and 2 million characters. Each is read by the
 * older version and by this one in turn, in a process of its own: once cold, as the child that serves an upload does, and again warm.
 * Prints the medians of processor time, their ratio and the peak memory of the process; and the peak of this version in a process that
 * keeps memory as the child of the product does.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { FREED_MEMORY, memoryFlags } from '../backend/src/adapters/isolation/memory-flags.ts';
import { readConfig } from '../config/env.ts';
import { readPapers } from '../tools/burdens/papers.ts';

interface Run {
  readonly spent: readonly number[];
  readonly peak: number;
}

const { values } = parseArgs({
  options: { against: { type: 'string' }, rounds: { type: 'string', default: '5' } },
});
if (values.against === undefined) throw new Error('Give the checkout of the older version: --against FOLDER');
const here = fileURLToPath(new URL('..', import.meta.url));
const one = fileURLToPath(new URL('reading/one.ts', import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), 'reading-'));
const caps = readConfig({}).extraction;
const papers = readPapers(join(here, 'training/papers/w1'))
  .filter(({ id, isLegal, text }) => isLegal && /\b(?:lease|tenan|let)/i.test(id + text.slice(0, 300)))
  .map(({ text }) => text)
  .join('\n\n');

const median = (figures: readonly number[]) =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)]!;

for (const [name, size, times] of [
  ['ten pages', 30_000, 5],
  ['335,000 characters', 335_000, 3],
  ['2 million characters', 2_000_000, 1],
] as const) {
  const file = join(scratch, 'paper.txt');
  writeFileSync(file, papers.repeat(Math.ceil(size / papers.length)).slice(0, size));
  const run = (folder: string, flags: readonly string[] = []): Run =>
    // printed by reading/one.ts
    JSON.parse(
      execFileSync(process.execPath, [...flags, one, folder, file, String(times)], {
        encoding: 'utf8',
        env: flags.length === 0 ? process.env : { ...process.env, ...FREED_MEMORY },
      }),
    ) as Run;
  const rounds = size > 1_000_000 ? 1 : Number(values.rounds);
  const pairs = Array.from({ length: rounds }, () => [run(values.against!), run(here)] as const);
  const compare = (title: string, figure: (one: Run) => number) => {
    const [before, now] = [0, 1].map((which) => median(pairs.map((pair) => figure(pair[which]!)))) as [
      number,
      number,
    ];
    console.log(`${name}, ${title}: ${before.toFixed(0)} → ${now.toFixed(0)}, ${(now / before).toFixed(2)}x`);
  };
  compare('cold, ms of processor', ({ spent }) => spent[0]!);
  if (times > 1) compare('warm, ms of processor', ({ spent }) => median(spent.slice(1)));
  compare('peak memory, MB', ({ peak }) => peak);
  const asChild = Array.from({ length: rounds }, () => run(here, memoryFlags(caps.parserMemoryMb)).peak);
  console.log(`${name}, peak memory as the child keeps it, MB: ${median(asChild).toFixed(0)}`);
}
rmSync(scratch, { recursive: true });
