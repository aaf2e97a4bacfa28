import type { Page } from '@playwright/test';

import { expect, startProduct, test } from './fixtures.ts';

/** The script that brings the page to life; without it there is only what the server sent. */
const PAGE_SCRIPT = /assets\/index-[^/]*\.js$/;
const withoutScript = (page: Page) => page.route(PAGE_SCRIPT, (route) => route.abort());

const PAGES = [
  ['/', 'Know what you are signing', 'Know what you are signing'],
  ['/about', 'Nobody should sign what they cannot read', 'About Us'],
  ['/features', 'From fine print to plain English', 'Features'],
  ['/pricing', 'Pay by how much you sign', 'Pricing'],
  ['/privacy', 'Privacy Policy', 'Privacy Policy'],
  ['/terms', 'Terms of Service', 'Terms of Service'],
  ['/refund-policy', 'Refund Policy', 'Refund Policy'],
  ['/contact', 'Write to us', 'Contact'],
  ['/no/such/page', 'Page Not Found', 'Page Not Found'],
] as const;

test('every public page can be read before any script has come', async ({ page }) => {
  await withoutScript(page);
  for (const [path, heading, title] of PAGES) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveTitle(`${title} | Legible`);
    await expect(page.getByRole('contentinfo')).toContainText('© 2025 Legible Technologies');
    // Nobody knows yet who is here, so nobody is asked to sign in.
    await expect(page.getByRole('button', { name: /sign in|google/i })).toHaveCount(0);
  }
});

test('the script takes over the page that was sent, and draws no other', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.querySelector('h1')?.setAttribute('data-sent-by-server', '');
    });
  });
  for (const path of ['/', '/pricing', '/privacy', '/no/such/page']) {
    await page.goto(path);
    await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In with Google' })).toBeVisible();
    await expect(page.locator('h1')).toHaveAttribute('data-sent-by-server');
  }
});

test('the private screens are sent empty', async ({ page }) => {
  await withoutScript(page);
  for (const path of ['/analyze', '/admin', '/admin/login']) {
    expect((await page.goto(path))?.status()).toBe(200);
    await expect(page.locator('#root')).toBeEmpty();
  }
});

test('the script comes where nobody tells it that the page is painted', async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => undefined;
  });
  await page.goto('/pricing');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In with Google' })).toBeVisible();
});

test.describe('on a first visit', () => {
  test.use({ splashSeen: false });

  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    test(`nothing shows before the splash, and the page shows itself if the splash never comes (motion: ${reducedMotion})`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion });
      await withoutScript(page);
      await page.goto('/');
      await expect(page.locator('h1')).toBeHidden();
      await expect(page.locator('h1')).toBeVisible();
    });
  }

  test('the splash lies over the page that was sent', async ({ page }) => {
    await page.goto('/pricing');
    await expect(page.getByTestId('splash')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-opening');
  });
});

test('an installation speaks in its own name from the first paint', async ({ page }) => {
  test.setTimeout(180_000); // starts a product of its own
  const { product, stop } = await startProduct({
    BRAND_NAME: 'Klar & Deutlich',
    BRAND_COMPANY: 'Büro <Nord>',
    BRAND_CONTACT: 'hallo@klar.example',
    SITE_COMMERCIAL: 'off',
  });
  try {
    await withoutScript(page);
    await page.goto(product.url);
    await expect(page).toHaveTitle('Know what you are signing | Klar & Deutlich');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Klar & Deutlich' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('© 2025 Büro <Nord>');
    await expect(page.getByRole('list', { name: 'In figures' })).toHaveCount(0);
    await page.goto(`${product.url}/pricing`);
    await expect(page.getByRole('main')).toContainText('is run privately');
    // The script finds the same.
    await page.unroute(PAGE_SCRIPT);
    await page.goto(product.url);
    await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In with Google' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('© 2025 Büro <Nord>');
  } finally {
    await stop();
  }
});
