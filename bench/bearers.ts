/**
 * Says how often the reading knows who bears a burden, given the right sentence: over all marks of the labelled papers, each writer left
 * out of what it was taught.
 *
 *   EVERYDAY_DIR=… npm run eval:bearers -- --held-out FOLDER [SET …] [--print]
 *
 * `--held-out` is the folder that `npm run train:burdens -- --held-out` and `npm run train:evidence` have written. Every paper is read for
 * each of its roles; a mark on both sides is not asked. `right` and `wrong` are told surely, as a claim needs it; the rest is `unknown`.
 * Readers whom the reading does not find are counted apart. For w1 to w4 the sentence classifier was taught with the writer; who bears it
 * was not. With `--print`, the wrong ones.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import {
  createWhoBears,
  type BearerWeights,
} from '../backend/src/domain/analysis/reading/bearer/who-bears.ts';
import { readerProbability } from '../backend/src/domain/analysis/reading/burdens/evidence.ts';
import { handOf } from '../backend/src/domain/analysis/reading/burdens/hand.ts';
import { THRESHOLDS } from '../backend/src/domain/analysis/reading/burdens/confirm.ts';
import {
  createScorer,
  shippedScorer,
  type PackedWeights,
} from '../backend/src/domain/analysis/reading/classifier/scores.ts';
import { CONSTRUCTIONS, constructionOf } from '../tools/burdens/constructions.ts';
import { EVERYDAY, NATURAL, OWN as OWN_SETS } from '../tools/burdens/sets.ts';
import { withLeaning, witnessesOf } from '../tools/burdens/witnesses.ts';
import { useHeldOut } from './everyday/held-out.ts';

const OWN = fileURLToPath(new URL('../training/papers', import.meta.url));
const SETS = [...EVERYDAY, ...OWN_SETS, ...NATURAL];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'held-out': { type: 'string' }, print: { type: 'boolean', default: false } },
});
const everyday = process.env['EVERYDAY_DIR'];
const held = values['held-out'];
if (everyday === undefined || held === undefined)
  throw new Error('Set EVERYDAY_DIR to the folder of the labelled papers and give --held-out FOLDER.');

interface Told {
  readonly groups: readonly string[];
  readonly outcome: 'right' | 'wrong' | 'unknown';
  /** Whether the likelier side is the right one. */
  readonly isLikelier: boolean;
}

const told: Told[] = [];
for (const set of positionals.length > 0 ? positionals : SETS) told.push(...(await tellSet(set)));
const groups = [...SETS, ...CONSTRUCTIONS, 'weaker', 'stronger', 'equals', 'dense', 'natural', 'all'];
const percent = (part: number, whole: number) => ((100 * part) / whole).toFixed(0).padStart(8);
console.log(
  `${' '.repeat(24)}${['marks', 'right %', 'wrong %', 'unknown', 'likelier'].map((word) => word.padStart(8)).join('')}`,
);
for (const group of groups) {
  const own = told.filter((one) => one.groups.includes(group));
  if (own.length === 0) continue;
  const count = (outcome: Told['outcome']) => own.filter((one) => one.outcome === outcome).length;
  const likelier = own.filter(({ isLikelier }) => isLikelier).length;
  console.log(
    group.padEnd(24) +
      String(own.length).padStart(8) +
      [count('right'), count('wrong'), count('unknown'), likelier]
        .map((part) => percent(part, own.length))
        .join(''),
  );
}

async function tellSet(set: string): Promise<Told[]> {
  const file = join(held!, `set-${set}.json`);
  // written by tools/training/train-burdens.ts
  const scorer = existsSync(file)
    ? createScorer(JSON.parse(readFileSync(file, 'utf8')) as PackedWeights)
    : shippedScorer();
  // and these by tools/training/weigh-evidence.ts
  const weights = JSON.parse(readFileSync(join(held!, `bearer-${set}.json`), 'utf8')) as BearerWeights;
  if (existsSync(file)) useHeldOut(held!, { set });
  const whoBears = createWhoBears(weights);
  const rows = await witnessesOf(join(set.startsWith('w') ? OWN : everyday!, set), set, scorer);
  const judged = withLeaning(
    rows.map((row) => ({ row, witness: { ...row.witness, bearer: whoBears(row.signs) } })),
  );
  return judged.flatMap(({ row, witness }): Told[] => {
    if (row.bears === 0) return [];
    const chance = readerProbability(witness, row.sides);
    const right = row.bears > 0 ? chance : 1 - chance;
    const outcome = right >= THRESHOLDS.bears ? 'right' : right <= 1 - THRESHOLDS.bears ? 'wrong' : 'unknown';
    if (values.print && outcome === 'wrong')
      console.log(`${row.doc} as ${row.sides.reader?.role ?? row.sides.reader?.name}: ${row.words}`);
    const { reader } = row.sides;
    const hand = (reader === null ? null : handOf(reader, row.sides)) ?? 'equals';
    const kind = set.length === 1 ? 'dense' : set >= 'w5' ? 'natural' : 'own';
    return [{ groups: [set, constructionOf(row), hand, kind, 'all'], outcome, isLikelier: right > 0.5 }];
  });
}
