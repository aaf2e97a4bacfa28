import { CLOCK } from '../words/figures.ts';
import type { Question } from '../read-question.ts';
import type { Candidate } from '../search-paper.ts';
import { DEMANDS } from './demands.ts';
import { fitsLasting } from './lasting.ts';
import { fitsMeasure } from './measures.ts';
import { fitsNamed, isOfOtherCase } from './named-thing.ts';
import { fitsWeekday } from './weekdays.ts';

/** What the reader has to send back. */
const ASKS_TO_SEND =
  /\b(?:do|must|should|can|may|would|have) (?:i|we)\b.{0,20}\b(?:send|bring|give|take|hand|post|ship|return)\b(?:.{0,20}\bback\b)?/i;
/** A refund with its time limit: the time of the other side. */
const REFUND_IN =
  /\b(?:we|seller|shop|store|company|supplier|dealer|trader|provider)\b[^.;]{0,20}\b(?:refund|repay|reimburse|pay you back|return your)\w{0,3}\b[^.;]{0,60}\b(?:within|in)\b/i;
/** How long the reader has. */
const OWN_TIME =
  /\b(?:you|customer|buyer|hirer|tenant|borrower|member|client)\b[^.;]{0,40}\b(?:within|by|before|until|days|weeks|hours)\b/i;

const SUM_NAMED = /\p{Sc}\s?\d|\b[A-Z]{3}\s\d|\d\s?\p{Sc}/u;

/** Likelihood from which a sentence is taken for a burden of the kind that is asked about. */
const BURDEN = 0.2;

/** Whether a candidate can be an answer at all: a question for a time of day wants one, a sum of one act is not that of another. */
export function fitsQuestion(question: Question, { sentence, signs }: Candidate): boolean {
  const { text, expected } = question;
  const words = sentence.text;
  const isLed = signs.led > 0;
  if (expected === 'clock' && words.match(CLOCK) === null) return false;
  if (!fitsMeasure(text, words, isLed || signs.concept > 0)) return false;
  if ((expected === 'day' || expected === 'length') && ASKS_TO_SEND.test(text))
    if (REFUND_IN.test(words) && !OWN_TIME.test(words.replace(REFUND_IN, ''))) return false;
  // whoever names a sum and asks who has to pay it speaks of that one
  if (expected === 'person' && signs.noNumbers === 1 && SUM_NAMED.test(text)) return false;
  if (isOfOtherCase(question, signs.otherCase)) return false;
  if (!fitsWeekday(text, words) || !fitsLasting(text, words)) return false;
  // a burden goes by many names
  if (!isLed && signs.family < BURDEN && !fitsNamed(question, words)) return false;
  return DEMANDS.every(
    ({ asks, of, says, byHeading = false }) =>
      (of !== undefined && !of.includes(expected)) ||
      !asks.test(text) ||
      says.test(words) ||
      (byHeading && isLed),
  );
}
