import { scoreOf, type Candidate, type Signs } from './search-paper.ts';
import type { Question } from './read-question.ts';

/**
 * Log-odds that a candidate answers its question: a small logistic classifier over what speaks for it. Likeness of words alone
 * cannot tell that an answer is not there; the kind of clause and the figure can. Fitted by `npm run bench:ask -- --fit`.
 */
const FOUND: Signs = {
  words: 0.56,
  exact: 1.09,
  kind: 0.24,
  family: 1.82,
  says: 0.21,
  figure: 0.52,
  noFigure: -2.17,
  fact: 1.57,
  pairs: 2.98,
  short: -0.81,
  strange: -0.6,
  strangeAlone: -1.08,
  sure: -0.15,
  known: -0.97,
  lacking: -2.52,
};
const BIAS = 0.35;
/** Above this a candidate is told as the answer: silence is better than a guess. */
const BAR = -0.3;

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
