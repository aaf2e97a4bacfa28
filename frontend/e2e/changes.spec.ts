import { readFileSync } from 'node:fs';

import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';

import { makeDocx, paragraph } from '../../backend/test/support/papers/make-docx.ts';
import { resolvedText } from '../../backend/test/support/papers/resolve-revisions.ts';
import { accessibilityViolations } from './accessibility.ts';
import { analyze, chooseFile, openForm } from './analysis-steps.ts';
import { fiftyPages } from './fifty-pages.ts';
import { expect, test } from './fixtures.ts';

const AUTHOR = 'Legible (for Tenant)';
const SECOND_AUTHOR = 'A second reading';
const LATE =
  'If rent is late, the Tenant shall pay a late fee of ten percent of the rent for each day of delay.';
const ENTRY = 'The Landlord may enter the premises at any time without notice to the Tenant.';
const PROPOSED = 'A payment that is ten days late costs one late fee of $20.';
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
/** What an author adds or takes away, as text. */
const changesBy = (author: string, bytes: Uint8Array, kind: 'ins' | 'del'): string =>
  [...mainOf(bytes).matchAll(new RegExp(`<w:${kind} [^>]{0,300}(?<!/)>[^]*?</w:${kind}>`, 'g'))]
    .map(([change]) => change)
    .filter((change) => change.includes(`w:author="${author}"`))
    .join('')
    .replaceAll(/<[^>]{0,300}>/g, '');
const commentsBy = (author: string, bytes: Uint8Array): string[] =>
  [
    ...strFromU8(unzipSync(bytes)['word/comments.xml']!).matchAll(
      /<w:comment [^>]{0,300}>[^]*?<\/w:comment>/g,
    ),
  ]
    .map(([comment]) => comment)
    .filter((comment) => comment.includes(`w:author="${author}"`));

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
  test.setTimeout(120_000); // the whole way, and the rules of access in three windows at each step
  await page.clock.install();
  await openForm(page);
  await openReport(page, DOCX);
  await page.getByRole('button', { name: 'Prepare changes' }).click();
  await expect(page.getByRole('heading', { name: 'Prepare changes' })).toBeFocused();
  const chosen = page.getByRole('checkbox', { checked: true });
  expect(await chosen.count()).toBeGreaterThan(1);
  // The entry stays a comment; the fee is written anew, in the person's own words.
  const fee = page.getByRole('listitem').filter({ hasText: LATE });
  await fee.getByLabel('Words to propose').fill(PROPOSED);
  await fee.getByLabel('Put them in the place of the quoted words').check();
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await accessibilityViolations(page), `at ${width} px`).toEqual([]);
  }

  const marked = await downloaded(page, 'Download marked DOCX');
  await expect(page.getByText(/^The marked document was saved, with /)).toBeVisible();
  expect(resolvedText(mainOf(marked), AUTHOR, 'reject')).toEqual(
    resolvedText(mainOf(DOCX.buffer), AUTHOR, 'reject'),
  );
  expect(resolvedText(mainOf(marked), AUTHOR, 'accept')).toEqual(
    LEASE.map((text) => (text === LATE ? PROPOSED : text).replaceAll('"', '&quot;')),
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
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await accessibilityViolations(page), `${tab} at ${width} px`).toEqual([]);
    }
  }
  const calendar = await downloaded(page, 'Download for my calendar (.ics)');
  expect(calendar.toString()).toContain('DTSTART;VALUE=DATE:20270331');

  // The marked document is a document like any other, and a second marking keeps the first.
  await page.getByRole('button', { name: 'Analyze New Document' }).click();
  await openReport(page, { ...DOCX, name: 'marked.docx', buffer: marked });
  await page.getByRole('button', { name: 'Prepare changes' }).click();
  await page.getByLabel('Shown as the author of the changes').fill(SECOND_AUTHOR);
  const again = await downloaded(page, 'Download marked DOCX');
  expect(resolvedText(mainOf(again), SECOND_AUTHOR, 'reject')).toEqual(
    resolvedText(mainOf(marked), SECOND_AUTHOR, 'reject'),
  );
  for (const kind of ['ins', 'del'] as const) {
    const first = changesBy(AUTHOR, marked, kind);
    expect(first).not.toBe('');
    expect(changesBy(AUTHOR, again, kind)).toBe(first);
  }
  expect(commentsBy(AUTHOR, again)).toEqual(commentsBy(AUTHOR, marked));
  expect(commentsBy(SECOND_AUTHOR, again).length).toBeGreaterThan(0);
});

test('fifty pages come back with thirty changes', async ({ page }) => {
  const { bytes, answer } = fiftyPages();
  await openForm(page);
  await page.route('**/api/analyze', (route) => route.fulfill({ json: answer }));
  await analyze(page, { ...DOCX, buffer: bytes });
  await page.getByRole('button', { name: 'Prepare changes' }).click();
  const marked = await downloaded(page, 'Download marked DOCX');
  await expect(page.getByText('The marked document was saved, with 30 changes.')).toBeVisible();
  expect(resolvedText(mainOf(marked), 'Legible (for Sarah Smith)', 'reject')).toEqual(
    resolvedText(mainOf(bytes), 'Legible (for Sarah Smith)', 'reject'),
  );
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
