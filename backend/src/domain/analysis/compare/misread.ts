import { turningOf } from './turning.ts';

/** Shortest word that may count as misread: in shorter ones a letter makes another word. */
const SHORTEST = 5;

/**
 * Whether two different words may be one word that a program misread in a picture: long enough, no number, no word that turns
 * meaning, and at most one letter in five apart.
 */
export function mayBeMisread(before: string, after: string): boolean {
  const length = Math.max(before.length, after.length);
  if (Math.min(before.length, after.length) < SHORTEST || length > 40) return false;
  if (turningOf(before) !== null || turningOf(after) !== null) return false;
  return distance(before, after) <= Math.max(1, Math.floor(length / 5));
}

function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      next.push(Math.min(next[j - 1]! + 1, row[j]! + 1, row[j - 1]! + cost));
    }
    row = next;
  }
  return row[b.length]!;
}
