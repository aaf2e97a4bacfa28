import { describe, expect, it } from 'vitest';
import { unpackTable, unpackWeights } from '../../../src/domain/analysis/classifier/packed-weights.ts';
import { FEATURE_SPACE } from '../../../src/domain/analysis/prompt-injection/order-features.ts';
import { WEIGHTS } from '../../../src/domain/analysis/prompt-injection/order-weights.ts';
import { packFeatures } from '../../../../tools/training/pack-features.ts';

describe('Packed weights', () => {
  it('come back as they were packed, however far apart their features are', () => {
    const packed = packFeatures([
      [0, [1, 4, 255]],
      [127, [2, 0, 7, 3, 128]],
      [20_000, [1, 9, 1]],
    ]);
    const { starts, classes, weights } = unpackTable(packed, 30_000);
    const entriesOf = (feature: number) =>
      Array.from({ length: starts[feature + 1]! - starts[feature]! }, (_, index) => [
        classes[starts[feature]! + index],
        weights[starts[feature]! + index],
      ]);
    expect(entriesOf(0)).toEqual([[4, -1]]);
    expect(entriesOf(1)).toEqual([]);
    expect(entriesOf(127)).toEqual([
      [0, 7],
      [3, -128],
    ]);
    expect(entriesOf(20_000)).toEqual([[9, 1]]);
    expect(entriesOf(29_999)).toEqual([]);
  });

  it('are packed today as those that are shipped were', () => {
    const weights = unpackWeights(WEIGHTS.packed, FEATURE_SPACE);
    const kept = [...weights.entries()].filter(([, weight]) => weight !== 0);
    expect(packFeatures(kept.map(([feature, weight]) => [feature, [weight & 255]]))).toBe(WEIGHTS.packed);
  });
});
