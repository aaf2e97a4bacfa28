/**
 * Ten thousand small files of every kind, each damaged at random by one of three seeds, sent to the whole product with two
 * parsers. The database is a PostgreSQL server of its own, so that the memory of the tree is that of the product.
 */
import { startPostgres } from '../../backend/test/support/databases.ts';
import { makeDamagedFiles } from '../../backend/test/long/damage.ts';
import { median, tally } from './figures.ts';
import type { Row } from './page.ts';
import { analyze, signInPeople, type Outcome } from './people.ts';
import { startProduct, type Product } from './product.ts';
import { rowsOf, watchDuring, type Seen } from './watch.ts';

export interface MutationOptions {
  readonly files: number;
  readonly seeds: readonly number[];
  /** An answer that takes longer counts as none. */
  readonly patienceMs?: number;
}

export interface MutationResult {
  readonly outcomes: readonly Outcome[];
  readonly ending: string | null;
  readonly seen: Seen;
}

const SENDERS = 4;
const HANG_MS = 30_000;
const PROGRESS_EVERY = 1_000;
const MOST_MIB = 800;
/** Documents that are sent before memory counts: children and compiled code have their size by then. */
const WARM_SHARE = 0.1;
const MOST_GROWTH = 1.15;

/** Sends all files of all seeds. */
export async function sendMutations(options: MutationOptions): Promise<MutationResult> {
  const server = await startPostgres();
  const product = await startProduct({
    DATABASE_URL: await server.createDatabase(),
    MAX_PARSERS: '2',
  });
  try {
    const { result, seen } = await watchDuring(product, () => sendAll(product, options));
    return { outcomes: result, ending: product.ending(), seen };
  } finally {
    await product.stop();
    await server.stop();
  }
}

async function sendAll(product: Product, options: MutationOptions): Promise<readonly Outcome[]> {
  const { files, seeds, patienceMs = HANG_MS } = options;
  const people = await signInPeople(product.url, SENDERS);
  const outcomes: Outcome[] = [];
  for (const [turn, seed] of seeds.entries()) {
    const share = Math.floor(files / seeds.length) + (turn < files % seeds.length ? 1 : 0);
    const next = (await makeDamagedFiles(share, seed)).values();
    const send = async (token: string) => {
      for (const file of next) {
        if (product.ending() !== null) return;
        if (outcomes.length % PROGRESS_EVERY === PROGRESS_EVERY - 1)
          console.log(`       ${outcomes.length + 1}`);
        outcomes.push(await analyze(product.url, token, file, AbortSignal.timeout(patienceMs)));
      }
    };
    await Promise.all(people.map(send));
  }
  return outcomes;
}

/** An answer that no damaged file explains: 5xx other than "busy" and "took too long", or none at all. */
export const isUnexplained = ({ status }: Outcome): boolean =>
  status === 0 || (status >= 500 && status !== 503 && status !== 504);

const isHang = ({ status, code }: Outcome): boolean => status === 0 && code === 'TimeoutError';

/** Runs the whole part and resolves to its rows. */
export async function runMutations(options: MutationOptions): Promise<readonly Row[]> {
  const { outcomes, ending, seen } = await sendMutations(options);
  const kinds = [...tally(outcomes.map(({ status, code }) => `${status}${code === null ? '' : ` ${code}`}`))];
  const unexplained = outcomes.filter(isUnexplained).length;
  const hangs = outcomes.filter(isHang).length;
  const warm = seen.memory.slice(Math.floor(seen.memory.length * WARM_SHARE));
  const fifth = Math.floor(warm.length / 5);
  const early = median(warm.slice(0, fifth).map(({ treeOnce }) => treeOnce));
  const late = median(warm.slice(-fifth).map(({ treeOnce }) => treeOnce));
  const most = Math.max(...seen.memory.map(({ treeOnce }) => treeOnce));
  const mostAdded = Math.max(...seen.memory.map(({ tree }) => tree));
  const seeds = `${options.seeds.length} ${options.seeds.length === 1 ? 'seed' : 'seeds'}`;
  return [
    {
      what: `${outcomes.length.toLocaleString('en')} mutated uploads, ${seeds}: exits, hangs > 30 s, unexplained 5xx`,
      asked: `0, 0, 0 of ${options.files.toLocaleString('en')}`,
      measured: `${ending === null ? 0 : 1}, ${hangs}, ${unexplained} (${kinds.map(([kind, count]) => `${kind}: ${count}`).join('; ')})`,
      holds: ending === null && hangs === 0 && unexplained === 0 && outcomes.length === options.files,
    },
    {
      what: 'memory of the tree, database not included',
      asked: `<= ${MOST_MIB} MB`,
      measured: `${most.toFixed(0)} MB at most (${mostAdded.toFixed(0)} MB with shared pages counted per process)`,
      holds: most <= MOST_MIB,
    },
    {
      what: 'memory of the tree, last fifth against first fifth',
      asked: `flat: <= ${MOST_GROWTH}x`,
      measured: `${(late / early).toFixed(2)}x (medians ${early.toFixed(0)} and ${late.toFixed(0)} MB)`,
      holds: late / early <= MOST_GROWTH,
    },
    ...rowsOf(seen),
  ];
}
