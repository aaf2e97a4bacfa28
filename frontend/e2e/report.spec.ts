import { readFileSync } from 'node:fs';

import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';

import { SECTION_TITLES } from '../../config/product.ts';
import { dayWords } from '../src/lib/words/day-words.ts';
import {
  analyze,
  chooseFile,
  NDA,
  NDA_SHA256,
  openForm,
  openReport,
  PLACE_ON_PAGE_1,
  save,
} from './analysis-steps.ts';
import { accessibilityViolations } from './accessibility.ts';
import { expect, test } from './fixtures.ts';

test.describe('the report', () => {
  test.beforeEach(({ page }) => openReport(page));

  test('shows the words behind a citation beside it, and leads back', async ({ page }) => {
    const place = page.getByRole('region', { name: 'Key Information' }).getByRole('button', {
      name: PLACE_ON_PAGE_1,
    });
    await place.first().click();
    const words = page.getByRole('region', { name: 'Your document' }).locator('.finding.is-active').first();
    await expect(words).toBeInViewport();
    await expect(words).toBeFocused();
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main').locator('[id^=point-]:focus')).toHaveCount(1);
  });

  test('shows the file itself beside the report, and goes back to the words for a citation', async ({
    page,
  }) => {
    await page.getByRole('button', { name: 'Original', exact: true }).click();
    const first = page.getByRole('img', { name: 'Page 1' });
    await expect(first).toBeVisible();
    // Printed words: the canvas is neither empty nor of one color.
    await expect
      .poll(() =>
        first.evaluate((canvas: HTMLCanvasElement) => {
          const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width || 1, canvas.height || 1);
          return new Set(data.filter((_, index) => index % 4 === 0)).size;
        }),
      )
      .toBeGreaterThan(8);
    expect(await accessibilityViolations(page)).toEqual([]);
    await page
      .getByRole('region', { name: 'Key Information' })
      .getByRole('button', { name: PLACE_ON_PAGE_1 })
      .first()
      .click();
    await expect(page.locator('.finding.is-active').first()).toBeFocused();
    await expect(first).toBeHidden();
  });

  test('keeps title and way out of the words in view on a phone, however far down they are', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('button', { name: 'Risks or Red Flags' }).click();
    const places = await page.getByRole('button', { name: PLACE_ON_PAGE_1 }).all();
    for (const place of [places[0], places.at(-1)]) {
      await place?.click();
      const sheet = page.getByRole('dialog');
      await expect(sheet.getByRole('heading')).toBeInViewport({ ratio: 1 });
      await expect(sheet.locator('mark').first()).toBeInViewport();
      await sheet.getByRole('button', { name: 'Close' }).click({ timeout: 2_000 });
      await expect(sheet).toBeHidden();
      await expect(place!).toBeFocused();
    }
  });

  test('says the verdict before the sections and how it was made after them', async ({ page }) => {
    const topOf = async (name: string | RegExp) =>
      (await page.getByRole('heading', { name }).first().boundingBox())?.y ?? Number.NaN;
    for (const [width, height] of [
      [1280, 800],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      const brief = page.getByRole('region', { name: 'Brief' });
      await expect(brief.getByRole('heading')).toBeInViewport();
      await expect(brief.getByText('What is worst', { exact: true })).toBeInViewport();
      await expect(brief.getByText('Money', { exact: true })).toBeInViewport();
      await expect(brief.getByText('Your way out', { exact: true })).toBeInViewport();
      expect(await topOf('Where the text went')).toBeGreaterThan(await topOf('Suggestions for Improvement'));
    }
  });

  test('says where the text went, and has no accessibility fault with every section open', async ({
    page,
  }) => {
    for (const title of SECTION_TITLES.slice(1)) await page.getByRole('button', { name: title }).click();
    await expect(page.getByRole('main').locator('h3 [aria-expanded=true]')).toHaveCount(6);
    expect(await accessibilityViolations(page)).toEqual([]);
    const block = page.locator('main section', {
      has: page.getByRole('heading', { name: 'Where the text went' }),
    });
    await expect(block).toContainText('Read by the built-in rules, without an AI model.');
    await expect(block).toContainText(NDA_SHA256);
  });

  test('can be downloaded as Markdown and DOCX that name the document and the analyst', async ({ page }) => {
    const markdown = await downloaded(page, 'Download Markdown');
    const text = markdown.toString('utf8');
    const docx = unzipSync(await downloaded(page, 'Download DOCX'));
    const xml = strFromU8(docx['word/document.xml'] ?? new Uint8Array());
    for (const words of [
      NDA_SHA256,
      'the built-in rules',
      'Analysis completed at',
      dayWords(new Date().toISOString()),
    ]) {
      expect(text).toContain(words);
      expect(xml).toContain(words);
    }
    for (const title of SECTION_TITLES) {
      expect(text).toContain(title);
      expect(xml).toContain(title.replace('&', '&amp;'));
    }
    // What has been taken along may go without a question.
    await page.getByRole('button', { name: 'Analyze New Document' }).click();
    await expect(page.getByRole('heading', { name: 'Analyze Your Legal Document' })).toBeVisible();
  });

  test('can be copied without the secure-context clipboard', async ({ page }) => {
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await save(page, 'Copy');
    await expect(page.getByText('Report copied', { exact: true })).toBeVisible();
  });

  test('prints every section and nothing else', async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await expect(page.locator('.print-sheet h2')).toHaveText(
      SECTION_TITLES.map((title, index) => `${index + 1}. ${title}`),
    );
    await expect(page.locator('.print-sheet')).toContainText(NDA_SHA256);
    await expect(page.locator('#root')).toBeHidden();
    // A card stays on one page, and the file is called after the paper.
    await expect(page.locator('.print-group').first()).toHaveCSS('break-inside', 'avoid');
    await expect(page).toHaveTitle('nda-1p - analysis');
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect(page.locator('.print-sheet')).toHaveCount(0);
    await expect(page.locator('#root')).toBeVisible();
    await expect(page).not.toHaveTitle('nda-1p - analysis');
  });

  test('is not lost without a question', async ({ page }) => {
    await page.getByRole('button', { name: 'Analyze New Document' }).click();
    await page.getByRole('button', { name: 'Keep reading' }).click();
    await page.getByRole('banner').getByRole('link').click();
    await page.getByRole('button', { name: 'Keep reading' }).click();
    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const question = await asked;
    expect(question.type()).toBe('beforeunload');
    await question.dismiss();
    await expect(page).toHaveURL(/\/analyze$/);
    await page.getByRole('button', { name: 'Analyze New Document' }).click();
    await page.getByRole('button', { name: 'Discard report' }).click();
    await expect(page.getByRole('heading', { name: 'Analyze Your Legal Document' })).toBeVisible();
    await expect(page.getByText('nda-1p.pdf')).toBeHidden();
  });

  test('is gone from screen and storage after sign-out', async ({ page }) => {
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await page.getByRole('button', { name: 'Discard report' }).click();
    await expect(page).toHaveURL(/\/$/);
    const stored = await page.evaluate(() =>
      [localStorage, sessionStorage].flatMap((area) => Object.values(area)).join(),
    );
    expect(stored).not.toContain('Key Information');
    await page.goto('/analyze');
    await expect(page).toHaveURL(/\/$/);
  });
});

