import { absorbPieces } from './absorb-pieces.ts';
import { alignGap } from './align-gap.ts';
import { findMoves } from './find-moves.ts';
import { inOrder, type Anchor } from './in-order.ts';
import type { Unit } from './units.ts';

/** Words from which on a sentence stands twice by no chance. */
const LONG = 8;

/** Sentences that stand for one another. One side may hold two or three where a sentence was divided. */
export interface Pairing {
  readonly before: readonly Unit[];
  readonly after: readonly Unit[];
  /** Whether they stand in another order than the rest. */
  readonly isMoved: boolean;
}

export interface Alignment {
  readonly pairs: readonly Pairing[];
  readonly removed: readonly Unit[];
  readonly added: readonly Unit[];
}

/**
 * Aligns the sentences of two versions: equal ones that stand once on both sides hold the order; what lies between is
 * aligned by likeness, one to one or one to several; what is left over and alike is a move. About linear in the text.
 */
export function alignUnits(before: readonly Unit[], after: readonly Unit[]): Alignment {
  const matches = uniqueMatches(before, after);
  const anchors = grow(inOrder(matches), before, after);
  const pairs: Pairing[] = anchors.map(([i, j]) => ({
    before: [before[i]!],
    after: [after[j]!],
    isMoved: false,
  }));
  // a long sentence that stands elsewhere word for word moved, whatever stands beside it: it is not held against its neighbors
  const kept = new Set(anchors.map(([i]) => i));
  const elsewhere = matches.filter(([i]) => !kept.has(i) && before[i]!.words.length >= LONG);
  const wentFrom = new Set(elsewhere.map(([i]) => i));
  const wentTo = new Set(elsewhere.map(([, j]) => j));
  const bounds: readonly Anchor[] = [[-1, -1], ...anchors, [before.length, after.length]];
  for (const [index, [i, j]] of bounds.slice(0, -1).entries()) {
    const [nextI, nextJ] = bounds[index + 1]!;
    if (nextI - i > 1 && nextJ - j > 1)
      pairs.push(
        ...alignGap(
          before.slice(i + 1, nextI).filter(({ index: at }) => !wentFrom.has(at)),
          after.slice(j + 1, nextJ).filter(({ index: at }) => !wentTo.has(at)),
        ),
      );
  }
  const usedBefore = new Set(pairs.flatMap((pair) => pair.before.map(({ index }) => index)));
  const usedAfter = new Set(pairs.flatMap((pair) => pair.after.map(({ index }) => index)));
  const { moves, removed, added } = findMoves(
    before.filter(({ index }) => !usedBefore.has(index)),
    after.filter(({ index }) => !usedAfter.has(index)),
  );
  return absorbPieces({ pairs: [...pairs, ...moves], removed, added });
}

/** Sentences that stand exactly once in each version, in the order of the older one. */
function uniqueMatches(before: readonly Unit[], after: readonly Unit[]): Anchor[] {
  const placeOnce = (units: readonly Unit[]) => {
    const places = new Map<string, number>();
    for (const { key, index } of units) places.set(key, places.has(key) ? -1 : index);
    return places;
  };
  const inAfter = placeOnce(after);
  const out: Anchor[] = [];
  for (const [key, place] of placeOnce(before)) {
    const other = inAfter.get(key);
    if (place >= 0 && other !== undefined && other >= 0) out.push([place, other]);
  }
  return out.toSorted((a, b) => a[0] - b[0]);
}

/** Adds equal sentences that stand next to a match, so that repeated ones find their place. */
function grow(anchors: readonly Anchor[], before: readonly Unit[], after: readonly Unit[]): Anchor[] {
  const out: Anchor[] = [];
  let lastI = -1;
  let lastJ = -1;
  const bounded: readonly Anchor[] = [...anchors, [before.length, after.length]];
  for (const [i, j] of bounded) {
    // forward from the last match
    while (lastI + 1 < i && lastJ + 1 < j && before[lastI + 1]!.key === after[lastJ + 1]!.key) {
      lastI++;
      lastJ++;
      out.push([lastI, lastJ]);
    }
    const backward: Anchor[] = [];
    let [fromI, fromJ] = [i - 1, j - 1];
    while (fromI > lastI && fromJ > lastJ && before[fromI]!.key === after[fromJ]!.key) {
      backward.push([fromI, fromJ]);
      fromI--;
      fromJ--;
    }
    out.push(...backward.toReversed());
    if (i < before.length && j < after.length) out.push([i, j]);
    [lastI, lastJ] = [i, j];
  }
  return out;
}
