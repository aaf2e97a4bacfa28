import type { AnalyzeResponse } from '../../backend/src/adapters/http/contract.ts';
import { openCards, openSections } from '../../bench/screen/everything-open.ts';
import { PAPER_NAMES } from '../../bench/screen/papers.ts';
import { byHandAnswer } from '../../bench/screen/ten-by-hand.ts';
import { chooseCountry, chooseFile } from '../../frontend/e2e/analysis-steps.ts';
import { REPORTS } from '../../frontend/src/mocks/reports.ts';
import { openForm, upload } from './analyze-states.ts';
import type { Camera } from './camera.ts';

/** Reports made by hand, each for what only it shows. */
const BY_HAND = [
  'report-no-risks',
  'report-sixty-risks',
  'report-one-side',
  'report-unknown-reader',
  'report-arabic',
  'report-japanese',
  'report-one-line',
  'report-hostile',
  'report-huge',
] as const satisfies readonly (keyof typeof REPORTS)[];

const FIRST_LOOK = [360, 768, 1280];
const PHONE = [360, 768];
/** From this width on the document stands beside the report. */
const WIDE = 1100;
const DESK = [1280];

/** Reports made by hand, and one that came as text alone. */
export async function photographByHand(camera: Camera): Promise<void> {
  for (const name of BY_HAND) {
    await showAnswer(camera, REPORTS[name]());
    await camera.keep(name, {
      whole: true,
      // Beside the report, a long document takes a moment.
      ready: async (width) => {
        if (width >= WIDE) await camera.page.locator('[data-paragraph]').first().waitFor();
      },
    });
  }
  const { analysis } = REPORTS['report-old-version']();
  await showAnswer(camera, { analysis });
  await camera.keep('report-text-alone', { whole: true });
}

/** The first screen of reports on ten papers, their top made by hand. */
export async function photographTen(camera: Camera): Promise<void> {
  for (const name of PAPER_NAMES) {
    await showAnswer(camera, byHandAnswer(name), `${name}.pdf`);
    await camera.keep(`ten-by-hand-${name}`, { widths: FIRST_LOOK });
  }
}

/** The report of the real product on a real paper, and everything that opens on it. */
export async function photographEngine(camera: Camera): Promise<void> {
  const { page, keep } = camera;
  await openForm(camera);
  await chooseFile(page, upload('gym', 'Ironleaf membership.txt'));
  await page.getByLabel('Name or Role').fill('Dana Whitlock');
  await chooseCountry(page, 'United States');
  await page.getByRole('button', { name: 'Analyze Document' }).click();
  await page.getByRole('heading', { name: 'Legal Document Analysis' }).waitFor({ timeout: 60_000 });
  await page.locator('.toast').waitFor();
  await page.keyboard.press('F8'); // the focus holds the toast
  await keep('report-with-toast');
  await page.locator('.toast').getByRole('button').first().click();
  await keep('report', { whole: true });
  await photographMenus(camera);
  await photographDocument(camera);
  await openSections(page);
  await keep('report-all-sections', { whole: true });
  await openCards(page);
  await keep('report-all-open', { whole: true });
  await photographCard(camera);
  await page.getByRole('button', { name: 'Analyze New Document' }).click();
  await page.getByRole('dialog', { name: 'Discard this report?' }).waitFor();
  await keep('report-discard');
  await page.getByRole('button', { name: 'Keep reading' }).click();
}

async function photographMenus({ page, keep }: Camera): Promise<void> {
  for (const [name, button] of [
    ['report-save-menu', page.getByRole('button', { name: 'Save', exact: true })],
    ['report-you-are', page.getByRole('button', { name: /^You are / })],
  ] as const) {
    const ready = async (): Promise<void> => {
      if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click();
    };
    await ready();
    await keep(name, { ready });
    await page.keyboard.press('Escape');
  }
}

