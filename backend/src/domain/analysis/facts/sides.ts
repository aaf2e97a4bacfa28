import type { DocumentType, Family } from '../recognition/document-type.ts';
import type { LegalText } from '../document/legal-text.ts';
import type { Party } from '../recognition/parties.ts';
import { TWO_WAY } from '../reading/languages/en/two-way.ts';
import type { PaperSides } from '../reading/sides/side.ts';
import { holdsWeakerHand, ROLE_PAIRS } from '../recognition/roles.ts';

/** One side of the document, as sentences mention it. */
export interface Side {
  /** What the report calls it: `Tenant`, `TrueLink`, `you`. */
  readonly label: string;
  /** Full name where the document gives one. */
  readonly name: string | null;
  /** Words that stand for it, lower case. */
  readonly mentions: readonly string[];
}

/** Who is who, seen from the reader. */
export interface Sides {
  readonly all: readonly Side[];
  /** The reader's own side, or null when the words typed in match nobody. */
  readonly reader: Side | null;
  /** Both sides hold the same role, as in a mutual non-disclosure agreement: what binds one binds the other. */
  readonly isMutual: boolean;
}

/** What a sentence says about whom: the side it starts from, both, or nobody known. */
export type Subject =
  | { readonly kind: 'side'; readonly side: Side }
  | { readonly kind: 'mutual' }
  | { readonly kind: 'unknown' };

const MUTUAL =
  /\b(?:each (?:of the )?part(?:y|ies)|either party|both parties|neither party|(?:each|either|neither) side|the parties|each other|mutual(?:ly)?|one party|a party|no party|any party|both (?:sides|of them))\b/gi;
const YOU_FAMILIES: readonly Family[] = [
  'consumer',
  'privacy',
  'policy',
  'subscription',
  'employment',
  'license',
  'franchise',
  'court',
];

/** Works out the sides from the parties, the role words of the text, and what the reader typed. */
export function findSides(text: LegalText, type: DocumentType, identity: string): Sides {
  let all = text.parties.map((party) => sideOf(party, text.text)).filter((side) => side.label !== '');
  const head = text.text.slice(0, 40_000);
  if (all.length < 2) all = [...all, ...rolesInText(head, all)];
  if (speaksToYou(head, type.family) && !all.some((side) => side.mentions.includes('you')))
    all = withYou(all, text);
  const isMutual = type.family === 'nda' && TWO_WAY.test(text.text.slice(0, 6_000));
  return { all, reader: readerSide(all, identity), isMutual };
}

/** The sides of the reading, in the order and shape that clauses and duties are weighed by. */
export function asSides({ all, reader, isMutual }: PaperSides): Sides {
  const sides = all.map((side): Side => {
    const spoken = side.pronoun === 'you' ? ['you'] : side.pronoun === null ? [] : ['we', 'us'];
    const isFirst = side.pronoun === 'you' && side.name === null && side.role === null;
    return {
      label: isFirst ? 'you' : (side.role ?? (side.name === null ? 'the other side' : shortName(side.name))),
      name: side.name,
      mentions: [...spoken, ...side.mentions],
    };
  });
  return { all: sides, reader: reader === null ? null : (sides[all.indexOf(reader)] ?? null), isMutual };
}

const VERB_GAP =
  /^(?:\s|,|\(|;)*$|^\s?(?:\([^)]{0,60}\))?,?\s(?:(?:and|or) (?:its|their|his|her|any|all)\b[^.;]{0,60}|(?:hereby|also|further|expressly|agrees and|in its sole discretion,?|at (?:its|their) own expense,?|upon[^.;]{0,60},|during[^.;]{0,60},|at all times,?|promptly|then|in turn|each|acknowledges and)\s?)?$|^,[^.;]{2,160},\s?$/i;
const NOT_SUBJECT =
  /\b(?:to|of|by|from|for|with|at|against|upon|on|between|than|in|under|through|via|per|towards?|because of|as)\s(?:the\s|any\s|an?\s|such\s|each\s|said\s)?$/i;

/**
 * The side that is the grammatical subject of the verb at `verbAt`, as far as word order tells: named right before it, not
 * after a preposition and not as an owner. Null when something else is the subject.
 */
