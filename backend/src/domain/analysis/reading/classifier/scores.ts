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
  /** Base64: per feature a gap (7 bits a byte), a count, and pairs of class and weight. */
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
  const { starts, classes, weights } = unpack(model.packed);
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

interface Table {
  /** For each feature, where its entries begin; one more at the end. */
  readonly starts: Uint32Array;
  readonly classes: Uint8Array;
  readonly weights: Int8Array;
}

function unpack(packed: string): Table {
  const raw = atob(packed);
  const bytes = new Uint8Array(raw.length);
  for (let index = 0; index < raw.length; index++) bytes[index] = raw.charCodeAt(index);
  const starts = new Uint32Array(FEATURE_SPACE + 1);
  const classes = new Uint8Array(bytes.length >> 1);
  const weights = new Int8Array(bytes.length >> 1);
  let entries = 0;
  let feature = -1;
  let at = 0;
  while (at < bytes.length) {
    let gap = 0;
    let shift = 0;
    do {
      gap |= (bytes[at]! & 127) << shift;
      shift += 7;
    } while (bytes[at++]! > 127);
    starts.fill(entries, feature + 1, feature + gap + 1);
    feature += gap;
    const count = bytes[at++]!;
    for (let index = 0; index < count; index++) {
      classes[entries] = bytes[at++]!;
      weights[entries++] = bytes[at++]!;
    }
  }
  starts.fill(entries, feature + 1);
  return { starts, classes, weights };
}
