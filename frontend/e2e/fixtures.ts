import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import { expect, test as base } from '@playwright/test';

/** The product as it is started by `npm start`, on a port and a data folder of its own. */
export interface Product {
  readonly url: string;
  readonly adminPassword: string;
}

interface Options {
  /** Skips the first-visit splash. Off in the splash's own tests. */
  readonly splashSeen: boolean;
}

/** Playwright's `test` with the real product behind `baseURL`: one server per worker. */
export const test = base.extend<Options, { product: Product }>({
  product: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright insists on a destructured argument
    async ({}, use) => {
      const { product, stop } = await startProduct();
      await use(product);
      await stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ product }, use) => use(product.url),
  splashSeen: [true, { option: true }],
  page: async ({ page, splashSeen }, use) => {
    if (splashSeen) await page.addInitScript(() => sessionStorage.setItem('splash-seen', 'true'));
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (/content security policy/i.test(message.text())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await use(page);
    // A request still on its way through a route of this test would fail the next one.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    expect(complaints, 'policy violations and uncaught errors on the page').toEqual([]);
  },
});
export { expect };

/** Starts the product on the built-in rules, a free port and an empty data folder; `settings` come on top. */
export async function startProduct(
  settings: NodeJS.ProcessEnv = {},
): Promise<{ product: Product; stop: () => Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'legible-e2e-'));
  const server = spawn('node', ['backend/src/main.ts'], {
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: dataDir,
      LLM_PROVIDER: 'built-in',
      // One child for each kind of work: more would wait for processors while the browser needs them.
      MAX_PARSERS: '1',
      LOG_LEVEL: 'warn',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const stop = async (): Promise<void> => {
    server.kill('SIGTERM');
    await exited;
    rmSync(dataDir, { recursive: true, force: true });
  };
  let url = '';
  let adminPassword = '';
  for await (const line of createInterface({ input: server.stdout })) {
    url ||= /(http:\/\/[\w.:[\]]+)/.exec(line)?.[1] ?? '';
    adminPassword ||= /admin password\D*:\s*(\S+)/i.exec(line)?.[1] ?? '';
    if (url !== '' && adminPassword !== '') return { product: { url, adminPassword }, stop };
  }
  throw new Error('The product ended before it was ready.');
}