export function subjectBefore(sentence: string, verbAt: number, sides: Sides): Subject | null {
  const front = sentence.slice(0, verbAt).toLowerCase();
  let best: { at: number; end: number; subject: Subject } | null = null;
  const consider = (at: number, end: number, subject: Subject) => {
    if (best === null || at > best.at || (at === best.at && end > best.end)) best = { at, end, subject };
  };
  for (const side of sides.all) {
    for (const mention of side.mentions) {
      const at = lastWord(front, mention);
      if (at >= 0) consider(at, at + mention.length, { kind: 'side', side });
    }
  }
  for (const match of front.matchAll(MUTUAL))
    consider(match.index, match.index + match[0].length, { kind: 'mutual' });
  // narrowed by hand: the compiler does not see assignments made inside the closure
  const found = best as { at: number; end: number; subject: Subject } | null;
  if (found === null || NOT_SUBJECT.test(front.slice(Math.max(0, found.at - 24), found.at))) return null;
  return VERB_GAP.test(front.slice(found.end, verbAt)) ? found.subject : null;
}

/** The side that a sentence is about: the last one named before its first verb of duty or right, else the first named. */
export function subjectOf(sentence: string, sides: Sides): Subject {
  const text = sentence.toLowerCase();
  const modal = text.search(
    /\b(?:shall|must|will|may|agrees?|undertakes?|is|are|has|have|warrants?|represents?|grants?|covenants?|waives?|can(?:not)?|indemnif\w*|hereby|acknowledges?|pays?|assigns?|releases?)\b/,
  );
  if (modal < 0) return firstMention(text, sides) ?? { kind: 'unknown' };
  const precise = subjectBefore(sentence, modal, sides);
  if (precise !== null) return precise;
  const inFront = lastMention(text.slice(0, modal + 1), sides);
  if (inFront !== null) return inFront;
  return firstMention(text, sides) ?? { kind: 'unknown' };
}

function lastMention(text: string, sides: Sides): Subject | null {
  let best: { at: number; subject: Subject } | null = null;
  for (const side of sides.all) {
    for (const mention of side.mentions) {
      const at = lastWord(text, mention);
      if (at >= 0 && (best === null || at > best.at)) best = { at, subject: { kind: 'side', side } };
    }
  }
  for (const match of text.matchAll(MUTUAL)) {
    if (best === null || match.index > best.at) best = { at: match.index, subject: { kind: 'mutual' } };
  }
  return best?.subject ?? null;
}

function firstMention(text: string, sides: Sides): Subject | null {
  let best: { at: number; subject: Subject } | null = null;
  for (const side of sides.all) {
    for (const mention of side.mentions) {
      const at = firstWord(text, mention);
      if (at >= 0 && (best === null || at < best.at)) best = { at, subject: { kind: 'side', side } };
    }
  }
  const mutual = text.search(new RegExp(MUTUAL.source, 'i'));
  if (mutual >= 0 && (best === null || mutual < best.at)) return { kind: 'mutual' };
  return best?.subject ?? null;
}

const isLetter = (character: string | undefined) => character !== undefined && /[\p{L}\d]/u.test(character);

function firstWord(text: string, word: string, from = 0): number {
  let at = text.indexOf(word, from);
  while (at >= 0 && (isLetter(text[at - 1]) || isLetter(text[at + word.length])))
    at = text.indexOf(word, at + 1);
  return at;
}

function lastWord(text: string, word: string): number {
  let at = text.lastIndexOf(word);
  while (at >= 0 && (isLetter(text[at - 1]) || isLetter(text[at + word.length])))
    at = at === 0 ? -1 : text.lastIndexOf(word, at - 1);
  return at;
}

/** Longest stretch in which short names are counted. */
const COUNTED = 30_000;

function sideOf(party: Party, text: string): Side {
  const head = text.slice(0, COUNTED);
  const uses = (alias: string) => head.split(alias).length;
  const aliases = party.aliases.map((alias) => alias.trim()).filter(Boolean);
  const role = aliases.find((alias) => pairOf(alias) !== null);
  // a town in brackets stands there once, a short name again and again
  const common = aliases.toSorted((a, b) => uses(b) - uses(a))[0];
  const label = role ?? common ?? shortName(party.name);
  const mentions = [...aliases, shortName(party.name), party.name]
    .map((word) => word.toLowerCase())
    .filter((word) => word.length > 1);
  return { label, name: party.name, mentions: [...new Set(mentions)] };
}

/** The first words of a name, as later sentences use it: `Mortgage Logic.com, Inc.` is `mortgage logic.com`. */
function shortName(name: string): string {
  return name
    .replace(/,.*$/, '')
    .replace(
      /\s+(?:Inc|LLC|Ltd|Limited|Corp(?:oration)?|Company|GmbH|AG|S\.A|N\.V|B\.V|Pty|Pte|PLC|LLP|L\.P|Co)\b.*$/i,
      '',
    )
    .trim();
}

