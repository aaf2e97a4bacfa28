/**
 * `npm run bench:web`: what the page costs in a real browser. Interaction to next paint while a long report arrives and is
 * read, a first visit on a slow phone, and Lighthouse with the splash already seen (needs `npm ci --prefix
 * tools/lighthouse`). Writes docs/benchmarks/web.md. Words as arguments choose parts, and the page keeps the figures of the
 * others: interactions, slow-interactions, marking, phone, desktop, mobile (the last two by Lighthouse).
 */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { startProduct } from '../frontend/e2e/fixtures.ts';
import { findBrowser } from '../tools/find-browser.ts';
import { keptRows, type FigureRow } from './pages/keep-rows.ts';
import { longAnswer, measureInteractions } from './web/interactions.ts';
import { measureLighthouse } from './web/lighthouse.ts';
import { measureMarking } from './web/marking.ts';
import type { Note } from './web/note.ts';
import { measureSlowPhone } from './web/slow-phone.ts';

const PARTS = process.argv.slice(2);
const isWanted = (part: string): boolean => PARTS.length === 0 || PARTS.includes(part);
const executablePath = findBrowser();
if (executablePath === null) throw new Error('No browser was found.');
// In a process of its own: the build sets NODE_ENV for the whole process it runs in.
spawnSync('node', ['tools/build-frontend-if-stale.ts'], { stdio: 'inherit' });

const rows: FigureRow[] = [];
const note: Note = (what, asked, measured, holds) => {
  console.log(`${holds ? 'ok  ' : 'MISS'} ${what}: ${measured} (asked ${asked})`);
  rows.push({ what, asked, measured, holds });
};
const { product, stop } = await startProduct();
try {
  if (isWanted('interactions')) await measureInteractions(executablePath, product.url, 1, note);
  if (isWanted('slow-interactions')) await measureInteractions(executablePath, product.url, 4, note);
  if (isWanted('marking')) await measureMarking(executablePath, product.url, note);
  if (isWanted('phone')) await measureSlowPhone(executablePath, product.url, note);
  for (const device of ['desktop', 'mobile'] as const) {
    if (isWanted(device)) await measureLighthouse(executablePath, product.url, device, note);
  }
} finally {
  await stop();
}
write();

function write(): void {
  const { report, paragraphs } = longAnswer();
  const target = new URL('../docs/benchmarks/web.md', import.meta.url);
  writeFileSync(
    target,
    `# The page in a browser

Written by \`npm run bench:web\` on ${availableParallelism()} shared processors, Node ${process.version.slice(1)}. Interaction to next
paint: the longest of all keys pressed while a report of ${Math.round(JSON.stringify(report).length / 1000)} kB with ${report?.risks.length ?? 0} risks on ${paragraphs.length}
paragraphs arrives and renders, and of the clicks that open its sections and cards, filter its risks and lead to the
document; the longest of each of five journeys, the middle one counts; a quarter of a second lies between two presses, and the pointer rests on a thing for as long before it presses; the browser rounds to 8 ms and tells nothing below 16 ms. The slow phone is the middle one of five first visits, splash
and all; it is usable when nothing covers the page and its main button answers. Lighthouse: its desktop and its mobile settings, splash already
seen, the middle one of five visits by performance; a desk that has no face of the measures of Times New Roman, such as
Liberation Serif, sees the page shift once when ours arrives (92 of 100). \`benchmarkIndex\` is its own measure of the machine in that visit; its
mobile settings are made for about 1,500, and a machine that stalls below that looks like a page that blocks.

| what | asked | measured | holds |
|---|---|---|---|
${keptRows(target, rows).join('\n')}
`,
  );
}
