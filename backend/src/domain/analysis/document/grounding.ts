import { alignQuote, placeWords, type PlacedWord } from './align-quote.ts';
import { paragraphAt, type LegalText, type Paragraph, type Sentence } from './legal-text.ts';
import { weighTheSame } from './turning-words.ts';

/** A quote found in the document. */
export interface Grounded {
  /** `exact`: word for word. `close`: other words, but the same numbers, negations and modal verbs. */
  readonly status: 'exact' | 'close';
  /** The words as they stand in the document, white space evened out. */
  readonly quote: string;
  readonly paragraph: Paragraph;
  /** From its first word to its last, in the paragraph's text; words in between may be left out. */
  readonly span: { readonly start: number; readonly end: number };
}

/** Checks quotes against one document. Made once per document: it prepares the text. */
export interface Grounding {
  /**
   * Finds the quote: in the cited paragraph, else anywhere (the id is repaired), else the stretch of the cited paragraph,
   * its neighbours or those with the same rare words that it differs from by a word or two, else a sentence that says the
   * same; null when it stands nowhere and must be dropped. Pieces may be joined by an ellipsis.
   */
  ground(quote: string, paragraphId?: number): Grounded | null;
}

const PIECES = /\s*(?:\[\s*(?:\.{3}|…)\s*\]|\.{3,}|…)\s*/;
/** Share of words that a close quote must have in common with the sentence it paraphrases. */
const CLOSE_ENOUGH = 0.8;
const SHORTEST_CLOSE_QUOTE = 5;

/**
 * Prepares a document for checking quotes. One long function, because its steps share the text that is prepared once for
 * each paragraph.
 */
// oxlint-disable-next-line max-lines-per-function -- its steps share one prepared text
export function createGrounding(text: LegalText): Grounding {
  const whole = evenOut(text.text);
  const byId = new Map(text.paragraphs.map((paragraph) => [paragraph.id, paragraph]));
  const evened = new Map<number, Evened>();
  const evenParagraph = (paragraph: Paragraph) => {
    const known = evened.get(paragraph.id) ?? evenOut(paragraph.text);
    evened.set(paragraph.id, known);
    return known;
  };

  const exactIn = (paragraph: Paragraph, pieces: readonly string[]): Grounded | null => {
    const place = locate(evenParagraph(paragraph), pieces, 0);
    return place === null
      ? null
      : { status: 'exact', quote: wordsAt(paragraph.text, place), paragraph, span: spanOf(place, paragraph) };
  };
  const exactAnywhere = (pieces: readonly string[]): Grounded | null => {
    const place = locate(whole, pieces, 0);
    const paragraph = place === null ? undefined : paragraphAt(text, place[0]!.start);
    if (place === null || paragraph === undefined) return null;
    const span = spanOf(place, paragraph, paragraph.start);
    return { status: 'exact', quote: wordsAt(text.text, place), paragraph, span };
  };
  const wordsOfParagraph = new Map<number, readonly PlacedWord[]>();
  const placed = (paragraph: Paragraph) => {
    const known = wordsOfParagraph.get(paragraph.id) ?? placeWords(paragraph.text);
    wordsOfParagraph.set(paragraph.id, known);
    return known;
  };
  let holders: ReadonlyMap<string, readonly number[]> | null = null;
  const likely = (words: readonly PlacedWord[]) => {
    holders ??= holdersOf(text, placed);
    return likeliest(words, holders);
  };
  const alignedIn = (paragraph: Paragraph, pieces: readonly (readonly PlacedWord[])[]): Grounded | null => {
    const places: { start: number; end: number }[] = [];
    let isWhole = true;
    for (const piece of pieces) {
      const from = places.at(-1)?.end ?? 0;
      const found = alignQuote(
        piece,
        placed(paragraph).filter(({ start }) => start >= from),
      );
      if (found === null) return null;
      if (!weighTheSame(namesOf(piece), namesOf(found.words))) return null;
      isWhole &&= found.isWhole;
      places.push(found);
    }
    const status = isWhole ? 'exact' : 'close';
    return places.length === 0
      ? null
      : { status, quote: wordsAt(paragraph.text, places), paragraph, span: spanOf(places, paragraph) };
  };
  const aligned = (quote: string, id: number | undefined): Grounded | null => {
    const pieces = bareQuote(quote)
      .split(PIECES)
      .map(placeWords)
      .filter((words) => words.length > 0);
    if (pieces.length === 0) return null;
    const near = id === undefined ? [] : [id, id - 1, id + 1];
    for (const one of [...near, ...likely(pieces.flat())]) {
      const paragraph = byId.get(one);
      const found = paragraph === undefined ? null : alignedIn(paragraph, pieces);
      if (found !== null) return found;
    }
    return null;
  };
  const closeIn = (id: number, quote: string): Grounded | null => {
    for (const near of [id, id - 1, id + 1]) {
      for (const sentence of sentencesOf(text, near)) {
        const paragraph = byId.get(near);
        if (paragraph !== undefined && saysTheSame(quote, sentence.text)) {
          const span = spanOf([sentence], paragraph, paragraph.start);
          return { status: 'close', quote: collapse(sentence.text), paragraph, span };
        }
      }
    }
    return null;
  };

  /** The quote without the number of its clause in front, where the words stand in the clause of that number. */
  const numbered = (quote: string, id: number | undefined): Grounded | null => {
    const [head, number] = CLAUSE_NUMBER.exec(quote) ?? [];
    if (head === undefined || number === undefined) return null;
    const rest = quote.slice(head.length);
    const found = exactAnywhere([evenOut(rest).text.trim()]) ?? aligned(rest, id);
    const clause = found?.paragraph.clause ?? found?.paragraph.cited;
    return clause?.replace(/[.)\s]+$/, '') === number ? found : null;
  };

  return {
    ground(quote, paragraphId) {
      const pieces = quote
        .split(PIECES)
        .map((piece) => evenOut(piece).text.trim())
        .filter((piece) => piece.length > 1);
      if (pieces.length === 0) return null;
      const cited = paragraphId === undefined ? undefined : byId.get(paragraphId);
      return (
        (cited === undefined ? null : exactIn(cited, pieces)) ??
        exactAnywhere(pieces) ??
        aligned(quote, paragraphId) ??
        numbered(quote, paragraphId) ??
        (cited === undefined ? null : closeIn(cited.id, quote))
      );
    },
  };
}

