import type { LegalText } from '../document/legal-text.ts';
import type { Threshold } from './decode.ts';
import { CATEGORIES } from './categories.ts';
import { FEATURE_SPACE, sentenceFeatures } from './features.ts';
import { unpackTable, type WeightTable } from './packed-weights.ts';
import { CLASSIFIER } from './weights.ts';

/** When each category is claimed; same order. */
export const THRESHOLDS: readonly Threshold[] = CLASSIFIER.thresholds;

let table: WeightTable | undefined;

/** Log-odds of every category for every sentence. The weights are unpacked at the first call. */
export function categoryScores(text: LegalText): Float32Array[] {
  table ??= unpackTable(CLASSIFIER.packed, FEATURE_SPACE);
  const { starts, classes, weights } = table;
  return sentenceFeatures(text).map((features) => {
    const scores = new Float32Array(CATEGORIES.length);
    for (const feature of features) {
      for (let at = starts[feature]!; at < starts[feature + 1]!; at++) scores[classes[at]!]! += weights[at]!;
    }
    const scale = CLASSIFIER.step / Math.sqrt(features.length);
    return scores.map((score) => score * scale);
  });
}
