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
      // A list number that Word counts stands in the quote and not in the file.
      isWhole: there !== '' && (skipped > 0 || quoted.endsWith(there)),
    };
  };
}

/** Signs that a quote begins or ends with belong to it, as far as they stand in the file. */
function widenedLeft(text: string, from: number, quote: string): number {
  const lead = Array.from(/^[^\p{L}\p{N}]{0,80}/u.exec(quote)?.[0] ?? '');
  let begin = from;
  for (const sign of lead.toReversed()) {
    if (isSpace(sign)) continue;
    let at = begin;
    while (at > 0 && isSpace(text[at - 1]!)) at -= 1;
    if (!text.startsWith(sign, at - sign.length) || at < sign.length) break;
    begin = at - sign.length;
  }
  return begin;
}

function widenedRight(text: string, to: number, quote: string): number {
  let end = to;
  for (const sign of /[^\p{L}\p{N}]{0,80}$/u.exec(quote)?.[0] ?? '') {
    if (isSpace(sign)) continue;
    let at = end;
    while (at < text.length && isSpace(text[at]!)) at += 1;
    if (!text.startsWith(sign, at)) break;
    end = at + sign.length;
  }
  return end;
}

const isSpace = (character: string): boolean => /\s/u.test(character);
