import type { Page, Route } from '@playwright/test';

import { REPORTS } from '../src/mocks/reports.ts';
import { sampleAnswer } from '../src/mocks/sample-report.ts';
import { accessibilityViolations } from './accessibility.ts';
import { analyze, chooseFile, NDA, openForm, openReport, RECIPE, signedIn } from './analysis-steps.ts';
import { expect, test } from './fixtures.ts';

/** From the narrowest phone to a wide screen. 640 x 400 is a window of 1280 x 800 at 200 % zoom. */
const WINDOWS = [
  { width: 320, height: 640, asksAxe: false },
  { width: 360, height: 740, asksAxe: true },
  { width: 640, height: 400, asksAxe: false },
  { width: 768, height: 1024, asksAxe: true },
  { width: 1280, height: 800, asksAxe: true },
  { width: 1920, height: 1080, asksAxe: false },
] as const;

/** Reports made by hand for what only they show. */
const ODD_REPORTS = [
  'report-no-risks',
  'report-sixty-risks',
  'report-one-side',
  'report-unknown-reader',
  'report-arabic',
  'report-japanese',
  'report-one-line',
] as const satisfies readonly (keyof typeof REPORTS)[];

/** Names and words as long as people really have them, without a place to break. */
const LONG_NAME = 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh';
const LONG_EMAIL = `${'a-very-long-mailbox-name'.repeat(3)}@department.of-a-large-organization.example`;

const NO_FIGURES = {
  totalUsers: 0,
  totalLogins: 0,
  totalAnalyses: 0,
  recentLogins: [],
  totalRejected: 0,
  totalQuestions: 0,
  totalComparisons: 0,
  medianDurationMs: null,
  daily: [],
};

/** What sticks out of the window or is cut, in the page. */
function findFaults() {
  const wide = document.documentElement.scrollWidth - window.innerWidth;
  const cut = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
    const { overflowX, overflowY, position, clip, clipPath } = getComputedStyle(element);
    // Words for screen readers alone are cut on purpose.
    if (position === 'absolute' && (clip !== 'auto' || clipPath !== 'none')) return false;
    if ((element.textContent ?? '').trim() === '' || element.closest('svg') !== null) return false;
    const { left, right, width } = element.getBoundingClientRect();
    const isOutside = width > 0 && (left < -1 || right > window.innerWidth + 1);
    const isCut =
      (/hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
      (/hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 1);
    return isOutside || isCut;
  });
  const names = cut.map((element) => `${element.tagName}: ${element.textContent?.slice(0, 60)}`);
  return { wide: Math.max(0, wide), names };
}

/** No rule of axe is broken, nothing sticks out of the window, and no words are cut, at each size. */
async function expectSound(page: Page): Promise<void> {
  for (const { width, height, asksAxe } of WINDOWS) {
    await page.setViewportSize({ width, height });
    const message = `at ${width} x ${height}`;
    // The page takes a moment to lay itself out anew.
    await expect.poll(() => page.evaluate(findFaults), { message }).toEqual({ wide: 0, names: [] });
    if (asksAxe) expect(await accessibilityViolations(page), message).toEqual([]);
  }
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });
// The longest file of all: its tests, which need nothing of one another, go to whichever browser is free.
test.describe.configure({ mode: 'parallel' });

