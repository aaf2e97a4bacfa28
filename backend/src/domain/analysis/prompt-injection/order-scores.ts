import { unpackWeights } from '../classifier/packed-weights.ts';
import { FEATURE_SPACE, featuresOf } from './order-features.ts';
import { WEIGHTS } from './order-weights.ts';

/** A trained model as it is shipped. */
export interface PackedOrderWeights {
  /** Value of one step of a weight. */
  readonly step: number;
  readonly bias: number;
  /** Least log-odds of an order; chosen on lists and papers that the model was not taught with. */
  readonly threshold: number;
  /** For `unpackWeights`. */
  readonly packed: string;
}

/** Log-odds that a sentence is an order to a machine that reads it, of its likeliest piece. */
export type OrderScorer = (sentence: string) => number;

let shipped: OrderScorer | undefined;

/** Whether a sentence is likely an order to a machine, by so much log-odds at least. The weights are unpacked at the first call. */
export function isLikelyOrder(sentence: string, margin: number): boolean {
  shipped ??= createOrderScorer(WEIGHTS);
  return shipped(sentence) > WEIGHTS.threshold + margin;
}

/** A scorer with given weights. */
function createOrderScorer({ step, bias, packed }: PackedOrderWeights): OrderScorer {
  const weights = unpackWeights(packed, FEATURE_SPACE);
  return (sentence) => {
    let best = -Infinity;
    for (const { ids, values, bonus } of partsOf(sentence).flatMap(featuresOf)) {
      let score = 0;
      for (let at = 0; at < ids.length; at++) score += weights[ids[at]!]! * values[at]!;
      best = Math.max(best, score * step + bias + bonus);
    }
    return best;
  };
}

/** The sentence, and what it is made of where it is several: an order may hide beside a duty of a party. */
function partsOf(sentence: string): string[] {
  const parts = sentence.slice(0, MOST_SPLIT).split(/(?<=[.!?])\s+/);
  return parts.length === 1
    ? [sentence]
    : [sentence, ...parts.filter((part) => part.length >= SHORTEST_PART)];
}
const MOST_SPLIT = 2_000;
const SHORTEST_PART = 15;
