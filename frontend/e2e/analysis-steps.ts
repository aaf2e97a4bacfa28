import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, type Page } from '@playwright/test';

/** A real one-page agreement. */
export const NDA = join(import.meta.dirname, '../../backend/test/fixtures/documents/nda-1p.pdf');
export const NDA_SHA256 = createHash('sha256').update(readFileSync(NDA)).digest('hex');

/** Text that is certainly no legal document. */
export const RECIPE = {
  name: 'recipe.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from(
    `Grandmother's tomato soup

Ingredients: one kilo of ripe tomatoes, two onions, three cloves of garlic, a handful of basil, olive oil, salt.

Chop the onions and the garlic and let them soften in the oil. Add the tomatoes and simmer for half an hour.
Stir in the basil, blend everything until it is smooth, and season to taste. Serve hot with toasted bread.
A spoon of cream makes it milder. The soup keeps for three days and tastes even better the next morning.`,
  ),
};

/** Signs a person in as the dialog would, without its clicks. */
export async function signedIn(
  page: Page,
  email = 'sarah@example.com',
  displayName = 'Sarah Smith',
): Promise<void> {
  const answer = await page.request.post('/api/identity/local', { data: { displayName, email } });
  expect(answer.status()).toBe(200);
  const session = await answer.text();
  await page.addInitScript((text) => {
    // Set once: a reload must find what the page itself made of it.
    if (sessionStorage.getItem('signed-in-by-test') !== null) return;
    sessionStorage.setItem('signed-in-by-test', 'true');
    localStorage.setItem('localSession', text);
  }, session);
}

/** Opens the form for a signed-in person. */
export async function openForm(page: Page, email?: string, displayName?: string): Promise<void> {
  await signedIn(page, email, displayName);
  await page.goto('/analyze');
  await expect(page.getByRole('heading', { name: 'Analyze Your Legal Document' })).toBeVisible();
}

/** Name of a citation's button on the first page, with the contract's own number before it where it has one. */
export const PLACE_ON_PAGE_1 = /^(?:[^,]+, )?p\. 1: show it in the document, /;

type Upload = Parameters<ReturnType<Page['locator']>['setInputFiles']>[0];

export const chooseFile = (page: Page, file: Upload): Promise<void> =>
  page.locator('input[type=file]').setInputFiles(file);

/** Chooses a country from the list; a click while the list still opens is lost, as a person's would be, and is made again. */
export async function chooseCountry(page: Page, country: string): Promise<void> {
  const box = page.getByRole('combobox', { name: 'Country/Jurisdiction' });
  await box.click();
  const option = page.getByRole('option', { name: country, exact: true });
  await option.waitFor();
  await expect(async () => {
    if (await option.isVisible()) await option.click({ timeout: 2_000 });
    await expect(box).toHaveText(country, { timeout: 1_000 });
  }).toPass();
}

/** Fills in what is missing and sends the form. */
export async function analyze(page: Page, file: Upload): Promise<void> {
  await chooseCountry(page, 'India');
  await chooseFile(page, file);
  await page.getByRole('button', { name: 'Analyze Document' }).click();
}

/** The whole way to a report on the real agreement, on a clock that skips the seconds for which each word of the progress stays. */
export async function openReport(page: Page): Promise<void> {
  await page.clock.install();
  await openForm(page);
  await analyze(page, NDA);
  const title = page.getByRole('heading', { name: 'Legal Document Analysis' });
  await expect(async () => {
    await page.clock.fastForward(1_000);
    await expect(title).toBeVisible({ timeout: 250 });
  }).toPass({ timeout: 50_000, intervals: [50] });
}

/** Opens the menu of ways to take the report along and picks one of them. */
export async function save(page: Page, choice: string): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: choice, exact: true }).click();
}
