import { nameAtStart, splitPersons } from '../names/names.ts';
import type { Naming } from '../names/naming.ts';

/** Where a paper says who answers for whom or for what. */
const OPENING = 2_500;
const ANSWERS =
  /\bI,? (?=(\p{Lu}[^\n;]{2,120}?),? (?:hereby )?(?:guarantee|agree|promise|undertake)\b[^.;\n]{0,120}?\b(?:the|my|our) \p{Ll}{3,10}[^.;\n]{0,40}?\b(?:owes?|does not pay|do not pay|fails? to pay|cannot pay))/u;
const WARRANTS =
  /(?<=^|\n|\. )(\p{Lu}[^\n;]{2,70}?) (?:hereby )?(?:warrants?|guarantees?) (?:to|for) the (?:(?:original|first|retail|end) )*(purchaser|buyer|owner|customer|consumer|user)\b/u;

/** `I, Ada Bell, agree with the landlord to pay whatever the tenant owes`: who answers for somebody else. */
export function fromGuarantor(head: string): Naming[] {
  const match = ANSWERS.exec(head.slice(0, OPENING));
  const [name] = match === null ? [] : splitPersons(match[1]!);
  if (match === null || name === undefined) return [];
  const start = match.index + match[0].length;
  const span = { start, end: start + name.length };
  return [{ names: [name], roles: ['Guarantor'], aliases: [], pronoun: 'i', span, weight: 3 }];
}

/** `Kestrel Tools, Inc. warrants to the original purchaser`: two sides, one of them without a name. */
export function fromWarranty(head: string): Naming[] {
  const match = WARRANTS.exec(head.slice(0, OPENING));
  const name = match === null ? undefined : nameAtStart(match[1]!)?.name;
  if (match === null || name === undefined) return [];
  const role = match[2]!;
  const end = match.index + match[0].length;
  const side = (names: readonly string[], called: string, from: number, to: number): Naming => ({
    names,
    roles: [called],
    aliases: [],
    pronoun: null,
    span: { start: from, end: to },
    weight: 3,
  });
  return [
    side([name], 'Manufacturer', match.index, match.index + name.length),
    side([], role[0]!.toUpperCase() + role.slice(1), end - role.length, end),
  ];
}
