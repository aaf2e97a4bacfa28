import { chooseCountry, chooseFile } from '../../frontend/e2e/analysis-steps.ts';
import { makeDocx, paragraph } from '../../backend/test/support/papers/make-docx.ts';
import { openForm } from './analyze-states.ts';
import type { Camera } from './camera.ts';

const LEASE = [
  'RESIDENTIAL LEASE AGREEMENT',
  'This Lease Agreement is made on 1 November 2026 between Olive Marsh (the &quot;Landlord&quot;) and Peter Quill (the &quot;Tenant&quot;).',
  '1. The Lease begins on 1 April 2027 and ends on 31 March 2028. Either side may end it by two months of written notice.',
  '2. The Tenant shall pay a monthly rent of $1,200 on the first day of each month.',
  '3. If rent is late, the Tenant shall pay a late fee of ten percent of the rent for each day of delay.',
  '4. The Landlord may enter the premises at any time without notice to the Tenant.',
  '5. The Tenant shall indemnify the Landlord against all claims, losses and expenses arising from the premises.',
  '6. The Landlord may change these terms at any time, and the Tenant accepts every change by staying.',
  '7. This Lease is governed by the laws of India.',
  'Signed: ____________________',
];
const WIDTHS = [360, 768, 1280];

/** The whole way from the report to changes, a letter and dates. */
export async function photographChanges({ page, keep }: Camera): Promise<void> {
  await openForm({ page, keep });
  await page.getByLabel('Name or Role').fill('Tenant');
  await chooseFile(page, {
    name: 'lease.docx',
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    buffer: Buffer.from(makeDocx({ body: LEASE.map((text) => paragraph(text)).join('') })),
  });
  await chooseCountry(page, 'India');
  await page.getByRole('button', { name: 'Analyze Document' }).click();
  await page.getByRole('button', { name: 'Prepare changes' }).waitFor({ timeout: 60_000 });
  await page.locator('.toast').waitFor({ state: 'detached', timeout: 20_000 });
  await keep('changes-entry', { widths: WIDTHS });
  await page.getByRole('button', { name: 'Prepare changes' }).click();
  await page.getByRole('button', { name: 'Download marked DOCX' }).waitFor();
  await keep('changes', { whole: true, widths: WIDTHS });
  await page.getByRole('button', { name: 'Download marked DOCX' }).click();
  await page.getByText(/^The marked document was saved/).waitFor();
  await keep('changes-saved', {
    widths: WIDTHS,
    staysScrolled: true,
    ready: () => page.getByText(/^The marked document was saved/).scrollIntoViewIfNeeded(),
  });
  for (const tab of ['Letter', 'Dates']) {
    await page.getByRole('tab', { name: tab }).click();
    await keep(`changes-${tab.toLowerCase()}`, { whole: true, widths: WIDTHS });
  }
}
