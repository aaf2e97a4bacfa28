import { availableParallelism, loadavg } from 'node:os';
import { chromium, type Locator, type Page } from '@playwright/test';
import type { AnalyzeResponse } from '../../backend/src/adapters/http/contract.ts';
import { analyze, NDA } from '../../frontend/e2e/analysis-steps.ts';
import {
  aRisk,
  answerWith,
  quoter,
  toParagraphs,
  type PaperLine,
} from '../../frontend/src/mocks/report-builder.ts';
import { FLAGS, type Note } from './note.ts';
import { signInPage } from '../../tools/sign-in-page.ts';

/** Chromium's own floor for what it tells about an interaction, in milliseconds. */
const SHORTEST_MS = 16;
/** As long as the reports of long contracts are. */
const PARAGRAPHS = 400;
const RISKS = 60;
/** How often the whole journey is made. */
const JOURNEYS = 5;
/** A quick hand's time between two presses. */
const BETWEEN_MS = 250;
const DUTIES = 120;

/** The longest interaction with each, in milliseconds. */
interface Journey {
  readonly filling: number;
  readonly rendering: number;
  readonly reading: number;
}

/**
 * The longest interactions with the form, while a report arrives, and with the open report, on a processor so many times
 * slower: the middle one of several journeys, as other work on the machine lengthens single ones.
 */
export async function measureInteractions(
  executablePath: string,
  url: string,
  slowdown: number,
  note: Note,
): Promise<void> {
  const journeys: Journey[] = [];
  while (journeys.length < JOURNEYS) journeys.push(await travel(executablePath, url, slowdown));
  const speed = slowdown === 1 ? '' : `, processor ${slowdown}x slower`;
  for (const [what, part] of [
    ['with the form', 'filling'],
    ['while the report renders', 'rendering'],
    ['with the open report', 'reading'],
  ] as const) {
    const lengths = journeys.map((journey) => journey[part]);
    const middle = lengths.toSorted((a, b) => a - b)[Math.floor(JOURNEYS / 2)]!;
    const each = lengths.map(shown).join(', ');
    note(
      `interaction ${what}${speed}`,
      '<= 200 ms',
      `${shown(middle)} ms (of each journey: ${each}${loadWords()})`,
      middle <= 200,
    );
  }
}

async function travel(executablePath: string, url: string, slowdown: number): Promise<Journey> {
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  const page = await browser.newPage({ baseURL: url });
  await signInPage(page);
  await page.route('**/api/analyze', (route) => route.fulfill({ json: longAnswer() }));
  await page.goto('/analyze');
  await watchInteractions(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });

  await analyze(page, NDA);
  const filling = await longest(page);
  const heading = page.getByRole('heading', { name: 'Legal Document Analysis' });
  while (!(await heading.isVisible())) await page.keyboard.press('Tab');
  for (let press = 0; press < 20; press += 1) await page.keyboard.press('Tab');
  const rendering = await longest(page);
  for (const trigger of (await page.locator('main h3 button').all()).slice(1)) {
    while ((await trigger.getAttribute('aria-expanded')) !== 'true') await press(page, trigger);
    await page.keyboard.press('Tab');
    await page.waitForTimeout(BETWEEN_MS);
  }
  for (const name of [/^High/, /^Low/, /^All/]) {
    await press(page, page.getByRole('main').getByRole('group').getByRole('button', { name }).first());
  }
  for (const card of (await page.locator('main h4 button').all()).slice(0, 5)) {
    await press(page, card);
  }
  for (const citation of (await page.locator('main [data-citation]').all()).slice(0, 5)) {
    await press(page, citation);
  }
  for (const key of ['j', 'j', 'k']) {
    await page.keyboard.press(key);
    await page.waitForTimeout(BETWEEN_MS);
  }
  await page.waitForTimeout(1000);
  const reading = await longest(page);
  await browser.close();
  return { filling, rendering, reading };
}

/**
 * Presses where the thing is. Looking for it and for what lies over it is work that Playwright does in the page, on the slowed
 * processor; it ends before the press, as a hand does none of it. The pointer is there a moment before the finger falls.
 */
