import {
  BURDEN,
  CLASSES,
  HURTS_STRONGER,
} from '../../backend/src/domain/analysis/reading/classifier/classes.ts';
import {
  FEATURE_SPACE,
  type Features,
} from '../../backend/src/domain/analysis/reading/classifier/features.ts';
import type { PackedWeights } from '../../backend/src/domain/analysis/reading/classifier/scores.ts';
import { packFeatures, type FeatureBytes } from '../training/pack-features.ts';
import { matrixOf, trainLinear, type Linear, type Matrix } from './logistic.ts';
import type { Row } from './rows.ts';

/** A row with its features, which are made once. */
export interface Prepared extends Row {
  readonly features: Features;
}

/** liblinear's C, chosen across writers: for what every row says, and, of what only burdens say, for families and for sides. */
const COST = 0.15;
const COST_OF_FAMILY = 0.1;
const COST_OF_SIDE = 0.3;
/** How much a single sentence counts against a piece of a paper; chosen across writers. */
const SENTENCE_SHARE = 0.25;
/** Features seen in fewer rows than this say nothing about other papers. */
const LEAST_ROWS = 2;
/** Most weights kept, about 2.3 bytes each. */
const MOST_ENTRIES = 650_000;
/** Weights of "is it a burden" count this much more when the largest are chosen. */
const BURDEN_FIRST = 3;

/** Models of all classes, over the columns of one matrix. */
export interface Model {
  readonly matrix: Matrix;
  readonly linear: readonly Linear[];
}

/**
 * One linear model a class. Whether a piece is a burden or a duty is learned from every row that says so; which family it is and
 * whom it hurts, from burdens alone.
 */
export function trainAll(rows: readonly Prepared[]): Model {
  const matrix = matrixOf(
    rows.map(({ features }) => features),
    FEATURE_SPACE,
    LEAST_ROWS,
  );
  const rarity = weighByRarity(matrix);
  const share = (row: number) => (rows[row]!.set === 'sentences' ? SENTENCE_SHARE : 1);
  const linear = CLASSES.map((_, index) => {
    const amongBurdens = index < BURDEN || index === HURTS_STRONGER;
    const chosen = [...rows.keys()].filter((row) => {
      const { labels } = rows[row]!;
      return labels[index] !== -1 && (!amongBurdens || labels[BURDEN] === 1);
    });
    const isPositive = (row: number) => rows[row]!.labels[index] === 1;
    const cost = index < BURDEN ? COST_OF_FAMILY : index === HURTS_STRONGER ? COST_OF_SIDE : COST;
    const { weights, bias } = trainLinear(matrix, chosen, isPositive, cost, amongBurdens ? () => 1 : share);
    return { weights: weights.map((weight, column) => weight * rarity[column]!), bias };
  });
  return { matrix, linear };
}

/** Multiplies each column by the inverse frequency of its feature, and says by how much. */
function weighByRarity({ columns, values, starts, features }: Matrix): Float64Array {
  const rarity = new Float64Array(features.length);
  for (const column of columns) rarity[column]!++;
  const count = starts.length - 1;
  for (const [column, seen] of rarity.entries()) rarity[column] = Math.log((count + 1) / seen);
  for (const [at, column] of columns.entries()) values[at]! *= rarity[column]!;
  return rarity;
}

/** Keeps the largest weights, rounds them to 255 steps a class and writes them in the format that `scores.ts` reads. */
export function pack({ matrix, linear }: Model): Omit<PackedWeights, 'calibration'> {
  const steps = linear.map(
    ({ weights }) => weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127,
  );
  const least = leastKept(linear, steps);
  const features: FeatureBytes[] = [];
  for (const [column, feature] of matrix.features.entries()) {
    const entries: number[] = [];
    for (const [index, { weights }] of linear.entries()) {
      const weight = weights[column]!;
      if (Math.abs(weight) * importance(index) < least) continue;
      const rounded = Math.round(weight / steps[index]!);
      if (rounded !== 0) entries.push(index, rounded & 255);
    }
    if (entries.length > 0) features.push([feature, [entries.length / 2, ...entries]]);
  }
  return {
    steps: steps.map((step) => Number(step.toPrecision(5))),
    biases: linear.map(({ bias }) => Number(bias.toFixed(4))),
    packed: packFeatures(features),
  };
}

const importance = (index: number): number => (index === BURDEN ? BURDEN_FIRST : 1);

function leastKept(linear: readonly Linear[], steps: readonly number[]): number {
  const sizes = linear.flatMap(({ weights }, index) =>
    Array.from(weights, Math.abs)
      .filter((size) => size >= steps[index]! / 2)
      .map((size) => size * importance(index)),
  );
  const sorted = Float32Array.from(sizes).sort();
  return sorted[Math.max(0, sorted.length - MOST_ENTRIES)] ?? 0;
}

/** Slope and offset that turn log-odds into probabilities (Platt), fitted to scores of rows that the model was not taught with. */
export function calibrate(
  pairs: readonly (readonly [score: number, isPositive: boolean])[],
): readonly [number, number] {
  let slope = 1;
  let offset = 0;
  for (let step = 0; step < 60; step++) {
    let [ga, gb, haa, hab, hbb] = [0, 0, 1e-3, 0, 1e-3];
    for (const [score, isPositive] of pairs) {
      const p = 1 / (1 + Math.exp(-(slope * score + offset)));
      const error = p - (isPositive ? 1 : 0);
      const bend = Math.max(1e-6, p * (1 - p));
      ga += error * score;
      gb += error;
      haa += bend * score * score;
      hab += bend * score;
      hbb += bend;
    }
    const determinant = haa * hbb - hab * hab;
    const [da, db] = [(hbb * ga - hab * gb) / determinant, (haa * gb - hab * ga) / determinant];
    slope -= Math.max(-0.5, Math.min(0.5, da));
    offset -= Math.max(-0.5, Math.min(0.5, db));
    if (Math.abs(da) + Math.abs(db) < 1e-6) break;
  }
  return [Number(slope.toFixed(4)), Number(offset.toFixed(4))];
}
