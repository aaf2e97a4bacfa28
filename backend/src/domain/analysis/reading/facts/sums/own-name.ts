/** What a fee, a charge, an allowance or a price is called, right in front of its sum or right behind it. */
const BEFORE =
  /(?:^|[\s(“"])([\p{L}][\p{L}'’-]{2,18}) (fee|charge|allowance|price|levy|surcharge)(?: (?:of|is|at)|,)? ?$/iu;
const BEHIND = /^ ([\p{L}][\p{L}'’-]{2,18}) (fee|charge|allowance|levy|surcharge)(?=[\s.,;:)]|$)/iu;

/** `Vets charge £40`: many do something. */
const DEED = /\p{L}s (?:charge|levy|price|surcharge) ?$/iu;

/** Words that are no part of a name. */
const NO_NAME = new Set(
  (
    'the this that these those our your his her its their any each every some such which what and but for plus less minus with without ' +
    'into from upon under over than then when where also only not pay pays paid paying charge charges add adds keep keeps owe owes are was ' +
    'has have had will shall may must can attract attracts incur incurs cover covers include includes including additional further extra ' +
    'same usual total small whole full new agreed current applicable above following said first second third last next other another ' +
    'reasonable fixed flat one two three per asking late ' +
    'they you she who would could should might often usually always'
  ).split(' '),
);

/** `Booking fee`, `Housing allowance`, `Cash price`: what the paper calls a sum; null where it says only `fee`. */
export function ownName(before: string, after: string): string | null {
  const match = BEFORE.exec(before) ?? BEHIND.exec(after);
  if (DEED.test(before)) return null;
  if (match === null || NO_NAME.has(match[1]!.toLowerCase()) || /(?:ly|ed)$/i.test(match[1]!)) return null;
  return `${match[1]} ${match[2]}`.toLowerCase();
}
