import type { DistinctNumbers } from './distinct-numbers.ts';
import { hashOf } from '../../classifier/hash-of.ts';
import { join } from './feature-hash.ts';
import { SENSES } from './lexicon.ts';

/** What each word of a piece may mean. */
export type Places = readonly (readonly number[])[];

const COUNT = SENSES.length;
/** Senses that stand so many words apart are near. */
const NEAR = 4;
/** Senses of one piece that are looked at three by three; a short order has fewer. */
const MOST_IN_THREES = 24;
const [ALONE, FIRST, LAST, APART, CLOSE, NEXT, THREE] = Array.from({ length: 7 }, (_, index) =>
  hashOf(`sense ${index} ${COUNT}`),
) as [number, number, number, number, number, number, number];

/** What the words mean, and what the first and the last one do. */
export function addSensesAlone(places: Places, found: DistinctNumbers): void {
  for (const [at, senses] of places.entries())
    for (const sense of senses) {
      found.add(join(ALONE, sense));
      if (at === 0) found.add(join(FIRST, sense));
      if (at === places.length - 1) found.add(join(LAST, sense));
    }
}

/** The least distance of two senses in the piece at hand, where the mark is that of the piece: the same two meet again and again. */
const distances = new Uint8Array(COUNT * COUNT);
const marks = new Uint32Array(COUNT * COUNT);
let mark = 0;

/** Senses that stand together: which before which, and how near. */
export function addSensePairs(places: Places, found: DistinctNumbers): void {
  mark++;
  const pairs: number[] = [];
  for (let at = 0; at < places.length; at++)
    for (const sense of places[at]!)
      for (let before = 0; before <= at; before++)
        for (const other of places[before]!) {
          if (before === at && other >= sense) continue;
          const pair = other * COUNT + sense;
          if (marks[pair] !== mark) {
            marks[pair] = mark;
            distances[pair] = at - before;
            pairs.push(pair);
          } else if (at - before < distances[pair]!) distances[pair] = at - before;
        }
  for (const pair of pairs) {
    const [other, sense] = [Math.floor(pair / COUNT), pair % COUNT];
    found.add(join(join(APART, other), sense));
    if (distances[pair]! <= NEAR) found.add(join(join(CLOSE, other), sense));
    if (distances[pair]! <= 1) found.add(join(join(NEXT, other), sense));
  }
}

/** Which three senses a piece has. */
export function addSenseThrees(places: Places, found: DistinctNumbers): void {
  const all = [...new Set(places.flat())].toSorted((a, b) => a - b).slice(0, MOST_IN_THREES);
  for (let a = 0; a < all.length; a++)
    for (let b = a + 1; b < all.length; b++) {
      const two = join(join(THREE, all[a]!), all[b]!);
      for (let c = b + 1; c < all.length; c++) found.add(join(two, all[c]!));
    }
}
