/**
 * `npm exec -- node bench/web.ts`: what the page costs in a real browser. Interaction to next paint while a report of
 * 100 kB renders, and Lighthouse with the splash already seen (needs `npm ci --prefix tools/lighthouse`). Writes
 * docs/benchmarks/web.md.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { chromium, type Page } from '@playwright/test';
import { analyze, NDA } from '../frontend/e2e/analysis-steps.ts';
import { startProduct } from '../frontend/e2e/fixtures.ts';
import { SECTION_TITLES } from '../config/product.ts';
import { findBrowser } from '../tools/find-browser.ts';

const REPORT_BYTES = 100_000;
const PATHS = ['/', '/features'];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
/** Chromium's own floor for what it tells about an interaction, in milliseconds. */
const SHORTEST_MS = 16;
/** One visit tells as much about the machine of that moment as about the page; Lighthouse's own advice is the median of several. */
const VISITS = 5;
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];

const executablePath = findBrowser();
if (executablePath === null) throw new Error('No browser was found.');
const { product, stop } = await startProduct();
const lines: string[] = [];
try {
  for (const slowdown of [1, 4]) await measureInteractions(slowdown);
  await measureLighthouse();
} finally {
  await stop();
}
writeFileSync(
  new URL('../docs/benchmarks/web.md', import.meta.url),
  `# The page in a browser

Written by \`node bench/web.ts\` on ${availableParallelism()} shared processors, Node ${process.version.slice(1)}. Interaction to next
paint: the longest of all keys pressed while a report of ${REPORT_BYTES / 1000} kB with 200 risks and 400 cited
paragraphs arrives and renders, and of the clicks that open its sections and filter its risks; the browser rounds to
8 ms and tells nothing below ${SHORTEST_MS} ms. Lighthouse: its desktop and its mobile settings, splash already
seen, the middle one of ${VISITS} visits by performance. \`benchmarkIndex\` is its own measure of the machine in that visit; its
mobile settings are made for about 1,500, and a machine that stalls below that looks like a page that blocks.

| what | asked | measured | holds |
|---|---|---|---|
${lines.join('\n')}
`,
);

function note(what: string, asked: string, measured: string, holds: boolean): void {
  console.log(`${holds ? 'ok  ' : 'MISS'} ${what}: ${measured} (asked ${asked})`);
  lines.push(`| ${what} | ${asked} | ${measured} | ${holds ? 'yes' : '**no**'} |`);
}

async function measureInteractions(slowdown: number): Promise<void> {
  const browser = await chromium.launch({ executablePath: executablePath ?? '', args: FLAGS });
  const page = await browser.newPage({ baseURL: product.url });
  const session = await page.request.post('/api/identity/local', {
    data: { displayName: 'Sarah Smith', email: 'sarah@example.com' },
  });
  await page.addInitScript(
    (text) => {
      sessionStorage.setItem('splash-seen', 'true');
      localStorage.setItem('localSession', text);
    },
    await session.text(),
  );
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
    await trigger.click();
    await page.keyboard.press('Tab');
  }
  for (const name of [/^High/, /^Low/, /^All/]) {
    await page.getByRole('main').getByRole('group').getByRole('button', { name }).first().click();
  }
  await page.waitForTimeout(1000);
  const reading = await longest(page);
  const speed = slowdown === 1 ? '' : `, processor ${slowdown}x slower`;
  note(`interaction with the form${speed}`, '<= 200 ms', shown(filling), filling <= 200);
  note(`interaction while the report renders${speed}`, '<= 200 ms', shown(rendering), rendering <= 200);
  note(`interaction with the open report${speed}`, '<= 200 ms', shown(reading), reading <= 200);
  await browser.close();
}

function shown(ms: number): string {
  return ms === 0 ? `< ${SHORTEST_MS} ms` : `${ms} ms`;
}

/** Keeps the length of each interaction in the page. */
async function watchInteractions(page: Page): Promise<void> {
  await page.evaluate((durationThreshold) => {
    const lengths: number[] = [];
    Object.assign(window, { interactionLengths: lengths });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('interactionId' in entry && entry.interactionId !== 0) lengths.push(entry.duration);
      }
    }).observe({ type: 'event', durationThreshold, buffered: true } as PerformanceObserverInit); // newer than the types
  }, SHORTEST_MS);
}

/** The longest interaction since the last question, in milliseconds; 0 when none took long enough to be told. */
function longest(page: Page): Promise<number> {
  return page.evaluate(() => {
    // Set by watchInteractions.
    const { interactionLengths } = window as unknown as { interactionLengths: number[] };
    return Math.max(0, ...interactionLengths.splice(0));
  });
}

