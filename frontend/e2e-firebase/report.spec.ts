import type { Page } from '@playwright/test';

import { analyze, NDA } from '../e2e/analysis-steps.ts';
import { expect, test } from './fixtures.ts';
import { signInWithGoogle } from './google.ts';

/** The smallest picture there is: one pixel. */
const PHOTO = {
  contentType: 'image/gif',
  body: Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
};

test('reads a real PDF for a person of Google', async ({ page }) => {
  await signInWithGoogle(page);
  await page.getByRole('link', { name: 'Analyze Document Now' }).click();
  const sent = page.waitForRequest('**/api/analyze');
  await analyze(page, NDA);
  expect((await sent).headers()['authorization']).toMatch(/^Bearer \S+$/);
  await expectReport(page);
  await expect(page.getByText('For: Sarah Smith')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Key Information' })).toContainText(/clause \d+, p\. 1/);
});

test('shows the operator who signed in, with their photo, and restricts them on the spot', async ({
  page,
  context,
  product,
}) => {
  await context.route('https://lh3.googleusercontent.com/**', (route) => route.fulfill(PHOTO));
  const tracked = page.waitForResponse('**/api/user/track-login');
  await signInWithGoogle(page, {
    email: 'rita@example.com',
    name: 'Rita Restricted',
    photo: 'https://lh3.googleusercontent.com/a/rita',
  });
  expect((await tracked).ok()).toBe(true);
  await page.getByRole('link', { name: 'Analyze Document Now' }).click();

  const admin = await context.newPage();
  await admin.goto('/admin/login');
  await admin.getByLabel('Password').fill(product.adminPassword);
  await admin.getByRole('button', { name: 'Access Dashboard' }).click();
  const photo = admin.locator('img[src="https://lh3.googleusercontent.com/a/rita"]').first();
  await expect(photo).toBeVisible();
  expect(await photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
  await admin.getByRole('tab', { name: 'User Management' }).click();
  const row = admin.getByRole('listitem').filter({ hasText: 'Rita Restricted' });
  await expect(row).toContainText('rita@example.com');
  await row.getByRole('button', { name: 'Restrict' }).click();
  const question = admin.getByRole('dialog', { name: 'Restrict Rita Restricted?' });
  await question.getByRole('button', { name: 'Restrict' }).click();
  await expect(row.getByText('Restricted', { exact: true })).toBeVisible();

  await page.bringToFront();
  await analyze(page, NDA);
  await expect(page.getByRole('main').getByRole('alert').first()).toContainText(
    'Your account has been restricted. Please contact the operator of this site to have it reviewed.',
    { timeout: 30_000 },
  );
});

const expectReport = (page: Page): Promise<void> =>
  expect(page.getByRole('heading', { name: 'Legal Document Analysis' })).toBeVisible({ timeout: 30_000 });
