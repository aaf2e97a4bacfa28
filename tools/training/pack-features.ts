/** A feature and the bytes that say what it weighs. */
export type FeatureBytes = readonly [feature: number, bytes: readonly number[]];

/**
 * Writes what features weigh as `packed-weights.ts` reads it: per feature the gap to the one before, 7 bits a byte, and its bytes; all of it
 * in Base64. The features come in rising order.
 */
export function packFeatures(features: Iterable<FeatureBytes>): string {
  const bytes: number[] = [];
  let last = -1;
  for (const [feature, its] of features) {
    let gap = feature - last;
    while (gap > 127) {
      bytes.push((gap & 127) | 128);
      gap >>>= 7;
    }
    bytes.push(gap, ...its);
    last = feature;
  }
  return Buffer.from(bytes).toString('base64');
}
