/** From `npm start` to the first page, with the page already built: with an empty data folder, and with one in use. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { freePort } from '../../backend/test/support/processes/free-port.ts';
import { processTree } from '../../tools/zero-retention/places.ts';
import { median } from './figures.ts';
import type { Row } from './page.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const TRIES = 5;
const MOST_SECONDS = { used: 2.5, empty: 3 };
const ASK_EVERY_MS = 10;

/** Runs the whole part and resolves to its rows. */
export async function runStart(): Promise<readonly Row[]> {
  const used = mkdtempSync(join(tmpdir(), 'legible-start-'));
  try {
    // Not counted: it may have to build the page, and it makes the database of the second row.
    await startOnce(used);
    const [first, later]: [number[], number[]] = [[], []];
    for (let turn = 0; turn < TRIES; turn += 1) {
      const empty = mkdtempSync(join(tmpdir(), 'legible-start-'));
      first.push(await startOnce(empty));
      rmSync(empty, { recursive: true, force: true });
      later.push(await startOnce(used));
    }
    return [
      toRow('with the data folder of an earlier start', later, MOST_SECONDS.used),
      toRow('with an empty data folder', first, MOST_SECONDS.empty),
    ];
  } finally {
    rmSync(used, { recursive: true, force: true });
  }
}

function toRow(how: string, seconds: readonly number[], most: number): Row {
  const all = seconds.map((each) => each.toFixed(1)).join(', ');
  return {
    what: `\`npm start\` to the first answered request, embedded, built page, ${how}`,
    asked: `<= ${most} s`,
    measured: `${median(seconds).toFixed(1)} s (median of ${all})`,
    holds: median(seconds) <= most,
  };
}

/** Starts the product, waits for its page, ends it. Resolves to the seconds until the page came. */
async function startOnce(dataDir: string): Promise<number> {
  const port = await freePort();
  const started = performance.now();
  const child = spawn('npm', ['start', '--silent'], {
    cwd: ROOT,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      LLM_PROVIDER: 'built-in',
      LOG_LEVEL: 'error',
    },
    stdio: 'ignore',
  });
  const gone = once(child, 'exit');
  while (!(await isAnswered(`http://127.0.0.1:${port}/`))) {
    if (child.exitCode !== null) throw new Error('The product ended before it was ready.');
    await pause(ASK_EVERY_MS);
  }
  const seconds = (performance.now() - started) / 1_000;
  // npm stands between us and the server, which npm starts last.
  const server = processTree(child.pid ?? 0).find((pid) => isServer(pid));
  if (server !== undefined) process.kill(server, 'SIGTERM');
  await gone;
  return seconds;
}

const isServer = (pid: number): boolean =>
  readFileSync(`/proc/${pid}/cmdline`, 'latin1').split('\0').includes('backend/src/main.ts');

const isAnswered = (url: string): Promise<boolean> =>
  fetch(url).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.ok;
    },
    () => false,
  );
