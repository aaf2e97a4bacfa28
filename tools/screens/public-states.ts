import type { Camera } from './camera.ts';

const PAGES: readonly (readonly [name: string, path: string])[] = [
  ['landing', '/'],
  ['about', '/about'],
  ['features', '/features'],
  ['pricing', '/pricing'],
  ['contact', '/contact'],
  ['privacy', '/privacy'],
  ['terms', '/terms'],
  ['refund-policy', '/refund-policy'],
  ['not-found', '/no-such-page'],
];

/** Long enough for the still to be there and the bar half full, in milliseconds. */
const HALF_A_SPLASH = 1_500;

/** What a visitor sees: splash, public pages, the menu of the phone, the sample, the sign-in. */
export async function photographPublic({ page, keep }: Camera): Promise<void> {
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(() => sessionStorage.removeItem('splash-seen')).catch(() => undefined);
    await page.goto('/');
    await page.getByTestId('splash').waitFor();
    await page.waitForTimeout(HALF_A_SPLASH);
    await keep('splash', { widths: [width] });
    await page.keyboard.press('Escape');
  }
  for (const [name, path] of PAGES) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await keep(name, { whole: true });
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await keep('landing-menu', { widths: [360] });
  await page.goto('/sample');
  await page.getByRole('region', { name: 'Brief' }).waitFor();
  await keep('sample', { whole: true });
  await photographSignIn({ page, keep });
}

async function photographSignIn({ page, keep }: Camera): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign In to Get Started' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await dialog.waitFor();
  await keep('sign-in');
  await page.route('**/api/identity/local', (route) =>
    route.fulfill({ status: 403, body: 'This address may not sign in here.' }),
  );
  await dialog.getByLabel('Display name').fill('Sarah Smith');
  await dialog.getByLabel('E-mail').fill('sarah@example.com');
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await dialog.getByRole('alert').waitFor();
  await keep('sign-in-refused');
  await page.unroute('**/api/identity/local');
}
