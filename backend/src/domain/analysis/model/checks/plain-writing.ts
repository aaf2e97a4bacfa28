/** Ways to write a word so that a reader sees it and a check does not. */

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  pound: '£',
  euro: '€',
  dollar: '$',
};
const ENTITY = /&(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z]{2,6}));/gi;
const HIDDEN = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\u{e0000}-\u{e007f}]/gu;
/** Marks of Markdown around words. */
const EMPHASIS =
  /(?<![\p{L}\d])[*_~`]{1,3}(?=[\p{L}\d£$€"“(])|(?<=[\p{L}\d.,!?%)"”])[*_~`]{1,3}(?![\p{L}\d])/gu;

/** Words as a reader sees them: entities decoded, hidden characters, wide letters and Markdown gone. Linear. */
export function plainWriting(words: string): string {
  return words
    .replace(ENTITY, (whole, decimal?: string, hex?: string, name?: string) =>
      decimal === undefined && hex === undefined
        ? (NAMED[name!.toLowerCase()] ?? whole) // one of the three is there
        : charOf(decimal === undefined ? Number.parseInt(hex!, 16) : Number(decimal)),
    )
    .replace(HIDDEN, '')
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCodePoint(wide.codePointAt(0)! - 0xfee0))
    .replace(EMPHASIS, '')
    .trim();
}

const charOf = (code: number) => (code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : ' ');

const MIXED =
  /\p{Script=Latin}[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}]\p{Script=Latin}/u;
/** `s@fe`, `r!sk`, `y0u`. */
const SWAPPED = /\p{L}{0,20}(?:\p{L}[\d@!$|]|(?<![\p{L}\d.,:/])[\d@!$|])\p{Ll}\p{L}{0,20}/gu;
/** `s a f e`, `f-a-i-r`. */
const SPREAD = /(?<![\p{L}\d'’])(?:\p{L}[ .·_-]){3,40}\p{L}(?![\p{L}\d])/u;
const PICTURE = /[\p{Extended_Pictographic}✓✔✗✘★☆]/u;
/** `½`, `²`, and digits of other scripts. */
const ODD_NUMBER = /[\p{No}\p{Nl}]|(?![0-9])\p{Nd}/gu;
const ORDINAL = /^\d(?:st|nd|rd|th|h|k|m|s|x|bn|mn|am|pm)$/i;

/** Whether a sentence is written so that checks of its words would miss them. `paper` holds the document in lower case. */
export function isMasked(sentence: string, paper: string): boolean {
  const has = (found: string) => paper.includes(found.toLowerCase());
  if (MIXED.test(sentence) && !has(sentence)) return true;
  if (SPREAD.test(sentence) || (PICTURE.test(sentence) && !/[©®™]/.test(sentence))) return true;
  return (
    (sentence.match(ODD_NUMBER) ?? []).some((found) => !has(found)) ||
    (sentence.match(SWAPPED) ?? []).some((found) => !ORDINAL.test(found) && !has(found))
  );
}