/** `5.2 You may`, `Clause 4.: The`. */
const CLAUSE_NUMBER =
  /^[\s"“”'‘’«»]{0,4}(?:(?:clause|section|article|art\.|para(?:graph)?|§)\s?)?(\d{1,2}(?:\.\d{1,2}){0,3})[.):]{0,2}\s+(?=\p{L})/iu;

/** A quote without what models put in front of it: an id or clause number in brackets, quotation marks. */
function bareQuote(quote: string): string {
  // A contract's own sign stands apart from its number (`§ 12`); an id of ours does not (`§12`).
  return quote.replace(/^[\s"“”'‘’«»]{0,4}(?:(?:\[§?\d{1,6}\]|\(§\d{1,6}\)|§\d{1,6})[:.\s]{0,3}){0,2}/, '');
}

/** Words in more paragraphs than this tell nothing about the place of a quote. */
const RARE = 12;
/** Paragraphs that are tried for a quote whose id is wrong. */
const MOST_TRIED = 6;

/** The paragraphs that hold each rare word. */
function holdersOf(
  text: LegalText,
  placed: (paragraph: Paragraph) => readonly PlacedWord[],
): ReadonlyMap<string, readonly number[]> {
  const all = new Map<string, number[]>();
  for (const paragraph of text.paragraphs) {
    for (const word of new Set(placed(paragraph).map((one) => one.word))) {
      const ids = all.get(word);
      if (ids === undefined) all.set(word, [paragraph.id]);
      else if (ids.length <= RARE) ids.push(paragraph.id);
    }
  }
  return all;
}

/** Ids of the paragraphs that share most rare words with a quote. */
function likeliest(words: readonly PlacedWord[], holders: ReadonlyMap<string, readonly number[]>): number[] {
  const counts = new Map<number, number>();
  for (const { word } of words) {
    const ids = holders.get(word) ?? [];
    if (ids.length <= RARE) for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > 1)
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, MOST_TRIED)
    .map(([id]) => id);
}

const sentencesOf = (text: LegalText, paragraphId: number): Sentence[] =>
  text.sentences.filter((sentence) => sentence.paragraph === paragraphId);

/** From the first place to the last, counted from `begin`; never beyond the paragraph. */
function spanOf(
  places: readonly { readonly start: number; readonly end: number }[],
  { text }: Paragraph,
  begin = 0,
): Grounded['span'] {
  const start = places[0]!.start - begin; // callers have at least one place
  return { start, end: Math.min(text.length, places.at(-1)!.end - begin) };
}

/** One space for many; numbers far apart in the source must not read as one number. */
const collapse = (text: string) =>
  text
    .replace(/(?<=\d)\s{2,}(?=\d)/g, ' … ')
    .replace(/\s+/g, ' ')
    .trim();

/** Text with white space, quotation marks and dashes evened out, and the way back to the source. */
interface Evened {
  readonly text: string;
  readonly map: readonly number[];
}

function evenOut(source: string): Evened {
  const out: string[] = [];
  const map: number[] = [];
  let afterSpace = true;
  for (let index = 0; index < source.length; index++) {
    const code = source.charCodeAt(index);
    const isAsIs = code === SPACE || isPlain(code);
    const character = isAsIs ? source[index]! : evenCharacter(source[index]!);
    if (character === '') continue;
    if (character === ' ' && afterSpace) continue;
    afterSpace = character === ' ';
    out.push(character);
    map.push(index);
  }
  return { text: out.join(''), map };
}

const SPACE = 0x20;
const BACKTICK = 0x60;
/** Letters, digits and signs that stand for themselves: nearly all there are. */
const isPlain = (code: number): boolean => code > 0x20 && code < 0x7f && code !== BACKTICK;

function evenCharacter(character: string): string {
  if (/[\u00ad\u200b-\u200d\u2060\ufeff]/.test(character)) return '';
  if (/\s/.test(character)) return ' ';
  if (/[\u2018-\u201b\u2032`\u00b4]/.test(character)) return "'";
  if (/[\u201c-\u201f\u2033\u00ab\u00bb]/.test(character)) return '"';
  if (/[\u2010-\u2015\u2212]/.test(character)) return '-';
  return character;
}

function locate(
  hay: Evened,
  pieces: readonly string[],
  from: number,
): { start: number; end: number }[] | null {
  const places: { start: number; end: number }[] = [];
  let cursor = from;
  for (const piece of pieces) {
    const at = indexOnWordBorders(hay.text, piece, cursor);
    if (at < 0) return null;
    cursor = at + piece.length;
    places.push({ start: hay.map[at]!, end: hay.map[cursor - 1]! + 1 });
  }
  return places;
}

/** Letters of scripts that put spaces between words, and digits. */
const SPACED =
  /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Devanagari}\p{Script=Arabic}\d]/u;

/** A quote that begins or ends inside a word or number is not the document's words: `30 days` is not in `130 days`. */
function indexOnWordBorders(hay: string, needle: string, from: number): number {
  const inner = (index: number) => SPACED.test(hay[index] ?? ' ') && SPACED.test(hay[index - 1] ?? ' ');
  let at = hay.indexOf(needle, from);
  while (at >= 0 && (inner(at) || inner(at + needle.length))) at = hay.indexOf(needle, at + 1);
  return at;
}

const wordsAt = (source: string, places: readonly { start: number; end: number }[]) =>
  places.map((place) => collapse(source.slice(place.start, place.end))).join(' … ');

function saysTheSame(quote: string, sentence: string): boolean {
  const a = wordsOf(quote);
  const b = wordsOf(sentence.replace(/^\s*(?:\(?[\da-z]{1,3}(?:\.\d{1,3}){0,3}[.)]?)\s+(?=\p{Lu})/u, ''));
  if (a.length < SHORTEST_CLOSE_QUOTE) return false;
  if (!weighTheSame(a, b)) return false;
  const left = new Set(a);
  const right = new Set(b);
  let common = 0;
  for (const word of left) if (right.has(word)) common++;
  return common / Math.max(left.size, right.size) >= CLOSE_ENOUGH;
}

const wordsOf = (text: string) =>
  evenOut(text)
    .text.toLowerCase()
    .replace(/n't\b/g, ' not')
    .match(/[\p{L}]+|\d[\d.,:/-]*/gu) ?? [];

const namesOf = (words: readonly PlacedWord[]) => words.map(({ word }) => word);
