import type { Page } from '@playwright/test';

import { chooseFile, NDA, openForm, openReport, save } from './analysis-steps.ts';
import { expect, test } from './fixtures.ts';
import { signInFrom } from './sign-in.ts';
import { untilAlive } from './until-alive.ts';

/** Makes the sign-in look used up; the page finds out when it next asks for its token. */
async function runOut(page: Page): Promise<void> {
  const session = await page.evaluate(() => localStorage.getItem('localSession'));
  if (session === null) throw new Error('Nobody is signed in.');
  await page.clock.fastForward(Date.parse(JSON.parse(session).expiresAt) - Date.now());
}

test('tells a visitor of /analyze to sign in first, and nobody who signs out', async ({ page }) => {
  await page.goto('/analyze');
  await expect(page.getByText('Please sign in first', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await signInFrom(page, 'Sign In to Get Started');
  await expect(page).toHaveURL(/\/analyze$/);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('button', { name: 'Sign In to Get Started' })).toBeVisible();
  await expect(page.locator('.toast')).toHaveCount(0);
});

test('keeps a report on the screen when the sign-in runs out, until the person lets it go', async ({
  page,
}) => {
  await openReport(page);
  await runOut(page);
  const notice = page.getByRole('main').getByRole('alert');
  await expect(notice).toContainText('Your sign-in has ended');
  await expect(page.getByRole('heading', { name: 'Legal Document Analysis' })).toBeVisible();
  await page.getByRole('button', { name: 'Analyze New Document' }).click();
  await page.getByRole('button', { name: 'Keep reading' }).click();
  await expect(page.getByRole('region', { name: 'Key Information' })).toBeVisible();
  await page.getByRole('button', { name: 'Analyze New Document' }).click();
  await page.getByRole('button', { name: 'Discard report' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('button', { name: 'Sign In to Get Started' })).toBeVisible();
});

test('goes on with the same report after another sign-in', async ({ page }) => {
  await openReport(page);
  await runOut(page);
  await page.clock.setSystemTime(Date.now()); // the server's own time, for the session that it opens next
  await signInFrom(page, 'Sign in again');
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Legal Document Analysis' })).toBeVisible();
});

test('leads away when the sign-in runs out with nothing to keep', async ({ page }) => {
  await page.clock.install();
  await openForm(page);
  await runOut(page);
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText('Your sign-in has ended', { exact: true })).toBeVisible();
});

test('takes the report away at once when the person signs out in another tab', async ({ page, context }) => {
  await openReport(page);
  const other = await context.newPage();
  await other.addInitScript(() => sessionStorage.setItem('splash-seen', 'true'));
  await other.goto('/');
  await other.getByRole('button', { name: 'Sign Out' }).first().click();
  await expect(page.getByRole('heading', { name: 'Legal Document Analysis' })).toBeHidden();
});

test.describe('a tab left open over an update', () => {
  /** What the server answers for parts of a page that it does not have any more. */
  const goneOnce = async (page: Page, part: RegExp): Promise<void> => {
    await page.route(part, (route) => route.fulfill({ status: 404, body: 'Not found.' }), { times: 1 });
  };

  test('shows the page that was asked for after one reload', async ({ page }) => {
    await page.goto('/');
    await goneOnce(page, /pricing-page/);
    await untilAlive(page);
    await page.evaluate(() => {
      history.pushState(null, '', '/pricing');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pay by how much you sign');
  });

  test('opens the sign-in after one reload', async ({ page }) => {
    await goneOnce(page, /dialog-window/);
    await page.goto('/');
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Sign In to Get Started' }).click();
    await reloaded;
    await page.getByRole('button', { name: 'Sign In to Get Started' }).click();
    await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  });

  test('never reloads over a report', async ({ page }) => {
    await openReport(page);
    await page.route(/report-docx/, (route) => route.fulfill({ status: 404, body: 'Not found.' }));
    await save(page, 'Download DOCX');
    await expect(page.getByText('The DOCX could not be written', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Legal Document Analysis' })).toBeVisible();
  });
});

test('keeps what was entered when the sign-in runs out', async ({ page }) => {
  await page.clock.install();
  await openForm(page);
  await chooseFile(page, NDA);
  await runOut(page);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Your sign-in has ended');
  await expect(page.getByText('nda-1p.pdf')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign in again' })).toBeVisible();
});
