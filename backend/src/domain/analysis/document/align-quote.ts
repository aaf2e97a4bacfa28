/** A word of a text, made comparable, with its place in it. */
export interface PlacedWord {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

/** Where in a text the words of a quote stand. */
export interface Alignment {
  readonly start: number;
  readonly end: number;
  /** Whether every word of the quote stands there, in order and without another between. */
  readonly isWhole: boolean;
  readonly words: readonly PlacedWord[];
}

/** Quotes beyond this many words point at nothing; the rest is not compared. */
const LONGEST_QUOTE = 160;
const LONGEST_TEXT = 900;
/** Share of the words of a quote that must stand in the text. */
const LEAST_MATCHED = 0.85;
/** Words in a row that a quote may have of its own: one that was changed, or two. */
const LONGEST_STRANGE_RUN = 2;
/** Words in a row that a quote may leave out. */
const LONGEST_GAP = 8;

const WORDS = /per cent\b|%|\p{L}+(?:['’]\p{L}+)?|\d+(?:[.,:/-]\d+)*/giu;

/**
 * The words of a text in lower case, with their places. `3%` and `3 per cent`, `£1,200.00` and `£1200`, `don't` and `do not` come to
 * the same words.
 */
export function placeWords(text: string): PlacedWord[] {
  return Array.from(text.matchAll(WORDS)).flatMap(({ 0: found, index }) =>
    sameWords(found.toLowerCase().replace('’', "'")).map((word) => ({
      word,
      start: index,
      end: index + found.length,
    })),
  );
}

function sameWords(word: string): string[] {
  if (word === '%' || word === 'per cent') return ['percent'];
  if (/^\d{1,3}(?:,\d{2,3})+(?:\.\d{1,2})?$/.test(word))
    return [word.replaceAll(',', '').replace(/\.00?$/, '')];
  if (/^\d+\.00$/.test(word)) return [word.slice(0, -3)];
  if (word === 'cannot' || word === "can't") return ['can', 'not'];
  if (word === "won't") return ['will', 'not'];
  return word.endsWith("n't") ? [word.slice(0, -3), 'not'] : [word];
}

/**
 * The best stretch of a text for a quote that differs from it by a word or two, or null when too much differs. Compares
 * word by word (dynamic programming over at most 160 by 900 words).
 */
export function alignQuote(quote: readonly PlacedWord[], text: readonly PlacedWord[]): Alignment | null {
  const wanted = quote.slice(0, LONGEST_QUOTE).map(({ word }) => word);
  const given = text.slice(0, LONGEST_TEXT).map(({ word }) => word);
  if (wanted.length < 3 || given.length === 0) return null;
  const pairs = bestPairs(wanted, given);
  if (pairs.length < Math.ceil(wanted.length * LEAST_MATCHED)) return null;
  if (
    longestRun(
      pairs.map(([inQuote]) => inQuote),
      wanted.length,
    ) > LONGEST_STRANGE_RUN
  )
    return null;
  const places = pairs.map(([, inText]) => inText);
  const first = places[0]!;
  const last = places.at(-1)!;
  if (
    longestRun(
      places.map((place) => place - first),
      last - first + 1,
    ) > LONGEST_GAP
  )
    return null;
  const words = text.slice(first, last + 1);
  const isWhole = pairs.length === wanted.length && last - first + 1 === wanted.length;
  return { start: words[0]!.start, end: words.at(-1)!.end, isWhole, words };
}

/** Longest run of indexes below `length` that are not among the given, which are in order. */
function longestRun(taken: readonly number[], length: number): number {
  let longest = 0;
  let before = -1;
  for (const index of [...taken, length]) {
    longest = Math.max(longest, index - before - 1);
    before = index;
  }
  return longest;
}

const MATCH = 3;
const GAP = -1;

/** Pairs of equal words in the best local alignment, in order (Smith and Waterman). */
function bestPairs(quote: readonly string[], text: readonly string[]): (readonly [number, number])[] {
  const width = text.length + 1;
  const scores = new Int32Array((quote.length + 1) * width);
  let best = 0;
  let bestAt = 0;
  for (let row = 1; row <= quote.length; row++) {
    for (let column = 1; column < width; column++) {
      const at = row * width + column;
      const isSame = quote[row - 1] === text[column - 1];
      const diagonal = scores[at - width - 1]! + (isSame ? MATCH : GAP);
      const score = Math.max(0, diagonal, scores[at - width]! + GAP, scores[at - 1]! + GAP);
      scores[at] = score;
      if (score > best) [best, bestAt] = [score, at];
    }
  }
  const pairs: (readonly [number, number])[] = [];
  for (let at = bestAt; scores[at]! > 0;) {
    const row = Math.floor(at / width);
    const column = at % width;
    const isSame = quote[row - 1] === text[column - 1];
    if (scores[at] === scores[at - width - 1]! + (isSame ? MATCH : GAP)) {
      if (isSame) pairs.push([row - 1, column - 1]);
      at -= width + 1;
    } else at -= scores[at] === scores[at - width]! + GAP ? width : 1;
  }
  return pairs.toReversed();
}
