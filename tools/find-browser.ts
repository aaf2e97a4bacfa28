import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

import { chromium } from '@playwright/test';

/** The headless shell, which Playwright's own install is too, first: it draws no window and needs a third less time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome.exe',
  'msedge.exe',
];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
  'C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe',
];

/** Said when no browser can be had. */
export const HOW_TO_GET_A_BROWSER = 'No browser was found. Install one with: npx playwright install chromium';

/** The executable of a Chromium: BROWSER_PATH, else the system's, else Playwright's own install, else null. */
export function findBrowser(env: NodeJS.ProcessEnv = process.env): string | null {
  const onPath = (env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)));
  const candidates = [env.BROWSER_PATH ?? '', ...onPath, ...PLACES, chromium.executablePath()];
  return candidates.find((path) => path !== '' && existsSync(path)) ?? null;
}
