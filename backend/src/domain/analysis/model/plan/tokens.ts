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
];

const DIGIT_COST = 1;
/** Letters beyond ASCII break words into more pieces; em dashes, section signs and the like are one each. */
const OTHER_COST = 0.8;

/** Tokens per remaining ASCII character: letters, spaces and punctuation together. */
const ASCII_COST = 0.24;

/**
 * Guesses from above how many tokens a text costs, without any vocabulary. Real models differ by 10 to 25 percent, so
 * callers keep a reserve and correct the guess with the counts that servers report.
 */
export function estimateTokens(text: string): number {
  // most papers hold little beyond ASCII, and only that has another script
  let rest = (text.match(/[^\p{ASCII}]+/gu) ?? []).join('');
  const ascii = text.length - rest.length;
  const digits = digitsIn(text);
  let tokens = 0;
  if (rest !== '')
    for (const [characters, cost] of COSTS) {
      const before = rest.length;
      rest = rest.replace(characters, '');
      tokens += (before - rest.length) * cost;
    }
  tokens += digits * DIGIT_COST;
  tokens += rest.length * OTHER_COST;
  return Math.ceil(tokens + (ascii - digits) * ASCII_COST);
}

function digitsIn(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code >= 0x30 && code <= 0x39) count++;
  }
  return count;
}
