import type { Candidate, Signs } from './search-paper.ts';
import type { Question } from './read-question.ts';

/**
 * Log-odds that a candidate answers its question: a small logistic model over what speaks for it. The kind of clause counts most:
 * likeness of words alone cannot tell that an answer is not there. Fitted by `npm run bench:ask -- --fit`.
 */
const MODEL = {
  bias: -4.2,
  words: 5.2,
  exact: 1.2,
  kind: 3.2,
  family: 1.6,
  says: 0.8,
  figure: 0.8,
  strange: -3.5,
};

/** Above this a candidate is told as the answer. */
const BAR = 0;

/** Log-odds that this sentence answers the question. */
export function oddsOf(signs: Signs): number {
  return (
    MODEL.bias +
    MODEL.words * signs.words +
    MODEL.exact * signs.exact +
    MODEL.kind * signs.kind +
    MODEL.family * signs.family +
    MODEL.says * signs.says +
    MODEL.figure * signs.figure +
    MODEL.strange * signs.strange
  );
}

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
