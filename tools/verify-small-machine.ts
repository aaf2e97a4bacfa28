/**
 * `npm run verify:small-machine [-- --megabytes 1024]`: the first command of the README on one core and 1 GB. A fresh clone is
 * installed, built and started inside a control group of that size (Linux, as root); then somebody signs in and uploads a ten-page
 * PDF, a DOCX, a TXT and a scanned page. Prints what each took and the most memory held, and ends with 1 where a report is missing
 * or the kernel had to end a process.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import { freePort } from '../backend/test/support/processes/free-port.ts';
import { analyze, SIGN_IN_CODE, signIn } from './replicas/client.ts';
import { sampleDocuments } from './replicas/documents.ts';
import { createControlGroup } from './small-machine/control-group.ts';

/** The page is built and every package fetched on one core. */
const LONGEST_START_MS = 600_000;

const { values } = parseArgs({ options: { megabytes: { type: 'string', default: '1024' } } });
const folder = mkdtempSync(join(tmpdir(), 'legible-small-'));
const group = createControlGroup(`legible-small-${process.pid}`, Number(values.megabytes) * 2 ** 20);
let isFine = true;
const say = (what: string, holds: boolean): void => {
  isFine &&= holds;
  console.log(`${holds ? 'yes' : 'no '}  ${what}`);
};

const clone = spawnSync('git', ['clone', '--quiet', '--local', '.', join(folder, 'legible')]);
if (clone.status !== 0) throw new Error('The tree could not be cloned.');
const port = await freePort();
const begun = performance.now();
const joinGroup = group.memberFiles.map((file) => `echo $$ > '${file}'`).join(' && ');
const server = spawn('bash', ['-c', `${joinGroup} && npm ci --loglevel=error && exec npm start --silent`], {
  cwd: join(folder, 'legible'),
  env: {
    PATH: process.env['PATH'],
    HOME: process.env['HOME'],
    ...wayToTheRegistry(),
    // a new machine has no packages in store
    npm_config_cache: join(folder, 'packages'),
    PORT: String(port),
    DATA_DIR: join(folder, 'data'),
    LLM_PROVIDER: 'built-in',
    LOCAL_SIGN_IN_CODE: SIGN_IN_CODE,
  },
  stdio: ['ignore', 'ignore', 'inherit'],
  // a process group of its own, so that all of it can be ended
  detached: true,
});
const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
try {
  const url = `http://127.0.0.1:${port}`;
  const isUp = await answers(`${url}/api/health`, begun + LONGEST_START_MS);
  say(`installs, builds and starts: ${seconds(begun)} s`, isUp);
  if (isUp) await readDocuments(url);
  say(`memory: ${(group.mostBytes() / 2 ** 20).toFixed(0)} MB at most, pages of files included`, true);
  say(`processes that the kernel ended for want of memory: ${group.killed()}`, group.killed() === 0);
} finally {
  if (server.exitCode === null) process.kill(-(server.pid ?? 0), 'SIGTERM');
  await ended;
  await removeGroup();
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = isFine ? 0 : 1;

async function readDocuments(url: string): Promise<void> {
  const person = await signIn(url, 'person@example.org');
  for (const [kind, file] of Object.entries(await sampleDocuments())) {
    const sent = performance.now();
    const outcome = await analyze(url, person, file);
    const said = outcome.kind === 'answered' ? outcome.outcome : JSON.stringify(outcome);
    say(`a report on a ${kind}: ${said} after ${seconds(sent)} s`, said === 'completed');
  }
}

async function answers(url: string, until: number): Promise<boolean> {
  while (performance.now() < until && server.exitCode === null) {
    const isUp = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return true;
    await wait(200);
  }
  return false;
}

/** What leads npm through a company's network. */
function wayToTheRegistry(): Record<string, string | undefined> {
  const names = [
    'NODE_EXTRA_CA_CERTS',
    'SSL_CERT_FILE',
    'HTTPS_PROXY',
    'https_proxy',
    'NO_PROXY',
    'no_proxy',
  ];
  return Object.fromEntries(names.map((name) => [name, process.env[name]]));
}

/** The children of the product need a moment to be gone. */
async function removeGroup(): Promise<void> {
  for (let tries = 0; tries < 50; tries += 1) {
    try {
      return group.remove();
    } catch {
      await wait(200);
    }
  }
}

function seconds(since: number): string {
  return ((performance.now() - since) / 1_000).toFixed(1);
}
