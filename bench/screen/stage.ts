/** A product, a browser and a signed-in person; shows any answer as if the server had just given it. */
import { spawnSync } from 'node:child_process';
import { chromium, type Browser, type Page } from '@playwright/test';
import type { AnalyzeResponse } from '../../backend/src/adapters/http/contract.ts';
import { chooseFile } from '../../frontend/e2e/analysis-steps.ts';
import { startProduct } from '../../frontend/e2e/fixtures.ts';
import { findBrowser } from '../../tools/find-browser.ts';
import { signInPage } from '../../tools/sign-in-page.ts';

export const DESK = { width: 1280, height: 800 } as const;
export const PHONE = { width: 390, height: 844 } as const;

export interface Stage {
  readonly browser: Browser;
  readonly url: string;
  /** A page of a signed-in person in a window of that size. */
  readonly open: (size: typeof DESK | typeof PHONE) => Promise<Page>;
  readonly close: () => Promise<void>;
}

/** Starts the built product and a browser. Throws where there is no browser. */
export async function setStage(): Promise<Stage> {
  const executablePath = findBrowser();
  if (executablePath === null) throw new Error('No browser was found.');
  // In a process of its own: the build sets NODE_ENV for the whole process it runs in.
  spawnSync('node', ['tools/build-frontend-if-stale.ts'], { stdio: 'inherit' });
  const { product, stop } = await startProduct();
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  });
  return {
    browser,
    url: product.url,
    open: async (viewport) => {
      const context = await browser.newContext({
        baseURL: product.url,
        viewport,
        hasTouch: viewport === PHONE,
        isMobile: viewport === PHONE,
      });
      const page = await context.newPage();
      // A report that is left unsaved asks first.
      page.on('dialog', (dialog) => void dialog.accept());
      await signInPage(page);
      return page;
    },
    close: async () => {
      await browser.close();
      await stop();
    },
  };
}

/** Goes through the form to the report on an answer, and waits until the toast is gone. */
export async function showAnswer(page: Page, answer: AnalyzeResponse): Promise<void> {
  await page.goto('/about');
  await page.goto('/analyze');
  await page.route('**/api/analyze', (route) => route.fulfill({ json: answer }));
  await chooseFile(page, { name: 'paper.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
  // By keyboard: on a touch screen a click that comes while the list still opens is lost.
  await page.getByRole('combobox', { name: 'Country/Jurisdiction' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: 'United States', exact: true }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('listbox').waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Analyze Document' }).click();
  await page.getByRole('heading', { name: 'Legal Document Analysis' }).waitFor({ timeout: 60_000 });
  await page.locator('.toast').getByRole('button').first().click();
  await page.locator('.toast').waitFor({ state: 'detached' });
  await page.unroute('**/api/analyze');
}
