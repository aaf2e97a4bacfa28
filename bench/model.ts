/**
 * `npm run bench:model`: every figure about language models, against simulated servers; writes docs/benchmarks/model.md.
 *
 *   npm run bench:model -- --server "24 GB card" --pages 200 --window 8192    the speeds of these alone; writes nothing
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';

import { measureSpeed, type SpeedRow } from './model/speed.ts';
import { SERVERS } from './model/servers.ts';
import {
  measureFaults,
  measureLeaving,
  measureNeedles,
  measureOwnTime,
  measureQuotes,
  type FaultRow,
  type NeedleRow,
} from './model/whole.ts';

const K = 1_024;

const { values: only } = parseArgs({
  options: { server: { type: 'string' }, pages: { type: 'string' }, window: { type: 'string' } },
});
const isMeant = (asked: string | undefined, given: string | number) =>
  asked === undefined || asked === String(given);

const speeds: SpeedRow[] = [];
for (const server of SERVERS) {
  if (!isMeant(only.server, server.name)) continue;
  const windows = server.name === 'hosted' ? [128_000] : [8 * K, 32 * K, 128 * K];
  for (const pages of [10, 200]) {
    for (const window of windows) {
      if (pages === 10 && window === 128 * K) continue;
      if (!isMeant(only.pages, pages) || !isMeant(only.window, window)) continue;
      const row = await measureSpeed(server, pages, window);
      speeds.push(row);
      console.log(speedLine(row));
    }
  }
}
if (Object.keys(only).length > 0) process.exit();

const needles: NeedleRow[] = [];
for (const pages of [5, 60, 200]) {
  for (const window of [8 * K, 32 * K]) needles.push(await measureNeedles(pages, window));
}
const own = await measureOwnTime();
const leaving = Math.max(await measureLeaving('ollama'), await measureLeaving('openai'));
const faults = await measureFaults();
const quotes = await measureQuotes();

const worst = (value: (row: SpeedRow) => number) => Math.max(...speeds.map(value)).toFixed(2);
const tenPages = (server: string) =>
  Math.min(
    ...speeds
      .filter((row) => row.server === server && row.pages === 10)
      .map(({ wallSeconds }) => wallSeconds),
  ).toFixed(1);
const isWhole = needles.every(
  (row) => row.seen === 3 && row.reported === 3 && row.overWindow + row.truncated === 0,
);

const page = `# Language models

Written by \`npm run bench:model\` on ${cpus().length} processors (${cpus()[0]?.model ?? 'unknown'}), Node ${process.versions.node}. The
servers are simulated: they speak the real protocols over real sockets to the real clients, and take the time that the
table of speeds says. What a real model would understand of a contract is not measured here.

## In short

| what | asked | measured |
|---|---|---|
| sentences at head, middle and tail of 5, 60 and 200 pages reach the model and the report, no request over the window | all | ${isWhole ? 'all' : 'NOT ALL'} |
| wall time / ideal time of the calls made, worst | ≤ 1.10 | ${worst((row) => row.wallSeconds / row.idealSeconds)} |
| ideal time of our plan / of the best plan for the same questions and answer tokens, worst | ≤ 1.15 | ${worst((row) => row.idealSeconds / row.best.seconds)} |
| 10 pages on a hosted server | < 15 s | ${tenPages('hosted')} s |
| 10 pages on a 24 GB card | < 30 s | ${tenPages('24 GB card')} s |
| our own time on 200 pages, in child processes as in the product, fastest of 7 | < 1.5 s | ${(own.isolated / 1_000).toFixed(2)} s |
| the same without child processes | | ${(own.here / 1_000).toFixed(2)} s |
| reader gone → connection to the model closed, slowest of 40 | < 1 s | ${leaving.toFixed(0)} ms |
| faults that end in a whole report, a marked one or one sentence | all of ${faults.length} | ${faults.filter(isClean).length} |
| altered or invented quotes shown as quotes | 0 | ${quotes.shown} of ${quotes.tried} (honest ones shown: ${quotes.honestShown} of ${quotes.honest}) |

Injection (25 attacks, 20 honest twins) is a test: \`backend/test/domain/model-injection.test.ts\`.

## Speed

Seconds. "Ideal" is the least the calls can take on that server (no call before it is read and written, one engine reading,
the slots sharing the rest). The best plan asks the same two questions on the same words with answers of the same length, in parts of
equal size that fill the window to its last token; it knows the length of every answer beforehand, as no plan can. Like ours it makes
no parts smaller than 7,000 tokens where the window has room for larger ones: what belongs together is read together.

| server | pages | window | calls | wall | ideal | wall / ideal | parts of the best plan | its ideal | ours / best |
|---|---|---|---|---|---|---|---|---|---|
${speeds.map(speedLine).join('\n')}

## Whole documents

| pages | window | calls | sentences seen | in the report | over the window | cut in silence |
|---|---|---|---|---|---|---|
${needles.map((row) => `| ${[row.pages, row.windowTokens, row.calls, row.seen, row.reported, row.overWindow, row.truncated].join(' | ')} |`).join('\n')}

## Faults

| fault | every call | calls made | first call only |
|---|---|---|---|
${faults.map(({ name, always, calls, once }) => `| ${name} | ${always} | ${calls} | ${once} |`).join('\n')}

Hanging, dripping and stalling servers are tests, because a deadline is what ends them:
\`backend/test/adapters/language-models-faults.test.ts\`.
`;
mkdirSync('docs/benchmarks', { recursive: true });
writeFileSync('docs/benchmarks/model.md', page);
console.log(page.slice(page.indexOf('## In short'), page.indexOf('## Speed')));

function speedLine(row: SpeedRow): string {
  const { server, pages, windowTokens, calls, wallSeconds: wall, idealSeconds: ideal, best } = row;
  return `| ${[server, pages, windowTokens, calls, wall.toFixed(1), ideal.toFixed(1), (wall / ideal).toFixed(2), best.parts, best.seconds.toFixed(1), (ideal / best.seconds).toFixed(2)].join(' | ')} |`;
}

function isClean({ always, once }: FaultRow): boolean {
  return [always, once].every((what) => !/DEFECT|BROKEN/.test(what));
}
