import { CLOCK } from './figures.ts';
import { intentOf } from './intents.ts';
import type { Question } from './read-question.ts';
import { likeness } from './meaning/word-meanings.ts';
import type { Candidate } from './search-paper.ts';
import { SIGNS } from './signs.ts';
import { termsOf } from './stem.ts';
import { groupsOf } from './synonyms.ts';
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

const HOW_MANY = /\bhow many (?:more |other |different |extra )?([\p{L}-]{3,20})/iu;
const UNITS_OF_TIME = /^(?:days?|weeks?|months?|years?|hours?|minutes?|times?)$/i;
const COUNTED =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|fifteen|twenty|thirty|forty|fifty|hundred|no|none|any|each|every|a pair|both|unlimited|as many)\b/i;
const HOW_BIG = /\bhow (?:big|large|heavy|tall|wide|high|deep)\b/i;
const MEASURED =
  /\d[\d.,]{0,8}\s?(?:m²|m2|sq|square|metres?|meters?|m\b|feet|foot|ft|acres?|hectares?|ha\b|cm|mm|inch(?:es)?|kg|kilos?|lbs?|tonnes?|tons?|litres?|liters?|gallons?|miles?|km|rods?|perches|people|persons|seats|rooms|beds?|by|x|×)\b|\b(?:size|area|square|acres?|hectares?|metres|meters|feet|bigger|larger|heavier|smaller|rooms?|bedroom)\b/i;
/** Words this like that which is counted stand for it. */
const STANDS_FOR = 0.35;

/** Whether a sentence counts or measures what the question wants counted or measured; true of all other questions. */
function fitsMeasure(question: string, words: string, isLed: boolean): boolean {
  if (HOW_BIG.test(question) && !MEASURED.test(words)) return false;
  const counted = HOW_MANY.exec(question)?.[1];
  if (counted === undefined || UNITS_OF_TIME.test(counted)) return true;
  if (!COUNTED.test(words)) return false;
  const [term] = termsOf(counted);
  if (term === undefined || isLed) return true;
  const groups = groupsOf(term);
  return termsOf(words).some(
    (one) => likeness(one, term) > STANDS_FOR || [...groupsOf(one)].some((group) => groups.has(group)),
  );
}

/** Whether a candidate can be an answer at all: a question for a time of day wants one, a sum of one act is not that of another. */
export function fitsQuestion(
  { text, expected }: Question,
  { sentence: { text: words }, signs }: Candidate,
): boolean {
  if (expected === 'clock' && words.match(CLOCK) === null) return false;
  if (!fitsMeasure(text, words, signs.led > 0 || signs.concept > 0)) return false;
  if (ASKS_BACK.test(text) && !SAYS_BACK.test(words) && signs.led === 0) return false;
  if ((expected === 'day' || expected === 'length') && ASKS_TO_SEND.test(text))
    if (REFUND_IN.test(words) && !OWN_TIME.test(words.replace(REFUND_IN, ''))) return false;
  if (expected !== 'sum') return true;
  return ACTS.every(({ asks, says }) => !asks.test(text) || says.test(words) || signs.led > 0);
}

export interface Decision {
  /** The candidates that answer the question, best first; empty where none does. */
  readonly answers: readonly Candidate[];
  /** Whether they are only quoted: they speak of what is asked, and nothing says how well they answer it. */
  readonly isQuotation: boolean;
  /** Whether the first candidate may answer it all the same. */
  readonly isDoubtful: boolean;
}

/** Whether a candidate below the bar speaks of what is asked: it has the telling word, or all that the question names. */
const speaksOfIt = ({ signs }: Candidate, odds: number): boolean =>
  (signs.telling === 1 && signs.strange < MOST_STRANGE && odds > BAR_OF_TELLING) ||
  (signs.concept > 0.99 && odds > BAR_OF_ALL);

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
