import { findAmounts } from '../../recognition/money.ts';
import type { Sentence } from '../../document/legal-text.ts';
import type { Figure } from './figure.ts';
import { currencyOf, money, numberOf, type Sum } from './sum.ts';
import { PERIODS_A_YEAR, yearlyRate } from './yearly-rate.ts';

const LATE = {
  severity: 'high',
  title: 'Late payment costs far more than usual',
  why: 'Late sums grow much faster than usual, so a short delay could cost you a lot.',
} as const;

/** The most that is usual for late sums, per year: one and a half per cent a month. */
const USUAL_LATE_RATE = 18;
/** Up to here it is what laws set, and nothing to warn of. */
const ORDINARY_RATE = 12;

/** Whether late sums cost what they cost by law in most places, and no fee on top. */
export function isUsualRate(sentence: string): boolean {
  const rate = yearlyRate(sentence);
  return (
    rate !== null &&
    rate.perYear <= ORDINARY_RATE &&
    findAmounts(sentence).length === 0 &&
    !/\b(?:compound|fees?|penalt\w+|charges?)\b/i.test(sentence)
  );
}

/** From here on a rate is told as far above the usual. */
const HEAVY_RATE = 30;
/** A sum that is owed once, or that may not grow further, is no rate. */
const CAPPED =
  /\b(?:up to|maximum (?:of|total)|at most|not (?:to )?exceed)\b[^.;]{0,40}(?:%|per ?cent|percent)/i;

/** What is taken off a price because work comes late is no rate on a late sum. */
const OF_DELIVERY =
  /\b(?:deliver\w*|complet\w*|performs?|finish\w*)\b[^.;]{0,60}\blate\b|\b(?:fee|price|pay|sum) (?:is|shall be|will be) (?:reduced|cut|lowered)\b|\b(?:takes?|taken|knock(?:s|ed)?|comes?) off\b|\bdeduct\w*\b[^.;]{0,40}(?:%|per ?cent)/i;

/** A rate on late sums that is far above the usual. */
export function lateRate(sentence: Sentence): Figure | null {
  const rate = yearlyRate(sentence.text);
  if (OF_DELIVERY.test(sentence.text)) return null;
  if (rate === null || rate.perYear <= HEAVY_RATE || CAPPED.test(sentence.text)) return null;
  const sum =
    rate.period === 'year'
      ? `${rate.percent} % a year`
      : `${rate.percent} % a ${rate.period} is about ${rate.perYear} % a year`;
  return {
    ...LATE,
    workedOut: `${sum}; usual is ${USUAL_LATE_RATE} % a year at most.`,
    sentence,
  };
}

const RECURRING =
  /^[^.;$€£₹]{0,12}?\b(?:per|a|each|every|for each|for every)\s(?:further |additional |calendar )?(day|week)\b/i;
/** Ends where the rent itself is named: `rent of £300 per week that is not paid`. */
const IS_RENT = /\brent(?: (?:of|is|at|being))?:?\s$/i;
/** Days or weeks over which a recurring sum is added up for the reader. */
const SPELL: Readonly<Record<string, number>> = { day: 30, week: 4 };

/** A fixed sum for each day or week of delay, against what is late. */
export function lateSum(sentence: Sentence, rent: Sum | null): Figure | null {
  if (rent === null || /\b(?:up to|maximum|at most|not (?:to )?exceed)/i.test(sentence.text)) return null;
  for (const amount of findAmounts(sentence.text)) {
    if (IS_RENT.test(sentence.text.slice(0, amount.start))) continue;
    const period = RECURRING.exec(sentence.text.slice(amount.end, amount.end + 40))?.[1]?.toLowerCase();
    const value = numberOf(amount.text);
    if (period === undefined || value === null || currencyOf(amount.text) !== rent.currency) continue;
    if ((100 * value * PERIODS_A_YEAR[period]!) / rent.value <= HEAVY_RATE) continue; // the pattern allows days and weeks
    const total = money(value * SPELL[period]!, rent.currency);
    return {
      ...LATE,
      workedOut: `${amount.text} a ${period} comes to ${total} in ${SPELL[period]} ${period}s, against rent of ${rent.text}.`,
      sentence,
    };
  }
  return null;
}
