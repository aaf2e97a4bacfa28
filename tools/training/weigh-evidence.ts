/**
 * Fits what weighs a burden besides the sentence classifier: who bears it by the words around the sides, and how much each piece of
 * evidence counts.
 *
 *   npm run train:evidence -- --everyday FOLDER --held-out FOLDER
 *
 * `--held-out` is the folder that `npm run train:burdens -- --held-out` has written: every everyday set is judged by a classifier that
 * was not taught with it, and so it is by the model of who bears it, else the fit would trust both too much. The folder gets what
 * leaves out each writer's set, for `npm run eval:everyday -- --held-out`; what is taught on all of them is written into the code.
 * Run it after `train:burdens` and after a change of the rules or frames. Takes a minute; same papers, same weights.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import {
  createWhoBears,
  type BearerWeights,
  type WhoBears,
} from '../../backend/src/domain/analysis/reading/bearer/who-bears.ts';
import type {
  Evidence,
  EvidenceWeights,
  SideEvidence,
} from '../../backend/src/domain/analysis/reading/burdens/evidence-figures.ts';
import { evidenceOf, sideEvidenceOf } from '../../backend/src/domain/analysis/reading/burdens/evidence.ts';
import { handOf } from '../../backend/src/domain/analysis/reading/burdens/hand.ts';
import {
  createScorer,
  shippedScorer,
  type PackedWeights,
} from '../../backend/src/domain/analysis/reading/classifier/scores.ts';
import { bearersOfSentences, trainBearers, type BearerRow } from '../burdens/bearers.ts';
import { fitLogistic } from '../burdens/fit.ts';
import { rank } from '../burdens/judge.ts';
import { EVERYDAY, NATURAL, OWN } from '../burdens/sets.ts';
import { withLeaning, witnessesOf, type WitnessRow } from '../burdens/witnesses.ts';

const READING = new URL('../../backend/src/domain/analysis/reading/', import.meta.url);
const TRAINING = fileURLToPath(new URL('../../training', import.meta.url));
/** Each writer of natural papers is judged like an everyday set. */
const JUDGED = [...EVERYDAY, ...NATURAL];
/**
 * Papers that no rule was written on. On all others rules find nearly everything that is marked, so a fit to them trusts rules too much
 * and what the classifier alone sees too little. Rules have been mended with these since the weights were fitted: name papers of new
 * writers here before fitting them again.
 */
const UNSEEN = ['w11', 'w12', 'w13', 'w14', 'w15'];

const { values } = parseArgs({ options: { everyday: { type: 'string' }, 'held-out': { type: 'string' } } });
const everyday = values.everyday ?? process.env['EVERYDAY_DIR'];
const held = values['held-out'];
if (everyday === undefined || held === undefined)
  throw new Error(
    'Give the folder of the labelled papers and that of the weights: --everyday FOLDER --held-out FOLDER',
  );

const rows: WitnessRow[] = [];
for (const set of JUDGED) {
  // written by tools/training/train-burdens.ts
  const weights = JSON.parse(readFileSync(join(held, `set-${set}.json`), 'utf8')) as PackedWeights;
  const home = NATURAL.includes(set) ? join(TRAINING, 'papers') : everyday;
  rows.push(...(await witnessesOf(join(home, set), set, createScorer(weights))));
}
for (const set of OWN) rows.push(...(await witnessesOf(join(TRAINING, 'papers', set), set, shippedScorer())));
const sentences = bearersOfSentences(join(TRAINING, 'sentences'));
console.log(`${rows.length} pieces, ${sentences.length} sentences`);

const taught = (without: string | null): BearerWeights =>
  trainBearers([
    ...rows.flatMap(({ set, signs, bears }): BearerRow[] =>
      set === without || bears === 0 || signs.length === 0 ? [] : [{ signs, isReaders: bears > 0 }],
    ),
    ...sentences,
  ]);
const bearers = new Map(JUDGED.map((set) => [set, taught(set)]));
const judges = new Map([...bearers].map(([set, weights]) => [set, createWhoBears(weights)]));
const judged = withLeaning(
  rows
    .filter(({ set }) => judges.has(set))
    .map((row) => ({
      row,
      witness: { ...row.witness, bearer: (judges.get(row.set) as WhoBears)(row.signs) },
    })),
);

