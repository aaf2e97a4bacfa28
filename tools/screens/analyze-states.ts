import { readFileSync } from 'node:fs';
import { paperPath, type PaperName } from '../../bench/screen/papers.ts';
import { chooseCountry, chooseFile, RECIPE } from '../../frontend/e2e/analysis-steps.ts';
import type { Camera } from './camera.ts';

/** Text of a promise on a slip of paper: too little to be told for a contract, and one all the same. */
const SLIP = {
  name: 'slip.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from(
    'Jo gets the blue canoe from Kim next spring. Jo gives Kim 300 dollars for it, half of it now. If the canoe leaks, Kim gives the money back.',
  ),
};

/** A file as it is chosen in the form: a paper of ours under a name that people would give it. */
export const upload = (paper: PaperName, name: string) => ({
  name,
  mimeType: 'text/plain',
  buffer: readFileSync(paperPath(paper)),
});

/** The form in its states, the work under way, the rejection and what follows it. */
export async function photographAnalyze(camera: Camera): Promise<void> {
  const { page, keep } = camera;
  await openForm(camera);
  await keep('analyze-form', { whole: true });
  await page.getByRole('combobox', { name: 'Country/Jurisdiction' }).click();
  await page.getByRole('option').first().waitFor();
  await keep('analyze-countries', {
    inspected: '[role=listbox]',
    ready: async () => {
      // A window of another size closes it.
      await page.waitForTimeout(200);
      if (!(await page.getByRole('listbox').isVisible()))
        await page.getByRole('combobox', { name: 'Country/Jurisdiction' }).click();
      await page.getByRole('option').first().waitFor();
    },
  });
  await page.keyboard.press('Escape');
  await chooseFile(page, { name: 'holiday.heic', mimeType: '', buffer: Buffer.from('ftypheic') });
  await page.getByRole('main').getByRole('alert').waitFor();
  await keep('analyze-refused-file', { whole: true });
  // As large as such a file is; what it holds is never read here.
  await chooseFile(page, {
    name: 'Ironleaf membership.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(260_000, ' ')]),
  });
  await chooseCountry(page, 'United States');
  await keep('analyze-form-complete', { whole: true });
  await photographWork(camera);
  await photographRejection(camera);
}

async function photographWork({ page, keep }: Camera): Promise<void> {
  let letThrough = (): void => undefined;
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/api/analyze', async (route) => {
    await held;
    await route.fulfill({
      status: 503,
      headers: { 'retry-after': '10', 'x-error-code': 'busy' },
      body: 'Many documents are being read right now. Please try again in a moment.',
    });
  });
  await page.getByRole('button', { name: 'Analyze Document' }).click();
  await page.getByText('Analyzing with AI...').waitFor();
  await keep('analyze-processing', { whole: true });
  await page.getByRole('link').first().click();
  await page.getByRole('dialog').waitFor();
  await keep('analyze-leave-running');
  await page.keyboard.press('Escape');
  letThrough();
  await page.locator('.toast').waitFor();
  await page.keyboard.press('F8'); // the focus holds the toast
  await keep('analyze-failed');
  await page.unroute('**/api/analyze');
}

async function photographRejection(camera: Camera): Promise<void> {
  const { page, keep } = camera;
  await openForm(camera);
  await chooseCountry(page, 'Ireland');
  await chooseFile(page, RECIPE);
  await page.getByRole('button', { name: 'Analyze Document' }).click();
  await page.getByRole('heading', { name: 'Not a Legal Document' }).waitFor({ timeout: 60_000 });
  await keep('analyze-rejection', { whole: true });
  await openForm(camera);
  await chooseCountry(page, 'Canada');
  await chooseFile(page, SLIP);
  await page.getByRole('button', { name: 'Analyze Document' }).click();
  const report = page.getByRole('heading', { name: 'Legal Document Analysis' });
  const rejection = page.getByRole('heading', { name: 'Not a Legal Document' });
  await report.or(rejection).waitFor({ timeout: 60_000 });
  if (await rejection.isVisible()) {
    await page.getByRole('button', { name: 'It is a contract: read it anyway' }).click();
  }
  await report.waitFor({ timeout: 60_000 });
  await page.locator('.toast').getByRole('button').first().click();
  await keep('report-read-anyway', { whole: true });
}

/** An empty form, whatever was on the screen before. */
export async function openForm({ page }: Camera): Promise<void> {
  await page.goto('/about');
  await page.goto('/analyze');
  await page.getByRole('heading', { name: 'Analyze Your Legal Document' }).waitFor();
}
