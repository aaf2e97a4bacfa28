/**
 * `npm run test:firebase`: the product with Google sign-in, in a browser, against the official Firebase Auth emulator.
 * Installs the emulator's own package when it is missing, starts it on free ports, passes arguments on to Playwright, and
 * stops everything it started. The last line counts the tests.
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { findBrowser, HOW_TO_GET_A_BROWSER } from './find-browser.ts';
import { keepSeconds } from './steps.ts';
import { NO_REPORT, readPlaywright, summarize, type Counts } from './test-counts.ts';

const PACKAGE = join(import.meta.dirname, 'firebase-emulator');
const PROGRAM = join(PACKAGE, 'node_modules/firebase-tools/lib/bin/firebase.js');
/** A first start on a busy machine took 20 s. */
const START_MS = 120_000;
const STOP_MS = 10_000;

const isWindows = process.platform === 'win32';
const started = Date.now();
const folder = mkdtempSync(join(tmpdir(), 'legible-firebase-'));
const log = join(folder, 'emulator.log');
const children: ChildProcess[] = [];
// Ctrl-C in a terminal reaches the children by itself, and Playwright takes a second one for impatience.
process.on('SIGINT', () => undefined);
process.once('SIGTERM', () => {
  for (const child of children) child.kill('SIGINT');
});

let counts: Counts = NO_REPORT;
try {
  counts = await runTests();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
} finally {
  for (const child of children) await stop(child);
  rmSync(folder, { recursive: true, force: true });
}
keepSeconds('npm run test:firebase', [], (Date.now() - started) / 1000);
console.log(`\n${summarize([counts])}`);
process.exitCode = counts.failed === 0 && counts.passed > 0 ? 0 : 1;

async function runTests(): Promise<Counts> {
  if (findBrowser() === null) throw new Error(HOW_TO_GET_A_BROWSER);
  if (!existsSync(PROGRAM)) installEmulator();
  // A process of its own: building sets NODE_ENV to production, where the emulator is refused.
  const build = start(process.execPath, [join(import.meta.dirname, 'build-frontend-if-stale.ts')]);
  await ended(build);
  if (build.exitCode !== 0) throw new Error('The page could not be built.');
  const emulator = await startEmulator();
  const json = join(folder, 'playwright.json');
  const tests = start(
    'playwright',
    ['test', '--config', 'playwright.firebase.config.ts', '--reporter=list,json', ...process.argv.slice(2)],
    { PLAYWRIGHT_JSON_OUTPUT_FILE: json, FIREBASE_AUTH_EMULATOR_HOST: emulator },
  );
  await ended(tests);
  const counted = readPlaywright(json);
  // A runner that failed outside of its tests has failed.
  return tests.exitCode === 0 || counted.failed > 0 ? counted : { ...counted, failed: 1 };
}

/** The emulator is 300 MB that the product does not need, so it comes when it is asked for. */
function installEmulator(): void {
  console.log('── Installing the Firebase emulator (once, about 300 MB)');
  const args = ['ci', '--prefix', PACKAGE, '--ignore-scripts', '--no-fund', '--no-audit', '--loglevel=error'];
  const { status } = spawnSync('npm', args, { stdio: 'inherit', shell: isWindows });
  if (status !== 0) throw new Error('The Firebase emulator could not be installed.');
}

/** Answers host:port of the running Auth emulator. It needs no Java, no login and no network. */
async function startEmulator(): Promise<string> {
  const [auth = 0, hub = 0, logging = 0] = await freePorts(3);
  const at = (port: number) => ({ host: '127.0.0.1', port });
  writeFileSync(
    join(folder, 'firebase.json'),
    JSON.stringify({
      emulators: { auth: at(auth), hub: at(hub), logging: at(logging), ui: { enabled: false } },
    }),
  );
  const emulator = start(
    process.execPath,
    [PROGRAM, 'emulators:start', '--only', 'auth', '--project', 'demo-legible'],
    // What it remembers between starts goes where the rest of this run goes.
    { XDG_CONFIG_HOME: folder, NO_UPDATE_NOTIFIER: '1', CI: '1' },
    log,
  );
  const deadline = Date.now() + START_MS;
  while (isRunning(emulator) && Date.now() < deadline) {
    if (await answers(`http://127.0.0.1:${auth}/`)) return `127.0.0.1:${auth}`;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`The Firebase emulator did not start.\n${readFileSync(log, 'utf8')}`);
}

/** Starts a program that is stopped with this one. The emulator's words go to a file that is shown when it fails. */
function start(
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  output?: string,
): ChildProcess {
  const file = output === undefined ? null : openSync(output, 'a');
  const child = spawn(program, args, {
    stdio: file === null ? 'inherit' : ['ignore', file, file],
    ...(file === null ? {} : { cwd: folder }),
    env: { ...process.env, ...env },
    shell: isWindows && program !== process.execPath,
  });
  if (file !== null) closeSync(file);
  children.unshift(child);
  return child;
}

async function stop(child: ChildProcess): Promise<void> {
  if (!isRunning(child)) return;
  child.kill('SIGTERM');
  const force = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
  await ended(child);
  clearTimeout(force);
}

function isRunning(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null;
}

function ended(child: ChildProcess): Promise<void> {
  if (!isRunning(child)) return Promise.resolve();
  return new Promise((resolve, reject) => {
    child.once('exit', () => resolve());
    child.once('error', reject);
  });
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

/** Held open together, so that they differ. */
async function freePorts(howMany: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from({ length: howMany }, async () => {
      const server = createServer();
      await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
      return server;
    }),
  );
  return Promise.all(
    servers.map(async (server) => {
      const address = server.address();
      await new Promise((done) => server.close(done));
      if (address === null || typeof address === 'string') throw new Error('No port is free.');
      return address.port;
    }),
  );
}
