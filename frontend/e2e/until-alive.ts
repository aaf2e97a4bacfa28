import { expect, type Page } from '@playwright/test';

/**
 * Waits until the printed page has come to life: the bar above it answers to scrolling. What a script does to the
 * address or the place of a page before that is lost; clicks and keys are kept by React and need no such wait.
 */
export async function untilAlive(page: Page): Promise<void> {
  const bar = page.getByRole('banner');
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, 100));
    await expect(bar).toHaveAttribute('data-scrolled', 'true', { timeout: 500 });
  }).toPass();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(bar).toHaveAttribute('data-scrolled', 'false');
}
