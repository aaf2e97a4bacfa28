import type { Page } from '@playwright/test';

/** Signs in through the local dialog, from whichever button is named. */
export async function signInFrom(page: Page, buttonName: string): Promise<void> {
  await page.getByRole('button', { name: buttonName }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Display name').fill('Sarah Smith');
  await dialog.getByLabel('E-mail').fill('sarah@example.com');
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await dialog.waitFor({ state: 'detached' });
}
