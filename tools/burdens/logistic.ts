import type { Features } from '../../backend/src/domain/analysis/reading/classifier/features.ts';

/** Feature vectors one after the other, with their features numbered from 0 without gaps. */
export interface Matrix {
  /** Where each row begins; one more at the end. */
  readonly starts: Uint32Array;
  readonly columns: Uint32Array;
  readonly values: Float32Array;
  /** The feature that each column stands for. */
  readonly features: Uint32Array;
}

/** A linear model of one class: a weight a column, and what is added to every score. */
export interface Linear {
  readonly weights: Float32Array;
  readonly bias: number;
}

const ROUNDS = 10;
const NEWTON_STEPS = 12;
/** Where every row begins, as a share of the cost. */
const START = 0.05;

/** Lays rows out for training. Features that fewer than `least` rows hold are left out: they say nothing about other papers. */
export function matrixOf(rows: readonly Features[], space: number, least: number): Matrix {
  const seen = new Uint32Array(space);
  for (const { ids } of rows) for (const id of ids) seen[id]!++;
  const numbers = new Int32Array(space).fill(-1);
  const features: number[] = [];
  for (let id = 0; id < space; id++) {
    if (seen[id]! < least) continue;
    numbers[id] = features.length;
    features.push(id);
  }
  const starts = new Uint32Array(rows.length + 1);
  const size = rows.reduce((sum, { ids }) => sum + ids.length, 0);
  const columns = new Uint32Array(size);
  const values = new Float32Array(size);
  let at = 0;
  for (const [index, row] of rows.entries()) {
    starts[index] = at;
    for (const [entry, id] of row.ids.entries()) {
      if (numbers[id]! < 0) continue;
      columns[at] = numbers[id]!;
      values[at++] = row.values[entry]!;
    }
  }
  starts[rows.length] = at;
  return {
    starts,
    columns: columns.subarray(0, at),
    values: values.subarray(0, at),
    features: Uint32Array.from(features),
  };
}

/**
 * L2-regularized logistic regression by dual coordinate descent (Yu, Huang and Lin, "Dual coordinate descent methods for
 * logistic regression and maximum entropy models", Machine Learning 85, 2011). `cost` is liblinear's C; `chosen` are the rows
 * that take part; a larger cost takes more `rounds` to settle. The order comes from a fixed seed: same rows, same weights.
 */
export function trainLinear(
  matrix: Matrix,
  chosen: readonly number[],
  isPositive: (row: number) => boolean,
  cost: number,
  share: (row: number) => number = () => 1,
  rounds: number = ROUNDS,
): Linear {
  const { starts, columns, values } = matrix;
  const weights = new Float32Array(matrix.features.length);
  let bias = 0;
  const alphas = new Float64Array(chosen.length);
  const costs = new Float64Array(chosen.length);
  const squares = new Float64Array(chosen.length);
  const signs = Int8Array.from(chosen, (row) => (isPositive(row) ? 1 : -1));
  const add = (row: number, by: number) => {
    for (let at = starts[row]!; at < starts[row + 1]!; at++) weights[columns[at]!]! += by * values[at]!;
    bias += by;
  };
  for (const [index, row] of chosen.entries()) {
    costs[index] = cost * share(row);
    alphas[index] = START * costs[index];
    squares[index] = values
      .subarray(starts[row], starts[row + 1])
      .reduce((sum, value) => sum + value * value, 1);
    add(row, alphas[index] * signs[index]!);
  }
  const order = Uint32Array.from(chosen.keys());
  const random = generator(7);
  for (let round = 0; round < rounds; round++) {
    shuffle(order, random);
    for (const index of order) {
      const row = chosen[index]!;
      const sign = signs[index]!;
      let score = bias;
      for (let at = starts[row]!; at < starts[row + 1]!; at++) score += weights[columns[at]!]! * values[at]!;
      const old = alphas[index]!;
      const next = newAlpha(old, costs[index]!, squares[index]!, sign * score);
      if (Math.abs(next - old) < 1e-4 * costs[index]!) continue;
      alphas[index] = next;
      add(row, (next - old) * sign);
    }
  }
  return { weights, bias };
}

/** Minimizes the dual in one coordinate. Newton steps on its log-odds, where the slope is at least one everywhere. */
function newAlpha(old: number, cost: number, square: number, margin: number): number {
  let odds = Math.log(old / (cost - old));
  let share = old / cost;
  for (let step = 0; step < NEWTON_STEPS; step++) {
    const error = square * (cost * share - old) + margin + odds;
    const change = error / (1 + square * cost * share * (1 - share));
    odds = Math.max(-25, Math.min(25, odds - change));
    share = 1 / (1 + Math.exp(-odds));
    if (Math.abs(change) < 1e-3) break;
  }
  return cost * share;
}

/** Log-odds of each class for a vector, by the models of one matrix. */
export function createScores(
  matrix: Matrix,
  models: readonly Linear[],
  space: number,
): (features: Features) => Float32Array {
  const numbers = new Int32Array(space).fill(-1);
  for (const [column, id] of matrix.features.entries()) numbers[id] = column;
  return ({ ids, values }) =>
    Float32Array.from(models, ({ weights, bias }) => {
      let score = bias;
      for (let at = 0; at < ids.length; at++) {
        const column = numbers[ids[at]!]!;
        if (column >= 0) score += weights[column]! * values[at]!;
      }
      return score;
    });
}

function shuffle(order: Uint32Array, random: () => number): void {
  for (let index = order.length - 1; index > 0; index--) {
    const other = Math.floor(random() * (index + 1));
    [order[index], order[other]] = [order[other]!, order[index]!];
  }
}

function generator(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
