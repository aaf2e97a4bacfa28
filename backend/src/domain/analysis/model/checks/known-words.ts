import { KNOWN_STEMS } from './known-stems.ts';
import { wordStems } from './word-stems.ts';

/** Words for what clauses do that papers seldom use of themselves: clawback, compounded, overbilling, childminding. */
const OF_EXPLANATIONS = 'clawba compou overbi childm';

const KNOWN = new Set(`${KNOWN_STEMS} ${OF_EXPLANATIONS}`.split(/\s+/));

/**
 * Whether a sentence holds a word that neither the paper nor plain explanations of contracts use: the name of a stranger, of a
 * shop or of a feast, a word of another language, a word spelled oddly. What such a sentence says cannot be checked.
 */
export const hasUnknownWord = (sentence: string, paper: ReadonlySet<string>): boolean =>
  wordStems(sentence).some((stem) => !KNOWN.has(stem) && !paper.has(stem) && !isFormOf(stem, paper));

/** `licens` of licences and `licenc` of licensing. */
const isFormOf = (stem: string, paper: ReadonlySet<string>) => {
  const other = stem.replace('c', 's').replace('z', 's').replace(/i$/, 'y');
  return KNOWN.has(other) || paper.has(other);
};