const EVIDENCE: readonly (keyof Evidence)[] = [
  'bias',
  'classifier',
  'rule',
  'agreed',
  'onOther',
  'side',
  'named',
  'readerMay',
  'plain',
  'leans',
  'usuallyLeans',
];
const SIDE: readonly (keyof SideEvidence)[] = ['named', 'usual', 'rule', 'actor', 'leans', 'usuallyLeans'];

function isStrong({ sides }: WitnessRow): boolean {
  return sides.reader !== null && handOf(sides.reader, sides) === 'stronger';
}

function fitWithout(set: string | null): EvidenceWeights {
  const known = judged.filter(({ row }) => row.set !== set && UNSEEN.includes(row.set));
  const fit = (of: typeof judged) =>
    fitLogistic(
      of.map(({ row, witness }) => ({ figures: evidenceOf(witness, row.sides), isTrue: row.isOwn })),
      EVIDENCE,
    );
  return {
    weaker: fit(known.filter(({ row }) => !isStrong(row))),
    stronger: fit(known.filter(({ row }) => isStrong(row))),
    side: fitLogistic(
      known
        .filter(({ row }) => row.bears !== 0)
        .map(({ row, witness }) => ({ figures: sideEvidenceOf(witness, row.sides), isTrue: row.bears > 0 })),
      SIDE,
    ),
  };
}

for (const set of [...JUDGED, ...OWN]) {
  writeFileSync(join(held, `bearer-${set}.json`), JSON.stringify(bearers.get(set) ?? taught(set)));
  writeFileSync(join(held, `evidence-${set}.json`), JSON.stringify(fitWithout(set)));
}
const fitted = fitWithout(null);
console.log(fitted);
const note = 'written by tools/training/weigh-evidence.ts. Do not edit by hand.';
writeFileSync(
  new URL('burdens/evidence-weights.ts', READING),
  `import type { EvidenceWeights } from './evidence-figures.ts';

/** Weights of the evidence, ${note} */
export const FITTED: EvidenceWeights = ${JSON.stringify(fitted)};
`,
);
const { step, packed } = taught(null);
writeFileSync(
  new URL('bearer/weights.ts', READING),
  `import type { BearerWeights } from './who-bears.ts';

/** Who bears a burden by the words around the sides, ${note} Taught on papers and sentences written for this project (MIT). */
export const BEARER_WEIGHTS: BearerWeights = {
  step: ${step},
  packed:
    '${packed}',
};
`,
);
report();

/** How often the side is told rightly where it is told, with each writer left out. */
function report(): void {
  for (const set of JUDGED) {
    // just written
    const { side } = JSON.parse(readFileSync(join(held!, `evidence-${set}.json`), 'utf8')) as EvidenceWeights;
    const odds = judged
      .filter(({ row }) => row.set === set && row.bears !== 0)
      .map(({ row, witness }) => {
        const figures = sideEvidenceOf(witness, row.sides);
        const sum = SIDE.reduce((total, name) => total + figures[name] * side[name], 0);
        return sum * row.bears;
      });
    const right = (least: number) => {
      const sure = odds.filter((one) => Math.abs(one) >= least);
      const share = sure.filter((one) => one > 0).length / sure.length;
      return `${(100 * share).toFixed(1)} % of the ${((100 * sure.length) / odds.length).toFixed(0)} % told`;
    };
    const weights = JSON.parse(readFileSync(join(held!, `evidence-${set}.json`), 'utf8')) as EvidenceWeights;
    const ranking = rank(
      judged
        .filter(({ row }) => row.set === set)
        .map(({ row, witness }) => {
          const figures = evidenceOf(witness, row.sides);
          const own = weights[isStrong(row) ? 'stronger' : 'weaker'];
          return [EVIDENCE.reduce((sum, name) => sum + figures[name] * own[name], 0), row.isOwn] as const;
        }),
    );
    console.log(
      `${set}: right ${right(0)}, ${right(1.4)}, ${right(2.2)}; burdens on the reader: average precision ${(100 * ranking.averagePrecision).toFixed(1)}, recall at 60 % ${(100 * ranking.recallAt60).toFixed(1)}`,
    );
  }
}
