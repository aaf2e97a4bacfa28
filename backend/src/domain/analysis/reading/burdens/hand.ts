import { isFirm } from '../sides/names/names.ts';
import { isBusinessWord, placesOf } from '../sides/names/role-words.ts';
import type { PaperSide, PaperSides } from '../sides/side.ts';

export type Hand = 'stronger' | 'weaker';

/**
 * Which hand a side plays in its paper. Where neither is a firm or holds a strong role, whoever wrote the paper (`I`, `we`) set
 * its terms and the one addressed as `you` takes them; else roles such as hirer and owner tell. Null among equals.
 */
export function handOf(side: PaperSide, sides: PaperSides): Hand | null {
  const own = ownHandOf(side, sides);
  const other = sides.all.slice(0, 2).find((one) => one !== side);
  const facing = other === undefined ? null : ownHandOf(other, sides);
  // two who would both be stronger are equals
  if (own !== null) return own === 'stronger' && facing === own && sides.all.indexOf(side) < 2 ? null : own;
  // of two sides, one faces the other
  if (sides.all.length !== 2) return null;
  return facing === null ? null : facing === 'weaker' ? 'stronger' : 'weaker';
}

function ownHandOf(side: PaperSide, { all }: PaperSides): Hand | null {
  if (side.isStronger !== null) return side.isStronger ? 'stronger' : 'weaker';
  const addressed = all.find(({ pronoun }) => pronoun === 'you');
  const author = all.find(({ pronoun }) => pronoun === 'i' || pronoun === 'we');
  if (addressed !== undefined && author !== undefined) {
    if (side === addressed) return 'weaker';
    if (side === author) return 'stronger';
  }
  const places = new Set(side.role === null ? [] : placesOf(side.role).map((place) => place.side));
  if (places.size !== 1) return null;
  if (places.has('weaker')) return 'weaker';
  // any firm may be called an agency or a company: between two of them that tells little
  const main = all.slice(0, 2);
  return main.includes(side) && main.length === 2 && main.every(isBusiness) ? null : 'stronger';
}

const isBusiness = ({ name, role }: PaperSide): boolean =>
  (name !== null && isFirm(name)) || (role !== null && isBusinessWord(role));
