/**
 * Trains the sentence classifier over the families of burden.
 *
 *   npm run train:burdens -- --everyday FOLDER [--without SET] [--out FILE]
 *
 * Rows come from our own papers and sentences (`training/`) and from the labelled everyday papers. Each writer's set is left out
 * once; the scores of the sets that were left out give the figures and the calibration. Then everything is taught and the weights
 * module is written. With `--without`, one set is left out of the weights too, which go to `--out` as JSON for `bench/everyday.ts`.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import {
  BURDEN,
  CLASSES,
  DUTY,
  HURTS_STRONGER,
} from '../backend/src/domain/analysis/reading/classifier/classes.ts';
import { FEATURE_SPACE, featuresOf } from '../backend/src/domain/analysis/reading/classifier/features.ts';
import { createScores } from './burdens/logistic.ts';
import { rank } from './burdens/judge.ts';
import { calibrate, pack, trainAll, type Prepared } from './burdens/model.ts';
import { rowsOfPapers, rowsOfSentences } from './burdens/rows.ts';

const WEIGHTS = new URL('../backend/src/domain/analysis/reading/classifier/weights.ts', import.meta.url);
const TRAINING = fileURLToPath(new URL('../training', import.meta.url));
const OWN = ['w1', 'w2', 'w3'];
const EVERYDAY = ['a', 'b', 'c', 'f', 'g', 'h'];

const { values } = parseArgs({
  options: { everyday: { type: 'string' }, without: { type: 'string' }, out: { type: 'string' } },
});
const everyday = values.everyday ?? process.env['EVERYDAY_DIR'];
if (everyday === undefined) throw new Error('Give the folder of the labelled papers: --everyday FOLDER');

const rows: Prepared[] = (await readRows(everyday)).map((row) => ({
  ...row,
  features: featuresOf(row.piece),
}));
console.log(`${rows.length} pieces`);
const taught = rows.filter(({ set }) => set !== values.without);
const pairs: (readonly [number, boolean])[][] = CLASSES.map(() => []);
for (const set of EVERYDAY.filter((name) => name !== values.without)) {
  const { matrix, linear } = trainAll(taught.filter((row) => row.set !== set));
  const scores = createScores(matrix, linear, FEATURE_SPACE);
  for (const row of taught.filter((candidate) => candidate.set === set)) {
    const own = scores(row.features);
    for (const [index, score] of own.entries()) {
      const isAsked = row.labels[index] !== -1 && (index >= BURDEN || row.labels[BURDEN] === 1);
      if (isAsked && (index !== HURTS_STRONGER || row.labels[BURDEN] === 1))
        pairs[index]!.push([score, row.labels[index] === 1]);
    }
  }
  const held = taught.filter((row) => row.set === set).map((row) => ({ row, own: scores(row.features) }));
  const burden = rank(held.map(({ row, own }) => [own[BURDEN]!, row.labels[BURDEN] === 1]));
  const duty = rank(held.map(({ row, own }) => [own[DUTY]!, row.labels[DUTY] === 1]));
  const burdens = held.filter(({ row }) => row.labels[BURDEN] === 1);
  const named = burdens.filter(({ row, own }) => row.labels[best(own)] === 1).length / burdens.length;
  const sided =
    burdens.filter(({ row, own }) => own[HURTS_STRONGER]! > 0 === (row.labels[HURTS_STRONGER] === 1)).length /
    burdens.length;
  const percent = (share: number) => (100 * share).toFixed(0);
  console.log(
    `without ${set}: burden ${Object.values(burden).map(percent).join(' ')}, family ${percent(named)}, side ${percent(sided)}, duty ${Object.values(duty).map(percent).join(' ')}`,
  );
}
// families are rare in any one set: one calibration serves them all
const families = calibrate(pairs.slice(0, BURDEN).flat());
const model = pack(
  trainAll(taught),
  pairs.map((own, index) => (index < BURDEN ? families : calibrate(own))),
);
if (values.out === undefined) writeModule();
else writeFileSync(values.out, JSON.stringify(model));

async function readRows(folder: string) {
  const papers = [
    ...EVERYDAY.map((set) => rowsOfPapers(join(folder, set), set)),
    ...OWN.map((set) => rowsOfPapers(join(TRAINING, 'papers', set), set)),
  ];
  return [...(await Promise.all(papers)).flat(), ...rowsOfSentences(join(TRAINING, 'sentences'))];
}

function writeModule(): void {
  const { packed, ...rest } = model;
  const source = `import type { PackedWeights } from './scores.ts';

/**
 * Weights of the burden classifier, written by tools/train-burdens.ts. Do not edit by hand.
 * Taught on papers and sentences written for this project (MIT, like the code); no data of others.
 */
export const WEIGHTS: PackedWeights = {
  steps: ${JSON.stringify(rest.steps)},
  biases: ${JSON.stringify(rest.biases)},
  calibration: ${JSON.stringify(rest.calibration)},
  packed: '${packed}',
};
`;
  writeFileSync(WEIGHTS, source);
  console.log(`weights: ${packed.length} characters, ${gzipSync(source).length} bytes compressed`);
}

function best(scores: Float32Array): number {
  let index = 0;
  for (let at = 1; at < BURDEN; at++) if (scores[at]! > scores[index]!) index = at;
  return index;
}
