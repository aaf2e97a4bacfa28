import { accessibilityViolations } from './accessibility.ts';
import { expect, test } from './fixtures.ts';

const PAGES = [
  ['/', 'Know what you are signing'],
  ['/about', 'Nobody should sign what they cannot read'],
  ['/features', 'From fine print to plain English'],
  ['/pricing', 'Pay by how much you sign'],
  ['/privacy', 'Privacy Policy'],
  ['/terms', 'Terms of Service'],
  ['/refund-policy', 'Refund Policy'],
  ['/contact', 'Write to us'],
  ['/no/such/page', 'Page Not Found'],
] as const;

const WIDTHS = [320, 360, 768, 1280, 1920];

for (const [path, heading] of PAGES) {
  test(`${path} is accessible and fits every width`, async ({ page }) => {
    // Without motion the colors are final when they are measured.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const response = await page.goto(path);
    expect(response?.status()).toBe(path === '/no/such/page' ? 404 : 200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page).toHaveTitle(/ \| Legible$/);
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
    await expect(page.getByRole('contentinfo')).toContainText('support@legible.example');
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      // The page takes a moment to lay itself out anew.
      const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      await expect.poll(overflow, { message: `at ${width} px` }).toBeLessThanOrEqual(0);
    }
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const violations = await accessibilityViolations(page);
      expect(violations, `at ${width} px`).toEqual([]);
    }
  });
}

test('every page has a title and a description of its own', async ({ page }) => {
  const seen = new Set<string>();
  for (const [path] of PAGES) {
    await page.goto(path);
    await expect(page).toHaveTitle(/ \| Legible$/);
    seen.add(await page.title());
    seen.add((await page.locator('meta[name="description"]').getAttribute('content')) ?? '');
  }
  expect(seen.size).toBe(PAGES.length * 2);
});

test('the open menu of a phone is accessible', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  const violations = await accessibilityViolations(page);
  expect(violations).toEqual([]);
});

test('/features promises Google’s sign-in only where there is one', async ({ page }) => {
  await page.goto('/features');
  await expect(page.getByText('Local sign-in', { exact: true })).toBeVisible();
  await expect(page.getByText('Google sign-in only')).toHaveCount(0);
  await page.route('**/api/config', async (route) => {
    const answer = await route.fetch();
    const identity = {
      mode: 'firebase',
      apiKey: 'x',
      authDomain: 'x.example',
      projectId: 'x',
      emulatorUrl: null,
    };
    await route.fulfill({ response: answer, json: { ...(await answer.json()), identity } });
  });
  await page.reload();
  await expect(page.getByText('Google sign-in only', { exact: true })).toBeVisible();
});

test('/terms leads from the list of its sections to each of them', async ({ page }) => {
  await page.goto('/terms');
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  const list = page.getByRole('navigation', { name: 'Sections' });
  await expect(list.getByRole('link')).toHaveCount(14);
  await list.getByRole('link', { name: 'Limitation of liability' }).click();
  await expect(page).toHaveURL(/#liability$/);
  await expect(headings.filter({ hasText: '12. Limitation of liability' })).toBeInViewport();
});

test('an unknown path says so and leads home', async ({ page }) => {
  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Know what you are signing');
});

test('the start of every page can be skipped with the keyboard', async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
});

test('a page whose code cannot be loaded says so, and a reload mends it', async ({ page }) => {
  let loads = 0;
  page.on('request', (request) => (loads += request.isNavigationRequest() ? 1 : 0));
  await page.route(/pricing-page/, (route) => route.abort());
  await page.goto('/pricing');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be shown');
  expect(loads, 'the page tried once more by itself, before it said so').toBe(2);
  await page.unroute(/pricing-page/);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pay by how much you sign');
  expect(loads).toBe(3);
});

test('a page whose code cannot be loaded stays where no server would answer a reload', async ({ page }) => {
  let loads = 0;
  page.on('request', (request) => (loads += request.isNavigationRequest() ? 1 : 0));
  await page.route(/pricing-page|api\/health/, (route) => route.abort());
  await page.goto('/pricing');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be shown');
  expect(loads).toBe(1);
});

test('the page of components is for development only', async ({ page }) => {
  const response = await page.goto('/dev/ui');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
});