function pairOf(word: string): { index: number; side: 'a' | 'b' } | null {
  const lower = word.toLowerCase();
  for (const [index, pair] of ROLE_PAIRS.entries()) {
    if (pair.a.includes(lower)) return { index, side: 'a' };
    if (pair.b.includes(lower)) return { index, side: 'b' };
  }
  return null;
}

/** Roles that the running text uses although the opening named nobody. */
function rolesInText(head: string, known: readonly Side[]): Side[] {
  const lower = head.toLowerCase();
  const count = (word: string) =>
    lower.split(new RegExp(String.raw`(?<![\p{L}])${word}(?![\p{L}])`, 'u')).length - 1;
  for (const pair of ROLE_PAIRS) {
    const words = [pair.a, pair.b].map(
      (side) =>
        side
          .filter((word) => word.length > 3)
          .map((word) => [word, count(word)] as const)
          .toSorted((x, y) => y[1] - x[1])[0]!,
    );
    if (words[0]![1] >= 2 && words[1]![1] >= 2) {
      return words
        .map(([word]) => ({
          label: word.charAt(0).toUpperCase() + word.slice(1),
          name: null,
          mentions: [word],
        }))
        .filter((side) => !known.some((other) => other.mentions.includes(side.mentions[0]!)));
    }
  }
  return [];
}

function speaksToYou(head: string, family: Family): boolean {
  const words = head.split(/\s+/).length;
  const yous = head.match(/\byou(?:r)?\b/gi)?.length ?? 0;
  return yous >= 3 && (yous / words > 0.012 || YOU_FAMILIES.includes(family));
}

function withYou(all: readonly Side[], text: LegalText): Side[] {
  const meant = /["“(]\s?you["”)]?/i.test(text.text.slice(0, 6_000));
  const isWe = (side: Side) => side.mentions.some((word) => word === 'we' || word === 'us');
  // a text that says `you` and `the User` speaks of one reader, not of two sides
  const readers = all.filter((side) => !isWe(side) && side.name === null && holdsWeakerHand(side.label));
  const kept = all.filter((side) => !isWe(side) && !readers.includes(side));
  const company = all.find(isWe) ?? kept.find((side) => side.name !== null);
  const us: Side = {
    label: company?.label ?? 'the other side',
    name: company?.name ?? null,
    mentions: ['we', 'us', 'our company', ...(company?.mentions ?? [])],
  };
  const rest = meant ? [] : kept.filter((side) => side !== company && !isCompany(side));
  return [
    { label: 'you', name: null, mentions: ['you', ...readers.flatMap((side) => side.mentions)] },
    us,
    ...rest,
  ];
}

const isCompany = (side: Side) => /\b(?:inc|llc|ltd|limited|corp|gmbh|company)\b/i.test(side.name ?? '');

function readerSide(all: readonly Side[], identity: string): Side | null {
  const typed = identity.toLowerCase().replace(/\s+/g, ' ').trim();
  const exact = all.find((side) => side.mentions.includes(typed) || side.label.toLowerCase() === typed);
  if (exact !== undefined) return exact;
  const named = all.find((side) => sharesName(side, typed));
  if (named !== undefined) return named;
  const byRole = sideOfRole(all, typed);
  if (byRole !== null) return byRole;
  return all.find((side) => side.mentions.includes('you')) ?? null;
}

function sharesName(side: Side, typed: string): boolean {
  const words = typed.split(/[^\p{L}\d]+/u).filter((word) => word.length > 2);
  if (words.length === 0 || side.name === null) return false;
  const name = new Set(side.name.toLowerCase().split(/[^\p{L}\d]+/u));
  const common = words.filter((word) => name.has(word)).length;
  return common >= 1 && common / words.length >= 0.6;
}

/** A role such as `Freelancer` stands on the same side as the document's `Contractor`. */
function sideOfRole(all: readonly Side[], typed: string): Side | null {
  const roles = [typed, ...typed.split(/[^\p{L}]+/u)].filter((word) => word.length > 2);
  for (const pair of ROLE_PAIRS) {
    for (const [own, other] of [
      [pair.a, pair.b],
      [pair.b, pair.a],
    ] as const) {
      if (!roles.some((role) => own.includes(role))) continue;
      const side = all.find((candidate) => candidate.mentions.some((word) => own.includes(word)));
      const opposite = all.find((candidate) => candidate.mentions.some((word) => other.includes(word)));
      if (side !== undefined && side !== opposite) return side;
      const remaining = all.filter((candidate) => candidate !== opposite);
      if (opposite !== undefined && remaining.length === 1) return remaining[0]!;
    }
  }
  return null;
}
