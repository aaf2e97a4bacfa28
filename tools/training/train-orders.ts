/**
 * Trains the classifier of orders to machines, and says how well it tells those it was not taught.
 *
 *   npm run train:orders -- [--figures] [--threshold BAR] [--honest FOLDER …]
 *
 * Rows come from the patterns of `training/orders`, from the lists of the tests, and from every sentence of the papers in
 * `training`, which are honest; with `--honest`, also from those sentences of the plain texts in other folders (contracts and terms
 * of others, which are not part of the project) that come nearest to an order. Left out in turn: each list (another writer's), each trick with its honest twins, each
 * language, and each fifth of the papers; tricks and languages only with `--figures`. The threshold is the least that accuses at most 5 of 1,000 honest twins and 5 of 10,000
 * sentences of papers, as found without them. At last everything is taught and the weights module is written, unless only
 * `--figures` are asked for. `--threshold` takes a bar that was found before instead of finding it again. Same rows, same weights.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import {
  FEATURE_SPACE,
  featuresOf,
  type Features,
} from '../../backend/src/domain/analysis/prompt-injection/order-features.ts';
import type { PackedOrderWeights } from '../../backend/src/domain/analysis/prompt-injection/order-scores.ts';
import { unmask } from '../../backend/src/domain/analysis/prompt-injection/unmask.ts';
import { matrixOf, trainLinear } from '../burdens/logistic.ts';
import { writeSection } from '../burdens/sections.ts';
import { rowsOfLists, rowsOfPapers, rowsOfPatterns, rowsOfTexts, type Row } from '../orders/rows.ts';
import { halfSeen } from './half-seen.ts';
import { packFeatures, type FeatureBytes } from './pack-features.ts';

const path = (name: string) => fileURLToPath(new URL(`../../${name}`, import.meta.url));
const WEIGHTS = path('backend/src/domain/analysis/prompt-injection/order-weights.ts');
const FIGURES = new URL('../../docs/benchmarks/model.md', import.meta.url);

/** liblinear's C, and how much rows count; chosen across lists. */
const COST = 1;
/** Rounds until weights of another order of rows are nearly the same. */
const ROUNDS = 20;
const SHARE = { own: 1, list: 2, papers: 1, others: 1 };
/** How much a row counts when half of it is seen. */
const HALF_SEEN = 0.7;
/** Features that fewer rows hold say nothing about other sentences. */
const LEAST_ROWS = 2;
/** Most weights kept, about 2.6 bytes each. */
const MOST_WEIGHTS = 120_000;
const FOLDS = 5;
/** Languages with lists of other writers. */
const MAIN = ['en', 'de', 'fr', 'es', 'pt', 'it'];
/** Most honest ones that may be accused, as shares; a fourth of the 2 of 100 asked, for twins of a new list are accused more than those here. */
const MOST_TWINS = 0.005;
const MOST_ORDINARY = 0.0005;
/** How near to the threshold a sentence of the texts of others is that is taught. */
const NEAR = 2.5;

interface Prepared extends Row {
  readonly pieces: readonly Features[];
}
type Judged = readonly [row: Prepared, score: number];
interface Model {
  readonly weights: Float32Array;
  readonly bias: number;
}

const { values } = parseArgs({
  options: {
    figures: { type: 'boolean', default: false },
    threshold: { type: 'string' },
    honest: { type: 'string', multiple: true },
  },
});
const prepare = (rows: readonly Row[]): Prepared[] =>
  rows.map((row) => ({ ...row, pieces: featuresOf(unmask(row.text)) }));
const own = prepare(rowsOfPatterns(path('training/orders')));
const lists = prepare(rowsOfLists(path('backend/test/fixtures/orders')));
const papers = prepare(
  ['papers', 'languages', 'sentences'].flatMap((name) => rowsOfPapers(path(`training/${name}`))),
);
const mined = nearest((values.honest ?? []).flatMap((folder) => rowsOfTexts(folder)));
const rows = [...own, ...lists, ...papers, ...mined.rows];
console.log(
  `${own.length} own, ${lists.length} of lists, ${papers.length} of papers, ${mined.rows.length} of ${mined.all} of others`,
);

