import type { Page } from '@playwright/test';

/** Stops the page's clock; `page.clock.runFor` moves it on. Call it before the page is opened or reloaded. */
export async function freezeClock(page: Page): Promise<void> {
  await page.clock.install({ time: new Date('2026-01-01T00:00:00Z') });
  await page.clock.pauseAt(new Date('2026-01-01T00:01:00Z'));
}
