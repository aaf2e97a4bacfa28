/**
 * A hundred clients that never finish: half of them send their headers letter by letter, half of them a body. Meanwhile
 * somebody else uploads a document as if alone; the same is timed before, without them.
 */
import { setTimeout as pause } from 'node:timers/promises';

import { BOUNDARY, openRaw, type RawConnection } from '../../backend/test/support/raw-http.ts';
import { createSmallDocuments } from './documents.ts';
import { median, tally } from './figures.ts';
import type { Row } from './page.ts';
import { analyze, signInPeople, type Outcome } from './people.ts';
import { startProduct, type Product } from './product.ts';
import { rowsOf, watchDuring, type Seen } from './watch.ts';

export interface SlowOptions {
  readonly clients: number;
  readonly goodUploads: number;
}

export interface SlowResult {
  /** Good uploads without and with slow clients. */
  readonly alone: readonly Outcome[];
  readonly among: readonly Outcome[];
  /** How many slow clients were open when the last good upload was answered. */
  readonly stillOpen: number;
  readonly seen: Seen;
}

const LETTER_EVERY_MS = 500;
const MOST_RATIO = 1.2;

/** Opens the slow clients and times good uploads with and without them. */
export async function holdUp({ clients, goodUploads }: SlowOptions): Promise<SlowResult> {
  const product = await startProduct();
  try {
    const [good = '', ...people] = await signInPeople(product.url, clients + 1);
    const documentOf = createSmallDocuments();
    const send = async (): Promise<readonly Outcome[]> => {
      const outcomes: Outcome[] = [];
      // The same kinds in the same order both times.
      for (let turn = 0; turn < goodUploads; turn += 1)
        outcomes.push(await analyze(product.url, good, documentOf(turn)));
      return outcomes;
    };
    await send(); // children and compiled code get warm
    const alone = await send();
    const { result, seen } = await watchDuring(product, async () => {
      const slow = people.map((token, index) => openSlowClient(product, token, index % 2 === 0));
      try {
        await pause(LETTER_EVERY_MS * 2);
        const among = await send();
        return { among, stillOpen: slow.filter(({ connection }) => !connection.socket.closed).length };
      } finally {
        for (const { stop } of slow) stop();
      }
    });
    return { alone, ...result, seen };
  } finally {
    await product.stop();
  }
}

/** A client that says one letter at a time: of its headers, or of its body. */
function openSlowClient(
  { url }: Product,
  token: string,
  isSlowInHeaders: boolean,
): { readonly connection: RawConnection; readonly stop: () => void } {
  const connection = openRaw(Number(new URL(url).port));
  const headers = [
    'POST /api/analyze HTTP/1.1',
    'Host: localhost',
    `Authorization: Bearer ${token}`,
    `Content-Type: multipart/form-data; boundary=${BOUNDARY}`,
    'Content-Length: 1000000',
  ].join('\r\n');
  connection.write(isSlowInHeaders ? `${headers}\r\nX-Slow: ` : `${headers}\r\n\r\n--${BOUNDARY}`);
  const letters = setInterval(() => connection.write('a'), LETTER_EVERY_MS);
  return {
    connection,
    stop() {
      clearInterval(letters);
      connection.socket.destroy();
    },
  };
}

/** Runs the whole part and resolves to its rows. */
export async function runSlow(options: SlowOptions): Promise<readonly Row[]> {
  const { alone, among, stillOpen, seen } = await holdUp(options);
  const [before, meanwhile] = [alone, among].map((outcomes) => median(outcomes.map(({ ms }) => ms)));
  const ratio = (meanwhile ?? Number.NaN) / (before ?? Number.NaN);
  const kinds = [...tally(among.map(({ status }) => String(status)))];
  const isServed = among.every(({ status }) => status === 200);
  return [
    {
      what: `${options.clients} slow clients: ${options.goodUploads} good uploads beside them`,
      asked: 'each answered with 200',
      measured: `${kinds.map(([status, count]) => `${status}: ${count}`).join('; ')} (${stillOpen} slow ones still open at the end)`,
      holds: isServed && stillOpen > 0,
    },
    {
      what: 'time of a good upload among them against alone, medians',
      asked: `as if alone (<= ${MOST_RATIO}x)`,
      measured: `${ratio.toFixed(2)}x (${meanwhile?.toFixed(0)} against ${before?.toFixed(0)} ms)`,
      holds: ratio <= MOST_RATIO,
    },
    ...rowsOf(seen),
  ];
}
