/**
 * Photographs every screen of a running product with local sign-in into docs/screens:
 * `npm exec -- node tools/take-screens.ts http://127.0.0.1:3000 docs/screens ADMIN_PASSWORD`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { findBrowser } from './find-browser.ts';

/** No picture is taller than this many times its width: policies go on in the same manner. */
const TALLEST = 4;

const ALL_WIDTHS = [360, 768, 1280, 1920];
const PHONE_AND_DESK = [360, 1280];
/** Largest picture to keep, and the qualities to try for it. */
const MAX_BYTES = 150_000;
const QUALITIES = [72, 60, 48, 36];

const SCREENS: readonly (readonly [name: string, path: string])[] = [
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

/** A toast is gone by then. */
const AFTER_TOAST_MS = 6000;
const AGREEMENT = 'backend/test/fixtures/documents/nda-1p.pdf';
const RECIPE = `Tomato soup. Chop two onions and let them soften in oil. Add a kilo of tomatoes and simmer for half an hour.
Season with salt and basil, blend until smooth, and serve with toasted bread. It keeps for three days in the fridge.`;

const [origin = 'http://127.0.0.1:3000', folder = 'docs/screens', adminPassword = ''] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath === null ? {} : { executablePath }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
});
const context = await browser.newContext({ reducedMotion: 'reduce' });
const page = await context.newPage();

await page.setViewportSize({ width: 1280, height: 800 });
await page.goto(origin);
await page.getByTestId('splash').waitFor();
await page.waitForTimeout(1500); // the still has arrived and the bar is half full
await keep(page, 'splash-1280', false);
await page.keyboard.press('Escape');

for (const [name, path] of SCREENS) {
  await page.goto(origin + path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await keepWidths(page, name, path === '/' ? ALL_WIDTHS : PHONE_AND_DESK);
}
await page.setViewportSize({ width: 360, height: 740 });
await page.goto(origin);
await page.getByRole('button', { name: 'Open menu' }).click();
await keep(page, 'landing-menu-360', false);
await photographAnalysis(page);
await photographAdmin(page);
await browser.close();

/** Form, processing, report and rejection, with a real agreement and a text that is none. */
async function photographAnalysis(page: Page): Promise<void> {
  const session = await page.request.post(`${origin}/api/identity/local`, {
    data: { displayName: 'Sarah Smith', email: 'sarah@example.com' },
  });
  await page.evaluate((text) => localStorage.setItem('localSession', text), await session.text());
  await page.goto(`${origin}/analyze`);
  await page.getByRole('heading', { name: 'Analyze Your Legal Document' }).waitFor();
  await keepWidths(page, 'analyze-form');
  await submit(page, AGREEMENT);
  await page.getByText('Extracting text...').waitFor();
  await keep(page, 'analyze-processing-1280', true);
  await page.getByRole('heading', { name: 'Legal Document Analysis' }).waitFor();
  await page.getByRole('button', { name: 'Risks or Red Flags' }).click();
  await page.waitForTimeout(AFTER_TOAST_MS);
  await keepWidths(page, 'analyze-report', ALL_WIDTHS);
  await page.goto(`${origin}/analyze`);
  await submit(page, { name: 'soup.txt', mimeType: 'text/plain', buffer: Buffer.from(RECIPE) });
  await page.getByText('Not a Legal Document').first().waitFor();
  await page.waitForTimeout(AFTER_TOAST_MS);
  await keepWidths(page, 'analyze-rejection');
}

async function submit(page: Page, file: Parameters<Page['setInputFiles']>[1]): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('combobox', { name: 'Country/Jurisdiction' }).click();
  await page.getByRole('option', { name: 'India', exact: true }).click();
  await page.getByRole('button', { name: 'Analyze Document' }).click();
}

async function photographAdmin(page: Page): Promise<void> {
  await page.goto(`${origin}/admin/login`);
  await page.getByText('Admin Access').waitFor();
  await keepWidths(page, 'admin-login');
  if (adminPassword === '') return;
  await page.locator('input[type=password]').fill(adminPassword);
  await page.getByRole('button', { name: 'Access Dashboard' }).click();
  await page.getByText('Recent Login Activity').waitFor();
  await page.waitForTimeout(AFTER_TOAST_MS);
  await keepWidths(page, 'admin-statistics');
  await page.getByRole('tab', { name: 'User Management' }).click();
  await keepWidths(page, 'admin-users');
}

/** The screen at several widths, from its top. */
async function keepWidths(
  page: Page,
  name: string,
  widths: readonly number[] = PHONE_AND_DESK,
): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 500 ? 740 : 900 });
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.waitForTimeout(200);
    await keep(page, `${name}-${width}`, true);
  }
}

async function keep(page: Page, name: string, fullPage: boolean): Promise<void> {
  const picture = sharp(await page.screenshot({ fullPage }));
  const { width, height } = await picture.metadata();
  picture.extract({
    left: 0,
    top: 0,
    width,
    height: Math.min(height, width * (width < 500 ? TALLEST * 2 : TALLEST)),
  });
  for (const quality of QUALITIES) {
    const bytes = await picture.clone().webp({ quality, effort: 6 }).toBuffer();
    if (bytes.length > MAX_BYTES && quality !== QUALITIES.at(-1)) continue;
    writeFileSync(join(folder, `${name}.webp`), bytes);
    return;
  }
}
