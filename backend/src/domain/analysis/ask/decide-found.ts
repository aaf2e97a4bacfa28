import { scoreOf, type Candidate, type Signs } from './search-paper.ts';
import type { Question } from './read-question.ts';

/**
 * Log-odds that a candidate answers its question: a small logistic classifier over what speaks for it. Likeness of words alone
 * cannot tell that an answer is not there; the kind of clause and the figure can. Fitted by `npm run bench:ask -- --fit`.
 */
const FOUND: Signs = {
  words: 5.2,
  exact: 1.2,
  kind: 3.2,
  family: 1.6,
  says: 0.8,
  figure: 0.8,
  noFigure: -0.5,
  fact: 1,
  pairs: 0.5,
  short: -1,
  strange: -3.5,
  strangeAlone: 0,
  sure: 0,
  known: 0,
  lacking: 0,
};
const BIAS = -3.8;
/** Above this a candidate is told as the answer. */
const BAR = 0;

/** Log-odds that this sentence answers the question. */
const oddsOf = (signs: Signs): number => BIAS + scoreOf(signs, FOUND);

/** Candidates beside the best that are told too are nearly as good. */
const NEARLY = 0.85;

/** The candidates that answer the question, best first; empty where none does. */
export function decideFound(question: Question, candidates: readonly Candidate[]): Candidate[] {
  const [best] = candidates;
  if (best === undefined || question.terms.length + question.topics.length === 0) return [];
  if (oddsOf(best.signs) <= BAR) return [];
  return candidates
    .slice(0, 8)
    .filter((one) => one === best || (one.score >= NEARLY * best.score && oddsOf(one.signs) > BAR));
}
