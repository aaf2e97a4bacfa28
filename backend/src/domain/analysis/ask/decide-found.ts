import { fitsQuestion } from './fits-question.ts';
import { intentOf } from './intents.ts';
import type { Question } from './read-question.ts';
import type { Candidate } from './search-paper.ts';
import { SIGNS } from './signs.ts';
import { FOUND_WEIGHTS } from './weights.ts';

/** Above these log-odds a candidate is told as the answer: silence is better than a guess. */
const BAR = 0;
/** The same where a classifier is sure that the sentence is of the kind asked for. */
const BAR_OF_SURE = -0.6;
/** Above these nothing is told as the answer, and the nearest words may still be one. */
const DOUBT = -1.6;
/** Candidates beside the best that are told too: at least about a third as likely to be the right one (e to the minus of this). */
const NEARLY = 1;
/** More of a lead than this says no more. */
const MOST_LEAD = 3;
/** The lead of a candidate that is alone. */
const ALONE = 2;
const MOST = 8;

/**
 * Log-odds that the first candidate answers the question: a small logistic classifier over what speaks for it. Likeness of words
 * alone cannot tell that an answer is not there; the kind of clause and the figure can.
 */
function oddsOf({ expected }: Question, { signs, score }: Candidate, second: Candidate | undefined): number {
  const weights = FOUND_WEIGHTS[intentOf(expected)];
  const lead = second === undefined ? ALONE : Math.min(MOST_LEAD, score - second.score);
  return [...SIGNS.map((name) => signs[name]), lead, score, 1].reduce(
    (sum, sign, index) => sum + sign * weights[index]!, // a weight for each sign, and three more
    0,
  );
}

export interface Decision {
  /** The candidates that answer the question, best first; empty where none does. */
  readonly answers: readonly Candidate[];
  /** Whether the first candidate may answer it all the same. */
  readonly isDoubtful: boolean;
}

/** Decides whether the best candidate answers the question, and which others do about as well. */
export function decideFound(question: Question, found: readonly Candidate[]): Decision {
  const candidates = found.filter((one) => fitsQuestion(question, one));
  const [best, second] = candidates;
  if (best === undefined || question.terms.length + question.topics.length === 0)
    return { answers: [], isDoubtful: false };
  const odds = oddsOf(question, best, second);
  if (odds <= (best.signs.sure > 0 ? BAR_OF_SURE : BAR)) return { answers: [], isDoubtful: odds > DOUBT };
  const answers = candidates.slice(0, MOST).filter(({ score }) => score >= best.score - NEARLY);
  return { answers, isDoubtful: false };
}
