import type { Page } from '@playwright/test';
import type { AnalyzeEvents } from '../../backend/src/adapters/http/contract.ts';
import { openSections } from '../../bench/screen/everything-open.ts';
import { chooseCountry, chooseFile } from '../../frontend/e2e/analysis-steps.ts';
import { REPORTS } from '../../frontend/src/mocks/reports.ts';
import { openForm, upload } from './analyze-states.ts';
import type { Camera } from './camera.ts';

/** A lease in French, invented for the picture. */
const BAIL = `CONTRAT DE LOCATION

Entre Madame Odile Renaud, ci-après « le Bailleur », et Monsieur Basile Fournier, ci-après « le Locataire », il est convenu ce qui suit.

Article 1. Le Bailleur loue au Locataire un appartement de deux pièces, 14 rue des Tilleuls à Angers, à partir du 1er avril 2027 pour une durée de trois ans.

Article 2. Le loyer est de 780 € par mois, payable le premier de chaque mois. Le Locataire verse un dépôt de garantie de 1 560 €.

Article 3. En cas de retard de paiement, le Locataire doit une pénalité de 40 € par jour de retard.

Article 4. Le Bailleur peut modifier le loyer à tout moment, sans l'accord du Locataire.

Article 5. Le Bailleur peut entrer dans l'appartement à tout moment et sans préavis.

Article 6. Le Locataire répond de tous les dommages, quelle qu'en soit la cause, sans limite.

Article 7. Le Locataire peut résilier le contrat avec un préavis de trois mois. Le Bailleur peut le résilier avec un préavis d'un mois.`;

/** Long enough for the words under the bar to come to the analysis. */
const TO_THE_ANALYSIS = 3_000;

/** What shows for a moment, and what shows when something is missing, refused or broken. */
export async function photographPassing(camera: Camera): Promise<void> {
  const { page, keep } = camera;
  await openForm(camera);
  await page.getByLabel('Name or Role').press('Enter');
  await page.getByText('Missing Information', { exact: true }).waitFor();
  await page.keyboard.press('F8'); // the focus holds the toast
  await keep('analyze-missing');
  await photographStream(camera);
  await photographFailures(camera);
  await photographRestriction(camera);
  await photographForeignWords(camera);
  await photographFrench(camera);
}

