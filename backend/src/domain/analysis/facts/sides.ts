import type { PaperSides } from '../reading/sides/side.ts';

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
