/**
 * Runs an unpacked image as production would: read-only root file system, user 1000, no environment but its own, nothing but
 * /tmp and /data to write to. Called by tools/verify-image.sh with the folder of the image and a file with its configuration.
 * Ends with 1 when a check fails.
 */
import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';

import { freePort } from '../../backend/test/support/processes/free-port.ts';
import { analyze, SIGN_IN_CODE, signIn } from '../replicas/client.ts';
import { requireSystemPrograms } from '../replicas/debian.ts';
import { sampleDocuments } from '../replicas/documents.ts';
import { startCluster } from '../replicas/postgres.ts';
import { runInImage, startContainer, type Image } from './container.ts';

/** Asked: from the start of the process until it is ready, with PostgreSQL. */
const LONGEST_START_MS = 2_500;
const STARTS = 5;

const [root, configFile] = process.argv.slice(2);
if (root === undefined || configFile === undefined) throw new Error('Give a folder and a configuration.');
// The shape is that of `buildah inspect`, around the one of the OCI image specification.
const inspected = JSON.parse(readFileSync(configFile, 'utf8')) as { OCIv1: { config: Image['config'] } };
const image: Image = { root, config: inspected.OCIv1.config };
const settings = { LLM_PROVIDER: 'built-in', LOG_LEVEL: 'silent', LOCAL_SIGN_IN_CODE: SIGN_IN_CODE };
const documents = await sampleDocuments();
let isFine = true;
const check = (what: string, holds: boolean, measured = ''): void => {
  isFine &&= holds;
  console.log(`${holds ? 'ok  ' : 'MISS'} ${what}${measured === '' ? '' : `: ${measured}`}`);
};

await checkModules();
const cluster = await startCluster(requireSystemPrograms());
try {
  const url = await cluster.createDatabase('legible');
  // The first start makes the tables and warms the machine's own caches; the others are what a restart takes.
  const starts: number[] = [];
  for (let start = 1; start <= STARTS; start += 1) {
    const port = await freePort();
    const container = await startContainer(image, port, { ...settings, DATABASE_URL: url });
    starts.push(container.readyAfterMs);
    if (start === STARTS) {
      check('runs as user 1000', container.rights.uid === 1000, String(container.rights.uid));
      check('cannot write to its root file system', container.rights.isReadOnly);
      await checkAnswers(port, 'with PostgreSQL');
    }
    check(`ends by itself when asked (${start})`, (await container.stop()) === 0);
  }
  const middle = starts.toSorted((a, b) => a - b)[Math.floor(STARTS / 2)] ?? Infinity;
  const seconds = starts.map((ms) => (ms / 1000).toFixed(1)).join(', ');
  check('start to ready with PostgreSQL, median <= 2.5 s', middle <= LONGEST_START_MS, `${seconds} s`);
} finally {
  await cluster.remove();
}

const port = await freePort();
const alone = await startContainer(image, port, settings);
await checkAnswers(port, 'with its embedded database');
check('ends by itself when asked', (await alone.stop()) === 0);
console.log(isFine ? 'The image holds.' : 'The image does not hold.');
process.exitCode = isFine ? 0 : 1;

/** Every module of the product is loaded in the image: a package that the slimming took away too much of shows here. */
async function checkModules(): Promise<void> {
  const child = runInImage(image, {}, `await import('/app/deploy/compile-modules.mjs')`);
  const loaded = (await text(child.stdout)).trim();
  check('loads every module of the product', Number.parseInt(loaded, 10) > 100, loaded);
}

async function checkAnswers(listening: number, how: string): Promise<void> {
  const url = `http://127.0.0.1:${listening}`;
  const person = await signIn(url, 'person@example.org');
  for (const [kind, file] of Object.entries(documents)) {
    const begun = performance.now();
    const outcome = await analyze(url, person, file);
    const said = outcome.kind === 'answered' ? outcome.outcome : JSON.stringify(outcome);
    check(
      `answers a ${kind} ${how}`,
      said === 'completed',
      `${said}, ${(performance.now() - begun).toFixed(0)} ms`,
    );
  }
  const page = await fetch(url);
  check(`serves the page ${how}`, page.ok && (await page.text()).includes('<script'));
}
