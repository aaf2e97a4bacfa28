/** Letters of a word that tell it from others; endings do not count. */
const STEM = 6;
/** Shorter words are small words. */
const SHORTEST = 4;

/** The first letters of each word of four letters and more, in lower case. */
export const wordStems = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? [])
    .filter(({ length }) => length >= SHORTEST)
    .map((word) => word.slice(0, STEM));
