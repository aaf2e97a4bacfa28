import { FEATURE_SPACE } from '../../backend/src/domain/analysis/classifier/features.ts';
import { packFeatures, type FeatureBytes } from '../training/pack-features.ts';
import type { LinearModel } from './logistic.ts';

/** Most weights kept. About 2.3 bytes each: well under the megabyte that the weights may take. */
const MOST_ENTRIES = 220_000;

/** A model of few bytes: the largest weights, in steps. */
export interface PackedModel {
  readonly packed: string;
  /** Value of one step. */
  readonly step: number;
}

/** Keeps the largest weights, rounds them to 255 steps and writes them in the format that `classify.ts` reads. */
export function pack(model: LinearModel): PackedModel {
  const { kept, step } = prune(model);
  const features: FeatureBytes[] = [];
  for (let feature = 0; feature < FEATURE_SPACE; feature++) {
    const entries: number[] = [];
    for (let c = 0; c < model.classes; c++) {
      const weight = kept[feature * model.classes + c]!;
      if (weight !== 0) entries.push(c, weight & 255);
    }
    if (entries.length > 0) features.push([feature, [entries.length / 2, ...entries]]);
  }
  return { packed: packFeatures(features), step };
}

/** The model as it will be after packing, so that what is measured is what ships. */
export function asPacked(model: LinearModel): LinearModel {
  const { kept, step } = prune(model);
  return { classes: model.classes, weights: Float32Array.from(kept, (weight) => weight * step) };
}

function prune(model: LinearModel): { kept: Int8Array; step: number } {
  const sizes = model.weights
    .map(Math.abs)
    .filter((size) => size > 0.02)
    .toSorted();
  const least = sizes[Math.max(0, sizes.length - MOST_ENTRIES)] ?? 0;
  const largest = sizes[Math.floor(sizes.length * 0.9999)] ?? 1;
  const step = largest / 127;
  const kept = new Int8Array(model.weights.length);
  for (const [index, weight] of model.weights.entries()) {
    if (Math.abs(weight) >= least) kept[index] = Math.max(-127, Math.min(127, Math.round(weight / step)));
  }
  return { kept, step };
}
