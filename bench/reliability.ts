/**
 * `npm run bench:reliability`: whether the product stays up, quick, fair and small under load that nobody should send.
 * `-- PART…` runs only these parts; each replaces its own rows of docs/benchmarks/reliability.md. `--quick` runs a part
 * on a small scale and writes nothing.
 *
 *   mutations [--files=10000]               damaged uploads of three seeds
 *   big  slow  flood  stats  start          see the top of their files in bench/reliability
 *   kills [--kills=100] [--restarts=20]     the server and its database taken down under load
 *   observatory                             needs npm ci --prefix tools/observatory --ignore-scripts
 *   soak [--minutes=120] [--samples=FILE]   one analysis a second
 *   soak --from=FILE                        judges the samples of a run, also of one that still goes on
 */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { runBig } from './reliability/big.ts';
import { runFlood } from './reliability/flood.ts';
import { runKills } from './reliability/kills.ts';
import { runMutations } from './reliability/mutations.ts';
import { runObservatory } from './reliability/observatory.ts';
import { printRows, writeRows, type Row } from './reliability/page.ts';
import { runSlow } from './reliability/slow.ts';
import { judgeSoak, runSoak } from './reliability/soak.ts';
import { runStart } from './reliability/start.ts';
import { runStats } from './reliability/stats.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    files: { type: 'string' },
    kills: { type: 'string' },
    restarts: { type: 'string' },
    minutes: { type: 'string' },
    samples: { type: 'string' },
    from: { type: 'string' },
  },
});
const size = (given: string | undefined, whole: number, quick: number): number =>
  Number(given ?? (values.quick ? quick : whole));

const PARTS: Readonly<Record<string, () => Promise<readonly Row[]>>> = {
  mutations: () => runMutations({ files: size(values.files, 10_000, 120), seeds: [1, 2, 3] }),
  big: () => runBig({ uploads: size(undefined, 200, 40), maxBufferedMb: 256 }),
  slow: () => runSlow({ clients: 100, goodUploads: size(undefined, 30, 5) }),
  flood: () =>
    runFlood({ senders: 20, rounds: size(undefined, 6, 1), uploadsPerRound: size(undefined, 20, 10) }),
  kills: () => runKills({ kills: size(values.kills, 100, 2), restarts: size(values.restarts, 20, 1) }),
  stats: () => runStats({ rounds: size(undefined, 10, 1), roundMs: size(undefined, 4_000, 1_000) }),
  observatory: runObservatory,
  start: runStart,
  soak: async () =>
    values.from === undefined
      ? runSoak({
          minutes: size(values.minutes, 120, 25),
          samples: values.samples ?? join(tmpdir(), 'legible-soak.jsonl'),
        })
      : judgeSoak(values.from),
};

const order = Object.keys(PARTS);
for (const part of positionals.length > 0 ? positionals : order) {
  const run = PARTS[part];
  if (run === undefined) throw new Error(`There is no part "${part}". Parts: ${order.join(', ')}.`);
  console.log(`\n── ${part}`);
  const rows = await run();
  printRows(rows);
  if (!values.quick) writeRows(part, rows, order);
}
