import type { MarkPoint, NumberedParagraph } from './mark-point.ts';
import type { Paragraph } from './word-text.ts';

/** Where a quote stands: paragraph ordinals and offsets in their text. */
export interface Address {
  readonly first: number;
  readonly from: number;
  readonly last: number;
  readonly to: number;
  /** False where the quote leaves words out. */
  readonly isWhole: boolean;
}

/** Longest label of a list that the report's text has in front and the file's has not, in letters and digits: `Schedule XXVIII`. */
const LONGEST_LABEL = 16;
/** Most paragraphs that the report shows as one: the cells of a row. */
const MOST_JOINED = 40;
/** A short paragraph such as `Tenant` recurs; it may not carry the reading further on than this. */
const SHORT = 12;
const FARTHEST_FOR_SHORT = 8;

/**
 * Addresses quotes in the paragraphs of a file. The report's paragraphs are laid along the file's in order, each by its
 * whole text (letters and digits); a quote is then looked up only in the paragraphs that its own one came from, or, where
 * that one was not met again, between the neighbors that were (at last anywhere), and there only if it stands once.
 */
export function createAddressing(
  paragraphs: readonly Paragraph[],
  numbered: readonly NumberedParagraph[],
): (quote: NonNullable<MarkPoint['quote']>) => Address | null {
  const keys = createKeys(paragraphs);
  const scopes = scopesOf(keys, numbered);
  return ({ paragraph, text }) => {
    const everywhere = { first: 0, end: paragraphs.length, isSure: false };
    const scope = scopes.get(paragraph) ?? everywhere;
    const scopesToTry = scope.isSure ? [scope] : [scope, everywhere];
    for (const words of [text, text.replace(LABEL, '')]) {
      for (const one of scopesToTry) {
        const found = locate(words, one, keys, paragraphs);
        if (found !== null) return found;
      }
    }
    return null;
  };
}

/** A number that the report shows in front of a paragraph and the file counts by itself: `4.2`, `(a)`, `Clause 7.` */
const LABEL =
  /^(?:(?:Article|Clause|Section)\s)?\(?(?:\d{1,3}(?:\.\d{1,3}){0,4}|[a-z]|[ivx]{1,6}|[A-Z])[.)]{0,2}\s{1,3}/u;

interface Scope {
  readonly first: number;
  /** Without. */
  readonly end: number;
  readonly isSure: boolean;
}

interface Keys {
  readonly ofParagraph: readonly string[];
  /** Where each letter of a key stands in its paragraph. */
  readonly offsets: readonly (readonly number[])[];
  /** All keys in one. */
  readonly all: string;
  /** Where each paragraph begins in `all`; one more at the end. */
  readonly starts: readonly number[];
}

const COUNTS = /[\p{L}\p{N}]/u;

function keyOf(text: string): { key: string; offsets: number[] } {
  const out: string[] = [];
  const offsets: number[] = [];
  let at = 0;
  for (const character of text) {
    if (COUNTS.test(character)) {
      const lower = character.toLowerCase();
      const kept = lower.length === character.length ? lower : character;
      out.push(kept);
      for (let unit = 0; unit < kept.length; unit++) offsets.push(at + unit);
    }
    at += character.length;
  }
  return { key: out.join(''), offsets };
}

function createKeys(paragraphs: readonly Paragraph[]): Keys {
  const read = paragraphs.map(({ text }) => keyOf(text));
  const ofParagraph = read.map(({ key }) => key);
  const starts = [0];
  for (const key of ofParagraph) starts.push(starts.at(-1)! + key.length);
  return { ofParagraph, offsets: read.map(({ offsets }) => offsets), all: ofParagraph.join(''), starts };
}

