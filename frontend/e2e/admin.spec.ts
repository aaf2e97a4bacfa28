import type { Page } from '@playwright/test';

import { accessibilityViolations } from './accessibility.ts';
import { analyze, NDA, openForm, signedIn } from './analysis-steps.ts';
import { expect, test } from './fixtures.ts';

async function logIn(page: Page, password: string): Promise<void> {
  await page.goto('/admin/login');
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Access Dashboard' }).click();
}

test('asks for the password, and says so when it is wrong', async ({ page }) => {
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/admin\/login$/);
  await expect(page.getByRole('heading', { name: 'Admin Access' })).toBeVisible();
  await expect(page.getByText('Enter admin password to access the dashboard')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  const button = page.getByRole('button', { name: 'Access Dashboard' });
  await expect(button).toBeDisabled();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByLabel('Password').fill('certainly wrong');
  await button.click();
  await expect(page.getByText('Access Denied', { exact: true })).toBeVisible();
  await expect(page.getByText('Incorrect password', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Password')).toHaveValue('');
});

test('says so when the server cannot check the password', async ({ page }) => {
  await page.route('**/api/admin/login', (route) => route.fulfill({ status: 503, body: 'Not now.' }));
  await logIn(page, 'anything');
  await expect(page.getByText('Login failed. Please try again.', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Password')).toHaveValue('');
});

test('shows Verifying... while the password is checked', async ({ page }) => {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/api/admin/login', async (route) => {
    await held;
    await route.fulfill({ status: 200, contentType: 'application/json', body: '{"success":false}' });
  });
  await logIn(page, 'anything');
  await expect(page.getByRole('button', { name: 'Verifying...' })).toBeDisabled();
  letThrough();
  await expect(page.getByText('Access Denied', { exact: true })).toBeVisible();
});

test('lets the operator see figures, restrict a user, and log out', async ({
  page,
  browser,
  product,
  baseURL,
}) => {
  const name = 'Rita Restricted';
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const userPage = await context.newPage();
  await userPage.addInitScript(() => sessionStorage.setItem('splash-seen', 'true'));
  const tracked = userPage.waitForResponse('**/api/user/track-login');
  await openForm(userPage, 'rita@example.com', name);
  expect((await tracked).status()).toBe(204);

  await logIn(page, product.adminPassword);
  await expect(page.getByText('Admin access granted', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/admin$/);
  for (const title of [
    'Total Users',
    'Total Logins',
    'Total Analyses',
    'Avg. Logins/User',
    'Recent Login Activity',
  ]) {
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  }
  await expect(page.getByText('Last 50 login events across all users')).toBeVisible();
  await expect(page.getByRole('main').getByText(name).first()).toBeVisible();
  await expect(page.getByRole('img', { name: 'Analyses', exact: true })).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);

  await page.getByRole('tab', { name: 'User Management' }).click();
  await expect(page).toHaveURL(/view=users/);
  const row = page.getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText('0 analyses');
  await row.getByRole('button', { name: 'Restrict' }).focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: `Restrict ${name}?` });
  await expect(question).toContainText('cannot analyze documents');
  expect(await accessibilityViolations(page)).toEqual([]);
  const asked = page.waitForRequest('**/restrict');
  await question.getByRole('button', { name: 'Restrict' }).click();
  expect((await asked).postDataJSON()).toEqual({ isRestricted: true });
  await expect(page.getByText('User restriction status updated successfully', { exact: true })).toBeVisible();
  await expect(row.getByText('Restricted', { exact: true })).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);

  await analyze(userPage, NDA);
  await expect(userPage.getByText(/^403: /).first()).toBeVisible({ timeout: 30_000 });
  await row.getByRole('button', { name: 'Unrestrict' }).click();
  await expect(row.getByText('Restricted', { exact: true })).toBeHidden();
  await context.close();

  await page.getByLabel('Search by name or e-mail').fill('nobody of this name');
  await expect(page.getByText('No users found', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('Admin session ended', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/login$/);
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/admin\/login$/);
});

test('offers a new login when the session has ended on the server', async ({ page, product }) => {
  await logIn(page, product.adminPassword);
  await expect(page.getByText('Recent Login Activity')).toBeVisible();
  await page.evaluate(() => localStorage.setItem('adminToken', 'a token that lives no more'));
  await page.reload();
  const panel = page.getByRole('main').getByRole('alert');
  await expect(panel).toContainText('Error loading statistics');
  await expect(panel).toContainText('401: ');
  await expect(panel).toContainText("Please ensure you're logged in as admin");
  await page.getByRole('button', { name: 'Log in again' }).click();
  await expect(page).toHaveURL(/\/admin\/login$/);
});

test('asks the server to end a session only when there is one', async ({ page }) => {
  await signedIn(page);
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await page.addInitScript(() => localStorage.setItem('adminAuthenticated', 'true'));
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('Admin session ended', { exact: true })).toBeVisible();
  expect(calls).toContain('/api/admin/stats');
  expect(calls).not.toContain('/api/admin/logout');
});
