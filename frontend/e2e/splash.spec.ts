import { accessibilityViolations } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { freezeClock } from './freeze-clock.ts';

/** More than the bar takes to fill, and the moment after it. */
const WHOLE_SPLASH_MS = 4_000;

test.use({ splashSeen: false });

test('plays on the first visit, over the whole screen', async ({ page }) => {
  await freezeClock(page);
  await page.goto('/');
  const splash = page.getByTestId('splash');
  await expect(splash).toBeVisible();
  expect(await splash.boundingBox()).toEqual({ x: 0, y: 0, width: 1280, height: 800 });
  const video = splash.locator('video');
  await expect(video).toHaveJSProperty('loop', true);
  await expect(video).toHaveJSProperty('muted', true);
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0);
  await expect(page.getByTestId('splash-dots').locator('span')).toHaveCount(3);
});

test('fills by about 1.43 percent every 50 ms and goes 300 ms after reaching 100', async ({ page }) => {
  await freezeClock(page);
  await page.goto('/');
  const bar = page.getByRole('progressbar', { name: 'Loading' });
  await expect(bar).toHaveAttribute('aria-valuenow', '0');
  await page.clock.runFor(1750);
  await expect(bar).toHaveAttribute('aria-valuenow', '50');
  await page.clock.runFor(1750);
  await expect(bar).toHaveAttribute('aria-valuenow', '100');
  await page.clock.runFor(250);
  await expect(bar).toBeVisible();
  await page.clock.runFor(100);
  await expect(page.getByTestId('splash')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('does not come back within the browser session', async ({ page }) => {
  await freezeClock(page);
  await page.goto('/');
  await expect(page.getByTestId('splash')).toBeVisible();
  await page.clock.runFor(WHOLE_SPLASH_MS);
  await expect(page.getByTestId('splash')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByTestId('splash')).toHaveCount(0);
  await page.goto('/pricing');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByTestId('splash')).toHaveCount(0);
});

for (const [how, skip] of [
  ['key', 'Escape'],
  ['click', null],
] as const) {
  test(`can be skipped by a ${how}`, async ({ page }) => {
    await freezeClock(page); // nothing but the skip can end it now
    await page.goto('/');
    await expect(page.getByTestId('splash')).toBeVisible();
    await (skip === null ? page.mouse.click(300, 300) : page.keyboard.press(skip));
    await expect(page.getByTestId('splash')).toHaveCount(0);
  });
}

test('stands still for people who ask for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await freezeClock(page);
  await page.goto('/');
  const splash = page.getByTestId('splash');
  await expect(splash).toBeVisible();
  await expect(splash.locator('video')).toHaveJSProperty('paused', true);
  const isMoving = () =>
    page
      .getByTestId('splash-dots')
      .locator('span')
      .first()
      .evaluate((dot) => dot.getAnimations().some((animation) => animation.playState === 'running'));
  await expect.poll(isMoving).toBe(false);
  await page.clock.runFor(WHOLE_SPLASH_MS);
  await expect(splash).toHaveCount(0);
});

test('works when its video cannot be had', async ({ page }) => {
  await page.route(/splash\.(webm|mp4|webp)$/, (route) => route.abort());
  await freezeClock(page);
  await page.goto('/');
  await expect(page.getByTestId('splash')).toBeVisible();
  await page.clock.runFor(WHOLE_SPLASH_MS);
  await expect(page.getByTestId('splash')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('passes the accessibility rules', async ({ page }) => {
  // Only the bar is slowed down: axe needs a clock that runs.
  await page.addInitScript(() => {
    const start = window.setInterval.bind(window);
    // The page and axe pass a function and a time, which is all of the signature that is used.
    window.setInterval = ((step: () => void, ms: number) =>
      start(step, ms === 50 ? 60_000 : ms)) as typeof setInterval;
  });
  await page.goto('/');
  await expect(page.getByTestId('splash')).toBeVisible();
  const violations = await accessibilityViolations(page);
  expect(violations).toEqual([]);
  await expect(page.getByTestId('splash')).toBeVisible();
});
