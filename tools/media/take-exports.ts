/**
 * Writes everything that a report can be taken along as, on a product that it starts itself, and pictures of each page:
 * `npm exec -- node tools/media/take-exports.ts FOLDER [paper.txt …]`. Pictures of the PDF need `pdftoppm`, those of the DOCX
 * LibreOffice too (Debian: poppler-utils, libreoffice-writer-nogui).
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { paperPath } from '../../bench/screen/papers.ts';
import { chooseCountry, chooseFile } from '../../frontend/e2e/analysis-steps.ts';
import { startProduct } from '../../frontend/e2e/fixtures.ts';
import { findBrowser } from '../find-browser.ts';
import { openForm } from '../screens/analyze-states.ts';
import { signInPage } from '../sign-in-page.ts';

const [folder = 'exports', ...papers] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const { product, stop } = await startProduct();
const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath === null ? {} : { executablePath }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
});
const context = await browser.newContext({
  baseURL: product.url,
  permissions: ['clipboard-read', 'clipboard-write'],
});
const page = await context.newPage();
page.on('dialog', (dialog) => void dialog.accept());
try {
  await signInPage(page, 'Dana Whitlock', 'dana@example.com');
  for (const paper of papers.length > 0 ? papers : [paperPath('gym'), paperPath('software')]) {
    await takeAlong(paper);
  }
} finally {
  await browser.close();
  await stop();
}

async function takeAlong(paper: string): Promise<void> {
  const name = basename(paper, '.txt');
  await openForm({ page, keep: async () => undefined });
  await chooseFile(page, { name: `${name}.txt`, mimeType: 'text/plain', buffer: readFileSync(paper) });
  await chooseCountry(page, 'United States');
  await page.getByRole('button', { name: 'Analyze Document' }).click();
  await page.getByRole('heading', { name: 'Legal Document Analysis' }).waitFor({ timeout: 60_000 });
  await page.emulateMedia({ media: 'print' });
  writeFileSync(join(folder, `${name}.pdf`), await page.pdf({ preferCSSPageSize: true }));
  await page.emulateMedia({ media: 'screen' });
  for (const [choice, ending] of [
    ['Download DOCX', 'docx'],
    ['Download Markdown', 'md'],
  ] as const) {
    const [download] = await Promise.all([page.waitForEvent('download'), save(page, choice)]);
    copyFileSync(await download.path(), join(folder, `${name}.${ending}`));
  }
  await save(page, 'Copy all requests as an e-mail');
  await page.getByText('E-mail copied').waitFor();
  writeFileSync(join(folder, `${name}.email.txt`), await page.evaluate(() => navigator.clipboard.readText()));
  picturesOf(join(folder, `${name}.pdf`), join(folder, `${name}-print`));
  const made = join(folder, 'from-docx');
  spawnSync('soffice', ['--headless', '--convert-to', 'pdf', '--outdir', made, join(folder, `${name}.docx`)]);
  picturesOf(join(made, `${name}.pdf`), join(folder, `${name}-docx`));
  console.log(`${name}: done`);
}

async function save(of: Page, choice: string): Promise<void> {
  await of.getByRole('button', { name: 'Save', exact: true }).click();
  await of.getByRole('button', { name: choice, exact: true }).click();
}

function picturesOf(pdf: string, start: string): void {
  const { status } = spawnSync('pdftoppm', ['-r', '60', '-png', pdf, start]);
  if (status !== 0)
    console.log(`There are no pictures of ${basename(pdf)}: pdftoppm or LibreOffice is missing.`);
}
