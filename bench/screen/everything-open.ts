import type { Page } from '@playwright/test';
import type { AnalyzeResponse, Quote } from '../../backend/src/adapters/http/contract.ts';
import { wordCount } from './papers.ts';

/** A quote shorter than this, such as a name, may stand in sentences of ours too; a whole clause may not. */
const LEAST_WORDS = 6;

/** Opens every section; the cards in them stay folded. */
export async function openSections(page: Page): Promise<void> {
  const closed = page.locator('main h3 button[aria-expanded=false]');
  while ((await closed.count()) > 0) await closed.first().click();
  // The later cards of a long list follow a moment after the first.
  await page.waitForTimeout(400);
}

/** Unfolds every list that a phone shows the first lines of, and every card. */
export async function openCards(page: Page): Promise<void> {
  await page.evaluate(() => {
    const folded = 'main [data-fold][aria-expanded=false], main h4 button[aria-expanded=false]';
    for (const one of document.querySelectorAll<HTMLElement>(folded)) one.click();
  });
  await page.waitForTimeout(400);
}

/** The words of the report as they are seen, with or without its quotes; not those of the document beside it. */
export function seenText(page: Page, withQuotes: boolean): Promise<string> {
  return page.evaluate((keepsQuotes) => {
    const main = document.querySelector('main');
    if (main === null) return '';
    const away = [
      '[role=region][aria-label="Your document"]',
      '[role=search]',
      '.wrong-note',
      '.sr-only',
      ...(keepsQuotes ? [] : ['blockquote', 'q']),
    ].join();
    const words: string[] = [];
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (parent === null || parent.closest(away) !== null || !parent.checkVisibility()) continue;
      words.push(node.textContent ?? '');
    }
    return words.join(' ');
  }, withQuotes);
}

/** The quotes of an answer that stand on the screen more than once. */
export async function shownTwice(page: Page, answer: AnalyzeResponse): Promise<readonly string[]> {
  const text = plain(await seenText(page, true));
  const quotes = new Set(quotesOf(answer).map(({ text: words }) => plain(words)));
  const long = [...quotes].filter((quote) => wordCount(quote) >= LEAST_WORDS);
  const boxes = await page.evaluate(() =>
    [...document.querySelectorAll('main blockquote, main q')].map((box) => box.textContent ?? ''),
  );
  const inBoxes = boxes.map(plain).filter((box, position, all) => all.indexOf(box) !== position);
  return [...new Set([...long.filter((quote) => text.split(quote).length > 2), ...inBoxes])];
}

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Every quote of a report. */
function quotesOf({ report }: AnalyzeResponse): readonly Quote[] {
  if (report === null) return [];
  const { facts, duties, risks, comparison, gaps, brief } = report;
  const points = [...facts, ...duties, ...risks, ...comparison, ...gaps, brief.wayOut, brief.nextDate];
  return points.flatMap((point) => point?.quotes ?? []);
}
