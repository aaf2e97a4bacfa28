import type { Page } from '@playwright/test';

import { NDA, PLACE_ON_PAGE_1 } from './analysis-steps.ts';
import { expect, test } from './fixtures.ts';

/** More stops than any screen has before the thing that is looked for. */
const MOST_STOPS = 80;

/** Presses Tab until the focus is on what bears this name, as a person without a mouse would. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  const focused = () =>
    page.evaluate(() => {
      const element = document.activeElement;
      if (element instanceof HTMLInputElement) return element.labels?.[0]?.textContent ?? '';
      const labels = element?.getAttribute('aria-labelledby')?.split(' ') ?? [];
      const label = labels.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
      return element?.ariaLabel ?? (label === '' ? (element?.textContent ?? '') : label);
    });
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (name.test(await focused())) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`No stop of the Tab key is called ${name}.`);
}

async function press(page: Page, name: RegExp, key = 'Enter'): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press(key);
}

async function type(page: Page, field: RegExp, words: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(words);
}

test('leads by keyboard alone from the landing page to a report, a clause of it, and a download', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Sign In to Get Started' })).toBeVisible();
  await press(page, /^Sign In to Get Started$/);
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await expect(dialog).toBeVisible();
  await type(page, /^Display name$/, 'Kay Board');
  await type(page, /^E-mail$/, 'kay@example.com');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('link', { name: 'Analyze Document Now' })).toBeVisible();
  await press(page, /^Analyze Document Now$/);

  await expect(page.getByLabel('Name or Role')).toHaveValue('Kay Board');
  await press(page, /^Country\/Jurisdiction/);
  await expect(page.getByRole('option', { name: 'United States' })).toBeFocused();
  await page.keyboard.type('Ind');
  await expect(page.getByRole('option', { name: 'India' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Country/Jurisdiction' })).toHaveText('India');
  const chooser = page.waitForEvent('filechooser');
  await press(page, /^Drag and drop/);
  await (await chooser).setFiles(NDA);
  await expect(page.getByText('nda-1p.pdf')).toBeVisible();
  await press(page, /^Analyze Document$/);
  await expect(page.getByRole('heading', { name: 'Legal Document Analysis' })).toBeFocused({
    timeout: 30_000,
  });

  const download = page.waitForEvent('download');
  await press(page, /^Save$/);
  await press(page, /^Download DOCX$/);
  expect((await download).suggestedFilename()).toBe('nda-1p - analysis.docx');

  await tabTo(page, PLACE_ON_PAGE_1);
  await page.keyboard.press('Enter');
  await expect(page.locator('.finding:focus')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.locator('[id^=point-]:focus')).toHaveCount(1);
  await press(page, /^Risks or Red Flags$/, ' ');
  await expect(page.getByRole('button', { name: 'Risks or Red Flags' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
});

test('restricts a user by keyboard alone', async ({ page, product }) => {
  const name = 'Tab Key';
  const session = await page.request.post('/api/identity/local', {
    data: { displayName: name, email: 'tab@example.com' },
  });
  const { idToken, user } = await session.json();
  const tracked = await page.request.post('/api/user/track-login', {
    headers: { authorization: `Bearer ${idToken}` },
    data: { firebaseUid: user.uid, email: user.email, displayName: name, photoURL: null },
  });
  expect(tracked.status()).toBe(204);

  await page.goto('/admin/login');
  await expect(page.getByRole('button', { name: 'Access Dashboard' })).toBeVisible();
  await type(page, /^Password$/, product.adminPassword);
  await press(page, /^Access Dashboard$/);
  await expect(page.getByRole('heading', { name: 'Total Users' })).toBeVisible();
  await tabTo(page, /^Statistics$/);
  await page.keyboard.press('ArrowRight');
  const row = page.getByRole('listitem').filter({ hasText: name });
  await expect(row).toBeVisible();
  await press(page, new RegExp(`^Restrict ${name}$`));
  await expect(page.getByRole('dialog', { name: `Restrict ${name}?` })).toBeVisible();
  await press(page, /^Restrict$/);
  await expect(row.getByText('Restricted', { exact: true })).toBeVisible();
  await press(page, new RegExp(`^Unrestrict ${name}$`));
  await expect(row.getByText('Restricted', { exact: true })).toBeHidden();
  await press(page, /^Logout$/);
  await expect(page).toHaveURL(/\/admin\/login$/);
});
