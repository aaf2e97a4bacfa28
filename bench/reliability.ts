/**
 * `npm run bench:reliability`: whether the product stays up, quick, fair and small under load that nobody should send.
 * `-- PART…` runs only these parts; each replaces its own rows of docs/benchmarks/reliability.md.
 *
 *   soak [--minutes=120] [--samples=FILE]   two hours at one analysis a second
 *   soak --from=FILE                        judges the samples of a run, also of one that still goes on
 */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { printRows, writeRows, type Row } from './reliability/page.ts';
import { judgeSoak, runSoak } from './reliability/soak.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { minutes: { type: 'string' }, samples: { type: 'string' }, from: { type: 'string' } },
});

const PARTS: Readonly<Record<string, () => Promise<readonly Row[]>>> = {
  soak: async () =>
    values.from === undefined
      ? runSoak({
          minutes: Number(values.minutes ?? 120),
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
  writeRows(part, rows, order);
}
