/**
 * Memory of the whole process tree at rest: what each process holds, with pages that several share divided among them (PSS
 * of /proc/…/smaps_rollup). With the embedded database and with a PostgreSQL server, after the start and a minute after some
 * work; and what the first scan after that minute costs, against the next ones. Prints one line a figure. Needs Linux.
 */
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

import { paragraph, makeDocx } from '../backend/test/support/papers/make-docx.ts';

import { CONTRACT_LINES, drawPage } from '../backend/test/support/papers/make-scan.ts';
import { startOwnServer } from '../backend/test/support/own-postgres.ts';
import { processTree } from '../tools/zero-retention/places.ts';
import { analyze, signInPeople } from './reliability/people.ts';
import { startProduct, type Product } from './reliability/product.ts';
import { median } from './reliability/figures.ts';

/** Long enough for what the start leaves behind to be collected. */
const SETTLE_MS = 10_000;
/** Children are let go after 60 s; a swollen one is replaced then. */
const REST_MS = 75_000;
const WARM_SCANS = 3;
const ASKED = { embedded: 500, server: 220, firstScanMs: 1_500 } as const;

const scan: { readonly name: string; readonly bytes: Uint8Array } = {
  name: 'scan.png',
  bytes: await drawPage({ dpi: 150 }),
};
const docx = {
  name: 'contract.docx',
  bytes: makeDocx({ body: CONTRACT_LINES.map((line) => paragraph(line)).join('') }),
};

// As `npm start` and the image do: an empty folder begins with it.
await import('../backend/src/cli/prepare-database.ts');
await measure('embedded database', {}, ASKED.embedded);
const server = await startOwnServer({ isSafe: false });
try {
  await measure('PostgreSQL server', { DATABASE_URL: server.url }, ASKED.server);
} finally {
  await server.remove();
}

/** Runs the product with these settings and prints its figures. */
async function measure(
  how: string,
  settings: Readonly<Record<string, string>>,
  asked: number,
): Promise<void> {
  const product = await startProduct(settings);
  try {
    await pause(SETTLE_MS);
    say(how, `after the start: ${inWords(product)}`);
    const [token = ''] = await signInPeople(product.url, 1);
    const timed = async (document: typeof scan): Promise<number> => {
      const { status, ms } = await analyze(product.url, token, document);
      if (status !== 200) throw new Error(`A document was answered with ${status}.`);
      return ms;
    };
    await timed(docx);
    await timed(scan);
    await pause(REST_MS);
    say(how, `at rest after work: ${inWords(product)} (asked: ${asked} MB)`);
    const first = await timed(scan);
    const warm: number[] = [];
    for (let turn = 0; turn < WARM_SCANS; turn += 1) warm.push(await timed(scan));
    const more = first - median(warm);
    say(
      how,
      `first scan after the rest: ${first.toFixed(0)} ms, warm ${median(warm).toFixed(0)} ms, ${more.toFixed(0)} ms more (asked: ${ASKED.firstScanMs} ms)`,
    );
  } finally {
    await product.stop();
  }
}

function inWords({ pid }: Product): string {
  const parts = processTree(pid).map((one) => ({ role: roleOf(one), mb: pssOf(one) }));
  const sum = parts.reduce((total, { mb }) => total + mb, 0);
  return `${sum.toFixed(0)} MB (${parts.map(({ role, mb }) => `${role} ${mb.toFixed(0)}`).join(', ')})`;
}

function roleOf(pid: number): string {
  return /"role":"(\w+)"/u.exec(readFileSync(`/proc/${pid}/cmdline`, 'latin1'))?.[1] ?? 'server';
}

function pssOf(pid: number): number {
  const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'latin1');
  return Number(/^Pss:\s+(\d+)/mu.exec(rollup)?.[1] ?? 0) / 1_024;
}

function say(how: string, words: string): void {
  process.stdout.write(`${how}, ${words}\n`);
}
