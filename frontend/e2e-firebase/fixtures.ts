import { expect, startProduct, test as base, type Product } from '../e2e/fixtures.ts';
import { bringGoogle, forgetAccounts } from './google.ts';

/** The settings of an operator with a Firebase project, here the one that only exists in the emulator. */
export const FIREBASE_SETTINGS = {
  IDENTITY: 'firebase',
  FIREBASE_PROJECT_ID: 'demo-legible',
  FIREBASE_API_KEY: 'any-key-will-do',
  FIREBASE_AUTH_DOMAIN: 'demo-legible.firebaseapp.com',
};

interface WorkerOptions {
  /** What the product is started with on top of the Firebase settings. */
  readonly settings: NodeJS.ProcessEnv;
  /** host:port of the running Auth emulator. */
  readonly emulator: string;
}

/** The browser tests' `test`, with the product on Google sign-in and the official emulator in Google's place. */
export const test = base.extend<object, WorkerOptions & { product: Product }>({
  settings: [{}, { option: true, scope: 'worker' }],
  emulator: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright insists on a destructured argument
    async ({}, use) => {
      const host = process.env['FIREBASE_AUTH_EMULATOR_HOST'];
      if (host === undefined) throw new Error('Start these tests with: npm run test:firebase');
      await use(host);
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ emulator, settings }, use) => {
      const { product, stop } = await startProduct({
        ...FIREBASE_SETTINGS,
        FIREBASE_AUTH_EMULATOR_HOST: emulator,
        ...settings,
      });
      await use(product);
      await stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  // Done below, for every tab but not inside Google's frame, which may be denied a storage of its own.
  splashSeen: false,
  context: async ({ context, emulator }, use) => {
    await forgetAccounts(emulator);
    await context.addInitScript(() => {
      if (window === window.top) sessionStorage.setItem('splash-seen', 'true');
    });
    await bringGoogle(context);
    await use(context);
  },
});
export { expect };
