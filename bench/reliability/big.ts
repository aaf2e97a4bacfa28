/**
 * Two hundred people send 9.5 MB each at the same moment. What does not fit the setting for buffered uploads is to be
 * refused with a time to come again, without a broken connection, and what is counted is what was served.
 */
import { randomFillSync } from 'node:crypto';
import { unzipSync, zipSync } from 'fflate';

import { connectDatabase } from '../../backend/src/adapters/postgres/connect.ts';
import { startPostgres } from '../../backend/test/support/databases.ts';
import { makeDocx, paragraph } from '../../backend/test/support/papers/make-docx.ts';
import type { SmallDocument } from './documents.ts';
import { tally } from './figures.ts';
import { readMemory, type Memory } from './memory.ts';
import type { Row } from './page.ts';
import { sendBody, signInPeople, toFormBody, type Outcome } from './people.ts';
import { startProduct } from './product.ts';
import { rowsOf, watchDuring, type Seen } from './watch.ts';

export interface BigOptions {
  readonly uploads: number;
  /** `MAX_BUFFERED_MB` of the product. */
  readonly maxBufferedMb: number;
}

export interface BigResult {
  readonly outcomes: readonly Outcome[];
  /** Completed analyses in the database afterwards. */
  readonly counted: number;
  readonly before: Memory;
  readonly seen: Seen;
}

const UPLOAD_BYTES = 9.5 * 1_000_000;
const MOST_MIB = 1_024;
/** Beside the bodies themselves: copies on their way to the parsers, and what is not yet collected. */
const MOST_GROWTH = 2;

/** Sends all uploads at once, each by a person of its own. */
export async function sendBigUploads({ uploads, maxBufferedMb }: BigOptions): Promise<BigResult> {
  const server = await startPostgres();
  const databaseUrl = await server.createDatabase();
  const product = await startProduct({
    DATABASE_URL: databaseUrl,
    MAX_BUFFERED_MB: String(maxBufferedMb),
  });
  try {
    const people = await signInPeople(product.url, uploads);
    const body = await toFormBody(bigDocument());
    const before = readMemory(product.pid);
    const { result, seen } = await watchDuring(product, () =>
      Promise.all(people.map((token) => sendBody(product.url, token, body))),
    );
    return { outcomes: result, counted: await countCompleted(databaseUrl), before, seen };
  } finally {
    await product.stop();
    await server.stop();
  }
}

/** A short contract with a large picture that nobody looks at. */
function bigDocument(): SmallDocument {
  const text = ['RENTAL AGREEMENT', '1. Rent. The Tenant shall pay a monthly rent of 20,000 rupees.'];
  const parts = unzipSync(makeDocx({ body: text.map((line) => paragraph(line)).join('') }));
  const picture = randomFillSync(new Uint8Array(UPLOAD_BYTES));
  return {
    name: 'contract.docx',
    bytes: zipSync({ ...parts, 'word/media/image1.png': [picture, { level: 0 }] }),
  };
}

async function countCompleted(databaseUrl: string): Promise<number> {
  const database = connectDatabase({ connection: databaseUrl, maxConnections: 1 });
  try {
    const { rows } = await database.run((knex) =>
      knex.raw<{ rows: { count: number }[] }>('select count(*)::int as count from analysis_events'),
    );
    return rows[0]?.count ?? 0;
  } finally {
    await database.close();
  }
}

/** Runs the whole part and resolves to its rows. */
export async function runBig(options: BigOptions): Promise<readonly Row[]> {
  const { outcomes, counted, before, seen } = await sendBigUploads(options);
  const served = outcomes.filter(({ status }) => status === 200).length;
  const broken = outcomes.filter(({ status }) => status === 0).length;
  const refused = outcomes.filter(({ status }) => status >= 400);
  const silent = refused.filter(({ hasRetryAfter }) => !hasRetryAfter).length;
  const kinds = [...tally(outcomes.map(({ status, code }) => `${status}${code === null ? '' : ` ${code}`}`))];
  const most = Math.max(...seen.memory.map(({ treeOnce }) => treeOnce));
  const main = Math.max(...seen.memory.map((memory) => memory.main));
  const grown = main - before.main;
  return [
    {
      what: `${options.uploads} uploads of 9.5 MB at once: broken connections`,
      asked: '0',
      measured: `${broken} (${kinds.map(([kind, count]) => `${kind}: ${count}`).join('; ')})`,
      holds: broken === 0 && served > 0,
    },
    {
      what: 'refusals without Retry-After',
      asked: '0',
      measured: `${silent} of ${refused.length}`,
      holds: silent === 0,
    },
    {
      what: 'counted against served',
      asked: 'the same',
      measured: `${counted} against ${served}`,
      holds: counted === served,
    },
    {
      what: 'growth of the main process, bodies and what handling them takes',
      asked: `bounded by MAX_BUFFERED_MB=${options.maxBufferedMb}: <= ${MOST_GROWTH}x`,
      measured: `${grown.toFixed(0)} MB (from ${before.main.toFixed(0)} to ${main.toFixed(0)}), ${(grown / options.maxBufferedMb).toFixed(1)}x, of ${((options.uploads * UPLOAD_BYTES) / 1_000_000).toFixed(0)} MB sent`,
      holds: grown <= options.maxBufferedMb * MOST_GROWTH,
    },
    {
      what: 'memory of the tree, database not included',
      asked: '<= 1 GB',
      measured: `${most.toFixed(0)} MB at most`,
      holds: most <= MOST_MIB,
    },
    ...rowsOf(seen),
  ];
}
