import type { Alignment, Pairing } from './align-units.ts';
import { bagOf, commonShare } from './similarity.ts';
import type { Unit } from './units.ts';

/** Least gain in common words for which a piece belongs to the sentence beside it. */
const GAIN = 0.02;

/**
 * Gives pieces that found no partner to the aligned sentence they continue: layout may have cut a sentence into any number of
 * pieces. Linear: each piece is looked at from at most two sides.
 */
export function absorbPieces({ pairs, removed, added }: Alignment): Alignment {
  const left = {
    before: new Map(removed.map((unit) => [unit.index, unit])),
    after: new Map(added.map((unit) => [unit.index, unit])),
  };
  const grown = pairs.map((pair) => {
    let current: Pairing = pair;
    for (const side of ['before', 'after'] as const) {
      for (const step of [1, -1] as const) {
        for (;;) {
          const edge = step === 1 ? current[side].at(-1)! : current[side][0]!;
          const piece = left[side].get(edge.index + step);
          const wider = piece === undefined ? null : widened(current, side, piece, step);
          if (piece === undefined || wider === null) break;
          left[side].delete(piece.index);
          current = wider;
        }
      }
    }
    return current;
  });
  return { pairs: grown, removed: [...left.before.values()], added: [...left.after.values()] };
}

/** The pairing with the piece, or null where it brings the two sides no closer. */
function widened(pair: Pairing, side: 'before' | 'after', piece: Unit, step: 1 | -1): Pairing | null {
  const wider = {
    ...pair,
    [side]: step === 1 ? [...pair[side], piece] : [piece, ...pair[side]],
  };
  return shareOf(wider) > shareOf(pair) + GAIN ? wider : null;
}

const shareOf = ({ before, after }: Pairing) =>
  commonShare(bagOf(...before.map(({ words }) => words)), bagOf(...after.map(({ words }) => words)));