async function photographStream(camera: Camera): Promise<void> {
  const { page, keep } = camera;
  await openForm(camera);
  await stream(page, [['queued', { position: 3 }]]);
  await send(page);
  await page.getByTestId('real-stage').waitFor();
  await keep('analyze-waiting', { whole: true });
  await page.getByRole('button', { name: 'Stop' }).click();

  const [first, second] = REPORTS['report-full']().analysis.split(/^(?=### )/m);
  await openForm(camera);
  await stream(page, [
    ['stage', { name: 'analyzing' }],
    ['section', { index: 1, title: 'Key Information', content: body(first), final: true }],
    ['section', { index: 2, title: 'Obligations & Responsibilities', content: body(second), final: false }],
  ]);
  await send(page);
  await page.waitForTimeout(TO_THE_ANALYSIS);
  await page.getByRole('region', { name: 'Sections so far' }).waitFor();
  await keep('analyze-arriving', { whole: true });
  await page.getByRole('button', { name: 'Stop' }).click();
}

/** A section without its heading. */
const body = (section = ''): string => section.split('\n').slice(1).join('\n').trim();

type Told = { [Name in keyof AnalyzeEvents]: readonly [Name, AnalyzeEvents[Name]] }[keyof AnalyzeEvents];

/** Answers the next analysis with events that go no further. */
function stream(page: Page, events: readonly Told[]): Promise<void> {
  const text = events.map(([name, data]) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`).join('');
  return page.evaluate((told) => {
    const fetched = window.fetch.bind(window);
    window.fetch = (to, options) =>
      (to instanceof Request ? to.url : String(to)).endsWith('/api/analyze')
        ? Promise.resolve(
            new Response(
              new ReadableStream({
                start: (controller) => controller.enqueue(new TextEncoder().encode(told)),
              }),
              { headers: { 'content-type': 'text/event-stream' } },
            ),
          )
        : fetched(to, options);
  }, text);
}

async function send(page: Page): Promise<void> {
  await chooseFile(page, upload('gym', 'Ironleaf membership.txt'));
  await chooseCountry(page, 'United States');
  await page.getByRole('button', { name: 'Analyze Document' }).click();
}

/** The ways in which no report comes. */
async function photographFailures(camera: Camera): Promise<void> {
  const { page, keep } = camera;
  for (const [name, answer] of [
    ['analyze-offline', null],
    [
      'analyze-proxy-page',
      { status: 502, contentType: 'text/html', body: '<html><h1>502 Bad Gateway</h1></html>' },
    ],
    ['analyze-no-answer', { status: 200, contentType: 'application/json', body: '{}' }],
    ['analyze-sign-in-ended', { status: 401, body: 'Your sign-in has ended. Please sign in again.' }],
  ] as const) {
    await openForm(camera);
    await page.route('**/api/analyze', (route) => (answer === null ? route.abort() : route.fulfill(answer)));
    await send(page);
    await page.locator('.toast').or(page.getByRole('alert')).first().waitFor();
    await page.keyboard.press('F8'); // the focus holds the toast
    await keep(name);
    await page.unroute('**/api/analyze');
    await page.keyboard.press('Escape');
  }
}

async function photographRestriction(camera: Camera): Promise<void> {
  const { page, keep } = camera;
  await page.route('**/api/user/quota', (route) =>
    route.fulfill({
      status: 403,
      headers: { 'x-error-code': 'account_restricted' },
      body: 'Your account has been restricted. Please contact the operator of this site to have it reviewed.',
    }),
  );
  await openForm(camera);
  await page.getByText('Your account has been restricted').waitFor();
  await keep('analyze-restricted', { whole: true });
  await page.unroute('**/api/user/quota');
  await page.route('**/api/user/quota', (route) =>
    route.fulfill({ json: { limit: 15, used: 15, opensAt: '2026-12-01T00:00:00.000Z' } }),
  );
  await openForm(camera);
  await page.getByText('You have used all 15 analyses').waitFor();
  await keep('analyze-quota-used', { whole: true });
  await page.unroute('**/api/user/quota');
}

/** What a foreign server may send in the place of a report. */
async function photographForeignWords(camera: Camera): Promise<void> {
  const { page, keep } = camera;
  const plain =
    'This is a lease. You pay 780 a month <b>in advance</b> and may leave after three months.\n\nNothing else was found.';
  await openForm(camera);
  await page.route('**/api/analyze', (route) => route.fulfill({ json: { analysis: plain } }));
  await send(page);
  await page.getByRole('heading', { name: 'Legal Document Analysis' }).waitFor();
  await page.locator('.toast').getByRole('button').first().click();
  await keep('report-plain-words', { whole: true });
  await page.unroute('**/api/analyze');
}

/** A French lease, its report in French. */
async function photographFrench(camera: Camera): Promise<void> {
  const { page, keep } = camera;
  await openForm(camera);
  await page.getByLabel('Name or Role').fill('Basile Fournier');
  await chooseFile(page, { name: 'bail.txt', mimeType: 'text/plain', buffer: Buffer.from(BAIL) });
  await chooseCountry(page, 'France');
  await page.getByRole('combobox', { name: 'Language of the Report' }).click();
  await page.getByRole('option', { name: 'Français' }).click();
  await page.getByRole('button', { name: 'Analyze Document' }).click();
  await page.getByRole('heading', { name: 'Legal Document Analysis' }).waitFor({ timeout: 60_000 });
  await page.locator('.toast').getByRole('button').first().click();
  await keep('report-french', { whole: true });
  await openSections(page);
  await keep('report-french-all-sections', { whole: true });
}
