import type { Page } from '@playwright/test';

import { accessibilityViolations } from './accessibility.ts';
import { analyze, openForm } from './analysis-steps.ts';
import { expect, test } from './fixtures.ts';

const LEASE = `RESIDENTIAL LEASE

This Lease is made on 4 May 2026 between Orla Finch (the "Landlord") and Ben Ortiz (the "Tenant").

1. Rent. The Tenant shall pay the Landlord a rent of $900 per month on the first day of each month.

2. Deposit. The Tenant shall pay the Landlord a deposit of $1,800 before moving in.

3. Entry. The Landlord may enter the home after 24 hours of written notice.

4. Ending. Either party may terminate this Lease by 30 days of written notice.

5. Care. The Tenant shall keep the home clean and return the keys at the end of the Lease.

Signed: Orla Finch, Landlord. Ben Ortiz, Tenant.`;

const upload = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });

async function openLease(page: Page): Promise<void> {
  await page.clock.install();
  await openForm(page, 'ben@example.com', 'Ben Ortiz');
  await analyze(page, upload('lease.txt', LEASE));
  await expect(async () => {
    await page.clock.fastForward(1_000);
    await expect(page.getByRole('heading', { name: 'Legal Document Analysis' })).toBeVisible({
      timeout: 250,
    });
  }).toPass({ timeout: 50_000, intervals: [50] });
}

/** One report is enough: it is laid out anew for each width. */
const WIDTHS = [1280, 768, 360];

test('answers a question with its place, and says when nothing is there, at every width', async ({
  page,
}) => {
  await openLease(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await page.getByRole('button', { name: 'Ask a question' }).click();
    const panel = page.getByRole('region', { name: 'Ask a question' });
    await expect(panel.getByLabel('Your question')).toBeFocused();
    await panel.getByLabel('Your question').fill('How much is the deposit?');
    await panel.getByRole('button', { name: 'Ask', exact: true }).click();
    await expect(panel.getByText(/\$1,800/).first()).toBeVisible();
    await expect(panel.getByText('clause 2', { exact: false }).first()).toBeVisible();
    await panel.getByLabel('Your question').fill('Who feeds the horses in the stable?');
    await page.keyboard.press('Enter');
    await expect(panel.getByText('We did not find anything on this')).toBeVisible();
    await expectFits(page, width);
    await panel.getByRole('button', { name: 'Close questions' }).click();
    await expect(panel).toBeHidden();
  }
});

test('compares with another version and goes back to the report, at every width', async ({ page }) => {
  await openLease(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await page.getByRole('button', { name: 'Compare versions' }).click();
    const view = page.getByRole('region', { name: 'Compare versions' });
    await expect(view.getByText('Chosen: lease.txt')).toBeVisible();
    const after = LEASE.replace('$1,800', '$2,700').replace('24 hours', '2 hours');
    await view.getByLabel('Newer version').setInputFiles(upload('new.txt', after));
    await view.getByRole('button', { name: 'Compare', exact: true }).click();
    await expect(view.getByText('Deposit: $1,800 → $2,700')).toBeVisible();
    await expect(view.locator('del')).toHaveText([/1,800/, /24/]);
    await expect(view.locator('ins')).toHaveText([/2,700/, /2/]);
    const [before, now] = [
      view.getByText(/^Before \(clause 2\)/).last(),
      view.getByText(/^Now \(clause 2\)/).last(),
    ];
    const [left, right] = [await before.boundingBox(), await now.boundingBox()];
    // side by side where there is room, else one below the other
    expect(left!.y < right!.y).toBe(width < 768);
    await expectFits(page, width);
    const download = page.waitForEvent('download');
    await view.getByRole('button', { name: 'Download DOCX' }).click();
    expect((await download).suggestedFilename()).toBe('comparison.docx');
    await view.getByRole('button', { name: 'Back to the report' }).click();
    await expect(page.getByRole('button', { name: 'Compare versions' })).toBeVisible();
  }
});

/** Nothing sticks out at the side, and axe finds no fault. */
async function expectFits(page: Page, width: number): Promise<void> {
  const message = `at ${width} px`;
  expect(await accessibilityViolations(page), message).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth), message).toBeLessThanOrEqual(width);
}
