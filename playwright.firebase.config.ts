import { defineConfig } from '@playwright/test';

import base from './playwright.config.ts';

/** The browser tests with the official Auth emulator; run by `npm run test:firebase`, which starts it. */
export default defineConfig(base, {
  testDir: 'frontend/e2e-firebase',
  // One emulator holds one list of accounts.
  workers: 1,
});
