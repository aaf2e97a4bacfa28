import type { Page } from '@playwright/test';

/** What has to be seen at once. */
const CELLS = ['Money', 'Your way out', 'What is worst'] as const;

/** The parts of the brief that a window of the present size does not show without scrolling; empty where all are seen. */
export async function hiddenAtFirst(page: Page): Promise<readonly string[]> {
  await page.evaluate(() => window.scrollTo(0, 0));
  return page.evaluate((cells) => {
    const brief = document.querySelector('section[aria-label="Brief"]');
    if (brief === null) return ['brief'];
    const isSeen = (element: Element | null | undefined): boolean => {
      if (element === null || element === undefined) return false;
      const { top, bottom, left, right } = element.getBoundingClientRect();
      if (top < 0 || left < 0 || bottom > window.innerHeight || right > window.innerWidth) return false;
      // Nothing lies over it: at its beginning and at its end the page answers with it or a part of it.
      return [top + 4, bottom - 4].every((y) => {
        const there = document.elementFromPoint(left + 6, y);
        return there !== null && (element.contains(there) || there.contains(element));
      });
    };
    const cellOf = (title: string): Element | null | undefined =>
      [...brief.querySelectorAll('p')].find((p) => p.textContent === title)?.parentElement;
    const hidden: string[] = isSeen(brief.querySelector('h2')) ? [] : ['verdict'];
    for (const title of cells) {
      const cell = cellOf(title);
      // Of the sums the first is the main one; of the worst all are asked for.
      const parts =
        title === 'Money' ? [cell?.querySelector('li') ?? cell] : [...(cell?.querySelectorAll('li') ?? [])];
      const wanted = parts.length === 0 ? [cell] : parts;
      if (!wanted.every(isSeen)) hidden.push(title);
    }
    return hidden;
  }, CELLS);
}
