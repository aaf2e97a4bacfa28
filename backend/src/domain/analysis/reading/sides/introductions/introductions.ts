import { findBracketsBelow } from './bracket-below.ts';
import { fromMeanings, fromSelf } from './by-pronoun.ts';
import { findNameAlone } from './name-alone.ts';
import { CONTACT_ROW, isRowOfRole, nameBehind } from './name-behind.ts';
import type { LegalText, Paragraph } from '../../../document/legal-text.ts';
import { isFirm, isPersonName, nameAtStart, splitPersons, withoutEnding } from '../names/names.ts';
import type { Naming } from '../names/naming.ts';
import { isRole } from '../names/role-words.ts';
import { lengthOfOwnWord } from './own-word.ts';
import { lastOfThoseBeside, OF_KIN } from './signed-beside.ts';
import { spokenIntroductions } from './spoken.ts';
import { describedSides, endsInDescription } from './described.ts';
import { unbroken } from '../names/open-ends.ts';
import { isShortFor, roleOfThing, shortNames } from '../names/short-names.ts';
import { specialIntroductions } from './special.ts';
import { fromHeading, fromIssue, fromMeAndYou } from './addressed.ts';

/** Introductions stand in the first part of a paper. */
const HEAD = 9_000;
const LONGEST = 2_500;
/** Where somebody signs. */
const LAST_WORDS = 200;
/** What the opening sentences say about who is who: `between X (the “A”) and Y`, `“We” means X`, `I am X`. */
export function findIntroductions(text: LegalText): Naming[] {
  const out: Naming[] = [];
  const lastWords = text.text.slice(-LAST_WORDS);
  for (const paragraph of unbroken(text, HEAD)) out.push(...fromBrackets(paragraph));
  for (const paragraph of text.paragraphs) {
    if (paragraph.start > HEAD) break;
    out.push(
      ...fromMeanings(paragraph),
      ...fromSelf(paragraph, lastWords),
      ...fromIssue(paragraph),
      ...fromHeading(paragraph),
      ...fromMeAndYou(paragraph),
      ...spokenIntroductions(paragraph),
      ...describedSides(paragraph),
    );
  }
  const head = text.text.slice(0, HEAD);
  out.push(
    ...findBracketsBelow(text),
    ...findNameAlone(text),
    ...fromBetween(head),
    ...specialIntroductions(head),
  );
  return out;
}

const GROUP =
  /\(([^()]{1,220})\)|(?:,? ?(?:hereinafter|hereafter|herein|together|jointly)[ ,]{0,3}(?:also )?(?:called|referred to as|known as|described as|styled)?,? {0,2}(?:as )?(?:the )?["“']{1,2}(?:the )?[^"“”']{1,50}["”']{1,2})|,? ?here(?:in)?after (?:called |referred to as |known as )?(?:as )?(?:the )?(\p{Lu}\p{L}{3,20})(?=[;,.\s]|$)/gu;

const LABELLED = /^(?:guarantor|surety|co-?signer|emergency contact|contact|next of kin): [^:]{3,60}$/i;
const POSSESSIVE = /^(?:the )?\p{L}+(?:['’]s|s['’])$/iu;