const foldOf = new Map(papers.map((row, index) => [row, index % FOLDS]));
const judge = values.threshold === undefined ? leaveOut : () => [];
const byList = judge(lists, ({ source }) => source);
const byPaper = judge(papers, (row) => String(foldOf.get(row)));
const documents = [...new Set(mined.rows.map(({ strategy }) => strategy))];
const byDocument = judge(mined.rows, ({ strategy }) => String(documents.indexOf(strategy) % FOLDS));
const threshold = Number(
  values.threshold ?? Math.max(barOf(byList, MOST_TWINS), barOf(byPaper, MOST_ORDINARY)),
);
const shareFound = byList.filter(([row, score]) => row.isOrder && score > threshold).length;
console.log(`threshold ${threshold.toFixed(2)}: ${shareFound} orders of lists left out`);
if (values.figures) report();
else write(pack(train(rows)));

/** Of the texts of others, the sentences that a model without them takes for an order, or nearly. */
function nearest(texts: readonly Row[]): { readonly rows: readonly Prepared[]; readonly all: number } {
  if (texts.length === 0) return { rows: [], all: 0 };
  const model = train([...own, ...lists, ...papers]);
  const near = texts.flatMap((row) => {
    const [prepared] = prepare([row]);
    return scoreOf(model, prepared!) > -NEAR ? [prepared!] : [];
  });
  return { rows: near, all: texts.length };
}

function train(chosen: readonly Prepared[]): Model {
  const pieces = chosen.flatMap((row) =>
    (row.isOrder ? row.pieces.slice(0, 1) : row.pieces).map((features) => ({ row, features })),
  );
  const whole = pieces.map(({ features }) => features);
  const matrix = matrixOf([...whole, ...halfSeen(whole)], FEATURE_SPACE, LEAST_ROWS);
  const rowAt = (index: number) => pieces[index % pieces.length]!.row;
  const linear = trainLinear(
    matrix,
    [...Array(2 * pieces.length).keys()],
    (index) => rowAt(index).isOrder,
    COST,
    (index) => shareOf(rowAt(index)) * (index < pieces.length ? 1 : HALF_SEEN),
    ROUNDS,
  );
  const weights = new Float32Array(FEATURE_SPACE);
  for (const [column, id] of matrix.features.entries()) weights[id] = linear.weights[column]!;
  return { weights, bias: linear.bias };
}

function shareOf({ source }: Row): number {
  if (source === 'others') return SHARE.others;
  return source === 'own' ? SHARE.own : source === 'papers' ? SHARE.papers : SHARE.list;
}

function scoreOf({ weights, bias }: Model, row: Prepared): number {
  return Math.max(
    ...row.pieces.map(({ ids, values: counts, bonus }) =>
      ids.reduce((sum, id, at) => sum + weights[id]! * counts[at]!, bias + bonus),
    ),
  );
}

/** Scores of rows by models that were taught without their kind. */
function leaveOut(some: readonly Prepared[], kindOf: (row: Prepared) => string): Judged[] {
  return [...new Set(some.map(kindOf))].flatMap((kind) => {
    const out = new Set(some.filter((row) => kindOf(row) === kind));
    const without = train(rows.filter((row) => !out.has(row)));
    return [...out].map((row): Judged => [row, scoreOf(without, row)]);
  });
}

/** The least score that at most a share of the honest ones exceed. */
function barOf(judged: readonly Judged[], share: number): number {
  const honest = judged.filter(([row]) => !row.isOrder).map(([, score]) => score);
  return honest.toSorted((a, b) => b - a)[Math.floor(share * honest.length)] ?? 0;
}

