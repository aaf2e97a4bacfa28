/**
 * One person sends as many documents as the connection takes, refused or not, while another sends one after the other.
 * The other's times are compared with those in quiet rounds between.
 */
import { createSmallDocuments } from './documents.ts';
import { median, percentile, tally } from './figures.ts';
import type { Row } from './page.ts';
import { sendBody, signInPeople, toFormBody, type FormBody, type Outcome } from './people.ts';
import { startProduct } from './product.ts';
import { rowsOf, watchDuring, type Seen } from './watch.ts';

export interface FloodOptions {
  /** Documents that the flooding person has on the way at any time. */
  readonly senders: number;
  /** Quiet and flooded rounds in turn. */
  readonly rounds: number;
  readonly uploadsPerRound: number;
}

export interface FloodResult {
  readonly quiet: readonly Outcome[];
  readonly flooded: readonly Outcome[];
  readonly flood: readonly Outcome[];
  readonly seen: Seen;
}

const MOST_RATIO = { median: 1.5, p95: 2 };
/** Different bodies of the flood. They are made before: a flood comes from elsewhere and costs the product's machine nothing. */
const BODIES = 120;

/** Floods in every second round. */
export async function floodBesideAnother(options: FloodOptions): Promise<FloodResult> {
  const product = await startProduct();
  try {
    const [flooder = '', other = ''] = await signInPeople(product.url, 2);
    const documentOf = createSmallDocuments();
    const bodies: FormBody[] = [];
    for (let turn = 0; turn < BODIES; turn += 1) bodies.push(await toFormBody(documentOf(turn)));
    const bodyOf = (turn: number): FormBody => bodies[turn % BODIES]!; // there are so many
    const sendInTurn = async (): Promise<readonly Outcome[]> => {
      const outcomes: Outcome[] = [];
      for (let turn = 0; turn < options.uploadsPerRound; turn += 1)
        outcomes.push(await sendBody(product.url, other, bodyOf(turn)));
      return outcomes;
    };
    await sendInTurn(); // children and compiled code get warm
    const quiet: Outcome[] = [];
    const flooded: Outcome[] = [];
    const flood: Outcome[] = [];
    const { seen } = await watchDuring(product, async () => {
      for (let round = 0; round < options.rounds; round += 1) {
        quiet.push(...(await sendInTurn()));
        const over = new AbortController();
        const flooding = Array.from({ length: options.senders }, async (_, sender) => {
          for (let turn = sender; !over.signal.aborted; turn += options.senders)
            flood.push(await sendBody(product.url, flooder, bodyOf(turn)));
        });
        flooded.push(...(await sendInTurn()));
        over.abort();
        await Promise.all(flooding);
      }
    });
    return { quiet, flooded, flood, seen };
  } finally {
    await product.stop();
  }
}

/** Runs the whole part and resolves to its rows. */
export async function runFlood(options: FloodOptions): Promise<readonly Row[]> {
  const { quiet, flooded, flood, seen } = await floodBesideAnother(options);
  const times = (outcomes: readonly Outcome[]) => outcomes.map(({ ms }) => ms);
  const ratioOf = (figure: (values: readonly number[]) => number) =>
    figure(times(flooded)) / figure(times(quiet));
  const p95 = (values: readonly number[]) => percentile(values, 0.95);
  const kinds = [...tally(flood.map(({ status, code }) => `${status}${code === null ? '' : ` ${code}`}`))];
  const failed = flooded.filter(({ status }) => status !== 200).length;
  return [
    {
      what: `one person floods with ${options.senders} at a time, another sends one: the other's time, median`,
      asked: `<= ${MOST_RATIO.median}x idle`,
      measured: `${ratioOf(median).toFixed(2)}x (${median(times(flooded)).toFixed(0)} against ${median(times(quiet)).toFixed(0)} ms; ${failed} of ${flooded.length} not served)`,
      holds: failed === 0 && ratioOf(median) <= MOST_RATIO.median,
    },
    {
      what: "the other's time, p95",
      asked: `<= ${MOST_RATIO.p95}x idle`,
      measured: `${ratioOf(p95).toFixed(2)}x (${p95(times(flooded)).toFixed(0)} against ${p95(times(quiet)).toFixed(0)} ms)`,
      holds: ratioOf(p95) <= MOST_RATIO.p95,
    },
    {
      what: 'what the flood got',
      asked: 'its share, else 429 or 503',
      measured: kinds.map(([kind, count]) => `${kind}: ${count}`).join('; '),
      holds: flood.every(({ status }) => [200, 429, 503].includes(status)),
    },
    ...rowsOf(seen),
  ];
}
