/**
 * Tokens per character by script, on the high side of what the vocabularies of 2026 need (Latin text 0.2 to 0.27 with
 * English, more with long compound words). Numbers count per digit, because several vocabularies split them so.
 */
const COSTS: readonly (readonly [RegExp, number])[] = [
  [/\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}/gu, 1.3],
  [/\p{Script=Thai}|\p{Script=Lao}|\p{Script=Khmer}|\p{Script=Myanmar}/gu, 0.9],
  [
    /\p{Script=Devanagari}|\p{Script=Bengali}|\p{Script=Tamil}|\p{Script=Telugu}|\p{Script=Gujarati}|\p{Script=Gurmukhi}|\p{Script=Kannada}|\p{Script=Malayalam}|\p{Script=Sinhala}/gu,
    0.75,
  ],
  [/\p{Script=Arabic}|\p{Script=Hebrew}/gu, 0.6],
  [/\p{Script=Cyrillic}|\p{Script=Greek}|\p{Script=Armenian}|\p{Script=Georgian}/gu, 0.45],
  [/[0-9]/g, 1],
  // Letters beyond ASCII break words into more pieces; em dashes, section signs and the like are one each.
  [/[^\p{ASCII}]/gu, 0.8],
];

/** Tokens per remaining ASCII character: letters, spaces and punctuation together. */
const ASCII_COST = 0.24;

/**
 * Guesses from above how many tokens a text costs, without any vocabulary. Real models differ by 10 to 25 percent, so
 * callers keep a reserve and correct the guess with the counts that servers report.
 */
export function estimateTokens(text: string): number {
  let rest = text;
  let tokens = 0;
  for (const [characters, cost] of COSTS) {
    const before = rest.length;
    rest = rest.replace(characters, '');
    tokens += (before - rest.length) * cost;
  }
  return Math.ceil(tokens + rest.length * ASCII_COST);
}
