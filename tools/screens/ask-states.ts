import type { Page } from '@playwright/test';
import { paperText } from '../../bench/screen/papers.ts';
import { chooseCountry, chooseFile } from '../../frontend/e2e/analysis-steps.ts';
import { openForm, upload } from './analyze-states.ts';
import type { Camera } from './camera.ts';

/** Questions about a paper and its comparison with another version. */
export async function photographAsk(camera: Camera): Promise<void> {
  const { page, keep } = camera;
  await openForm(camera);
  await chooseFile(page, upload('sublet', 'sublease.txt'));
  await page.getByLabel('Name or Role').fill('Subtenant');
  await chooseCountry(page, 'Canada');
  await page.getByRole('button', { name: 'Analyze Document' }).click();
  await page.getByRole('button', { name: 'Ask a question' }).waitFor({ timeout: 60_000 });
  await page.locator('.toast').getByRole('button').first().click();
  await page.getByRole('button', { name: 'Ask a question' }).click();
  const panel = page.getByRole('region', { name: 'Ask a question' });
  await panel.getByLabel('Your question').waitFor();
  await keep('ask', { whole: true });
  await ask(page, 'Do I get my deposit back if I leave early?');
  await keep('ask-answered', { whole: true });
  await ask(page, 'Who feeds the horses in the stable?');
  await keep('ask-nothing-found', { whole: true });

  await page.getByRole('button', { name: 'Compare versions' }).click();
  const view = page.getByRole('region', { name: 'Compare versions' });
  await view.getByText('Chosen: sublease.txt').waitFor();
  await keep('compare', { whole: true });
  const after = paperText('sublet').replace('60 days', '90 days').replace('$1,150 a month', '$1,250 a month');
  await view
    .getByLabel('Newer version')
    .setInputFiles({ name: 'sublease 2.txt', mimeType: 'text/plain', buffer: Buffer.from(after) });
  await view.getByRole('button', { name: 'Compare', exact: true }).click();
  await view.getByRole('button', { name: 'Download DOCX' }).waitFor({ timeout: 60_000 });
  await keep('compare-changes', { whole: true });
}

async function ask(page: Page, question: string): Promise<void> {
  const panel = page.getByRole('region', { name: 'Ask a question' });
  await panel.getByLabel('Your question').fill(question);
  const answered = page.waitForResponse('**/api/ask');
  await panel.getByRole('button', { name: 'Ask', exact: true }).click();
  await answered;
}
