/**
 * Upper ends of the buckets in which durations are counted, in milliseconds. Each is at most two thirds above the one before,
 * so that a percentile read from buckets is off by less than that. The last bucket has no end.
 */
const UPPER_MS = [
  50, 75, 100, 150, 200, 300, 500, 750, 1_000, 1_500, 2_000, 3_000, 5_000, 7_500, 10_000, 15_000, 20_000,
  30_000, 45_000, 60_000, 90_000, 120_000, 180_000, 240_000, 300_000, 480_000, 600_000,
] as const;

/** Counts by number of the bucket, from 0. */
export type DurationBuckets = Readonly<Record<number, number>>;

/** The bucket of a duration in milliseconds. */
export function bucketOf(durationMs: number): number {
  const index = UPPER_MS.findIndex((upper) => durationMs <= upper);
  return index < 0 ? UPPER_MS.length : index;
}

/**
 * The duration in milliseconds, rounded, below which a share (0 to 1) of the counted ones lies, taken as evenly spread in
 * their bucket; null when nothing was counted. The bucket without an end counts as its beginning.
 */
export function percentileOf(buckets: DurationBuckets, share: number): number | null {
  const total = Object.values(buckets).reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  let below = 0;
  for (const [index, upper] of UPPER_MS.entries()) {
    const count = buckets[index] ?? 0;
    if (count > 0 && below + count >= share * total) {
      const lower = UPPER_MS[index - 1] ?? 0;
      return Math.round(lower + ((upper - lower) * (share * total - below)) / count);
    }
    below += count;
  }
  return UPPER_MS.at(-1)!; // the list is not empty
}