test.describe('sound at every width, at 200 % zoom and for screen readers:', () => {
  test('the form, empty and filled in', async ({ page }) => {
    await openForm(page, LONG_EMAIL, LONG_NAME);
    await expectSound(page);
    await chooseFile(page, { ...RECIPE, name: `${'agreement-between-the-parties-'.repeat(6)}final.txt` });
    await expect(page.getByRole('button', { name: 'Remove' })).toBeVisible();
    await expectSound(page);
  });

  test('the open list of countries', async ({ page }) => {
    await openForm(page);
    await page.getByRole('combobox', { name: 'Country/Jurisdiction' }).click();
    await expect(page.getByRole('option').first()).toBeVisible();
    // What lies behind is hidden from screen readers, and the list holds the focus, which axe cannot see.
    expect(await accessibilityViolations(page, '[role=listbox]')).toEqual([]);
    for (const key of ['Tab', 'Shift+Tab', 'Tab']) await page.keyboard.press(key);
    await expect(page.getByRole('listbox').locator(':focus')).toHaveCount(1);
  });

  test('a refused file', async ({ page }) => {
    await openForm(page);
    await chooseFile(page, { name: `${'x'.repeat(120)}.exe`, mimeType: '', buffer: Buffer.from('MZ') });
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await expectSound(page);
  });

  test('the processing', async ({ page }) => {
    await openForm(page);
    let letThrough = () => {};
    const held = new Promise<void>((resolve) => (letThrough = resolve));
    await page.route('**/api/analyze', async (route) => {
      await held;
      await route.abort();
    });
    await analyze(page, NDA);
    await expect(page.getByText('Analyzing with AI...')).toBeVisible();
    await expectSound(page);
    letThrough();
  });

  test('a failed analysis with its toast', async ({ page }) => {
    await openForm(page);
    await page.route('**/api/analyze', (route) =>
      route.fulfill({ status: 503, body: 'Too many documents are being read right now. Try again shortly.' }),
    );
    await analyze(page, NDA);
    await expect(page.locator('.toast')).toContainText('Analysis Failed');
    await page.keyboard.press('F8'); // the focus holds the toast while it is looked at
    await expectSound(page);
    await expect(page.locator('.toast')).toBeVisible();
  });

  test('the rejection', async ({ page }) => {
    await openForm(page);
    await analyze(page, RECIPE);
    await expect(page.getByRole('heading', { name: 'Not a Legal Document' })).toBeVisible({
      timeout: 30_000,
    });
    await expectSound(page);
  });

  test('a report with every section, notice and severity', async ({ page }) => {
    await openForm(page, LONG_EMAIL, LONG_NAME);
    const answer = sampleAnswer(LONG_NAME, 'India');
    await page.route('**/api/analyze', (route) =>
      route.fulfill({
        json: {
          ...answer,
          report: answer.report && {
            ...answer.report,
            summary: `${answer.report.summary} ${'Donaudampfschiff'.repeat(30)}`,
          },
        },
      }),
    );
    await analyze(page, NDA);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'Legal Document Analysis' })).toBeVisible();
    for (const trigger of (await main.locator('h3 button').all()).slice(1)) await trigger.click();
    for (const card of await main.locator('h4 button').all()) await card.click();
    await expect(main.getByText('Wording to propose').first()).toBeVisible();
    await expectSound(page);
  });

  for (const name of ODD_REPORTS) {
    test(`the ${name.replace('report-', 'report: ')}`, async ({ page }) => {
      test.setTimeout(120_000); // sixty cards take the rules a while
      await openForm(page);
      await page.route('**/api/analyze', (route) => route.fulfill({ json: REPORTS[name]() }));
      await analyze(page, NDA);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { name: 'Legal Document Analysis' })).toBeVisible();
      for (const trigger of (await main.locator('h3 button').all()).slice(1)) await trigger.click();
      for (const { width, height } of WINDOWS.filter(({ asksAxe }) => asksAxe)) {
        await page.setViewportSize({ width, height });
        expect(await accessibilityViolations(page), `at ${width} px`).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      }
    });
  }

  test('the words behind a citation on a small screen', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openReport(page);
    await page
      .getByRole('button', { name: /: show it in the document, / })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);
  });

  test('the document behind a tab', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openReport(page);
    await page.getByRole('button', { name: 'Document', exact: true }).click();
    await expect(page.getByRole('region', { name: 'Your document' })).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);
  });

  test('a report as text alone', async ({ page }) => {
    await openForm(page);
    const { analysis } = sampleAnswer(LONG_NAME, 'India');
    await page.route('**/api/analyze', (route) => route.fulfill({ json: { analysis } }));
    await analyze(page, NDA);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'Legal Document Analysis' })).toBeVisible();
    for (const trigger of (await main.locator('h3 button').all()).slice(1)) await trigger.click();
    await expectSound(page);
  });

  test('the question before a report is discarded', async ({ page }) => {
    await openReport(page);
    await page.getByRole('button', { name: 'Analyze New Document' }).click();
    await expect(page.getByRole('dialog', { name: 'Discard this report?' })).toBeVisible();
    await expectSound(page);
  });

  test('the local sign-in, and its refusal', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Sign In to Get Started' }).click();
    const dialog = page.getByRole('dialog', { name: 'Sign in' });
    await expect(dialog).toBeVisible();
    await expectSound(page);
    await page.route('**/api/identity/local', (route) =>
      route.fulfill({ status: 403, body: 'This address may not sign in here.' }),
    );
    await dialog.getByLabel('Display name').fill('Sarah');
    await dialog.getByLabel('E-mail').fill('sarah@example.com');
    await dialog.getByRole('button', { name: 'Sign in' }).click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await expectSound(page);
  });

  test('the admin area: login, loading, empty lists, an ended session', async ({ page }) => {
    await page.goto('/admin/login');
    await expect(page.getByRole('heading', { name: 'Admin Access' })).toBeVisible();
    await expectSound(page);
    await page.addInitScript(() => localStorage.setItem('adminAuthenticated', 'true'));
    let letThrough = () => {};
    const held = new Promise<void>((resolve) => (letThrough = resolve));
    const answerLater = async (route: Route, json: unknown) => {
      await held;
      await route.fulfill({ json });
    };
    await page.route('**/api/admin/stats*', (route) => answerLater(route, NO_FIGURES));
    await page.route('**/api/admin/users*', (route) => answerLater(route, []));
    await page.goto('/admin');
    await expect(page.getByText('Loading statistics...')).toBeVisible();
    await expectSound(page);
    await page.getByRole('tab', { name: 'User Management' }).click();
    await expect(page.getByText('Loading users...')).toBeVisible();
    await expectSound(page);
    letThrough();
    await expect(page.getByText('No users found', { exact: true })).toBeVisible();
    await expectSound(page);
    await page.getByRole('tab', { name: 'Statistics' }).click();
    await expect(page.getByText('No login activity yet', { exact: true })).toBeVisible();
    await expectSound(page);
    await page.unroute('**/api/admin/stats*');
    await page.reload();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('401: ');
    await expectSound(page);
  });

  test('the admin lists of people with long names', async ({ page }) => {
    const user = { displayName: LONG_NAME, email: LONG_EMAIL, photoUrl: null };
    const row = { ...user, id: 1, firebaseUid: 'u', isRestricted: true, analysisCount: 1, lastLoginAt: null };
    await page.addInitScript(() => localStorage.setItem('adminAuthenticated', 'true'));
    await page.route('**/api/admin/users*', (route) => route.fulfill({ json: [row] }));
    await page.route('**/api/admin/stats*', (route) =>
      route.fulfill({ json: { ...NO_FIGURES, recentLogins: [{ loginAt: '2026-01-02T03:04:05Z', user }] } }),
    );
    await page.goto('/admin');
    await expect(page.getByRole('main').getByText(LONG_NAME)).toBeVisible();
    await expectSound(page);
    await page.getByRole('tab', { name: 'User Management' }).click();
    await expect(page.getByRole('button', { name: `Unrestrict ${LONG_NAME}` })).toBeVisible();
    await expectSound(page);
  });

  test('the wait for the sign-in state', async ({ page }) => {
    await signedIn(page);
    await page.route('**/api/config', () => {}); // never answered
    await page.goto('/analyze');
    await expect(page.getByText('Loading...')).toBeVisible();
    await expectSound(page);
  });
});
