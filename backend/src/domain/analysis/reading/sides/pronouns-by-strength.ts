import type { Gathered } from './gather.ts';
import { placesOf } from './names/role-words.ts';
import type { Usage } from './usage.ts';

const placesOfSide = (side: Gathered) => side.roles.flatMap((role) => placesOf(role));

/** Terms in `we` and `you` between two sides that face each other are written by the stronger one. */
export function givePronounsByStrength(mains: readonly Gathered[], usage: Usage, isSpoken: boolean): void {
  const [first, second] = mains;
  if (!isSpoken || usage.i > usage.we || first === undefined || second === undefined) return;
  if (mains.some((side) => side.pronouns.size > 0)) return;
  const places = placesOfSide(second);
  const facing = placesOfSide(first).filter((a) =>
    places.some((b) => a.pair.id === b.pair.id && a.side !== b.side && !a.pair.isEven),
  );
  if (facing.length === 0 || facing.some(({ side }) => side !== facing[0]!.side)) return;
  const isFirst = facing[0]!.side === 'stronger';
  (isFirst ? first : second).pronouns.add('we');
  (isFirst ? second : first).pronouns.add('you');
}