test('keeps reports in the browser only when asked, and wipes them at one click', async ({ page }) => {
  await openForm(page);
  await page.getByRole('button', { name: 'Keep my reports in this browser' }).click();
  await analyze(page, NDA);
  await page.getByRole('button', { name: 'Analyze New Document' }).click({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Open nda-1p.pdf' }).click();
  await expect(page.getByRole('heading', { name: 'Legal Document Analysis' })).toBeVisible();
  await page.getByRole('button', { name: 'Analyze New Document' }).click();
  await page.getByRole('button', { name: 'Delete all and stop keeping' }).click();
  await expect(page.getByRole('button', { name: 'Open nda-1p.pdf' })).toBeHidden();
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys.filter((key) => key.startsWith('reports:'))).toEqual([]);
});

test('works by keyboard alone, from the form to a download', async ({ page }) => {
  await openForm(page);
  await chooseFile(page, NDA);
  await page.getByLabel('Name or Role').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: 'Country/Jurisdiction' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option', { name: 'United States' })).toBeFocused();
  await page.keyboard.type('Ind');
  await expect(page.getByRole('option', { name: 'India' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Country/Jurisdiction' })).toHaveText('India');
  await page.getByLabel('Name or Role').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Legal Document Analysis' })).toBeFocused({
    timeout: 30_000,
  });
  const isOn = (name: RegExp) =>
    page.evaluate(
      (source) =>
        new RegExp(source).test(
          document.activeElement?.ariaLabel ?? document.activeElement?.textContent ?? '',
        ),
      name.source,
    );
  const tabTo = async (name: RegExp) => {
    for (let step = 0; step < 40 && !(await isOn(name)); step += 1) await page.keyboard.press('Tab');
    expect(await isOn(name)).toBe(true);
  };
  const download = page.waitForEvent('download');
  await tabTo(/^Save$/);
  await page.keyboard.press('Enter');
  await tabTo(/^Download Markdown/);
  await page.keyboard.press('Enter');
  expect((await download).suggestedFilename()).toBe('nda-1p - analysis.md');
  await tabTo(PLACE_ON_PAGE_1);
  await page.keyboard.press('Enter');
  await expect(page.locator('.finding:focus')).toHaveCount(1);
});

async function downloaded(page: Page, button: string): Promise<Buffer> {
  const waiting = page.waitForEvent('download');
  await save(page, button);
  return readFileSync(await (await waiting).path());
}
