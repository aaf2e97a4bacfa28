import { fitsQuestion } from './demands/fits-question.ts';
import { intentOf } from './intents.ts';
import type { Question } from './read-question.ts';
import type { Candidate } from './search-paper.ts';
import { SIGNS } from './signs.ts';
import { FOUND_WEIGHTS } from './weights.ts';

/**
 * Above these log-odds a candidate is told as the answer: silence is better than a guess. All bars here were set on the teaching half of
 * the people's questions and the script-made ones (`npm run bench:ask`), as low as 5 % of the absent ones answered anyway allow.
 */
const BAR = -0.5;
/** The same for a question about somebody's own case, which uses words that the paper need not have. */
const BAR_OF_OWN_CASE = -0.2;
const OWN_CASE = /\b(?:i|we|my|me|us|our|mine|she|he|her|his|him|they|them|their|you|your)\b/i;
/** The same where a classifier is sure that the sentence is of the kind asked for. */
const BAR_OF_SURE = -0.6;
/** Above these a candidate is quoted as what the paper says about it, where it has the word that tells what is asked. */
const BAR_OF_TELLING = -2;
/** The same where it speaks of all that the question names. */
const BAR_OF_ALL = -1;
/** The same where its own label names most of it. */
const BAR_OF_LABEL = -3;
/** Most of the weight of a question that may stand nowhere in the paper where a telling word alone speaks for an answer. */
const MOST_STRANGE = 0.4;
/** Above these nothing is told as the answer, and the nearest words may still be one: nine in ten of those that are right lie above. */
const DOUBT = -2.8;
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
  /** Whether they are only quoted: they speak of what is asked, and nothing says how well they answer it. */
  readonly isQuotation: boolean;
  /** Whether the first candidate may answer it all the same. */
  readonly isDoubtful: boolean;
}

/** Whether a candidate below the bar speaks of what is asked: it has the telling word, all that the question names, or its label. */
const speaksOfIt = ({ signs }: Candidate, odds: number): boolean =>
  (signs.telling === 1 && signs.strange < MOST_STRANGE && odds > BAR_OF_TELLING) ||
  (signs.concept > 0.99 && odds > BAR_OF_ALL) ||
  (signs.labelConcept > 0.5 && odds > BAR_OF_LABEL);

/** Decides whether the best candidate answers the question, and which others do about as well. */
export function decideFound(question: Question, found: readonly Candidate[]): Decision {
  const candidates = found.filter((one) => fitsQuestion(question, one));
  const [best, second] = candidates;
  if (best === undefined || question.terms.length + question.topics.length + question.concepts.length === 0)
    return { answers: [], isQuotation: false, isDoubtful: false };
  // two sides with a notice each answer together, so neither takes from the other
  const isPair =
    question.expected === 'length' &&
    second !== undefined &&
    best.signs.figure * second.signs.figure > 0 &&
    best.score - second.score < NEARLY;
  const odds = oddsOf(question, best, isPair ? candidates[2] : second);
  const bar = best.signs.sure > 0 ? BAR_OF_SURE : OWN_CASE.test(question.text) ? BAR_OF_OWN_CASE : BAR;
  const isQuotation = odds <= bar && speaksOfIt(best, odds);
  if (odds <= bar && !isQuotation) {
    const isDoubtful = odds > DOUBT || best.signs.telling + best.signs.sameLength > 0;
    return { answers: [], isQuotation, isDoubtful };
  }
  const answers = candidates.slice(0, MOST).filter(({ score }) => score >= best.score - NEARLY);
  return { answers, isQuotation, isDoubtful: false };
}
