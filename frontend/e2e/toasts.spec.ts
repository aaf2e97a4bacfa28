import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { freezeClock } from './freeze-clock.ts';

/** A wrong admin password is the shortest way to a toast. The answer is given here, so that no attempt is used up. */
async function openWithToast(page: Page): Promise<Locator> {
  await page.route('**/api/admin/login', (route) => route.fulfill({ json: { success: false } }));
  await page.goto('/admin/login');
  await provokeToast(page);
  return toasts(page);
}

async function provokeToast(page: Page): Promise<void> {
  await page.locator('input[type="password"]').fill('wrong');
  await page.getByRole('button', { name: 'Access Dashboard' }).click();
  await expect(toasts(page)).toContainText('Access Denied');
}

const toasts = (page: Page) => page.locator('.toast');

test('show one at a time', async ({ page }) => {
  const toast = await openWithToast(page);
  await expect(toast).toHaveCount(1);
  await provokeToast(page);
  await expect(toast).toHaveCount(1);
});

test('stay for 5000 ms', async ({ page }) => {
  await page.route('**/api/admin/login', (route) => route.fulfill({ json: { success: false } }));
  await freezeClock(page);
  await page.goto('/admin/login');
  await provokeToast(page);
  await page.clock.runFor(4900);
  await expect(toasts(page)).toBeVisible();
  await page.clock.runFor(200);
  await expect(toasts(page)).toHaveCount(0);
});

test('get the focus with F8', async ({ page }) => {
  const toast = await openWithToast(page);
  await page.keyboard.press('F8');
  await expect(page.locator('ol:focus')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(toast).toBeFocused();
});

test('are at most 420 px wide from medium screens on, and as wide as a phone below', async ({ page }) => {
  await openWithToast(page);
  await page.keyboard.press('F8'); // the focus holds the toast while it is measured
  const region = page.locator('ol:has(.toast)');
  for (const [window, expected] of [
    [1280, 420],
    [768, 420],
    [500, 500],
    [360, 360],
  ] as const) {
    await page.setViewportSize({ width: window, height: 740 });
    await expect.poll(async () => (await region.boundingBox())?.width, `at ${window} px`).toBe(expected);
  }
});

test('go with a swipe to the right past 50 px, and stay with a shorter one', async ({ page }) => {
  const toast = await openWithToast(page);
  await expect.poll(() => toast.evaluate((element) => element.getAnimations().length)).toBe(0);
  await swipe(page, toast, 45);
  await expect(toast).toBeVisible();
  await swipe(page, toast, 60);
  await expect(toast).toHaveCount(0);
});

async function swipe(page: Page, toast: Locator, px: number): Promise<void> {
  const box = await toast.boundingBox();
  if (box === null) throw new Error('There is no toast to swipe.');
  const [x, y] = [box.x + 40, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + px / 2, y, { steps: 4 });
  await page.mouse.move(x + px, y, { steps: 4 });
  await page.mouse.up();
}

test('leave the bar of a phone free', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const toast = await openWithToast(page);
  expect((await toast.boundingBox())?.y).toBeGreaterThan(370);
});
