import { handOf } from './hand.ts';
import type { PaperSide, PaperSides } from '../sides/side.ts';

/**
 * Whose risks are told where the reader's side is not known: of two sides the one that the paper speaks to, else the one that holds the
 * weaker hand. Null where the reader is known, or where neither tells. The report says whom it means.
 */
export function assumedReader(sides: PaperSides): PaperSide | null {
  const { all, reader } = sides;
  if (reader !== null || all.length !== 2) return null;
  const addressed = all.filter(({ pronoun }) => pronoun === 'you');
  const weaker = all.filter((side) => handOf(side, sides) === 'weaker');
  const [first] = addressed.length === 1 ? addressed : weaker.length === 1 ? weaker : [];
  return first ?? null;
}
