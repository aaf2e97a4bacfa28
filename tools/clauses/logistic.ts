import { FEATURE_SPACE } from '../../backend/src/domain/analysis/classifier/features.ts';

/** One-vs-rest logistic regression: weights laid out feature by feature, class by class. */
export interface LinearModel {
  readonly classes: number;
  readonly weights: Float32Array;
}

export interface Example {
  readonly features: Uint32Array;
  /** Bit mask of the classes it belongs to. */
  readonly labels: number;
}

export interface TrainingOptions {
  readonly epochs: number;
  readonly rate: number;
  readonly decay: number;
  /** Extra weight of positive examples, which are rare. */
  readonly positiveWeight: number;
}

/** Epochs at the end whose weights are averaged: steadier than the last ones alone. */
const AVERAGED = 6;

/** Trains by AdaGrad over shuffled examples; the order comes from a fixed seed. */
export function train(examples: readonly Example[], classes: number, options: TrainingOptions): LinearModel {
  const weights = new Float32Array(FEATURE_SPACE * classes);
  const squares = new Float32Array(FEATURE_SPACE * classes).fill(0.05);
  const order = Uint32Array.from(examples.keys());
  const random = generator(11);
  const scores = new Float32Array(classes);
  const average = new Float32Array(weights.length);
  for (let epoch = 0; epoch < options.epochs; epoch++) {
    for (let index = order.length - 1; index > 0; index--) {
      const other = Math.floor(random() * (index + 1));
      [order[index], order[other]] = [order[other]!, order[index]!];
    }
    for (const at of order) {
      const { features, labels } = examples[at]!;
      const value = 1 / Math.sqrt(features.length);
      scoreInto(scores, weights, features, value, classes);
      for (let c = 0; c < classes; c++) {
        const isPositive = (labels >>> c) & 1;
        const error = isPositive - 1 / (1 + Math.exp(-scores[c]!));
        if (Math.abs(error) < 0.004) continue;
        const gradient = error * value * (isPositive === 1 ? options.positiveWeight : 1);
        for (const feature of features) {
          const slot = feature * classes + c;
          const step = gradient - options.decay * weights[slot]!;
          squares[slot]! += step * step;
          weights[slot]! += (options.rate * step) / Math.sqrt(squares[slot]!);
        }
      }
    }
    if (epoch >= options.epochs - AVERAGED) {
      for (const [slot, weight] of weights.entries()) average[slot]! += weight / AVERAGED;
    }
  }
  return { classes, weights: average };
}

/** Log-odds of every class. */
export function score(model: LinearModel, features: Uint32Array): Float32Array {
  const scores = new Float32Array(model.classes);
  scoreInto(scores, model.weights, features, 1 / Math.sqrt(features.length), model.classes);
  return scores;
}

function scoreInto(
  scores: Float32Array,
  weights: Float32Array,
  features: Uint32Array,
  value: number,
  classes: number,
): void {
  scores.fill(0);
  for (const feature of features) {
    const base = feature * classes;
    for (let c = 0; c < classes; c++) scores[c]! += weights[base + c]!;
  }
  for (let c = 0; c < classes; c++) scores[c]! *= value;
}

function generator(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
