/** Letters by which two words count as one: `refund` and `refunded`. */
const STEM = 6;

/** The words of at least so many letters, without those that say nothing of the matter, each cut to its first six letters. */
export const stemsOf = (words: string, least: number, empty: ReadonlySet<string>): Set<string> =>
  new Set(
    (words.toLowerCase().match(/\p{L}+/gu) ?? [])
      .filter((word) => word.length >= least && !empty.has(word))
      .map((word) => word.slice(0, STEM)),
  );
