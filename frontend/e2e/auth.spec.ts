import { openForm, signedIn } from './analysis-steps.ts';
import { expect, test } from './fixtures.ts';
import { signInFrom } from './sign-in.ts';

test('sends signed-out visitors of /analyze to the landing page', async ({ page }) => {
  await page.goto('/analyze');
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('button', { name: 'Sign In to Get Started' })).toBeVisible();
});

test('leads on to /analyze whoever was going there and has signed in', async ({ page }) => {
  await page.goto('/sample');
  await page.getByRole('link', { name: 'Analyze your own document' }).click();
  await expect(page).toHaveURL(/\/$/);
  await signInFrom(page, 'Sign In to Get Started');
  await expect(page.getByRole('heading', { name: 'Analyze Your Legal Document' })).toBeVisible();
  await expect(page).toHaveURL(/\/analyze$/);
  // Back leads to where they came from, not through the sign-in again.
  await page.goBack();
  await expect(page).toHaveURL(/\/sample$/);
});

test('shows a spinner while it is not known who is there', async ({ page }) => {
  await signedIn(page);
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/api/config', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/analyze');
  await expect(page.getByText('Loading...')).toBeVisible();
  letThrough();
  await expect(page.getByRole('heading', { name: 'Analyze Your Legal Document' })).toBeVisible();
});

test('stays signed in over a reload and in a second tab, and signs out of both', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await signInFrom(page, 'Sign In to Get Started');
  await page.reload();
  await expect(page.getByRole('link', { name: 'Analyze Document Now' })).toBeVisible();
  const second = await context.newPage();
  await second.goto('/analyze');
  await expect(second.getByRole('heading', { name: 'Analyze Your Legal Document' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign Out' }).first().click();
  await expect(page.getByRole('button', { name: 'Sign In to Get Started' })).toBeVisible();
  await expect(second).toHaveURL(/\/$/);
});

test('says plainly that local sign-in is not Google, and can be left', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign In to Get Started' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await expect(dialog).toContainText('local sign-in, no Google project configured');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Sign In to Get Started' })).toBeVisible();
});

test('tells the server once for each page load who is there, and goes on when that fails', async ({
  page,
}) => {
  const bodies: unknown[] = [];
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.route('**/api/user/track-login', async (route) => {
    bodies.push(route.request().postDataJSON());
    await route.fulfill({ status: 500, body: 'Something went wrong on our side.' });
  });
  await openForm(page, 'track@example.com', 'Track Smith');
  await expect.poll(() => logged.some((text) => text.includes('Failed to track user login'))).toBe(true);
  expect(bodies).toEqual([
    {
      firebaseUid: expect.any(String),
      email: 'track@example.com',
      displayName: 'Track Smith',
      photoURL: null,
    },
  ]);
  await expect(page.getByText('Failed to track user login')).toBeHidden();
});

test('fills in the e-mail where there is no display name', async ({ page }) => {
  await signedIn(page);
  await page.addInitScript(() => {
    const session = JSON.parse(localStorage.getItem('localSession') ?? '{}');
    session.user.displayName = '';
    localStorage.setItem('localSession', JSON.stringify(session));
  });
  await page.goto('/analyze');
  await expect(page.getByLabel('Name or Role')).toHaveValue('sarah@example.com');
});

test('sends cookies and a Bearer token with the analysis, and no content type of its own making', async ({
  page,
}) => {
  await openForm(page);
  await page.route('**/api/analyze', (route) =>
    route.fulfill({
      status: 200,
      contentType: 'application/json',
      body: '{"analysis":"### 1. Key Information\\n\\nFine."}',
    }),
  );
  await page.context().addCookies([{ name: 'kept', value: 'yes', url: page.url() }]);
  const sent = page.waitForRequest('**/api/analyze');
  await page.getByRole('combobox', { name: 'Country/Jurisdiction' }).click();
  await page.getByRole('option', { name: 'India' }).click();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('words') });
  await page.getByRole('button', { name: 'Analyze Document' }).click();
  const headers = await (await sent).allHeaders();
  expect(headers['authorization']).toMatch(/^Bearer \S+$/);
  expect(headers['cookie']).toContain('kept=yes');
  expect(headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  // An answer with nothing but `analysis` is a whole answer.
  await expect(page.getByRole('region', { name: 'Key Information' })).toContainText('Fine.');
});

test('knows with Firebase and without a network that nobody is signed in', async ({ page }) => {
  await page.route('**/api/config', async (route) => {
    const config = await (await route.fetch()).json();
    const identity = {
      mode: 'firebase',
      apiKey: 'an-api-key',
      authDomain: 'auth.example.com',
      projectId: 'demo-legible',
      emulatorUrl: null,
    };
    await route.fulfill({ json: { ...config, identity } });
  });
  const sdk = page.waitForResponse(/firebase-client-.*\.js$/);
  await page.goto('/analyze');
  expect((await sdk).status()).toBe(200);
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('button', { name: 'Sign In with Google' })).toBeVisible();
  await expect(page.getByText('local sign-in, no Google project configured')).toBeHidden();
});
