/**
 * One thing that people ask about, in everyday words and in those of papers. Words are parted by `|`; `*` stands for an ending,
 * `..` for up to three words between.
 */
export interface Concept {
  readonly id: string;
  /** Words that name it on either side. */
  readonly words: string;
  /** Words by which only people name it: slang, and what they call it in their own life. */
  readonly asks?: string;
  /** Words by which only papers name it, or by which they answer. */
  readonly says?: string;
}

/** A concept with its words made patterns. */
export interface ReadyConcept {
  readonly id: string;
  readonly asks: RegExp;
  readonly says: RegExp;
}

/** Up to three words between two others. */
const BETWEEN = "(?:[^\\p{L}\\p{N}.;]{1,3}[\\p{L}\\p{N}’']{1,14}){0,3}?[^\\p{L}\\p{N}.;]{1,3}";

const partOf = (part: string): string =>
  part
    .split(' ')
    .map((word) =>
      word === '*'
        ? '[\\p{L}\\p{N}]{1,12}'
        : word.replace(/[.$/]/g, '\\$&').replaceAll('*', '\\p{L}{0,6}').replaceAll("'", "['’]"),
    )
    .join('[\\s-]{1,3}');

const patternOf = (words: string): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${words
      .split('|')
      .map((one) => one.trim().split(' .. ').map(partOf).join(BETWEEN))
      .join('|')})(?![\\p{L}\\p{N}])`,
    'iu',
  );

/** Makes the patterns of a concept; both are bounded and are run on one sentence or question. */
export const ready = ({ id, words, asks, says }: Concept): ReadyConcept => ({
  id,
  asks: patternOf(asks === undefined ? words : `${words}|${asks}`),
  says: patternOf(says === undefined ? words : `${words}|${says}`),
});
