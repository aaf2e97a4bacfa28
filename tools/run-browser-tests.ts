/** `npm run test:browser`: builds the page when needed and runs the browser tests, passing arguments on to Playwright. */
import { spawnSync } from 'node:child_process';

import { findBrowser, HOW_TO_GET_A_BROWSER } from './find-browser.ts';

if (findBrowser() === null) {
  console.error(HOW_TO_GET_A_BROWSER);
  process.exit(1);
}
// In a process of its own: the build sets NODE_ENV for the whole process it runs in.
spawnSync('node', ['tools/build-frontend-if-stale.ts'], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
const { status } = spawnSync('playwright', ['test', ...process.argv.slice(2)], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
process.exit(status ?? 1);
