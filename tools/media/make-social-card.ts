/** Draws frontend/public/social-card.png (1200 × 630) and apple-touch-icon.png (180 × 180) with the page's own fonts. */
import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findBrowser } from '../find-browser.ts';

const PUBLIC_DIR = new URL('../../frontend/public/', import.meta.url);

const font = (file: string) =>
  `data:font/woff2;base64,${readFileSync(new URL(`../../node_modules/@fontsource-variable/${file}`, import.meta.url), 'base64')}`;
const logo = readFileSync(new URL('favicon.svg', PUBLIC_DIR), 'utf8');

const card = `<style>
  @font-face { font-family: N; src: url(${font('newsreader/files/newsreader-latin-opsz-normal.woff2')}); font-weight: 200 800 }
  body { margin: 0; box-sizing: border-box; width: 1200px; height: 630px; padding: 76px 84px; background: #12110e;
    color: #f3eee1; font-family: N; display: flex; flex-direction: column; justify-content: space-between }
  header { display: flex; align-items: center; gap: 22px; font-size: 44px }
  svg { width: 60px }
  h1 { margin: 0; font-weight: 400; font-size: 138px; line-height: 1.06; letter-spacing: -0.025em }
  mark { color: #17160f; background: linear-gradient(99deg, transparent .07em, #e6f24b .09em calc(100% - .09em), transparent calc(100% - .07em)) 0 0 / 100% 95% no-repeat; padding: .03em .2em .06em; margin-left: -.1em }
  p { margin: 0; font-size: 34px; color: #bdb6a6 }
</style><header>${logo}Legible</header><h1>Know what you<br>are <mark>signing</mark></h1>
<p>Every contract in plain English, every point tied to its clause</p>`;
const icon = `<style>body { margin: 0; background: #efe9da } svg { display: block; width: 180px }</style>${logo}`;

const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath === null ? {} : { executablePath }),
  args: ['--no-sandbox', '--disable-gpu'],
});
await draw('social-card.png', card, { width: 1200, height: 630 });
await draw('apple-touch-icon.png', icon, { width: 180, height: 180 });
await browser.close();

async function draw(name: string, html: string, viewport: { width: number; height: number }): Promise<void> {
  const page = await browser.newPage({ viewport });
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: new URL(name, PUBLIC_DIR).pathname });
  await page.close();
}
