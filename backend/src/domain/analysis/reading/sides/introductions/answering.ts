import { nameAtStart, splitPersons } from '../names/names.ts';
import { introduced, type Naming } from '../names/naming.ts';
import { sifted } from '../../../sieve/sifted.ts';

/** Where a paper says who answers for whom or for what. */
const OPENING = 2_500;
const ANSWERS = sifted(
  /\bI,? (?=(\p{Lu}[^\n;]{2,120}?),? (?:hereby )?(?:guarantee|agree|promise|undertake)\b[^.;\n]{0,120}?\b(?:the|my|our) \p{Ll}{3,10}[^.;\n]{0,40}?\b(?:owes?|does not pay|do not pay|fails? to pay|cannot pay))/u,
);
const OWES = sifted(
  /\bI,? (\p{Lu}[^\n;.]{2,120}?),? (?:hereby )?(?:owe|(?:confirm|acknowledge|declare) that I owe|(?:have )?(?:borrowed|borrow) [^\n;.]{1,60}? from)(?: my (?:dear )?\p{Ll}{3,12},?)? (?=\p{Lu}\p{Ll})/u,
);
const WARRANTS = sifted(
  /(?<=^|\n|\. )(\p{Lu}[^\n;]{2,70}?) (?:hereby )?(?:warrants?|guarantees?) (?:to|for) the (?:(?:original|first|retail|end) )*(purchaser|buyer|owner|customer|consumer|user)\b/u,
);

/** `I, Ada Bell, agree with the landlord to pay whatever the tenant owes`: who answers for somebody else. */
export function fromGuarantor(head: string): Naming[] {
  const match = ANSWERS.exec(head.slice(0, OPENING));
  const [name] = match === null ? [] : splitPersons(match[1]!);
  if (match === null || name === undefined) return [];
  const start = match.index + match[0].length;
  return [introduced([name], 'Guarantor', { start, end: start + name.length }, 'i')];
}

/** `I, Ada Bell, owe Joan Reed 300 pounds`: who owes, and to whom. */
export function fromDebt(head: string): Naming[] {
  const match = OWES.exec(head.slice(0, OPENING));
  if (match === null) return [];
  const [debtor] = splitPersons(match[1]!);
  const start = match.index + match[0].length;
  const [lender] = splitPersons(head.slice(start));
  if (debtor === undefined || lender === undefined || debtor === lender) return [];
  const at = match.index + match[0].indexOf(debtor);
  return [
    introduced([debtor], 'Borrower', { start: at, end: at + debtor.length }, 'i'),
    introduced([lender], 'Lender', { start, end: start + lender.length }),
  ];
}

/** `Kestrel Tools, Inc. warrants to the original purchaser`: two sides, one of them without a name. */
export function fromWarranty(head: string): Naming[] {
  const match = WARRANTS.exec(head.slice(0, OPENING));
  const name = match === null ? undefined : nameAtStart(match[1]!)?.name;
  if (match === null || name === undefined) return [];
  const role = match[2]!;
  const end = match.index + match[0].length;
  return [
    introduced([name], 'Manufacturer', { start: match.index, end: match.index + name.length }),
    introduced([], role[0]!.toUpperCase() + role.slice(1), { start: end - role.length, end }),
  ];
}
