import { hashOf } from '../../classifier/hash-of.ts';
import { signedBytesOf } from '../../classifier/packed-weights.ts';
import type { Sign } from './signs.ts';
import { BEARER_WEIGHTS } from './weights.ts';

/** A model of who bears a burden, as it is shipped: one step a hashed sign. */
export interface BearerWeights {
  /** Value of one step. */
  readonly step: number;
  /** Base64 of one signed byte for each place of the hashed space. */
  readonly packed: string;
}

/** Says from the signs of a place whether the reader bears it: log-odds, below 0 for another side, 0 without signs. */
export type WhoBears = (signs: readonly Sign[]) => number;

/** Size of the hashed space; a power of two. */
export const SIGN_SPACE = 1 << 16;

let shipped: WhoBears | undefined;

/** The model with the weights that are shipped, unpacked at the first call. */
export function shippedWhoBears(): WhoBears {
  shipped ??= createWhoBears(BEARER_WEIGHTS);
  return shipped;
}

/** Judges with other weights from now on, such as those that were not taught on the papers that are judged. For measuring only. */
export function judgeBearersWith(weights: BearerWeights): void {
  shipped = createWhoBears(weights);
}

/** A model with given weights. It has no bias, so the exchange of the sides turns its answer to the opposite. */
export function createWhoBears({ step, packed }: BearerWeights): WhoBears {
  const weights = signedBytesOf(packed);
  return (signs) => {
    const { ids, values } = signFeatures(signs);
    let score = 0;
    for (let at = 0; at < ids.length; at++) score += (weights[ids[at]!] ?? 0) * values[at]!;
    return score * step;
  };
}

/** The signs of a place as a sparse vector of length one. The training script uses this same function. */
export function signFeatures(signs: readonly Sign[]): {
  readonly ids: Uint32Array;
  readonly values: Float32Array;
} {
  const whose = new Map<number, number>();
  for (const [name, sign] of signs) whose.set(idOf(name), sign);
  const length = Math.sqrt(Math.max(1, whose.size));
  return {
    ids: Uint32Array.from(whose.keys()),
    values: Float32Array.from(whose.values(), (sign) => sign / length),
  };
}

function idOf(name: string): number {
  const value = hashOf(name);
  return (value ^ (value >>> 16)) & (SIGN_SPACE - 1);
}
