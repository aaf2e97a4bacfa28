import { unpackTable } from '../../classifier/packed-weights.ts';
import { CLASSES } from './classes.ts';
import { FEATURE_SPACE, type Features } from './features.ts';
import { WEIGHTS } from './weights.ts';

/** A trained model as it is shipped: per feature the classes it speaks for, in steps of the class. */
export interface PackedWeights {
  /** Value of one step, per class. */
  readonly steps: readonly number[];
  readonly biases: readonly number[];
  /** Turns log-odds into a probability, per class: slope and offset. */
  readonly calibration: readonly (readonly [number, number])[];
  /** For `unpackTable`. */
  readonly packed: string;
}

/** Gives the probability of every class for a piece. */
export type Scorer = (features: Features) => Float32Array;

let shipped: Scorer | undefined;

/** The scorer with the weights that are shipped, unpacked at the first call. */
export function shippedScorer(): Scorer {
  shipped ??= createScorer(WEIGHTS);
  return shipped;
}

/** Scores with other weights from now on, such as those that were not taught on the papers that are judged. For measuring only. */
export function scoreWith(model: PackedWeights): void {
  shipped = createScorer(model);
}

/** A scorer with given weights. */
export function createScorer(model: PackedWeights): Scorer {
  const { starts, classes, weights } = unpackTable(model.packed, FEATURE_SPACE);
  const { steps, biases, calibration } = model;
  const sums = new Float32Array(CLASSES.length);
  return ({ ids, values }) => {
    sums.fill(0);
    for (let index = 0; index < ids.length; index++) {
      const id = ids[index]!;
      const value = values[index]!;
      for (let at = starts[id]!; at < starts[id + 1]!; at++) sums[classes[at]!]! += weights[at]! * value;
    }
    return sums.map((sum, index) => {
      const [slope, offset] = calibration[index]!;
      return 1 / (1 + Math.exp(-(slope * (sum * steps[index]! + biases[index]!) + offset)));
    });
  };
}
