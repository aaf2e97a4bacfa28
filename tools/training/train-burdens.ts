/**
 * Trains the sentence classifier over the families of burden, and says how well it does on papers that it was not taught.
 *
 *   npm run train:burdens -- --everyday FOLDER [--held-out FOLDER] [--figures] [--no-folds]
 *
 * Rows come from our own papers and sentences (`training/`) and from the labelled everyday papers. The everyday papers are left
 * out twice: each writer's set whole, and in five folds by document. What the models without them say gives the figures and the
 * calibration; with `--held-out`, those models are kept for `npm run eval:everyday -- --held-out`. At last everything is taught
 * and the weights module is written, unless only `--figures` are asked for. `--no-folds` leaves the
 * folds out, and leaves the figures in the documents as they are. Takes some minutes; same rows, same weights.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import {
  BURDEN,
  CLASSES,
  HURTS_STRONGER,
} from '../../backend/src/domain/analysis/reading/classifier/classes.ts';
import {
  createFeaturizer,
  FEATURE_SPACE,
} from '../../backend/src/domain/analysis/reading/classifier/features.ts';
import type { PackedWeights } from '../../backend/src/domain/analysis/reading/classifier/scores.ts';
import { figuresOf, tableOf, type Judged } from '../burdens/figures.ts';
import { FOLDS, foldOf } from '../burdens/folds.ts';
import { createScores } from '../burdens/logistic.ts';
import { calibrate, pack, trainAll, type Prepared } from '../burdens/model.ts';
import { rowsOfPapers, rowsOfSentences } from '../burdens/rows.ts';
import { writeSection } from '../burdens/sections.ts';
import { EVERYDAY, NATURAL, OWN } from '../burdens/sets.ts';

const WEIGHTS = new URL('../../backend/src/domain/analysis/reading/classifier/weights.ts', import.meta.url);
const FIGURES = new URL('../../docs/benchmarks/everyday.md', import.meta.url);
const TRAINING = fileURLToPath(new URL('../../training', import.meta.url));

interface HeldOut {
  readonly name: string;
  readonly judged: readonly Judged[];
  readonly weights: PackedWeights;
}

const { values } = parseArgs({
  options: {
    everyday: { type: 'string' },
    'held-out': { type: 'string' },
    figures: { type: 'boolean', default: false },
    'no-folds': { type: 'boolean', default: false },
  },
});
const everyday = values.everyday ?? process.env['EVERYDAY_DIR'];
if (everyday === undefined) throw new Error('Give the folder of the labelled papers: --everyday FOLDER');

const featuresOf = createFeaturizer();
const rows: Prepared[] = (await readRows(everyday)).map((row) => ({
  ...row,
  features: featuresOf(row.piece),
}));
console.log(`${rows.length} pieces`);

const bySet = EVERYDAY.map((set) => holdOut(`set-${set}`, (row) => row.set === set));
const byFold = Array.from({ length: values['no-folds'] ? 0 : FOLDS }, (_, fold) =>
  holdOut(`fold-${fold}`, (row) => EVERYDAY.includes(row.set) && foldOf(row.doc, FOLDS) === fold),
);
const natural = NATURAL.map((set) => holdOut(`set-${set}`, (row) => row.set === set));
const calibration = calibrationOf(
  bySet.flatMap(({ judged }) => judged),
  natural.flatMap(({ judged }) => judged),
);
reportFigures();
if (values['held-out'] !== undefined) {
  mkdirSync(values['held-out'], { recursive: true });
  for (const { name, weights } of [...bySet, ...natural, ...byFold])
    writeFileSync(join(values['held-out'], `${name}.json`), JSON.stringify({ ...weights, calibration }));
}
if (!values.figures) writeModule({ ...pack(trainAll(rows)), calibration });

async function readRows(folder: string) {
  const papers = [
    ...EVERYDAY.map((set) => rowsOfPapers(join(folder, set), set)),
    ...[...OWN, ...NATURAL].map((set) => rowsOfPapers(join(TRAINING, 'papers', set), set)),
  ];
  return [...(await Promise.all(papers)).flat(), ...rowsOfSentences(join(TRAINING, 'sentences'))];
}

function holdOut(name: string, isOut: (row: Prepared) => boolean): HeldOut {
  const model = trainAll(rows.filter((row) => !isOut(row)));
  const scores = createScores(model.matrix, model.linear, FEATURE_SPACE);
  const judged = rows.filter(isOut).map((row) => ({ row, scores: scores(row.features) }));
  console.log(`without ${name}`);
  return { name, judged, weights: { ...pack(model), calibration: [] } };
}

/**
 * Families are rare in any one set, so one calibration serves them all. It is fitted where it is used: on burdens. What is a burden is
 * fitted on papers with as few of them as in life: the everyday sets hold more than twice as many.
 */
function calibrationOf(
  everyday: readonly Judged[],
  natural: readonly Judged[],
): PackedWeights['calibration'] {
  const pairsOf = (index: number) =>
    (index === BURDEN ? natural : [...everyday, ...natural]).flatMap(
      ({ row, scores }): [number, boolean][] => {
        const amongBurdens = index < BURDEN || index === HURTS_STRONGER;
        const isAsked =
          row.isLegal && row.labels[index] !== -1 && (!amongBurdens || row.labels[BURDEN] === 1);
        return isAsked ? [[scores[index]!, row.labels[index] === 1]] : [];
      },
    );
  const families = calibrate(Array.from({ length: BURDEN }, (_, index) => pairsOf(index)).flat());
  return CLASSES.map((_, index) => (index < BURDEN ? families : calibrate(pairsOf(index))));
}

function reportFigures(): void {
  const sets = tableOf(
    [...bySet, ...natural].map(({ name, judged }) => [name.slice(4), figuresOf(judged)] as const),
  );
  if (byFold.length === 0) {
    console.log(sets);
    return;
  }
  const all = byFold.flatMap(({ judged }) => judged);
  const folds = tableOf(
    EVERYDAY.map((set) => [set, figuresOf(all.filter(({ row }) => row.set === set))] as const),
  );
  const section = `Each piece of a paper (a sentence, or a part of one between semicolons) is asked whether it is a burden on either side, which
family it belongs to, whom it hurts and whether it is a duty. Judged on legal papers of the everyday sets, in per cent; written by
\`npm run train:burdens\`.

Each writer's set left out whole, taught on the other five, on our own papers and on our own sentences:

${sets}

Five folds by document, taught on the other four of every set and on our own data:

${folds}`;
  console.log(section);
  writeSection(FIGURES, 'The sentence classifier', section);
}

function writeModule(weights: PackedWeights): void {
  const { packed, ...rest } = weights;
  const source = `import type { PackedWeights } from './scores.ts';

/**
 * Weights of the burden classifier, written by tools/training/train-burdens.ts. Do not edit by hand.
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
