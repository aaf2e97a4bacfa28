import { defineConfig } from '@playwright/test';

import { findBrowser } from './tools/find-browser.ts';

const executablePath = findBrowser();

export default defineConfig({
  testDir: 'frontend/e2e',
  outputDir: 'test-results/browser',
  fullyParallel: false,
  // Two leave a sixth of two cores idle.
  workers: 3,
  forbidOnly: true,
  // A machine of others may stand still for a minute. What fails once and then passes is named as flaky.
  retries: process.env.CI === undefined ? 0 : 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: process.env.CI === undefined ? 'list' : [['list']],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    // A film of each test, or its page after every step, costs as much as the test: actions and requests tell nearly as much.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    launchOptions: {
      ...(executablePath === null ? {} : { executablePath }),
      args: [
        '--no-sandbox', // the tests also run as root in containers, where Chromium's sandbox cannot start
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
