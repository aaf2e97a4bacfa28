import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';

import { makeDocx, paragraph } from '../../backend/test/support/make-docx.ts';
import { placeIn } from '../../backend/test/support/place-in-docx.ts';
import { resolvedText } from '../../backend/test/support/resolve-revisions.ts';
import { aRisk } from '../src/mocks/report-builder.ts';
import { REPORTS } from '../src/mocks/reports.ts';
import { accessibilityViolations } from './accessibility.ts';
import { analyze, chooseFile, openForm } from './analysis-steps.ts';
import { expect, test } from './fixtures.ts';

const AUTHOR = 'Legible (for Tenant)';
const LATE =
  'If rent is late, the Tenant shall pay a late fee of ten percent of the rent for each day of delay.';
const ENTRY = 'The Landlord may enter the premises at any time without notice to the Tenant.';
const LEASE = [
  'RESIDENTIAL LEASE AGREEMENT',
  'This Lease Agreement is made on 1 March 2026 between Olive Marsh (the "Landlord") and Peter Quill (the "Tenant").',
  'The Lease begins on 1 April 2026 and ends on 31 March 2027.',
  'The Tenant shall pay a monthly rent of $1,200 on the first day of each month.',
  LATE,
  ENTRY,
  'The Tenant shall indemnify the Landlord against all claims, losses and expenses arising from the premises.',
  'This Lease is governed by the laws of India.',
  'Signed: ____________________',
];
const DOCX = {
  name: 'lease.docx',
  mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  buffer: Buffer.from(
    makeDocx({ body: LEASE.map((text) => paragraph(text.replaceAll('"', '&quot;'))).join('') }),
  ),
};

async function downloaded(page: Page, button: string): Promise<Buffer> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ]);
  return readFileSync(await download.path());
}
const mainOf = (bytes: Uint8Array): string => strFromU8(unzipSync(bytes)['word/document.xml']!);

async function openReport(page: Page, file: Omit<typeof DOCX, 'buffer'> & { buffer: Buffer }): Promise<void> {
  await page.getByLabel('Name or Role').fill('Tenant');
  await analyze(page, file);
  const title = page.getByRole('heading', { name: 'Legal Document Analysis' });
  await expect(async () => {
    await page.clock.fastForward(1_000);
    await expect(title).toBeVisible({ timeout: 250 });
  }).toPass({ timeout: 50_000, intervals: [50] });
}

test('a real document comes back with changes, and can be opened again', async ({ page }) => {
  await page.clock.install();
  await openForm(page);
  await openReport(page, DOCX);
  await page.getByRole('button', { name: 'Prepare changes' }).click();
  await expect(page.getByRole('heading', { name: 'Prepare changes' })).toBeFocused();
  const chosen = page.getByRole('checkbox', { checked: true });
  expect(await chosen.count()).toBeGreaterThan(1);
  expect(await accessibilityViolations(page)).toEqual([]);

  const marked = await downloaded(page, 'Download marked DOCX');
  await expect(page.getByText(/^The marked document was saved, with /)).toBeVisible();
  expect(resolvedText(mainOf(marked), AUTHOR, 'reject')).toEqual(
    resolvedText(mainOf(DOCX.buffer), AUTHOR, 'reject'),
  );
  const comments = strFromU8(unzipSync(marked)['word/comments.xml']!);
  expect(comments).toContain(`w:author="${AUTHOR}"`);
  expect(comments).not.toMatch(/\bAsk (?:for|that)\b/);

  for (const [tab, words] of [
    ['Letter', 'Your letter'],
    ['Dates', null],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click();
    if (words !== null) await expect(page.getByLabel(words)).toHaveValue(/^Hello,/);
    expect(await accessibilityViolations(page)).toEqual([]);
  }
  const calendar = await downloaded(page, 'Download for my calendar (.ics)');
  expect(calendar.toString()).toContain('DTSTART;VALUE=DATE:20270331');

  // The marked document is a document like any other.
  await page.getByRole('button', { name: 'Analyze New Document' }).click();
  await openReport(page, { ...DOCX, name: 'marked.docx', buffer: marked });
});

test('fifty pages with thirty points are marked within a second and a half', async ({ page }) => {
  const lines = Array.from(
    { length: 900 },
    (_, index) => `${index + 1}. ${LATE} ${ENTRY} That is item ${index}.`,
  );
  const bytes = makeDocx({ body: lines.map((text) => paragraph(text)).join('') });
  const risks = Array.from({ length: 30 }, (_, index) => {
    const place = placeIn(bytes, LATE, index * 30);
    const quote = {
      text: LATE,
      paragraph: index * 30 + 1,
      clause: null,
      page: null,
      status: 'exact' as const,
    };
    return aRisk({
      id: `risk-${index + 1}`,
      title: `Late fee ${index}`,
      severity: 'high',
      family: 'penalty',
      wording: 'Interest is one percent a month.',
      replaces: true,
      quotes: [place === null ? quote : { ...quote, place }],
    });
  });
  const answer = REPORTS['report-no-risks']();
  const json = {
    ...answer,
    document: { ...answer.document, kind: 'docx' },
    provenance: { ...answer.provenance, documentSha256: createHash('sha256').update(bytes).digest('hex') },
    report: { ...answer.report!, risks },
  };
  await openForm(page);
  await page.route('**/api/analyze', (route) => route.fulfill({ json }));
  await analyze(page, { ...DOCX, buffer: Buffer.from(bytes) });
  await page.getByRole('button', { name: 'Prepare changes' }).click();
  const button = page.getByRole('button', { name: 'Download marked DOCX' });
  await expect(button).toBeEnabled();
  const milliseconds = await button.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        const made = URL.createObjectURL.bind(URL);
        URL.createObjectURL = (content) => {
          resolve(performance.now() - start);
          return made(content);
        };
        (element as HTMLElement).click();
      }),
  );
  await expect(page.getByText('The marked document was saved, with 30 changes.')).toBeVisible();
  test.info().annotations.push({ type: 'milliseconds', description: String(Math.round(milliseconds)) });
  expect(milliseconds, 'milliseconds from the click to the file').toBeLessThan(1_500);
});

test('a report that was kept asks for its document and takes no other one', async ({ page }) => {
  await page.clock.install();
  await openForm(page);
  await page.getByRole('button', { name: 'Keep my reports in this browser' }).click();
  await openReport(page, DOCX);
  await page.getByRole('button', { name: 'Analyze New Document' }).click();
  await page.getByRole('button', { name: 'Open lease.docx' }).click();
  await page.getByRole('button', { name: 'Prepare changes' }).click();
  await expect(page.getByText(/^This report was kept without its document/)).toBeVisible();
  await page.getByRole('checkbox').first().check();
  const other = Buffer.from(makeDocx({ body: paragraph('Another paper.') }));
  await chooseFile(page, { ...DOCX, buffer: other });
  await expect(page.getByText(/^This is not the file that the report was made from/)).toBeVisible();
  const [download] = await Promise.all([page.waitForEvent('download'), chooseFile(page, DOCX)]);
  expect(download.suggestedFilename()).toBe('lease - changes.docx');
});
