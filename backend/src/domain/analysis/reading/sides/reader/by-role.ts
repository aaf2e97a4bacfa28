import { placesOf, type RolePlace } from '../names/role-words.ts';
import type { PaperSide } from '../side.ts';

/** By pairs of roles: the side that stands where the typed role stands, or faces the one that it faces. */
export function byRole(all: readonly PaperSide[], role: string): PaperSide | null | 'none' {
  const own = placesOf(role);
  if (own.length === 0) return 'none';
  const votes = all.map((side) => ({ side, ...vote(rolesOf(side), own) }));
  const backed = votes.filter(({ beside, facing }) => beside > 0 && beside >= facing);
  if (backed.length === 1) return backed[0]!.side;
  const mains = votes.slice(0, 3);
  const opposed = mains.filter(({ facing, beside }) => facing > beside);
  if (backed.length === 0 && opposed.length === 1 && all.length === 2)
    return mains.find((one) => one !== opposed[0])!.side;
  if (backed.length > 1) {
    const ranked = backed.toSorted((a, b) => b.beside - b.facing - (a.beside - a.facing));
    return ranked[0]!.beside - ranked[0]!.facing > ranked[1]!.beside - ranked[1]!.facing
      ? ranked[0]!.side
      : null;
  }
  return backed.length === 0 && opposed.length === 0 ? 'none' : null;
}

/** The places of all words for a side in the pairs of roles. */
export const rolesOf = (side: PaperSide): RolePlace[] => side.mentions.flatMap((word) => placesOf(word));

function vote(
  side: readonly RolePlace[],
  own: readonly RolePlace[],
): { readonly beside: number; readonly facing: number } {
  const pairs = (isSame: boolean) =>
    new Set(
      own
        .filter((a) => side.some((b) => a.pair.id === b.pair.id && (a.side === b.side) === isSame))
        .map((a) => a.pair.id),
    );
  const [beside, facing] = [pairs(true), pairs(false)];
  // an `owner` keeps a boat in the harbour, or keeps the harbour: a word on both hands of a pair tells neither
  const both = [...beside].filter((id) => facing.has(id)).length;
  return { beside: beside.size - both, facing: facing.size - both };
}
