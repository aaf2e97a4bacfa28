import { expect, test } from './fixtures.ts';
import {
  chooseNewAccount,
  expectSignedIn,
  expectSignedOut,
  openGoogle,
  SARAH,
  signInWithGoogle,
} from './google.ts';

test('opens Google in a window of 500 by 600 and knows the person afterwards', async ({ page }) => {
  await page.goto('/');
  const popup = await openGoogle(page);
  expect(await popup.evaluate(() => [window.innerWidth, window.innerHeight])).toEqual([500, 600]);
  expect(new URL(popup.url()).searchParams.get('providerId')).toBe('google.com');

  const noticed = page.waitForRequest('**/api/user/track-login');
  await chooseNewAccount(popup, SARAH);
  await expectSignedIn(page);
  const notice = await noticed;
  expect(notice.postDataJSON()).toEqual({
    firebaseUid: expect.stringMatching(/^\w{20,}$/),
    email: SARAH.email,
    displayName: SARAH.name,
    photoURL: SARAH.photo,
  });
  expect((await notice.response())?.ok()).toBe(true);

  await page.getByRole('link', { name: 'Analyze Document Now' }).click();
  await expect(page.getByLabel('Name or Role')).toHaveValue('Sarah Smith');
});

test('fills in the e-mail of a Google account without a name', async ({ page }) => {
  await signInWithGoogle(page, { email: 'nameless@example.com' });
  await page.goto('/analyze');
  await expect(page.getByLabel('Name or Role')).toHaveValue('nameless@example.com');
});

test('does not pass for local sign-in, and offers none', async ({ page, request }) => {
  await page.goto('/');
  await expectSignedOut(page);
  await expect(page.getByText(/local sign-in/)).toBeHidden();
  const answer = await request.post('/api/identity/local', {
    data: { displayName: 'Sarah', email: SARAH.email },
  });
  expect(answer.status()).toBe(404);
});

test('asks Google for nothing before somebody wants to sign in', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).host));
  await page.goto('/');
  await expectSignedOut(page);
  await page.waitForLoadState('networkidle');
  expect(new Set(asked)).toEqual(new Set([new URL(page.url()).host]));
});

test('signs out, and stays signed out', async ({ page }) => {
  await signInWithGoogle(page);
  await page.getByRole('button', { name: 'Sign Out' }).first().click();
  await expectSignedOut(page);
  await page.reload();
  await expectSignedOut(page);
  await page.goto('/analyze');
  await expect(page).toHaveURL(/\/$/);
});
