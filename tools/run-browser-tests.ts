/** `npm run test:browser`: builds the page when needed and runs the browser tests, passing arguments on to Playwright. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { findBrowser, HOW_TO_GET_A_BROWSER } from './find-browser.ts';
import { readPlaywright, summarize } from './test-counts.ts';

if (findBrowser() === null) {
  console.error(HOW_TO_GET_A_BROWSER);
  process.exit(1);
}
// In a process of its own: the build sets NODE_ENV for the whole process it runs in.
spawnSync('node', ['tools/build-frontend-if-stale.ts'], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
const results = mkdtempSync(join(tmpdir(), 'legible-browser-'));
const json = join(results, 'playwright.json');
const { status } = spawnSync('playwright', ['test', '--reporter=list,json', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: json },
  shell: process.platform === 'win32',
});
console.log(`\n${summarize([readPlaywright(json)])}`);
rmSync(results, { recursive: true, force: true });
process.exit(status ?? 1);
