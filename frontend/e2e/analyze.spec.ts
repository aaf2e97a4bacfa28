import type { Page } from '@playwright/test';

import { COUNTRIES, SECTION_TITLES } from '../../config/product.ts';
import { accessibilityViolations } from './accessibility.ts';
import { analyze, chooseCountry, chooseFile, NDA, openForm, RECIPE } from './analysis-steps.ts';
import { expect, test } from './fixtures.ts';
import { signInFrom } from './sign-in.ts';

/** Each stands for a second or two only; whoever asks from outside may come too late. */
const PASSING_WORDS = [
  'Processing Your Document',
  'This may take a few moments...',
  'Uploading document...',
  'Extracting text...',
];

/** Keeps in the page which of the words have stood there. */
const watchWords = (page: Page, words: readonly string[]) =>
  page.evaluate((words) => {
    const seen = new Set<string>();
    Object.assign(window, { wordsSeen: seen });
    const look = () => {
      const shown = document.querySelector('main')?.textContent ?? '';
      for (const word of words) if (shown.includes(word)) seen.add(word);
    };
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  }, words);

const wordsSeen = (page: Page): Promise<string[]> =>
  // Set by watchWords.
  page.evaluate(() => [...(window as unknown as { wordsSeen: Set<string> }).wordsSeen]);

test('leads from the landing page through sign-in and a real PDF to the open first section', async ({
  page,
}) => {
  await page.goto('/');
  await signInFrom(page, 'Sign In to Get Started');
  await page.getByRole('link', { name: 'Analyze Document Now' }).click();
  await expect(page.getByLabel('Name or Role')).toHaveValue('Sarah Smith');
  await chooseCountry(page, 'United States');
  await chooseFile(page, NDA);
  await expect(page.getByText('nda-1p.pdf')).toBeVisible();
  await watchWords(page, PASSING_WORDS);
  await page.getByRole('button', { name: 'Analyze Document' }).click();
  await expect(page.getByRole('heading', { name: 'Legal Document Analysis' })).toBeVisible({
    timeout: 30_000,
  });
  await expect(page.getByText('Analysis Complete', { exact: true })).toBeVisible();
  await expect(page.getByText('Your document has been analyzed successfully', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Analysis completed at /)).toBeVisible();
  await expect(page.getByText('For: Sarah Smith')).toBeVisible();

  expect(await wordsSeen(page)).toEqual(PASSING_WORDS);

  const first = page.getByRole('button', { name: 'Key Information' });
  await expect(first).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('region', { name: 'Key Information' })).toContainText(/p\. 1/);
  const titles = await page.getByRole('main').locator('h3').allTextContents();
  expect(titles).toEqual([...SECTION_TITLES]);
});