const EACH_OF_THEM =
  /\b(?:clients|customers|partners|suppliers|companies|businesses|third parties|members|users)\b[^()]{0,20}\((?:each|any),? /i;

function fromBrackets(paragraph: Paragraph): Naming[] {
  const words = paragraph.text.slice(0, LONGEST);
  const out: Naming[] = [];
  let from = 0;
  if (words.includes('|')) return out; // rows are read by their cells
  if (CONTACT_ROW.test(words)) return out;
  for (const group of words.matchAll(GROUP)) {
    // `TERMINATION (LANDLORD'S)`: whose form it is
    if (POSSESSIVE.test(group[1] ?? '')) continue;
    // `Guarantor: Ada Berg (mother)`: whose mother stands in
    if (OF_KIN.test(group[1] ?? '') && LABELLED.test(words.slice(from, group.index))) continue;
    const short = shortNames(group[1] ?? (group[2] === undefined ? group[0] : `“${group[2]}”`));
    const { aliases, pronoun } = short;
    const roles = short.roles.length > 0 || aliases.length > 0 ? short.roles : roleOfThing(group[1]);
    const end = group.index + group[0].length;
    if (roles.length === 0 && aliases.length === 0 && pronoun === null) continue;
    // `our clients (each a “Host”)`: those with whom a side deals beside this paper
    if (EACH_OF_THEM.test(words.slice(Math.max(0, group.index - 40), group.index + 12))) continue;
    if (isRowOfRole(words.slice(from, group.index), group[1], words.slice(group.index + group[0].length)))
      continue;
    // a line to sign on ends what stands in front of it: `Signed: Eve March   Signed: ____ (Tenant)`
    const signing = signingBefore(words.slice(0, group.index));
    // of those who sign beside each other the bracket is the last one's, and a parent signs for a child
    const beside = lastOfThoseBeside(words.slice(0, group.index));
    if (beside > 0 && OF_KIN.test(group[1] ?? '')) continue;
    const chunk = words.slice(Math.max(from, signing, beside, group.index - 900), group.index);
    const base = group.index - chunk.length;
    // nobody has signed there yet
    if (signing > 0 && !/\p{L}/u.test(chunk)) continue;
    if (roles.length > 0 && pronoun === null && endsInDescription(chunk, roles)) {
      const span = { start: paragraph.start + Math.max(from, group.index - 60), end: paragraph.start + end };
      out.push({ names: [], roles, aliases: [], pronoun, span, weight: 3 });
      from = end;
      continue;
    }
    const both = roles.some((role) => /[^s]s$/.test(role)) ? coupleIn(chunk) : null;
    const found =
      both ?? nameWithin(group[1]) ?? nameBehind(words, end) ?? nameIn(chunk) ?? nameClosing(chunk);
    from = end;
    const span = { start: paragraph.start + base + (found?.at ?? 0), end: paragraph.start + end };
    if (found === null) {
      const last = out.at(-1);
      // a second bracket about the same party: `(the “Lessor”), hereinafter (“we”)`
      if (last !== undefined && chunk.trim().length < 40 && !SPEAKS_OF_ANOTHER.test(chunk))
        out[out.length - 1] = {
          ...last,
          roles: [...last.roles, ...roles],
          aliases: [...last.aliases, ...aliases],
          pronoun: last.pronoun ?? pronoun,
        };
      else if (
        pronoun !== null ||
        (roles.length > 0 && /\b(?:between|person|everybody|anyone|whoever|who)\b/i.test(chunk))
      )
        out.push({ names: [], roles, aliases: [], pronoun, span, weight: 2 });
      continue;
    }
    const isParty =
      roles.length > 0 ||
      pronoun !== null ||
      isFirm(found.names[0]!) ||
      aliases.some((alias) => isShortFor(alias, found.names)) ||
      (aliases.length > 0 && isPersonName(found.names[0]!) && BETWEEN_THEM.test(words.slice(0, group.index)));
    if (isParty) out.push({ names: found.names, roles, aliases, pronoun, span, weight: 3 });
  }
  return out;
}

/** Words between two brackets by which the second is of somebody else: `(“we”). By joining, you (“you”)`. */
const SPEAKS_OF_ANOTHER = /\b(?:and|AND)\b|[.!?]\s|\byou\b/;

/** `between … and Mr Ivo Lund (the Rower)`: whatever the word means, it is the other party. */
const BETWEEN_THEM = /^[^.;]{0,60}\bbetween\b[^.;]{3,300}\band\b[^;()]{3,80}$/i;

/** Where the last line to sign on begins, which ends what stands in front of it: `Signed: Eve March   Signed (tenant):`. */
const signingBefore = (words: string): number => {
  const signed = Array.from(words.matchAll(/\b(?:signed|signature)\b/gi)).at(-1);
  return Math.max(words.lastIndexOf('___') + 1, signed === undefined ? 0 : signed.index + signed[0].length);
};

interface NameAt {
  readonly names: readonly string[];
  readonly at: number;
}

/** `Mr Patrick and Mrs Una Doyle`, of whom a word in the plural tells: both, with the name they share. */
function coupleIn(chunk: string): NameAt | null {
  const couple = Array.from(chunk.matchAll(COUPLE)).at(-1);
  const [, first, second, shared] = couple ?? [];
  if (couple === undefined || first === undefined || second === undefined) return null;
  return { names: [`${first} ${shared!}`, `${second} ${shared!}`], at: couple.index };
}
const COUPLE =
  /(?<!\p{L})(?:(?:Mr|Mrs|Ms|Dr)\.? )?(\p{Lu}\p{Ll}[\p{L}'’-]{1,20}) (?:and|&) (?:(?:Mr|Mrs|Ms|Dr)\.? )?(\p{Lu}\p{Ll}[\p{L}'’-]{1,20}) (\p{Lu}[\p{L}'’-]{1,24})(?= ?[,(]|$)/gu;

/** `(accepted by Mwangaza Works Limited, hereinafter “the Tenderer”)` holds the name itself. */
function nameWithin(inner: string | undefined): NameAt | null {
  const quote = inner?.search(/,? (?:hereinafter|hereafter|called)\b/) ?? -1;
  const found = quote > 8 ? nameIn(inner!.slice(0, quote)) : null;
  return found === null ? null : { names: found.names, at: 0 };
}

const BEFORE_NAME =
  /(?:\b(?:between|whereas|and|with|by|to|from|is|are|am|appoint|represents|for|I,|behalf of|cousin|brother|sister|friend|son|daughter|wife|husband|release|favour of|favor of|in|of|through|against|join|joining|using)(?=[\s,:])|[:;,–—]|(?<!\p{L})-|^)[\s,:]{0,6}(?:\(?[\divx]{1,3}[).]\s{1,3})?(?:(?:my|our|the|your) [a-z]{3,12} |the )?(?=[\p{Lu}])/giu;

const LIVES = /(?:^|[.;,:] )((?:\p{Lu}[\p{L}.'’-]* ){1,3}\p{Lu}[\p{L}'’-]+) of\s{1,3}$/u;
/** `in the County of Kent`: where somebody lives. */
const REGION_OF = /\b(?:county|town|city|parish|district|province|borough|village|state) of (?:the )?$/i;
/** `the Trustees of the Marlow Almshouse`: a body that is called by its office. */
const TRUSTEES =
  /\b(?:[Tt]he|THE) (?:[Tt]rustees|TRUSTEES|[Gg]overnors|GOVERNORS) (?:of|OF) (?:(?:the|THE) )?(?:\p{Lu}[\p{L}'’-]{1,24}(?: (?=[\p{Lu}(])|(?![\p{L}'’-]))){1,5}/gu;

/** The names in the words before a bracket: the first that follows `between` or `and`, else the last at all. */
function nameIn(chunk: string): NameAt | null {
  const body = [...chunk.matchAll(TRUSTEES)].at(-1);
  if (body !== undefined) return { names: [body[0].trim()], at: body.index };
  let last: NameAt | null = null;
  let main: NameAt | null = null;
  let firm: NameAt | null = null;
  for (const match of chunk.matchAll(BEFORE_NAME)) {
    const at = match.index + match[0].length - lengthOfOwnWord(match[0]);
    const closes = (name: string) => at + name.length >= chunk.trimEnd().length - 1;
    const names = splitPersons(chunk.slice(at)).filter(
      (name) =>
        (isFirm(name) || name.includes(' ') || closes(name)) && !isRole(name.replace(/^[A-Z]\. /, '')),
    );
    if (names.length === 0 || REGION_OF.test(chunk.slice(Math.max(0, at - 24), at))) continue;
    // `Ida Brown of Leeds (“the Agent”)`: where the one in front comes from
    const before =
      match[0].endsWith(' of ') || /\bof\s{1,3}$/.test(match[0]) ? LIVES.exec(chunk.slice(0, at)) : null;
    if (before !== null && !names[0]!.includes(' ') && !isFirm(names[0]!)) {
      last = { names: [before[1]!], at: before.index + before[0].indexOf(before[1]!) };
      continue;
    }
    const isMain =
      /\b(?:between|whereas|and|I|appoint|represents|with|by|to|favour|favor)\b/i.test(match[0]) ||
      match.index === 0;
    const isWhole = isFirm(names[0]!) || names[0]!.includes(' ');
    // a firm right before the bracket is the one it names
    if (isFirm(names[0]!) && closes(names[0]!)) return { names, at };
    if (main === null && isMain && isWhole && !isPlace(chunk, at, names[0]!)) main = { names, at };
    if (isFirm(names[0]!)) firm = { names, at };
    // `Naledi Khumalo, Johannesburg`: one word behind a full name is where somebody lives
    const isTown =
      last !== null && /,[\s]{0,6}$/.test(match[0]) && !names[0]!.includes(' ') && !isFirm(names[0]!);
    if (last === null || (closes(names[0]!) && !isTown)) last = { names, at };
  }
  // `the post of Head Gardener at Birch & Co Ltd (“Birch”)`: the firm right before the bracket, not the post
  return main ?? firm ?? nameClosing(chunk) ?? last;
}

/** The firm or full name right before a bracket, whatever stands in front of it: `explains how Birch & Co Ltd (“we”)`. */
function nameClosing(chunk: string): NameAt | null {
  const from = Math.max(0, chunk.length - 90);
  for (const match of chunk.slice(from).matchAll(/(?<=^|[\s“"])\p{Lu}/gu)) {
    const at = from + match.index;
    const found = nameAtStart(chunk.slice(at));
    if (found === null || at + found.length < chunk.trimEnd().length - 1) continue;
    if (!isFirm(found.name) || isRole(found.name)) continue;
    // `the Mill Street Food Society`: a word that opens no name stands inside one
    const front = BETWEEN_NAME.exec(chunk.slice(0, at))?.[1] ?? '';
    return { names: [`${front}${found.name}`], at: at - front.length };
  }
  return null;
}

const BETWEEN_NAME = /\b(?:between|and) (?:the )?((?:\p{Lu}[\p{L}'’-]{1,20} ){1,4})$/u;

/** `of Sunday's Well and County Cork`: a name that follows `of` or `at` some words before is a place. */
const isPlace = (chunk: string, at: number, name: string) =>
  !isFirm(name) &&
  /\b(?:of|at|in) (?:(?!\bparts?\b)[^,]){0,30}\band\s{1,3}$/i.test(chunk.slice(Math.max(0, at - 60), at));

const DOING: readonly (readonly [RegExp, string])[] = [
  [/^,? who (?:is|are) (?:selling|to sell)|^,? who sells\b/i, 'Seller'],
  [/^,? who (?:is|are) (?:buying|to buy)|^,? who buys\b/i, 'Buyer'],
  [/^,? who (?:is|are) lending|^,? who lends\b/i, 'Lender'],
  [/^,? who (?:is|are) borrowing|^,? who borrows\b/i, 'Borrower'],
  [/^,? who (?:is|are) (?:letting|renting out)|^,? who lets\b/i, 'Landlord'],
  [/^,? who (?:is|are) renting|^,? who rents\b/i, 'Tenant'],
];

/** `Lusmore Limited, Plaintiff`. */
function roleAfter(after: string): string | undefined {
  const word = /^,? {1,2}(?:the |as )?([\p{L} -]{3,24}?)(?=[\s,.;]*(?:$|\n|[,.;]|\band\b))/iu.exec(
    after,
  )?.[1];
  return word !== undefined && isRole(word) ? word : undefined;
}

/** `between X, of …, and Y`, without short names. */
function fromBetween(head: string): Naming[] {
  let tried = 0;
  for (const match of head.matchAll(/\b(?:between|among)\b[\s:]{1,4}(?=\p{Lu})/giu)) {
    if (tried++ > 10) break;
    const out: Naming[] = [];
    let at = match.index + match[0].length;
    for (let turn = 0; turn < 5; turn++) {
      const found = nameAtStart(head.slice(at));
      if (found === null || withoutEnding(found.name).length < 3) break;
      if (isRole(found.name) && /^(?:\(s\))? ?:/.test(head.slice(at + found.length))) break;
      const pieces = isFirm(found.name) ? [found.name] : found.name.split(/ (?:and|AND|&) /);
      const after = head.slice(at + found.length, at + found.length + 400);
      const role = DOING.find(([doing]) => doing.test(after))?.[1] ?? roleAfter(after);
      for (const piece of pieces) {
        const from = at + head.slice(at).indexOf(piece);
        out.push({
          names: [piece],
          roles: role === undefined ? [] : [role],
          aliases: [],
          pronoun: null,
          span: { start: from, end: from + piece.length },
          weight: 2,
        });
      }
      if (pieces.length > 1) break;
      const next = /^[^.;\n]{0,300}?[\s,)](?:and|AND|&)[\s,:]{1,3}(?:\([\divx]{1,3}\) )?(?=\p{Lu})/u.exec(
        after.replaceAll('\n', ' '),
      );
      if (next === null) break;
      at += found.length + next[0].length;
    }
    if (out.length >= 2) return out;
  }
  return [];
}