async function photographDocument({ page, keep }: Camera): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 });
  const worst = page.getByRole('region', { name: 'Brief' }).getByRole('listitem').getByRole('button');
  await worst.first().click();
  await page
    .locator('[id^=point-risk]')
    .getByRole('button', { name: /show it in the document/ })
    .first()
    .click();
  await keep('report-words-and-card', { widths: DESK, staysScrolled: true });
  await page
    .getByLabel(/search/i)
    .first()
    .fill('member');
  await keep('report-search', { widths: DESK, staysScrolled: true });
  await page
    .getByLabel(/search/i)
    .first()
    .fill('');
  for (const width of PHONE) {
    await page.setViewportSize({ width, height: 740 });
    await page.getByRole('button', { name: 'Brief', exact: true }).click();
    await page
      .getByRole('button', { name: /: show it in the document, / })
      .first()
      .click();
    await page.getByRole('dialog').waitFor();
    await keep('report-words-sheet', { widths: [width] });
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Document', exact: true }).click();
    await keep('report-document', { widths: [width] });
    await page.getByRole('button', { name: 'Risks', exact: true }).click();
    await keep('report-risks', { widths: [width], staysScrolled: true });
    await page.getByRole('button', { name: 'Brief', exact: true }).click();
  }
  await page.setViewportSize({ width: 1280, height: 800 });
}

async function photographCard({ page, keep }: Camera): Promise<void> {
  const card = page.locator('[id^=point-risk]').first();
  await card.hover();
  await card.getByRole('button', { name: /^This is wrong/ }).click();
  await card.getByLabel('What is wrong here?').fill('We struck this clause out by hand before signing.');
  const note = card.getByLabel('What is wrong here?');
  await keep('report-wrong-note', {
    staysScrolled: true,
    ready: () => note.evaluate((element) => element.scrollIntoView({ block: 'center' })),
  });
}

/** What a browser keeps, and a kept report without its document. */
export async function photographKept(camera: Camera): Promise<void> {
  const { page, keep } = camera;
  await openForm(camera);
  await page.getByRole('button', { name: 'Keep my reports in this browser' }).click();
  await showAnswer(camera, REPORTS['report-full'](), 'services agreement.pdf');
  await page.getByRole('button', { name: 'Analyze New Document' }).click();
  await page.getByRole('button', { name: 'Open services agreement.pdf' }).waitFor();
  await keep('analyze-history', { whole: true });
  await page.getByRole('button', { name: 'Open services agreement.pdf' }).click();
  await page.getByRole('heading', { name: 'Legal Document Analysis' }).waitFor();
  await keep('report-kept', { whole: true });
  await page.getByRole('button', { name: 'Analyze New Document' }).click();
  await photographOld(camera);
  await page.getByRole('button', { name: 'Delete all and stop keeping' }).click();
}

/** A report as version 0.1.0 kept it: the text and little else. */
async function photographOld(camera: Camera): Promise<void> {
  const { page, keep } = camera;
  const { analysis } = REPORTS['report-old-version']();
  await page.evaluate((text) => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('reports:'));
    if (key === undefined) throw new Error('Nothing is kept.');
    const timestamp = Date.UTC(2025, 10, 20, 9);
    const about = { fileName: 'old lease.pdf', country: 'India', userIdentity: 'Tenant', timestamp };
    localStorage.setItem(
      key,
      JSON.stringify({ isOn: true, reports: [{ ...about, answer: { analysis: text } }] }),
    );
  }, analysis);
  await openForm(camera);
  await page.getByRole('button', { name: 'Open old lease.pdf' }).click();
  await page.getByRole('heading', { name: 'Legal Document Analysis' }).waitFor();
  await keep('report-kept-by-0.1.0', { whole: true });
  await page.getByRole('button', { name: 'Analyze New Document' }).click();
}

/** Shows an answer as if the server had just given it. */
async function showAnswer(
  camera: Camera,
  answer: AnalyzeResponse | { readonly analysis: string },
  fileName = 'agreement.pdf',
): Promise<void> {
  const { page } = camera;
  await openForm(camera);
  await page.route('**/api/analyze', (route) => route.fulfill({ json: answer }));
  await chooseFile(page, { name: fileName, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
  await chooseCountry(page, 'Other');
  await page.getByRole('button', { name: 'Analyze Document' }).click();
  await page.getByRole('heading', { name: 'Legal Document Analysis' }).waitFor({ timeout: 60_000 });
  await page.locator('.toast').getByRole('button').first().click();
  await page.unroute('**/api/analyze');
}
