import type { Gathered } from './gather.ts';
import { placesOf, type RolePlace } from './names/role-words.ts';
import { WE_PAY, YOU_PAY } from './pronouns/payments.ts';
import type { Usage } from './usage.ts';

const placesOfSide = (side: Gathered) => side.roles.flatMap((role) => placesOf(role));

/** Terms in `we` and `you` between two sides that face each other are written by the stronger one. */
export function givePronounsByStrength(
  mains: readonly Gathered[],
  usage: Usage,
  isSpoken: boolean,
  body: string,
): void {
  const [first, second] = mains;
  if (!isSpoken || first === undefined || second === undefined) return;
  if (mains.some((side) => side.pronouns.size > 0)) return;
  const places = placesOfSide(second);
  const facing = placesOfSide(first).filter((a) =>
    places.some((b) => a.pair.id === b.pair.id && a.side !== b.side && !a.pair.isEven),
  );
  if (facing.length === 0) {
    giveByRoleOfOne(mains, usage, body);
    return;
  }
  const byMoney = speaksFirst(facing, body);
  // one person who writes `I` may be either: only who is paid tells
  const isOne = usage.i > usage.we;
  if (isOne && byMoney === null) return;
  if (byMoney === null && facing.some(({ side }) => side !== facing[0]!.side)) return;
  const isFirst = byMoney ?? facing[0]!.side === 'stronger';
  (isFirst ? first : second).pronouns.add(isOne ? 'i' : 'we');
  (isFirst ? second : first).pronouns.add('you');
}

/** Of `Hirers` and a barn without a role, it is the hirers whom the paper asks to pay as `you`. */
function giveByRoleOfOne(mains: readonly Gathered[], usage: Usage, body: string): void {
  const [known, ...more] = mains.filter((side) => placesOfSide(side).length > 0);
  if (known === undefined || more.length > 0 || mains.length !== 2 || usage.i > usage.we) return;
  const places = placesOfSide(known);
  // a policy or a charter binds its members without a price
  const dealt = places.filter(({ pair }) => pair.paid !== null);
  const isPayer = dealt.length > 0 && dealt.every(({ pair, side }) => !pair.isEven && pair.paid !== side);
  // a customer pays in every deal, also where it is the stronger one: `you` is asked for money more than once
  const least = places.every(({ side }) => side === 'weaker') ? 1 : 2;
  const [asked, given] = [body.match(YOU_PAY)?.length ?? 0, body.match(WE_PAY)?.length ?? 0];
  if (!isPayer || asked < least || given * 2 > asked) return;
  known.pronouns.add('you');
  mains.find((side) => side !== known)!.pronouns.add('we');
}

/** Whether the first side is `we`, by how the paper speaks of money and who is paid in such a deal; null where either does not tell. */
function speaksFirst(facing: readonly RolePlace[], body: string): boolean | null {
  const paid = new Set(
    facing.filter(({ pair }) => pair.paid !== null).map(({ pair, side }) => pair.paid === side),
  );
  if (paid.size !== 1) return null;
  const [isFirstPaid] = paid;
  const [asked, given] = [body.match(YOU_PAY)?.length ?? 0, body.match(WE_PAY)?.length ?? 0];
  if (asked === given || Math.min(asked, given) * 2 > Math.max(asked, given)) return null;
  return asked > given ? isFirstPaid! : !isFirstPaid!;
}

/** Of two sides that face each other, the weaker one: whom a paper calls `you` that says `we` of nobody. */
export function weakerOf(sides: readonly Gathered[]): Gathered | undefined {
  const [first, second, ...more] = sides;
  if (first === undefined || second === undefined || more.length > 0) return undefined;
  const places = placesOfSide(second);
  const facing = placesOfSide(first).filter((a) =>
    places.some((b) => a.pair.id === b.pair.id && a.side !== b.side && !a.pair.isEven),
  );
  const hands = new Set(facing.map(({ side }) => side));
  if (hands.size !== 1) return undefined;
  return hands.has('weaker') ? first : second;
}
