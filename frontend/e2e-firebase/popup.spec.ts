import { expect, test } from './fixtures.ts';
import { chooseNewAccount, expectSignedIn, expectSignedOut, openGoogle, SARAH } from './google.ts';

test('says that the window was closed, and lets the person try again', async ({ page }) => {
  await page.goto('/');
  const popup = await openGoogle(page);
  await popup.close();
  // The SDK waits 8 seconds more: an answer may still be under way.
  await expect(
    page.getByText('The sign-in window was closed before sign-in was finished.', { exact: true }),
  ).toBeVisible({ timeout: 20_000 });
  await expectSignedOut(page);
  await chooseNewAccount(await openGoogle(page), SARAH);
  await expectSignedIn(page);
});

test('says that the browser blocked the window, and how to go on', async ({ page }) => {
  await page.addInitScript(() => {
    const open = window.open.bind(window);
    // What a browser answers that blocks the window; a headless one has no blocker. The second click is let through.
    window.open = () => {
      window.open = open;
      return null;
    };
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign In to Get Started' }).click();
  await expect(
    page.getByText('Your browser blocked the sign-in window. Allow pop-ups for this site and try again.', {
      exact: true,
    }),
  ).toBeVisible();
  await expectSignedOut(page);
  await chooseNewAccount(await openGoogle(page), SARAH);
  await expectSignedIn(page);
});

test('closes the first window when a second one is asked for, which then works', async ({ page }) => {
  await page.goto('/');
  const first = await openGoogle(page);
  const firstClosed = first.waitForEvent('close');
  const second = await openGoogle(page);
  await firstClosed;
  await expect(page.getByText('A newer sign-in window replaced this one.', { exact: true })).toBeVisible();
  await chooseNewAccount(second, SARAH);
  await expectSignedIn(page);
});

test('says that Google cannot be reached, and works once it can', async ({ page }) => {
  await page.route('https://apis.google.com/**', (route) => route.abort());
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign In to Get Started' }).click();
  await expect(
    page.getByText('Google sign-in could not be reached. Check your connection and try again.', {
      exact: true,
    }),
  ).toBeVisible();
  await page.unroute('https://apis.google.com/**');
  await chooseNewAccount(await openGoogle(page), SARAH);
  await expectSignedIn(page);
});
