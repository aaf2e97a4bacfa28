import type { MarkPoint } from './mark-point.ts';
import type { Paragraph } from './word-text.ts';

/** Where a quote stands: paragraph ordinals and offsets in their text. */
export interface Address {
  readonly first: number;
  readonly from: number;
  readonly last: number;
  readonly to: number;
  /** Whether the words there are those of the quote, all of them and no others. */
  readonly isWhole: boolean;
}

const COUNTS = /[\p{L}\p{N}]/u;
/** How the reading of DOCX files shows revisions and notes; not words of the file. */
const SHOWN = /\[(?:deleted|inserted): ?|\[e?\d{1,5}\]/gu;

/** The letters of a paragraph, and the offset of each in its text. */
interface Letters {
  readonly key: string;
  readonly offsets: readonly number[];
}

function lettersOf(text: string): Letters {
  const out: string[] = [];
  const offsets: number[] = [];
  let at = 0;
  for (const character of text) {
    if (COUNTS.test(character)) {
      out.push(character);
      for (let unit = 0; unit < character.length; unit++) offsets.push(at + unit);
    }
    at += character.length;
  }
  return { key: out.join(''), offsets };
}

/**
 * Addresses quotes in the paragraphs of a file by the places that the report carries: ordinals, and letters counted. Nothing is
 * searched for. Null where there is no such place.
 */
export function createAddressing(
  paragraphs: readonly Paragraph[],
  part: string,
): (quote: NonNullable<MarkPoint['quote']>) => Address | null {
  const known = new Map<number, Letters>();
  const letters = (ordinal: number): Letters | null => {
    const paragraph = paragraphs[ordinal];
    if (paragraph === undefined) return null;
    const read = known.get(ordinal) ?? lettersOf(paragraph.text);
    known.set(ordinal, read);
    return read;
  };
  return ({ text, place }) => {
    if (place === null || place.part !== part) return null;
    const { from, to } = place;
    const begin = letters(from.paragraph)?.offsets[from.letter];
    const end = letters(to.paragraph)?.offsets[to.letter - 1];
    if (begin === undefined || end === undefined) return null;
    if (to.paragraph < from.paragraph || (to.paragraph === from.paragraph && end < begin)) return null;
    const quoted = lettersOf(text.replace(SHOWN, '')).key;
    const there =
      from.paragraph === to.paragraph ? letters(from.paragraph)!.key.slice(from.letter, to.letter) : '';
    // A heading in front of the quoted sentence may have been left out of the words to replace.
    const skipped = there.endsWith(quoted) ? there.length - quoted.length : 0;
    const start = skipped === 0 ? begin : letters(from.paragraph)!.offsets[from.letter + skipped]!;
    return {
      first: from.paragraph,
      from: widenedLeft(paragraphs[from.paragraph]!.text, start, text),
      last: to.paragraph,
      to: widenedRight(paragraphs[to.paragraph]!.text, end + 1, text),
      isWhole: there !== '' && there.slice(skipped) === quoted,
    };
  };
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