test('leads to the rejection card and from there to a clean form', async ({ page }) => {
  await openForm(page);
  await analyze(page, RECIPE);
  await expect(page.getByRole('heading', { name: 'Not a Legal Document' })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText(
    (
      'Contracts & Agreements, Non-Disclosure Agreements (NDAs), Terms & Conditions, Privacy Policies, ' +
      'Property Documents, Court Notices, Legal Policies, Government Regulations'
    ).split(', '),
  );
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Upload a Legal Document' }).click();
  await expect(page.getByRole('combobox', { name: 'Country/Jurisdiction' })).toHaveText(
    'Select your country',
  );
  await expect(page.getByText('recipe.txt')).toBeHidden();
});

test.describe('the form', () => {
  test.beforeEach(({ page }) => openForm(page));

  test('has every specified text and no accessibility fault', async ({ page }) => {
    for (const text of [
      'Your Information',
      'Upload Document',
      'Supports PDF, DOCX, TXT, JPG, and PNG files (max 10MB)',
      'This helps give jurisdiction-specific analysis.',
    ]) {
      await expect(page.getByText(text, { exact: true })).toBeVisible();
    }
    await expect(page.getByLabel('Name or Role')).toHaveAttribute(
      'placeholder',
      /Client, Sarah Smith, Legal Counsel/,
    );
    const bar = page.getByRole('banner');
    await expect(bar.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
    await expect(bar.getByRole('button', { name: 'Try Another Document' })).toBeVisible();
    await expect(bar.getByRole('button', { name: 'Sign Out' })).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);
  });

  test('offers the countries in their order', async ({ page }) => {
    await page.getByRole('combobox', { name: 'Country/Jurisdiction' }).click();
    await expect(page.getByRole('option')).toHaveText([...COUNTRIES]);
  });

  test('takes a file, shows it, and gives it back', async ({ page }) => {
    await chooseFile(page, { name: 'lease.docx', mimeType: '', buffer: Buffer.alloc(1_310_720, 1) });
    await expect(page.getByText('lease.docx')).toBeVisible();
    await expect(page.getByText('1.25 MB')).toBeVisible();
    await expect(page.locator('[data-icon=other]')).toBeVisible();
    await page.getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('lease.docx')).toBeHidden();
    await expect(page.getByRole('button', { name: /^Drag and drop your document here/ })).toBeVisible();
  });

  test('gives each reason for not taking a file', async ({ page }) => {
    const reason = page.getByRole('main').getByRole('alert');
    await chooseFile(page, {
      name: 'program.exe',
      mimeType: 'application/x-msdownload',
      buffer: Buffer.from('MZ'),
    });
    await expect(reason).toHaveText(/This kind of file cannot be read here/);
    await chooseFile(page, {
      name: 'big.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.alloc(10 * 1024 * 1024 + 1),
    });
    await expect(reason).toHaveText(/larger than 10MB/);
    await chooseFile(page, { name: 'empty.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) });
    await expect(reason).toHaveText(/The file is empty/);
    await dropFiles(page, ['one.pdf', 'two.pdf']);
    await expect(reason).toHaveText(/Only one file can be analyzed at a time/);
    await dropFiles(page, ['one.pdf']);
    await expect(page.getByText('one.pdf')).toBeVisible();
  });

  test('opens the file dialog by click and by key', async ({ page }) => {
    const byClick = page.waitForEvent('filechooser');
    await page.getByText('JPG', { exact: true }).click();
    expect((await byClick).isMultiple()).toBe(false);
    const byKey = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: /^Drag and drop/ }).press('Enter');
    await (await byKey).setFiles(NDA);
    await expect(page.getByText('nda-1p.pdf')).toBeVisible();
  });

  test('takes exactly 10 MB', async ({ page }) => {
    await chooseFile(page, {
      name: 'limit.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.alloc(10 * 1024 * 1024, 1),
    });
    await expect(page.getByText('10.00 MB')).toBeVisible();
  });

  test('says what is missing and sends nothing', async ({ page }) => {
    const submit = page.getByRole('button', { name: 'Analyze Document' });
    await expect(submit).toBeDisabled();
    await expect(page.getByText('Still needed: your country and a document.', { exact: true })).toBeVisible();
    await page.getByLabel('Name or Role').press('Enter');
    await expect(page.getByText('Missing Information', { exact: true })).toBeVisible();
    await expect(
      page.getByText('Please upload a file, enter your name/role, and select your country.', { exact: true }),
    ).toBeVisible();
    await chooseCountry(page, 'Other');
    await chooseFile(page, NDA);
    await expect(submit).toBeEnabled();
    await expect(page.getByText(/^Still needed/)).toHaveCount(0);
    await page.getByLabel('Name or Role').fill('   ');
    await expect(page.getByText('Still needed: your name or role.', { exact: true })).toBeVisible();
    await expect(submit).toBeDisabled();
  });

  test('forgets everything with Try Another Document', async ({ page }) => {
    await page.getByLabel('Name or Role').fill('Tenant');
    await chooseCountry(page, 'Germany');
    await chooseFile(page, NDA);
    await page.getByRole('button', { name: 'Try Another Document' }).click();
    await expect(page.getByLabel('Name or Role')).toHaveValue('Sarah Smith');
    await expect(page.getByRole('combobox', { name: 'Country/Jurisdiction' })).toHaveText(
      'Select your country',
    );
    await expect(page.getByText('nda-1p.pdf')).toBeHidden();
  });

  test('keeps everything when the server refuses the document', async ({ page }) => {
    await analyze(page, {
      name: 'broken.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7\nnothing'),
    });
    await expect(page.getByText('Analysis Failed', { exact: true })).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole('main').getByRole('alert').first()).toContainText(/4\d\d: /);
    await expect(page.getByText('broken.pdf')).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Country/Jurisdiction' })).toHaveText('India');
    await expect(page.getByRole('button', { name: 'Analyze Document' })).toBeEnabled();
  });

  test('stops when asked', async ({ page }) => {
    await analyze(page, NDA);
    await page.getByRole('button', { name: 'Stop' }).click();
    await expect(page.getByText('Analysis Stopped', { exact: true })).toBeVisible();
    await expect(page.getByText('nda-1p.pdf')).toBeVisible();
    await expect(page.getByText('Analysis Failed', { exact: true })).toBeHidden();
  });
});

/** Lets go of files over the drop zone, as a hand would. */
async function dropFiles(page: Page, names: readonly string[]): Promise<void> {
  const data = await page.evaluateHandle((fileNames) => {
    const transfer = new DataTransfer();
    for (const name of fileNames)
      transfer.items.add(new File(['%PDF-1.7 words'], name, { type: 'application/pdf' }));
    return transfer;
  }, names);
  const zone = page.locator('[data-dragging]');
  await zone.dispatchEvent('dragenter', { dataTransfer: data });
  await expect(zone).toHaveAttribute('data-dragging', 'true');
  await zone.dispatchEvent('drop', { dataTransfer: data });
}
