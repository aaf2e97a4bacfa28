import type { Page } from '@playwright/test';

/** How many ways from a point to its words and back were tried, and those that led nowhere. */
export interface Links {
  readonly tried: number;
  readonly lost: readonly string[];
}

export type Hand = 'mouse' | 'keyboard' | 'touch';

/** From every citation to its words and back to its point, with every section and card open. */
export async function followLinks(page: Page, hand: Hand): Promise<Links> {
  const count = await page.locator('main [data-citation]').count();
  const lost: string[] = [];
  for (let place = 0; place < count; place += 1) {
    const citation = page.locator('main [data-citation]').nth(place);
    const label = (await citation.getAttribute('aria-label')) ?? '';
    const point = await citation.evaluate((element) => element.closest('[id^=point-]')?.id ?? '');
    const isBack =
      hand === 'touch' ? await thereAndBackByTouch(page, place) : await thereAndBack(page, place, hand);
    // A fact of the brief has its own place further down, and leads back to that.
    if (isBack === null || (point !== '' && isBack !== point)) lost.push(`${label} → ${isBack ?? 'nothing'}`);
  }
  return { tried: count, lost };
}

/** Answers the id of the point that has the focus in the end, or null where a step led nowhere. */
async function thereAndBack(page: Page, place: number, hand: Hand): Promise<string | null> {
  const citation = page.locator('main [data-citation]').nth(place);
  if (hand === 'mouse') await citation.click();
  else {
    await citation.focus();
    await page.keyboard.press('Enter');
  }
  const words = page.locator('.finding.is-active:focus');
  if (!(await appears(words, page))) return null;
  if (!(await isInWindow(page, '.finding.is-active:focus'))) return null;
  if (hand === 'mouse') await words.click();
  else await page.keyboard.press('Enter');
  return focusedPoint(page);
}

async function thereAndBackByTouch(page: Page, place: number): Promise<string | null> {
  await page.locator('main [data-citation]').nth(place).tap();
  const sheet = page.getByRole('dialog');
  if (!(await appears(sheet.locator('mark').first(), page))) return null;
  await sheet.getByRole('button', { name: 'Show in report' }).tap();
  return focusedPoint(page);
}

const appears = async (locator: ReturnType<Page['locator']>, page: Page): Promise<boolean> =>
  locator
    .first()
    .waitFor({ timeout: 3_000 })
    .then(() => page.waitForTimeout(30))
    .then(() => true)
    .catch(() => false);

const isInWindow = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => {
    const box = document.querySelector(wanted)?.getBoundingClientRect();
    return box !== undefined && box.bottom > 0 && box.top < window.innerHeight;
  }, selector);

async function focusedPoint(page: Page): Promise<string | null> {
  const point = page.locator('main [id^=point-]:focus');
  if (!(await appears(point, page))) return null;
  return (await isInWindow(page, 'main [id^=point-]:focus')) ? point.getAttribute('id') : null;
}
