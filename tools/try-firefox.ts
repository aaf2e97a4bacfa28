/**
 * Walks the main path of the built product in Firefox: splash, sign-in, form, report, words of the document, a note, the marked
 * way back. `npm exec -- node tools/try-firefox.ts [picture.png]`. Says so and ends well where there is no Firefox (Debian:
 * `apt install firefox-esr`).
 */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { NDA } from '../frontend/e2e/analysis-steps.ts';
import { startProduct } from '../frontend/e2e/fixtures.ts';
import { KEYS, startFirefox } from './firefox/bidi.ts';

const FIREFOX = ['firefox-esr', 'firefox'].find(
  (name) => spawnSync(name, ['--version'], { stdio: 'ignore' }).status === 0,
);
if (FIREFOX === undefined) {
  console.log('Skipped: there is no Firefox on this machine.');
  process.exit(0);
}
// In a process of its own: the build sets NODE_ENV for the whole process it runs in.
spawnSync('node', ['tools/build-frontend-if-stale.ts'], { stdio: 'inherit' });

const button = (name: string): string =>
  `[...document.querySelectorAll('button, a')].find((one) => one.checkVisibility() && (one.ariaLabel ?? one.textContent).trim().startsWith(${JSON.stringify(name)}))`;
const byId = (label: string): string =>
  `document.getElementById([...document.querySelectorAll('label')].find((one) => one.textContent.startsWith(${JSON.stringify(label)}))?.htmlFor)`;
const heading = (name: string): string =>
  `[...document.querySelectorAll('h1, h2')].some((one) => one.checkVisibility() && one.textContent === ${JSON.stringify(name)})`;

const { product, stop } = await startProduct();
const page = await startFirefox(FIREFOX);
let isWell = false;
try {
  await page.open(product.url);
  await step('the splash is skipped', async () => {
    await page.until('the splash', `document.querySelector('[data-testid=splash]')`);
    await page.type('x');
    await page.until('the page', heading('Know what you are signing'));
  });
  await step('a person signs in', async () => {
    await page.click('the way in', button('Sign In to Get Started'));
    await page.click('the name', byId('Display name'));
    await page.type('Fay Fox');
    await page.click('the address', byId('E-mail'));
    await page.type(`fay@example.com${KEYS.enter}`);
    await page.click('the way on', button('Analyze Document Now'));
    await page.until('the form', heading('Analyze Your Legal Document'));
  });
  await step('the form is filled in and sent', async () => {
    await page.click('the countries', `document.querySelector('[role=combobox]')`);
    await page.until('the list', `document.querySelectorAll('[role=option]').length === 26`);
    await page.type(`Ind${KEYS.enter}`);
    await page.until('India', `document.querySelector('[role=combobox]').textContent === 'India'`);
    await page.setFile(`document.querySelector('input[type=file]')`, NDA);
    await page.click('the button', button('Analyze Document'));
    await page.until('the report', heading('Legal Document Analysis'));
  });
  await step('a card leads to the words and back', async () => {
    await page.click('the risks', button('Risks or Red Flags'));
    await page.click('a place', `document.querySelector('#section-3 [data-citation]')`);
    await page.until('the words', `document.activeElement?.matches('.finding.is-active')`);
    await page.type(KEYS.enter);
    await page.until('the card', `document.activeElement?.id.startsWith('point-')`);
  });
  await step('the file itself is drawn', async () => {
    await page.click('the switch', button('Original'));
    await page.until('page 1', `document.querySelector('canvas')?.width > 100`);
  });
  await step('changes are prepared', async () => {
    await page.click('the way on', button('Prepare changes'));
    await page.until('the list', heading('Prepare changes'));
    await page.click('the letter', `[...document.querySelectorAll('[role=tab]')][1]`);
    await page.until(
      'the words',
      `document.querySelector('textarea[rows="18"]')?.value.startsWith('Hello,')`,
    );
  });
  await step('nothing complains', async () => {
    if (page.errors.length > 0) throw new Error(page.errors.join('\n'));
  });
  isWell = true;
} finally {
  const [picture] = process.argv.slice(2);
  if (picture !== undefined) writeFileSync(picture, await page.picture());
  await page.close();
  await stop();
}
process.exit(isWell ? 0 : 1);

async function step(name: string, walk: () => Promise<void>): Promise<void> {
  await walk();
  console.log(`ok   ${name}`);
}
