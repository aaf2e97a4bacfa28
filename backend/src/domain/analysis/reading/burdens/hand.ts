import { placesOf } from '../sides/role-words.ts';
import type { PaperSide, PaperSides } from '../sides/side.ts';

export type Hand = 'stronger' | 'weaker';

/**
 * Which hand a side plays in its paper. Where neither is a firm or holds a strong role, whoever wrote the paper (`I`, `we`) set
 * its terms and the one addressed as `you` takes them; else roles such as hirer and owner tell. Null among equals.
 */
export function handOf(side: PaperSide, { all }: PaperSides): Hand | null {
  if (side.isStronger !== null) return side.isStronger ? 'stronger' : 'weaker';
  const addressed = all.find(({ pronoun }) => pronoun === 'you');
  const author = all.find(({ pronoun }) => pronoun === 'i' || pronoun === 'we');
  if (addressed !== undefined && author !== undefined) {
    if (side === addressed) return 'weaker';
    if (side === author) return 'stronger';
  }
  const places = new Set(side.role === null ? [] : placesOf(side.role).map((place) => place.side));
  return places.size === 1 ? (places.has('stronger') ? 'stronger' : 'weaker') : null;
}