function report(): void {
  const line = (name: string, judged: readonly Judged[]) => {
    const shareAbove = (isOrder: boolean) => {
      const some = judged.filter(([row]) => row.isOrder === isOrder);
      if (some.length === 0) return '-';
      const above = some.filter(([, score]) => score > threshold).length;
      return `${above} of ${some.length} (${((100 * above) / some.length).toFixed(2)} %)`;
    };
    return `| ${name} | ${shareAbove(true)} | ${shareAbove(false)} |`;
  };
  const tricks = [...new Set(own.map(({ strategy }) => strategy))];
  const groupOf = ({ language }: Row) => (MAIN.includes(language) ? language : 'others');
  const table = [
    '| left out | orders recognized | honest ones accused |',
    '|---|---|---|',
    line('each list of other writers', byList),
    line('each fifth of the papers', byPaper),
    line(
      'a sixth of the tricks, six times',
      leaveOut(own, ({ strategy }) => String(tricks.indexOf(strategy) % 6)),
    ),
    ...[...MAIN, 'others'].map((language) =>
      line(
        `all in language ${language}`,
        leaveOut(
          [...own, ...lists].filter((row) => groupOf(row) === language),
          groupOf,
        ),
      ),
    ),
  ].join('\n');
  const section = `Each sentence is asked whether it speaks to a program that reads it. Rows: ${own.length} of our own, ${own.filter(({ isOrder }) => isOrder).length} of them
orders, ${lists.length} of the lists of the tests, ${papers.length} of papers. Taught without what is judged; written by
\`npm run train:orders -- --figures\`.

${table}${othersTable()}`;
  console.log(section);
  writeSection(FIGURES, 'The classifier of orders to machines', section);
}

/** How much surer it has to be in a longer paper: what it accuses of the texts of others, taught without them. */
function othersTable(): string {
  if (mined.all === 0) return '';
  const scores = byDocument.map(([, score]) => score);
  const lines = [0, 0.5, 1, 1.5, 2].map((margin) => {
    const accused = scores.filter((score) => score > threshold + margin).length;
    const found = byList.filter(([row, score]) => row.isOrder && score > threshold + margin).length;
    return `| ${margin} | ${accused} of ${mined.all} | ${found} of ${byList.filter(([row]) => row.isOrder).length} |`;
  });
  return `

| margin above the threshold | sentences of others accused, each fifth of their texts left out | orders of left-out lists recognized |
|---|---|---|
${lines.join('\n')}`;
}

/** Keeps the largest weights, rounds them to 255 steps and writes them in the format that `order-scores.ts` reads. */
function pack({ weights, bias }: Model): PackedOrderWeights {
  const sizes = weights.map(Math.abs).toSorted();
  const step = sizes.at(-1)! / 127;
  const least = Math.max(sizes.at(-MOST_WEIGHTS)!, step / 2);
  const features = [...weights.entries()]
    .filter(([, weight]) => Math.abs(weight) >= least)
    .map(([feature, weight]): FeatureBytes => [feature, [Math.round(weight / step) & 255]]);
  return {
    step: Number(step.toPrecision(5)),
    bias: Number(bias.toFixed(4)),
    threshold: Number(threshold.toFixed(3)),
    packed: packFeatures(features),
  };
}

function write({ packed, ...rest }: PackedOrderWeights): void {
  const source = `import type { PackedOrderWeights } from './order-scores.ts';

/**
 * Weights of the classifier of orders to machines, written by tools/training/train-orders.ts. Do not edit by hand.
 * Taught on sentences and papers written for this project (MIT, like the code); texts of others only taught what is honest.
 */
export const WEIGHTS: PackedOrderWeights = {
  step: ${rest.step},
  bias: ${rest.bias},
  threshold: ${rest.threshold},
  packed:
    '${packed}',
};
`;
  writeFileSync(WEIGHTS, source);
  console.log(`${Math.round(source.length / 1024)} KB of weights`);
}
