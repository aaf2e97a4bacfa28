import type { LegalText } from '../document/legal-text.ts';
import type { Threshold } from './decode.ts';
import { CATEGORIES } from './categories.ts';
import { FEATURE_SPACE, sentenceFeatures } from './features.ts';
import { CLASSIFIER } from './weights.ts';

/** When each category is claimed; same order. */
export const THRESHOLDS: readonly Threshold[] = CLASSIFIER.thresholds;

interface Table {
  /** For each feature, where its entries begin; one more at the end. */
  readonly starts: Uint32Array;
  readonly categories: Uint8Array;
  readonly weights: Int8Array;
}

let table: Table | undefined;

/** Log-odds of every category for every sentence. The weights are unpacked at the first call. */
export function categoryScores(text: LegalText): Float32Array[] {
  table ??= unpack(CLASSIFIER.packed);
  const { starts, categories, weights } = table;
  return sentenceFeatures(text).map((features) => {
    const scores = new Float32Array(CATEGORIES.length);
    for (const feature of features) {
      for (let at = starts[feature]!; at < starts[feature + 1]!; at++)
        scores[categories[at]!]! += weights[at]!;
    }
    const scale = CLASSIFIER.step / Math.sqrt(features.length);
    return scores.map((score) => score * scale);
  });
}

/** Format, written by the training script: per feature a gap (7 bits a byte), a count, and pairs of category and weight. */
function unpack(packed: string): Table {
  const bytes = Uint8Array.from(atob(packed), (character) => character.charCodeAt(0));
  const starts = new Uint32Array(FEATURE_SPACE + 1);
  const categories = new Uint8Array(bytes.length >> 1);
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
    for (let between = feature + 1; between <= feature + gap; between++) starts[between] = entries;
    feature += gap;
    const count = bytes[at++]!;
    for (let index = 0; index < count; index++) {
      categories[entries] = bytes[at++]!;
      weights[entries++] = bytes[at++]!;
    }
  }
  starts.fill(entries, feature + 1);
  return { starts, categories, weights };
}