async function press(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const find = async () => {
    const box = await target.boundingBox();
    if (box === null) throw new Error('What is to be pressed is not on the page.');
    await page.waitForTimeout(BETWEEN_MS);
    return box;
  };
  // What was pressed before may still unfold above it.
  let box = await find();
  for (let next = await find(); next.y !== box.y; next = await find()) box = next;
  await page.mouse.move(box.x + Math.min(box.width / 2, 40), box.y + box.height / 2);
  await page.waitForTimeout(BETWEEN_MS);
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForTimeout(BETWEEN_MS);
}

/** Chromium tells nothing of what is shorter than its floor. */
const shown = (ms: number): string => (ms === 0 ? `< ${SHORTEST_MS}` : String(ms));

/** Keeps the length of each interaction in the page. */
async function watchInteractions(page: Page): Promise<void> {
  await page.evaluate((durationThreshold) => {
    const lengths: [ms: number, what: string][] = [];
    Object.assign(window, { interactionLengths: lengths });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('interactionId' in entry) || entry.interactionId === 0) continue;
        const target = 'target' in entry && entry.target instanceof Element ? entry.target : null;
        lengths.push([entry.duration, `${entry.name} on ${target?.textContent?.slice(0, 40) ?? 'nothing'}`]);
      }
    }).observe({ type: 'event', durationThreshold, buffered: true } as PerformanceObserverInit); // newer than the types
  }, SHORTEST_MS);
}

/** The longest interaction since the last question, in milliseconds; 0 when none took long enough to be told. Names the three longest. */
async function longest(page: Page): Promise<number> {
  const lengths = await page.evaluate(() => {
    // Set by watchInteractions.
    const { interactionLengths } = window as unknown as { interactionLengths: [number, string][] };
    return interactionLengths.splice(0).toSorted(([a], [b]) => b - a);
  });
  for (const [ms, what] of lengths.slice(0, 3)) console.log(`       ${ms} ms: ${what}`);
  return lengths[0]?.[0] ?? 0;
}

/** A report of more than a hundred kilobytes with every kind of point, on a document of 130 pages. */
export function longAnswer(): AnalyzeResponse {
  const words = 'The Supplier shall indemnify the Customer against every loss arising out of this Agreement';
  const lines = Array.from({ length: PARAGRAPHS }, (_, index): PaperLine => [
    `${index + 1}.1`,
    `${words}, item ${index + 1}.`,
  ]);
  const paragraphs = toParagraphs(lines);
  const quote = quoter(paragraphs);
  const severities = ['high', 'medium', 'low'] as const;
  const risks = Array.from({ length: RISKS }, (_, index) =>
    aRisk({
      id: `risk-${index + 1}`,
      severity: severities[Math.floor((index * severities.length) / RISKS)] ?? 'low',
      title: `You pay for every loss of item ${index + 1}, without a limit`,
      quotes: [quote(index * 6 + 1)],
      usual: 'A limit at the fees of twelve months.',
      wording: `The liability for item ${index + 1} is limited to the fees of twelve months.`,
    }),
  );
  const duties = Array.from({ length: DUTIES }, (_, index) => ({
    id: `duty-${index + 1}`,
    sideId: index % 2 === 0 ? 's1' : 's2',
    text: `You must make good the loss of item ${index + 1}.`,
    action: `Make good item ${index + 1}`,
    when: index % 3 === 0 ? 'within 30 days' : null,
    amount: null,
    quotes: [quote(index * 3 + 2)],
    by: 'rules' as const,
  }));
  return answerWith(paragraphs, {
    sides: [
      { id: 's1', name: 'Blue Harbor GmbH', role: 'Supplier', quotes: [] },
      { id: 's2', name: 'Northern Parts AG', role: 'Customer', quotes: [] },
    ],
    reader: { sideId: 's1', typed: 'Supplier', certainty: 'certain' },
    brief: {
      verdict: `Ask for ${RISKS} changes before you sign`,
      level: 'ask-first',
      money: [],
      wayOut: null,
      nextDate: null,
      worst: ['risk-1', 'risk-2', 'risk-3'],
    },
    risks,
    duties,
    summary: 'You answer for every loss.',
    suggestions: risks.map(({ id, ask, wording }) => ({ pointId: id, ask, wording, fallback: null })),
  });
}

/** How busy the machine was, where it had more to do than processors: the figure is too long then. */
function loadWords(): string {
  const [load = 0] = loadavg();
  const processors = availableParallelism();
  return load <= processors ? '' : `; load average ${load.toFixed(0)} on ${processors} processors`;
}
