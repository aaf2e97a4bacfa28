import { describe, expect, it } from 'vitest';
import { bucketOf, percentileOf } from '../../../src/domain/admin/durations.ts';

const counted = (durations: readonly number[]) => {
  const buckets: Record<number, number> = {};
  for (const duration of durations) buckets[bucketOf(duration)] = (buckets[bucketOf(duration)] ?? 0) + 1;
  return buckets;
};

describe('Durations in buckets', () => {
  it('has one bucket for each duration, longer ones in later buckets', () => {
    const buckets = [0, 1, 50, 51, 1_000, 1_001, 59_999, 600_000, 600_001, 9e9].map(bucketOf);
    expect(buckets).toEqual(buckets.toSorted((a, b) => a - b));
    expect(buckets.slice(0, 4)).toEqual([0, 0, 0, 1]);
    expect(bucketOf(600_001)).toBe(bucketOf(9e9));
    expect(bucketOf(600_000)).toBe(bucketOf(600_001) - 1);
  });

  it.each([0.05, 0.5, 0.95])('gives back the share of %f within two thirds', (share) => {
    const durations = Array.from({ length: 1_000 }, (_, index) => 60 + ((index * 7_919) % 100_000));
    const real = durations.toSorted((a, b) => a - b)[Math.floor(share * 1_000)]!;
    const read = percentileOf(counted(durations), share)!;
    expect(read / real).toBeGreaterThan(0.6);
    expect(read / real).toBeLessThan(1.67);
  });

  it('knows nothing of a day without one', () => {
    expect(percentileOf({}, 0.5)).toBeNull();
  });

  it('says at least how long the longest took', () => {
    expect(percentileOf(counted([2_000_000]), 0.95)).toBe(600_000);
  });
});
