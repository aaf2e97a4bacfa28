import type { LegalText } from '../../../document/legal-text.ts';
import { NOT_A_NAME } from '../../languages/en/party-words.ts';
import { isFirm } from '../names/names.ts';
import { introduced, nameOnly, type Naming } from '../names/naming.ts';
import { isBusinessWord, isRole } from '../names/role-words.ts';

/** How much of a paper is looked at. */
const LOOKED = 30_000;
/** Where whoever signs writes a name, in characters from the end. */
const LAST = 120;
/** From so many sentences on in which somebody does something, a person is a party; one is enough for whoever signs. */
const FEWEST_DEEDS = 2;
const MOST_PERSONS = 5;

/** A name as the subject of a sentence: `Marta sends …`, `Mr Loo hands over …`, `Ida and Bo split …`. */
const SUBJECT =
  /(?<=^|[.;:!?)–—] |\n|, |\band |\bwhat |\bthat |\bthen |\bif |\bwhen |\buntil |\bas )((?:(?:Mrs?|Ms|Miss|Dr|Mx)\.? )?\p{Lu}\p{Ll}[\p{L}'’-]{1,18})(?: and (\p{Lu}\p{Ll}[\p{L}'’-]{1,18}))? (?:also |then |alone |still |always )?(?:will|shall|must|may|can|has|is to|agrees?|worked out|settled|[a-z]{2,10}s)(?= (?!of\b|and\b|are\b|in\b))/gmu;

const SOLD =
  /\b(?:(sold)|(let|rented)|(lent)) by (\p{Lu}\p{Ll}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]+){1,2})(?:,? of \p{Lu}[\p{L} ’'-]{2,30}?)? to (\p{Lu}\p{Ll}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]+){1,2})/u;

/** `sold by Ida Brown of Elmley to Bo Nyland`: who deals with whom, in the sentence that says what the paper is of. */
export function fromSale(head: string): Naming[] {
  const match = SOLD.exec(head);
  if (match === null) return [];
  const [first, second] =
    match[1] !== undefined
      ? ['Seller', 'Buyer']
      : match[2] !== undefined
        ? ['Landlord', 'Tenant']
        : ['Lender', 'Borrower'];
  const place = (name: string) => {
    const start = head.indexOf(name, match.index);
    return { start, end: start + name.length };
  };
  return [
    introduced([match[4]!], first, place(match[4]!)),
    introduced([match[5]!], second, place(match[5]!)),
  ];
}

const I_LEND =
  /\bI,? (\p{Lu}\p{Ll}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]+){1,2}),? (?:of [^,;\n]{2,40}, )?(?:hereby )?(?:am lending|lend|have lent|am loaning|loan) (?:to )?(?:my (?:\p{Ll}+ ){1,2}|Mr |Ms |Mrs )?(\p{Lu}\p{Ll}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]+\b(?! \d)){1,2})/u;

/** `I, Ida Brown, am lending my cousin Bo Nyland …`: whoever writes lends. */
export function fromMyLoan(head: string): Naming[] {
  const match = I_LEND.exec(head);
  if (match === null) return [];
  const at = (name: string) => {
    const start = head.indexOf(name, match.index);
    return { start, end: start + name.length };
  };
  return [
    introduced([match[1]!], 'Lender', at(match[1]!), 'i'),
    introduced([match[2]!], 'Borrower', at(match[2]!)),
  ];
}

const FAMILIES =
  /\bbetween the (\p{Lu}\p{Ll}[\p{L}'’-]{2,24}s)(?: \([^()\n]{1,40}\))?,? and the (\p{Lu}\p{Ll}[\p{L}'’-]{2,24}s)\b/iu;
const OPENING = 400;

/** `between the Browns (no. 4) and the Nylands`: two houses by their surnames, with whoever of them signs. */
export function fromFamilies(head: string): Naming[] {
  const match = FAMILIES.exec(head.slice(0, OPENING));
  const names = match === null ? [] : [match[1]!, match[2]!];
  if (names.some((name) => isRole(name) || isFirm(name) || isBusinessWord(name) || !/^\p{Lu}/u.test(name)))
    return [];
  return names.map((name) => {
    const start = head.indexOf(name, match!.index);
    return {
      names: [name],
      roles: [],
      aliases: [name.replace(/s$/, '')],
      pronoun: null,
      span: { start, end: start + name.length },
      weight: 3,
    };
  });
}

/**
 * The persons of a paper that introduces nobody and calls them by their names alone: each does something in two sentences, or in one and
 * signs. Nobody where fewer than two are found, or more than a paper between a few people has.
 */
export function peopleByName({ text }: LegalText): Naming[] {
  const body = text.slice(0, LOOKED);
  const end = text.slice(-LAST);
  const deeds = new Map<string, { count: number; start: number }>();
  for (const match of body.matchAll(SUBJECT)) {
    for (const name of [match[1], match[2]]) {
      if (name === undefined || !isPerson(name, body)) continue;
      const known = deeds.get(name) ?? { count: 0, start: body.indexOf(name, match.index) };
      deeds.set(name, { ...known, count: known.count + 1 });
    }
  }
  const parties = [...deeds].filter(
    ([name, { count }]) => count >= FEWEST_DEEDS || (count > 0 && end.includes(name)),
  );
  if (parties.length < 2 || parties.length > MOST_PERSONS) return [];
  return parties.map(([name, { start }]) => nameOnly(name, start));
}

const noName = new Set(NOT_A_NAME);

/** A capitalised word that the paper never writes small, and that is no month, role or firm. */
function isPerson(name: string, body: string): boolean {
  const word = name.replace(/^(?:Mrs?|Ms|Miss|Dr|Mx)\.? /u, '');
  if (noName.has(word.toLowerCase()) || isRole(word) || isBusinessWord(word) || isFirm(word)) return false;
  const small = new RegExp(String.raw`(?<!\p{L})${word.toLowerCase()}(?!\p{L})`, 'u');
  // the name stands somewhere inside a sentence too
  const inside = new RegExp(String.raw`[a-z,] (?:(?:Mrs?|Ms|Miss|Dr|Mx)\.? )?${word}(?!\p{L})`, 'u');
  return !small.test(body) && inside.test(body);
}