/** An answer whose report is as long as asked, two fifths of it risks. */
function longAnswer() {
  const words = 'The Supplier shall indemnify the Customer against every loss arising out of this Agreement';
  const paragraphs = Array.from({ length: 400 }, (_, index) => ({
    id: index + 1,
    page: 1 + Math.floor(index / 10),
    clause: `${index + 1}.1`,
    text: `${words}, item ${index + 1}.`,
  }));
  const place = (index: number) => `(§${(index % 400) + 1}, p. ${1 + Math.floor((index % 400) / 10)})`;
  const risk = (index: number) =>
    `${index + 1}. **${['High', 'Medium', 'Low'][index % 3]}: Indemnity ${index + 1}**\n   - It says: “${words}” ${place(index)}\n   - Ask: A cap.`;
  const point = (index: number) => `- **Point ${index + 1}.** ${words}. ${place(index)}`;
  const sections = SECTION_TITLES.map((title, section) => {
    const item = section === 2 ? risk : point;
    return `### ${section + 1}. ${title}\n\n${Array.from({ length: section === 2 ? 200 : 120 }, (_, index) => item(index)).join('\n')}`;
  });
  const analysis = sections.join('\n\n');
  if (analysis.length < REPORT_BYTES) throw new Error(`The report has only ${analysis.length} characters.`);
  return {
    analysis,
    paragraphs,
    citations: paragraphs.map(({ id, page }) => ({
      id: `c${id}`,
      section: (id % 6) + 1,
      quote: words,
      page,
      paragraph: id,
      status: 'exact',
    })),
    findings: Array.from({ length: 200 }, (_, index) => ({
      section: 3,
      severity: ['high', 'medium', 'low'][index % 3],
      title: `Indemnity ${index + 1}`,
      citations: [],
    })),
  };
}

/** The parts of Lighthouse's answer that are read here. */
interface LighthouseAnswer {
  readonly lhr: {
    readonly environment: { readonly benchmarkIndex: number };
    readonly categories: Readonly<
      Record<
        string,
        {
          readonly score: number | null;
          readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
        }
      >
    >;
    readonly audits: Readonly<Record<string, { readonly score: number | null; readonly title: string }>>;
  };
}

async function measureLighthouse(): Promise<void> {
  const modules = new URL('../tools/lighthouse/node_modules/', import.meta.url);
  if (!existsSync(modules)) {
    console.log('Lighthouse is not installed: npm ci --prefix tools/lighthouse');
    return;
  }
  // A package of its own, whose types are not there for everyone.
  const { default: lighthouse, desktopConfig } = await import(
    new URL('lighthouse/core/index.js', modules).href
  );
  const { default: puppeteer } = await import(
    new URL('puppeteer-core/lib/puppeteer/puppeteer-core.js', modules).href
  );
  const visit = async (device: string, path: string): Promise<LighthouseAnswer> => {
    const browser = await puppeteer.launch({ executablePath, args: FLAGS, headless: true });
    const page = await browser.newPage();
    await page.evaluateOnNewDocument(() => sessionStorage.setItem('splash-seen', 'true'));
    const answer = await lighthouse(
      product.url + path,
      {},
      device === 'desktop' ? desktopConfig : undefined,
      page,
    );
    await browser.close();
    return answer;
  };
  for (const device of ['desktop', 'mobile']) {
    for (const path of PATHS) {
      const visits: LighthouseAnswer[] = [];
      for (let count = 0; count < VISITS; count += 1) visits.push(await visit(device, path));
      const { lhr } = visits.toSorted((a, b) => scoreOf(a, 'performance') - scoreOf(b, 'performance'))[
        VISITS >> 1
      ]!; // there are so many
      const scores = CATEGORIES.map((name) => scoreOf({ lhr }, name));
      const performance = visits
        .map((answer) => `${scoreOf(answer, 'performance')} at ${answer.lhr.environment.benchmarkIndex}`)
        .join(', ');
      note(
        `Lighthouse ${device}, ${path}: ${CATEGORIES.join(', ')}`,
        '>= 95 each',
        `${scores.join(', ')} (performance of each visit, at a benchmarkIndex: ${performance})`,
        scores.every((score) => score >= 95),
      );
      for (const name of CATEGORIES) {
        for (const { id, weight } of lhr.categories[name]?.auditRefs ?? []) {
          const { score = null, title = id } = lhr.audits[id] ?? {};
          if (weight > 0 && score !== null && score < 0.9) console.log(`       ${name}: ${title} (${score})`);
        }
      }
    }
  }
}

function scoreOf(
  { lhr }: { readonly lhr: Pick<LighthouseAnswer['lhr'], 'categories'> },
  category: string,
): number {
  return Math.round((lhr.categories[category]?.score ?? 0) * 100);
}
