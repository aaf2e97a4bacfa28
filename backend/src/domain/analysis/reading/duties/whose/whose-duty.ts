import { signedBytesOf } from '../../../classifier/packed-weights.ts';
import type { HashedSigns } from './hashed-signs.ts';
import { WHOSE_WEIGHTS } from './weights.ts';

/** A model of whose duty a sentence is, as it is shipped: one step a hashed sign. */
export interface WhoseWeights {
  readonly bias: number;
  /** Value of one step. */
  readonly step: number;
  /** Base64 of one signed byte for each place of the hashed space. */
  readonly packed: string;
}

/** Signs as a sparse vector. */
export interface WhoseFeatures {
  readonly ids: Uint32Array;
  readonly values: Float32Array;
}

/** Log-odds that a sentence with these signs is a duty of the side they were made for. */
export type WhoseDuty = (features: WhoseFeatures) => number;

/** Size of the hashed space; a power of two. */
export const WHOSE_SPACE = 1 << 17;
/** What the rules say counts for more than a word. */
const OF_RULE = 2;
const LENGTH = 8;

let shipped: WhoseDuty | undefined;

/** The model with the weights that are shipped, unpacked at the first call. */
export const shippedWhoseDuty = (): WhoseDuty => (shipped ??= createWhoseDuty(WHOSE_WEIGHTS));

/** Judges with other weights from now on, such as those that were not taught on the papers that are judged. For measuring only. */
export function judgeDutiesWith(weights: WhoseWeights): void {
  shipped = createWhoseDuty(weights);
}

/** A model with given weights. */
export function createWhoseDuty({ bias, step, packed }: WhoseWeights): WhoseDuty {
  const weights = signedBytesOf(packed);
  return ({ ids, values }) => {
    let score = 0;
    for (let at = 0; at < ids.length; at++) score += weights[ids[at]!]! * values[at]!;
    return bias + score * step;
  };
}

/** Signs as a sparse vector. The training script uses this same function. */
export function whoseFeatures({ words, rules }: HashedSigns): WhoseFeatures {
  const count = words.size + rules.size;
  const one = LENGTH / Math.sqrt(Math.max(1, count));
  const ids = new Uint32Array(count);
  const values = new Float32Array(count);
  let at = 0;
  for (const hash of words) {
    ids[at] = placeOf(hash);
    values[at++] = one;
  }
  for (const hash of rules) {
    ids[at] = placeOf(hash);
    values[at++] = OF_RULE * one;
  }
  return { ids, values };
}

const placeOf = (hash: number): number => (hash ^ (hash >>> 15)) & (WHOSE_SPACE - 1);
