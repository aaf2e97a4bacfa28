import type { Word } from './words.ts';

/** Fewest words that make one sentence being inside another more than chance. */
const SHORTEST_CONTAINED = 6;

/** A sentence as a bag of words. */
export interface Bag {
  readonly counts: ReadonlyMap<string, number>;
  readonly size: number;
}

/** The words of one or more sentences, counted. */
export function bagOf(...lists: readonly (readonly Word[])[]): Bag {
  const counts = new Map<string, number>();
  let size = 0;
  for (const words of lists) {
    for (const word of words) {
      const key = word.isReference ? '#' : word.key;
      counts.set(key, (counts.get(key) ?? 0) + 1);
      size++;
    }
  }
  return { counts, size };
}

/** How much two sentences have in common, 0 to 1. One that goes on beyond the other is near it too. */
export function likeness(a: Bag, b: Bag): number {
  const [small, large] = a.size <= b.size ? [a, b] : [b, a];
  const inside =
    small.size >= SHORTEST_CONTAINED && large.size <= 4 * small.size ? shared(a, b) / small.size : 0;
  return Math.max(commonShare(a, b), inside > 0.9 ? 0.85 * inside : 0);
}

/** Share of the words of both that they have in common, 0 to 1. */
export const commonShare = (a: Bag, b: Bag): number => (2 * shared(a, b)) / Math.max(1, a.size + b.size);

function shared(a: Bag, b: Bag): number {
  const [small, large] = a.size <= b.size ? [a, b] : [b, a];
  let common = 0;
  for (const [key, count] of small.counts) common += Math.min(count, large.counts.get(key) ?? 0);
  return common;
}

/** Share of different words in common, 0 to 1. */
export function jaccard(a: Bag, b: Bag): number {
  let common = 0;
  for (const key of a.counts.keys()) if (b.counts.has(key)) common++;
  return common / (a.counts.size + b.counts.size - common || 1);
}
