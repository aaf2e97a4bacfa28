/**
 * `npm run bench:screen`: what a person gets from the report screen, in a real browser. Ten reports made by hand
 * (`frontend/src/mocks/reports.ts`) and ten of the built-in rules on papers invented for it (`bench/screen/papers`), and a
 * ten-page contract. Writes docs/benchmarks/screen.md. Words as arguments choose parts, and the page keeps the figures of
 * the others: by-hand, typed, by-rules, mouse, keyboard, touch, length, screens, scroll.
 */
import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { AnalyzeResponse } from '../backend/src/adapters/http/contract.ts';
import { REPORTS } from '../frontend/src/mocks/reports.ts';
import { keptFrom, keptRows, type FigureRow } from './pages/keep-rows.ts';
import { openCards, openSections, seenText, shownTwice } from './screen/everything-open.ts';
import { hiddenAtFirst } from './screen/first-look.ts';
import { followLinks, type Hand } from './screen/links.ts';
import { longAnswers } from './screen/long-papers.ts';
import { answerByRules } from '../tools/answer-by-rules.ts';
import { PAPER_NAMES, PAPERS, paperText, wordCount } from './screen/papers.ts';
import { scrollDocument } from './screen/scrolling.ts';
import { byHandAnswer } from './screen/ten-by-hand.ts';
import { DESK, PHONE, setStage, showAnswer } from './screen/stage.ts';

const PARTS = process.argv.slice(2);
const isWanted = (part: string): boolean => PARTS.length === 0 || PARTS.includes(part);
/** A report of version 0.1.0 has no data to show. */
const byHand = Object.entries(REPORTS).filter(([name]) => name !== 'report-old-version');
const byHandAnswers = byHand.map(([name, make]): Shown => ({ name, answer: make(), words: null }));
const typedAnswers = PAPER_NAMES.map((name): Shown => ({ name, answer: byHandAnswer(name), words: null }));
const byRules = PAPER_NAMES.map((name): Shown => {
  const text = paperText(name);
  return { name, answer: answerByRules(text, PAPERS[name]), words: wordCount(text) };
});

interface Shown {
  readonly name: string;
  readonly answer: AnalyzeResponse;
  /** Of the paper; null where there is none. */
  readonly words: number | null;
}

const rows: FigureRow[] = [];
const stage = await setStage();
try {
  if (isWanted('by-hand')) await measureLook('made by hand for odd cases', byHandAnswers);
  if (isWanted('typed')) await measureLook('made by hand on ten papers', typedAnswers);
  if (isWanted('by-rules')) await measureLook('of the built-in rules', byRules);
  for (const hand of ['mouse', 'keyboard', 'touch'] as const) {
    if (isWanted(hand)) await measureLinks(hand);
  }
  if (isWanted('length')) await measureLength();
  if (isWanted('screens')) await measureScreens();
  if (isWanted('scroll')) await measureScroll();
} finally {
  await stage.close();
}
write();

function note(
  what: string,
  asked: string,
  measured: string,
  holds: boolean,
  misses: readonly string[] = [],
): void {
  console.log(`${holds ? 'ok  ' : 'MISS'} ${what}: ${measured} (asked ${asked})`);
  for (const miss of misses) console.log(`       ${miss}`);
  rows.push({ what, asked, measured, holds });
}

async function measureLook(kind: string, shown: readonly Shown[]): Promise<void> {
  const twice: string[] = [];
  for (const [device, size] of [
    ['1280x800', DESK],
    ['390x844', PHONE],
  ] as const) {
    const page = await stage.open(size);
    const hidden: string[] = [];
    for (const { name, answer } of shown) {
      await showAnswer(page, answer);
      const parts = await hiddenAtFirst(page);
      if (parts.length > 0) hidden.push(`${name}: ${parts.join(', ')}`);
      if (size === DESK) {
        await openSections(page);
        await openCards(page);
        twice.push(...(await shownTwice(page, answer)).map((quote) => `${name}: ${quote.slice(0, 90)}`));
      }
    }
    await page.context().close();
    note(
      `verdict, main sum, way out, three worst seen at ${device}, reports ${kind}`,
      'all',
      `${shown.length - hidden.length} of ${shown.length}`,
      hidden.length === 0,
      hidden,
    );
  }
  note(
    `quotes shown twice with everything open, reports ${kind}`,
    '0',
    String(twice.length),
    twice.length === 0,
    twice,
  );
}