/** How the reading of DOCX files shows revisions and notes; not words of the file. */
const SHOWN = /\[(?:deleted|inserted): ?|\[(?:footnote|endnote|comment) [\w ]{1,12}\]/gu;

function scopesOf(keys: Keys, numbered: readonly NumberedParagraph[]): Map<number, Scope> {
  const ordinalsOf = new Map<string, number[]>();
  for (const [ordinal, key] of keys.ofParagraph.entries()) {
    if (key === '') continue;
    const ordinals = ordinalsOf.get(key);
    if (ordinals === undefined) ordinalsOf.set(key, [ordinal]);
    else ordinals.push(ordinal);
  }
  const scopes = new Map<number, Scope>();
  const unmet: number[] = [];
  let cursor = 0;
  for (const { id, text } of numbered) {
    const found = meet(keyOf(text.replace(SHOWN, '')).key, cursor, ordinalsOf, keys);
    if (found === null) {
      unmet.push(id);
      continue;
    }
    for (const before of unmet.splice(0))
      scopes.set(before, { first: cursor, end: found.first, isSure: false });
    scopes.set(id, { ...found, isSure: true });
    cursor = found.end;
  }
  const end = keys.ofParagraph.length;
  for (const id of unmet) scopes.set(id, { first: cursor, end, isSure: false });
  return scopes;
}

/** The next paragraphs, from the cursor on, whose texts in a row are the key, with a label in front or none. */
function meet(
  key: string,
  cursor: number,
  ordinalsOf: ReadonlyMap<string, readonly number[]>,
  keys: Keys,
): { first: number; end: number } | null {
  for (let label = 0; label <= Math.min(LONGEST_LABEL, key.length - 1); label++) {
    const first = firstFrom(ordinalsOf.get(key.slice(label)) ?? [], cursor);
    if (first === null) continue;
    if (key.length - label < SHORT && first - cursor > FARTHEST_FOR_SHORT) continue;
    return { first, end: first + 1 };
  }
  // Several in a row: they must begin here.
  for (let label = 0; label <= Math.min(LONGEST_LABEL, key.length - 1); label++) {
    const end = joinedEnd(key.slice(label), cursor, keys);
    if (end !== null) return { first: cursor, end };
  }
  return null;
}

function joinedEnd(key: string, first: number, { ofParagraph, starts, all }: Keys): number | null {
  const start = starts[first]!;
  if (!all.startsWith(key, start)) return null;
  for (let end = first + 1; end <= Math.min(first + MOST_JOINED, ofParagraph.length); end++) {
    if (starts[end] === start + key.length) return end;
  }
  return null;
}

function firstFrom(sorted: readonly number[], from: number): number | null {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < from) low = middle + 1;
    else high = middle;
  }
  return sorted[low] ?? null;
}

const LEFT_OUT = ' … ';

function locate(quote: string, scope: Scope, keys: Keys, paragraphs: readonly Paragraph[]): Address | null {
  const pieces = quote.replace(SHOWN, '').split(LEFT_OUT);
  const end = keys.starts[scope.end]!;
  let at = keys.starts[scope.first]!;
  const found: { from: number; to: number }[] = [];
  for (const piece of pieces) {
    const { key } = keyOf(piece);
    if (key === '') continue;
    const from = find(key, at, end, keys, paragraphs);
    if (from === null) return null;
    if (!scope.isSure && find(key, from + 1, end, keys, paragraphs) !== null) return null;
    found.push({ from, to: from + key.length });
    at = from + key.length;
  }
  if (found.length === 0) return null;
  const begin = placeOf(found[0]!.from, keys);
  const finish = placeOf(found.at(-1)!.to - 1, keys);
  return {
    first: begin.ordinal,
    from: widenedLeft(paragraphs[begin.ordinal]!.text, begin.offset, quote),
    last: finish.ordinal,
    to: widenedRight(paragraphs[finish.ordinal]!.text, finish.offset + 1, quote),
    isWhole: found.length === 1,
  };
}

/** Letters of scripts that put spaces between words, and digits. */
const SPACED =
  /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Devanagari}\p{Script=Arabic}\d]/u;

/** Next place of the key that does not begin or end inside a word. */
function find(
  key: string,
  from: number,
  end: number,
  keys: Keys,
  paragraphs: readonly Paragraph[],
): number | null {
  for (let at = keys.all.indexOf(key, from); at >= 0; at = keys.all.indexOf(key, at + 1)) {
    if (at + key.length > end) return null;
    const begin = placeOf(at, keys);
    const finish = placeOf(at + key.length - 1, keys);
    const before = paragraphs[begin.ordinal]!.text[begin.offset - 1] ?? ' ';
    const after = paragraphs[finish.ordinal]!.text[finish.offset + 1] ?? ' ';
    if (!SPACED.test(before) && !SPACED.test(after)) return at;
  }
  return null;
}

function placeOf(at: number, { starts, offsets }: Keys): { ordinal: number; offset: number } {
  let low = 0;
  let high = starts.length - 1;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (starts[middle]! <= at) low = middle;
    else high = middle;
  }
  return { ordinal: low, offset: offsets[low]![at - starts[low]!]! };
}

/** Signs that a quote begins or ends with belong to it. */
const OPENING = /["“”'‘’(«]/u;
const CLOSING = /[.;:,!?)"“”'‘’»]/u;

function widenedLeft(text: string, from: number, quote: string): number {
  return OPENING.test(quote[0] ?? '') && OPENING.test(text[from - 1] ?? ' ') ? from - 1 : from;
}

function widenedRight(text: string, to: number, quote: string): number {
  const signs = /[^\p{L}\p{N}\s]{0,3}$/u.exec(quote)?.[0].length ?? 0;
  let end = to;
  while (end - to < signs && CLOSING.test(text[end] ?? ' ')) end++;
  return end;
}
