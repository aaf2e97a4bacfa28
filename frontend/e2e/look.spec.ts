import type { Locator } from '@playwright/test';
import { REPORTS } from '../src/mocks/reports.ts';
import { analyze, NDA, openForm } from './analysis-steps.ts';
import { expect, test } from './fixtures.ts';

const DESK = { width: 1280, height: 800 };
const TABLET = { width: 768, height: 1024 };
const PHONE = { width: 360, height: 740 };

const boxOf = async (locator: Locator): Promise<{ x: number; y: number; width: number; height: number }> => {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('It is not on the page.');
  return box;
};

test.describe('a report on the screen', () => {
  test.beforeEach(async ({ page }) => {
    await openForm(page);
    await page.route('**/api/analyze', (route) => route.fulfill({ json: REPORTS['report-full']() }));
    await analyze(page, NDA);
    await expect(page.getByRole('heading', { name: 'Legal Document Analysis' })).toBeVisible();
  });

  test('offers to mark a point as wrong without a line of its own', async ({ page }) => {
    await page.setViewportSize(DESK);
    const row = page.getByRole('region', { name: 'Key Information' }).locator('dd > [id^=point-]').first();
    const note = row.getByRole('button', { name: /^This is wrong/ });
    const { height } = await boxOf(row);
    await row.hover();
    await expect(note).toHaveCSS('opacity', '1');
    expect((await boxOf(row)).height).toBe(height);
    const words = await boxOf(row);
    expect((await boxOf(note)).y, 'below the words, not over them').toBeGreaterThanOrEqual(
      words.y + words.height - 1,
    );
    await note.click();
    await expect(row.getByLabel('What is wrong here?')).toBeFocused();
  });

  test('keeps its menus beside the title and within the window', async ({ page }) => {
    for (const size of [TABLET, DESK]) {
      await page.setViewportSize(size);
      const title = await boxOf(page.getByRole('heading', { name: 'Legal Document Analysis' }));
      const menu = page.getByRole('button', { name: /^You are the / });
      expect((await boxOf(menu)).y, `at ${size.width} px`).toBeLessThan(title.y + title.height);
      await menu.click();
      const panel = await boxOf(page.getByRole('group', { name: 'Whose side are you on?' }));
      expect(panel.x + panel.width, `at ${size.width} px`).toBeLessThanOrEqual(size.width);
      await page.keyboard.press('Escape');
    }
  });

  test('keeps an open menu within the window when the window becomes narrow', async ({ page }) => {
    await page.setViewportSize(DESK);
    await page.getByRole('button', { name: /^You are the / }).click();
    const panel = page.getByRole('group', { name: 'Whose side are you on?' });
    await page.setViewportSize(PHONE);
    await expect.poll(async () => (await boxOf(panel)).x).toBeGreaterThanOrEqual(0);
    const { x, width } = await boxOf(panel);
    expect(x + width).toBeLessThanOrEqual(PHONE.width);
  });

  test('shows the first place of a search at once, and which of all it is', async ({ page }) => {
    await page.setViewportSize(DESK);
    await page.getByRole('searchbox', { name: 'Search the document' }).fill('agreement');
    const current = page.locator('[data-current]');
    await expect(current).toHaveCount(1);
    await expect(current).toBeInViewport();
    await expect(page.getByText(/^1 of \d+$/)).toBeVisible();
    await page.getByRole('button', { name: 'Next place' }).click();
    await expect(page.getByText(/^2 of \d+$/)).toBeVisible();
    await expect(current).toHaveCount(1);
  });
});

test('a failure is told once at a time, and its toast covers no field', async ({ page }) => {
  for (const size of [PHONE, TABLET, DESK]) {
    await page.setViewportSize(size);
    await openForm(page);
    await page.route('**/api/analyze', (route) => route.abort());
    await analyze(page, NDA);
    const toast = page.locator('.toast');
    await expect(toast).toBeVisible();
    const { y, height } = await boxOf(toast);
    await page.evaluate(() => window.scrollTo(0, 0));
    const panel = page.getByRole('main').getByRole('alert').first();
    expect((await boxOf(panel)).y, `at ${size.width} px`).toBeGreaterThanOrEqual(y + height);
    const reason = panel.getByText(/could not be reached/);
    await expect(reason).toBeHidden();
    const before = await boxOf(panel);
    await toast.getByRole('button', { name: 'Dismiss' }).click();
    await expect(reason).toBeVisible();
    expect(await boxOf(panel), 'nothing moves').toEqual(before);
  }
});

test('what is missing gets the focus', async ({ page }) => {
  await openForm(page);
  await page.getByLabel('Name or Role').press('Enter');
  await expect(page.getByText('Missing Information', { exact: true })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Country/Jurisdiction' })).toBeFocused();
});

test('nothing is analyzed by a person who has none left, and the form does not ask for more', async ({
  page,
}) => {
  await page.route('**/api/user/quota', (route) =>
    route.fulfill({ json: { limit: 3, used: 3, opensAt: '2026-12-01T00:00:00.000Z' } }),
  );
  await openForm(page);
  await expect(page.getByText('No analysis is left this month')).toBeVisible();
  await expect(page.getByText(/^Still needed/)).toHaveCount(0);
});