async function measureLinks(hand: Hand): Promise<void> {
  const shown = [...byHandAnswers.filter(({ name }) => name === 'report-full'), ...byRules.slice(0, 4)];
  const page = await stage.open(hand === 'touch' ? PHONE : DESK);
  let tried = 0;
  const lost: string[] = [];
  for (const { name, answer } of shown) {
    await showAnswer(page, answer);
    await openSections(page);
    await openCards(page);
    const links = await followLinks(page, hand);
    tried += links.tried;
    lost.push(...links.lost.map((words) => `${name}: ${words}`));
  }
  await page.context().close();
  const share = `${tried - lost.length} of ${tried}`;
  note(`from every citation to its words and back, by ${hand}`, '100 %', share, lost.length === 0, lost);
}

async function measureLength(): Promise<void> {
  const page = await stage.open(DESK);
  const long = await longAnswers(page);
  const missed: string[] = [];
  for (const { name, answer, words } of [...byRules, ...long]) {
    if (words === null) continue;
    await showAnswer(page, answer);
    await openSections(page);
    const folded = wordCount(await seenText(page, false));
    const most = words > 1_500 ? Math.floor(0.8 * words) : 900;
    console.log(`     ${name}: ${folded} words on a paper of ${words}, at most ${most}`);
    if (folded > most) missed.push(`${name}: ${folded} words on a paper of ${words}, at most ${most}`);
  }
  await page.context().close();
  const count = byRules.length + long.length;
  note(
    'words of the folded view with every section open, without quotes',
    '<= 0.8x the paper above 1,500 words, <= 900 below',
    `${count - missed.length} of ${count} papers`,
    missed.length === 0,
    missed,
  );
}

async function measureScreens(): Promise<void> {
  const desk = await stage.open(DESK);
  const long = await longAnswers(desk);
  await desk.context().close();
  const page = await stage.open(PHONE);
  for (const { name, answer } of long) {
    await showAnswer(page, answer);
    const opened = await screens(page);
    await openSections(page);
    const all = await screens(page);
    note(
      `screens of a phone for ${name}, cards folded: as it opens; with every section open`,
      '<= 5',
      `${opened.toFixed(2)}; ${all.toFixed(2)}`,
      all <= 5,
    );
  }
  await page.context().close();
}

async function screens(page: Page): Promise<number> {
  return (await page.evaluate(() => document.documentElement.scrollHeight)) / PHONE.height;
}

async function measureScroll(): Promise<void> {
  const page = await stage.open(DESK);
  await showAnswer(page, REPORTS['report-huge']());
  const { frames, jerks, longestMs } = await scrollDocument(page);
  await page.context().close();
  const share = (100 * jerks) / frames;
  note(
    'document of 500 pages: scroll frames over 50 ms',
    '<= 1 %',
    `${share.toFixed(2)} % of ${frames} (longest ${longestMs} ms)`,
    share <= 1,
  );
}

function write(): void {
  const target = new URL('../docs/benchmarks/screen.md', import.meta.url);
  writeFileSync(
    target,
    `# The report screen

Written by \`npm run bench:screen\` in a real browser, on ten reports made by hand, on those of the built-in rules on ten
papers of 220 to 300 words invented for it, and on longer papers. A quote counts as shown twice where six or more of its
words stand twice on the screen; the document itself, which stands beside the report, is left out. Words are those that
are seen with every section open and every card folded. Screens of a phone are the whole page, from its head to its foot, with
every section open, over a window of 390x844; cards are folded, and a long list shows its first lines (three duties of each
side, five rows of facts, three requests, five risks and every high one) and a button that shows all of it in place.

| what | asked | measured | holds |
|---|---|---|---|
${keptRows(target, rows).join('\n')}

${keptFrom(target, '## Ten seconds')}`,
  );
}
