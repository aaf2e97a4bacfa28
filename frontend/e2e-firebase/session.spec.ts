import type { Page, Request } from '@playwright/test';

import { expect, test } from './fixtures.ts';
import { expectSignedIn, expectSignedOut, forgetAccounts, signInWithGoogle } from './google.ts';

const REFRESH = '**/securetoken.googleapis.com/v1/token?**';

test('stays signed in over a reload and in a second tab, and signs out of both', async ({
  page,
  context,
}) => {
  await signInWithGoogle(page);
  await page.reload();
  await expectSignedIn(page);
  const second = await context.newPage();
  await second.goto('/analyze');
  await expect(second.getByLabel('Name or Role')).toHaveValue('Sarah Smith');
  await page.getByRole('button', { name: 'Sign Out' }).first().click();
  await expectSignedOut(page);
  await expect(second).toHaveURL(/\/$/);
});

test('signs in a tab that was open before', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/');
  await expectSignedOut(other);
  await signInWithGoogle(page);
  await other.bringToFront();
  await expectSignedIn(other);
});

test('fetches a new token when the old one has less than 30 seconds left, and not before', async ({
  page,
}) => {
  await page.clock.install();
  const renewed: string[] = [];
  await page.route(REFRESH, async (route) => {
    const response = await route.fetch();
    // The shape is that of Google's token service.
    const { id_token } = (await response.json()) as { id_token: string };
    renewed.push(`Bearer ${id_token}`);
    await route.fulfill({ response });
  });
  const firstNotice = page.waitForRequest('**/api/user/track-login');
  await signInWithGoogle(page);
  const firstToken = bearerOf(await firstNotice);

  await forwardTo(page, firstToken, 45);
  const secondNotice = page.waitForRequest('**/api/user/track-login');
  await page.reload();
  expect(bearerOf(await secondNotice)).toBe(firstToken);
  expect(renewed).toEqual([]);

  await forwardTo(page, firstToken, 25);
  const thirdNotice = page.waitForRequest('**/api/user/track-login');
  await page.reload();
  const third = await thirdNotice;
  expect(renewed).toContain(bearerOf(third));
  expect((await third.response())?.ok()).toBe(true);
  await expectSignedIn(page);
});

test('says that the network did not answer when a token cannot be renewed, and keeps the person', async ({
  page,
}) => {
  await page.clock.install();
  const noticed = page.waitForRequest('**/api/user/track-login');
  await signInWithGoogle(page);
  const token = bearerOf(await noticed);
  await page.getByRole('link', { name: 'Analyze Document Now' }).click();
  await fillForm(page);
  await page.route(REFRESH, (route) => route.abort());
  await forwardTo(page, token, 10);
  await page.getByRole('button', { name: 'Analyze Document' }).click();
  await expect(page.getByText('Analysis Failed', { exact: true })).toBeVisible();
  const reason = page.getByRole('main').getByRole('alert').first();
  await expect(reason).toContainText('The network did not answer. Check your connection and try again.');
  await expect(reason).not.toContainText(/firebase|auth\//i);
  await expect(page.getByText('words.txt')).toBeVisible();
});

test('signs out a person whose Google account is gone', async ({ page, emulator }) => {
  await signInWithGoogle(page);
  await forgetAccounts(emulator);
  await page.reload();
  await expectSignedOut(page);
});

async function fillForm(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Country/Jurisdiction' }).click();
  await page.getByRole('option', { name: 'India', exact: true }).click();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'words.txt', mimeType: 'text/plain', buffer: Buffer.from('words') });
}

const bearerOf = (request: Request): string => request.headers()['authorization'] ?? '';

/** Moves the page's clock to so many seconds before a token ends. */
async function forwardTo(page: Page, bearer: string, secondsLeft: number): Promise<void> {
  // The emulator's tokens are JSON Web Tokens, so their second part holds `exp`.
  const payload = Buffer.from(bearer.split('.')[1] ?? '', 'base64url').toString();
  const { exp } = JSON.parse(payload) as { exp: number };
  const now = await page.evaluate(() => Date.now());
  await page.clock.fastForward((exp - secondsLeft) * 1_000 - now);
}
