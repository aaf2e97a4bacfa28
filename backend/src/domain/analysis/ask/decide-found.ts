import { CLOCK } from './figures.ts';
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

/** An act that a question asks about by name, and how papers speak of it. */
interface Act {
  readonly asks: RegExp;
  /** Stands in the sentence of an answer; its heading may name the act instead. */
  readonly says: RegExp;
}

/** A question for a figure of one of these is not answered by the figure of another. */
const ACTS: readonly Act[] = [
  {
    // leaving
    asks: /\b(?:want|get|getting|pull|bail|back|opt)(?: \w{1,8})? out\b(?! of the (?:room|house|flat|building|car)\b)|\b(?:leav(?:e|ing)|quit|walk away|pack (?:it|this) in)\b.{0,12}\b(?:early|sooner|before|after|mid)/i,
    says: /\b(?:leav\w{1,3}|terminat\w{1,6}|cancel\w{0,7}|end(?:s|ed|ing)?|withdraw\w{0,3}|resign\w{0,5}|quit\w{0,4}|exit\w{0,3}|break|notice|early|sooner|remain\w{0,5}|give up|gives up|move out|go(?:es|ing)?|stop\w{0,4}|out|refund\w{0,4}|forfeit\w{0,3}|back)\b/i,
  },
];

/** Money or a thing that comes back. */
const ASKS_BACK =
  /\b(?:payment|deposit|money|fee|cash|price|instal?ment|bond|paid|refund)\b.{0,25}\bback\b|\bback\b.{0,20}\b(?:payment|deposit|money|fee|cash|bond)\b/i;
const SAYS_BACK =
  /\b(?:refund\w{0,4}|non-?refundable|return\w{0,3}|back|keeps?|kept|forfeit\w{0,3}|retain\w{0,3}|deposit\w{0,2}|bond|caution|repa(?:y|ys|id|yable)|credit\w{0,3}|lost|loses?|reimburse\w{0,4}|pa(?:y|ys|id|yment)|owes?|releas\w{1,3}|cancel\w{0,7}|yours|mine|gone|half|stays?|spent|nothing|none|every (?:cent|penny|pound|dollar|euro)|all of it|remainder|the rest)\b/i;

/** What the reader has to send back. */
const ASKS_TO_SEND =
  /\b(?:do|must|should|can|may|would|have) (?:i|we)\b.{0,20}\b(?:send|bring|give|take|hand|post|ship|return)\b(?:.{0,20}\bback\b)?/i;
/** A refund with its time limit: the time of the other side. */
const REFUND_IN =
  /\b(?:we|seller|shop|store|company|supplier|dealer|trader|provider)\b[^.;]{0,20}\b(?:refund|repay|reimburse|pay you back|return your)\w{0,3}\b[^.;]{0,60}\b(?:within|in)\b/i;
/** How long the reader has. */
const OWN_TIME =
  /\b(?:you|customer|buyer|hirer|tenant|borrower|member|client)\b[^.;]{0,40}\b(?:within|by|before|until|days|weeks|hours)\b/i;

/** Whether a candidate can be an answer at all: a question for a time of day wants one, a sum of one act is not that of another. */
function fitsQuestion(
  { text, expected }: Question,
  { sentence: { text: words }, signs }: Candidate,
): boolean {
  if (expected === 'clock' && words.match(CLOCK) === null) return false;
  if (ASKS_BACK.test(text) && !SAYS_BACK.test(words) && signs.led === 0) return false;
  if ((expected === 'day' || expected === 'length') && ASKS_TO_SEND.test(text))
    if (REFUND_IN.test(words) && !OWN_TIME.test(words.replace(REFUND_IN, ''))) return false;
  if (expected !== 'sum') return true;
  return ACTS.every(({ asks, says }) => !asks.test(text) || says.test(words) || signs.led > 0);
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
