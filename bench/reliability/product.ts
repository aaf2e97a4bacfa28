import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { freePort } from '../../backend/test/support/processes/free-port.ts';

const MAIN = fileURLToPath(new URL('../../backend/src/main.ts', import.meta.url));
/** As `npm start` does. */
const SMALL_YOUNG_SPACE = '--max-semi-space-size=4';
const KEEP_COMPILED = new URL('../../backend/src/adapters/system/keep-compiled.ts', import.meta.url).href;

/** The product as its operator runs it: a process of its own, on free loopback ports and an empty data folder. */
export interface Product {
  readonly url: string;
  readonly pid: number;
  readonly adminPassword: string;
  /** Every number that its metrics port shows, by name with labels. Asking begins a new window for event-loop delays. */
  metrics(): Promise<ReadonlyMap<string, number>>;
  /** How it ended, or null while it runs. */
  ending(): string | null;
  /** Ends it as its operator would and deletes its data. Resolves once it is gone. */
  stop(): Promise<void>;
}

const READY_POLL_MS = 50;

/**
 * Starts it on the built-in rules; `settings` come on top. Resolves once it says that it is ready; rejects when it ends
 * before.
 */
export async function startProduct(settings: Readonly<Record<string, string>> = {}): Promise<Product> {
  const folder = mkdtempSync(join(tmpdir(), 'legible-reliability-'));
  const metricsPort = await freePort();
  const server = spawn(process.execPath, [SMALL_YOUNG_SPACE, '--import', KEEP_COMPILED, MAIN], {
    // A folder without an .env of somebody's own.
    cwd: folder,
    env: {
      PATH: process.env['PATH'],
      HOME: folder,
      TMPDIR: folder,
      DATA_DIR: folder,
      PORT: '0',
      METRICS_PORT: String(metricsPort),
      LLM_PROVIDER: 'built-in',
      LOG_LEVEL: 'error',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const cut = () => void server.kill('SIGKILL');
  process.once('exit', cut);
  const { url, adminPassword } = await readBanner(server);
  await untilReady(url, server);
  if (server.pid === undefined) throw new Error('The product has no process id.');
  return {
    url,
    pid: server.pid,
    adminPassword,
    metrics: async () => parseMetrics(await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()),
    ending: () => server.signalCode ?? (server.exitCode === null ? null : `exit code ${server.exitCode}`),
    async stop() {
      if (server.exitCode === null && server.signalCode === null) {
        const gone = once(server, 'exit');
        server.kill('SIGTERM');
        await gone;
      }
      process.off('exit', cut);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** It listens before its database has its tables and its children are warm. */
async function untilReady(url: string, server: ChildProcess): Promise<void> {
  const isReady = async (): Promise<boolean> => {
    const answer = await fetch(`${url}/api/ready`);
    await answer.arrayBuffer();
    return answer.ok;
  };
  while (!(await isReady().catch(() => false))) {
    if (server.exitCode !== null) throw new Error('The product ended before it was ready.');
    await pause(READY_POLL_MS);
  }
}

/** The address and the operator's password of this start (empty when a hash was set), from the banner. */
function readBanner(server: ChildProcess): Promise<{ url: string; adminPassword: string }> {
  const { stdout } = server;
  if (stdout === null) throw new Error('The product has no output.');
  return new Promise((done, fail) => {
    let url = '';
    let adminPassword = '';
    // Goes on reading to the end: a full pipe would stop the product.
    const lines = createInterface({ input: stdout });
    lines.on('line', (line) => {
      url ||= /(http:\/\/[\w.:[\]]+)/.exec(line)?.[1] ?? '';
      adminPassword ||= /admin password\D*:\s*(\S+)/i.exec(line)?.[1] ?? '';
      // The password is the last line of the banner; with a hash of the operator's own there is none.
      if (url !== '' && (adminPassword !== '' || /Admin area\s+(?!.*made up)/.test(line)))
        done({ url, adminPassword });
    });
    server.once('exit', () => fail(new Error('The product ended before it was ready.')));
    server.once('error', fail);
  });
}

function parseMetrics(text: string): ReadonlyMap<string, number> {
  const numbers = new Map<string, number>();
  for (const line of text.split('\n')) {
    const found = /^([^#\s]\S*) (\S+)/.exec(line);
    if (found?.[1] !== undefined) numbers.set(found[1], Number(found[2]));
  }
  return numbers;
}
