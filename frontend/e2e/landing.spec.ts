import { expect, test } from './fixtures.ts';
import { freezeClock } from './freeze-clock.ts';
import { signInFrom } from './sign-in.ts';
import { untilAlive } from './until-alive.ts';

test.beforeEach(({ page }) => page.goto('/'));

test.describe('the top bar', () => {
  test('holds logo, name, links and the sign-in', async ({ page }) => {
    const bar = page.getByRole('banner');
    await expect(bar).toHaveCSS('position', 'fixed');
    const home = bar.getByRole('link', { name: 'Legible' });
    await expect(home).toHaveAttribute('href', '/');
    await expect(home.locator('svg')).toBeVisible();
    await expect(bar.getByRole('link', { name: 'About Us' })).toHaveAttribute('href', '/about');
    await expect(bar.getByRole('link', { name: 'Features' })).toHaveAttribute('href', '/features');
    await expect(bar.getByRole('button', { name: 'Sign In with Google' })).toBeVisible();
    await expect(bar.getByText('local sign-in, no Google project configured')).toBeVisible();
  });

  test('turns more opaque past 50 px', async ({ page }) => {
    const bar = page.getByRole('banner');
    const scrollTo = (y: number) => page.evaluate((top) => window.scrollTo(0, top), y);
    const opacity = () =>
      bar.evaluate((element) => {
        const canvas = document.createElement('canvas').getContext('2d');
        if (canvas === null) throw new Error('no canvas');
        canvas.fillStyle = getComputedStyle(element).backgroundColor;
        canvas.fillRect(0, 0, 1, 1);
        return canvas.getImageData(0, 0, 1, 1).data[3] ?? 0;
      });
    await untilAlive(page);
    await scrollTo(50);
    await expect(bar).toHaveAttribute('data-scrolled', 'false');
    // on its way from another state it has the colour of neither
    await bar.evaluate((element) =>
      Promise.allSettled(element.getAnimations().map(({ finished }) => finished)),
    );
    const before = await opacity();
    // The router takes a page that is just coming to life to its top once.
    await expect(async () => {
      await scrollTo(51);
      await expect(bar).toHaveAttribute('data-scrolled', 'true', { timeout: 500 });
    }).toPass();
    await expect.poll(opacity).toBeGreaterThan(before);
    await scrollTo(0);
    await expect.poll(opacity).toBe(before);
  });

  test('opens and closes its menu on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(menu.getByRole('link', { name: 'About Us' })).toBeVisible();
    await expect(menu.getByRole('button', { name: 'Sign In with Google' })).toBeVisible();
    await page.getByRole('button', { name: 'Close menu' }).click();
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await menu.getByRole('link', { name: 'Features' }).click();
    await expect(page).toHaveURL(/\/features$/);
    await expect(menu).toBeHidden();
  });
});

test('counts up to its four figures in about 2.5 s', async ({ page }) => {
  await freezeClock(page);
  await page.reload();
  const stats = page.getByRole('list', { name: 'In figures' });
  const counter = stats.locator('[aria-hidden]').first();
  await stats.scrollIntoViewIfNeeded();
  await expect(counter).toHaveText('0');
  // the page that was sent shows 0 too: counting begins when the script has taken over and has seen the list
  await expect(async () => {
    await page.clock.runFor(50);
    expect(await counter.textContent()).not.toBe('0');
  }).toPass({ timeout: 20_000 });
  await page.clock.runFor(1900);
  await expect(counter).toHaveText(/^2[0-4]\d\d|25[0-3]\d$/);
  await page.clock.runFor(700);
  await expect(counter).toHaveText('2547');
  await expect(stats.getByRole('listitem')).toHaveText([
    /2547 2\.5K\+ documents analyzed/,
    /500\+ active users/,
    /<30s under 30 seconds average analysis time/,
    /99\.9% accuracy rate/,
  ]);
});

test('changes its words for people who are signed in, and back', async ({ page }) => {
  await signInFrom(page, 'Sign In to Get Started');
  const bar = page.getByRole('banner');
  const main = page.getByRole('main');
  await expect(bar.getByRole('link', { name: 'Start Analyzing' })).toHaveAttribute('href', '/analyze');
  await expect(main.getByRole('link', { name: 'Analyze Document Now' })).toHaveAttribute('href', '/analyze');
  await expect(main.getByRole('link', { name: 'See How It Works' })).toHaveAttribute('href', '/features');
  await expect(main.getByRole('link', { name: 'Analyze Your First Document Free' })).toHaveAttribute(
    'href',
    '/analyze',
  );
  await expect(page.getByRole('button', { name: /sign in|google/i })).toHaveCount(0);
  await bar.getByRole('button', { name: 'Sign Out' }).click();
  await expect(bar.getByRole('button', { name: 'Sign In with Google' })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Sign In to Get Started' })).toBeVisible();
});
