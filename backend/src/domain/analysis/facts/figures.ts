import type { Severity } from '../finding.ts';
import type { LegalText, Sentence } from '../text/legal-text.ts';
import { findAmounts } from '../text/money.ts';
import { findDurations } from '../text/durations.ts';

/** What the figures of a clause come to, where that is far from usual. */
export interface Figure {
  readonly severity: Severity;
  readonly title: string;
  readonly why: string;
  /** What to ask for, where the figure calls for something else than its kind. */
  readonly ask?: string;
  /** The sum behind it; printed on a line of its own, as its numbers do not stand in the document. */
  readonly workedOut: string;
  /** The sentence the figures stand in. */
  readonly sentence: Sentence;
}

const PERIODS_A_YEAR: Readonly<Record<string, number>> = {
  day: 365,
  week: 52,
  fortnight: 26,
  month: 12,
  quarter: 4,
  year: 1,
};
const PERIOD_WORDS: Readonly<Record<string, string>> = {
  diem: 'day',
  daily: 'day',
  weekly: 'week',
  monthly: 'month',
  mensem: 'month',
  'p.m': 'month',
  quarterly: 'quarter',
  annum: 'year',
  'p.a': 'year',
  yearly: 'year',
  annually: 'year',
  annual: 'year',
};
const PERCENT = String.raw`(\d{1,3}(?:[.,]\d{1,4})?)\s?(?:%|per ?cent\b|percent\b)\)?`;
const SPAN = String.raw`(day|week|fortnight|month|quarter|year|annum|diem|mensem)`;
const EVERY = String.raw`(?:per|a|an|each|every|for (?:each|every|any))`;
const RATE = new RegExp(
  String.raw`${PERCENT},?\s(?:(?:simple |compound )?interest |of (?:the |any |all |such )?[a-z -]{3,40}? )?${EVERY} (?:calendar |additional |full |further |started |commenced )?${SPAN}\b|${PERCENT}\s(p\.m|p\.a|daily|weekly|monthly|quarterly|yearly|annually)\b(?! (?:rent|fee|pay|salar|instal|charge))|\b(daily|weekly|monthly|quarterly|annual) (?:interest|rate|(?:late |finance |service )?charge)\b[^.;]{0,30}?${PERCENT}`,
  'gi',
);

/** The highest rate a sentence names, as a percentage of a year without compounding; null when it names none. */
export function yearlyRate(
  sentence: string,
): { readonly percent: number; readonly period: string; readonly perYear: number } | null {
  const rates = Array.from(sentence.matchAll(RATE), (match) => {
    const percent = Number((match[1] ?? match[3] ?? match[6] ?? '').replace(',', '.'));
    const word = (match[2] ?? match[4] ?? match[5] ?? '').toLowerCase();
    const period = PERIOD_WORDS[word] ?? word;
    return { percent, period, perYear: Math.round(percent * (PERIODS_A_YEAR[period] ?? 0) * 10) / 10 };
  });
  return rates.toSorted((a, b) => b.perYear - a.perYear)[0] ?? null;
}

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

function lateRate(sentence: Sentence): Figure | null {
  const rate = yearlyRate(sentence.text);
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
/** Days or weeks over which a recurring sum is added up for the reader. */
const SPELL: Readonly<Record<string, number>> = { day: 30, week: 4 };

/** A fixed sum for each day or week of delay, against what is late. */
function lateSum(sentence: Sentence, rent: Sum | null): Figure | null {
  if (rent === null || /\b(?:up to|maximum|at most|not (?:to )?exceed)/i.test(sentence.text)) return null;
  for (const amount of findAmounts(sentence.text)) {
    const period = RECURRING.exec(sentence.text.slice(amount.end, amount.end + 40))?.[1]?.toLowerCase();
    const value = numberOf(amount.text);
    if (period === undefined || value === null || currencyOf(amount.text) !== rent.currency) continue;
    if ((100 * value * PERIODS_A_YEAR[period]!) / rent.value <= HEAVY_RATE) continue; // the pattern allows days and weeks
    const total = Math.round(value * SPELL[period]!).toLocaleString('en-US');
    return {
      ...LATE,
      workedOut: `${amount.text} a ${period} comes to ${rent.currency}${total} in ${SPELL[period]} ${period}s, against rent of ${rent.text}.`,
      sentence,
    };
  }
  return null;
}

const LARGE_DEPOSIT = 3;
const HUGE_DEPOSIT = 6;
const MONTHLY: Readonly<Record<string, number>> = { week: 52 / 12, month: 1, year: 1 / 12 };

interface Sum {
  readonly value: number;
  readonly currency: string;
  readonly text: string;
  readonly sentence: Sentence;
}

/** The deposit against a month's rent, where the document gives both or says it in months. */
function depositSize(text: LegalText): Figure | null {
  const rent = monthlyRent(text);
  for (const sentence of text.sentences) {
    if (!/\b(?:deposit|bond)\b/i.test(sentence.text) || /\bholding deposit\b/i.test(sentence.text)) continue;
    const said = monthsOfRent(sentence.text);
    const sum = said === null ? depositIn(sentence) : null;
    const months =
      said ??
      (sum !== null && rent !== null && sum.currency === rent.currency ? sum.value / rent.value : null);
    if (months === null || months <= LARGE_DEPOSIT + 0.05) continue;
    const count = Math.round(months * 10) / 10;
    const source = sum === null || rent === null ? '' : ` (${sum.text} against ${rent.text})`;
    return {
      severity: months >= HUGE_DEPOSIT - 0.05 ? 'high' : 'medium',
      title: 'The deposit is very large',
      why: 'A large sum is out of your hands for the whole lease, and you could wait for it or lose it.',
      ask: 'for a smaller deposit, kept in a separate account.',
      workedOut: `the deposit is about ${count} months of rent${source}; usual is one to three.`,
      sentence,
    };
  }
  return null;
}

function monthlyRent(text: LegalText): Sum | null {
  for (const sentence of text.sentences) {
    if (!/\brent\b/i.test(sentence.text)) continue;
    for (const amount of findAmounts(sentence.text)) {
      const after = sentence.text.slice(amount.end, amount.end + 60);
      const before = sentence.text.slice(Math.max(0, amount.start - 60), amount.start);
      if (/\b(?:deposit|bond|fee|fine|late|penalty)\b[^.;]*$/i.test(before)) continue;
      const period =
        /^[^.;$€£₹]{0,40}?\b(?:per|a|each|every|of each|of every)\s(?:calendar |and every )?(week|month|year|annum)\b/i.exec(
          after,
        )?.[1] ?? (/\bmonthly\b/i.test(before) || /^[^.;]{0,20}\bmonthly\b/i.test(after) ? 'month' : null);
      const factor = period === null ? undefined : MONTHLY[period.toLowerCase().replace('annum', 'year')];
      const value = numberOf(amount.text);
      if (factor === undefined || value === null) continue;
      return {
        value: value * factor,
        currency: currencyOf(amount.text),
        text: `${amount.text} a ${period!.toLowerCase().replace('annum', 'year')}`, // a factor needs a period
        sentence,
      };
    }
  }
  return null;
}

function depositIn(sentence: Sentence): Sum | null {
  for (const amount of findAmounts(sentence.text)) {
    const before = sentence.text.slice(Math.max(0, amount.start - 90), amount.start);
    const after = sentence.text.slice(amount.end, amount.end + 50);
    const isDeposit =
      /\b(?:deposit|bond)\b(?![^.;]*(?:\b(?:rent|fee|fine|penalty|charge|interest)\b|[$€£₹]))[^.;]*$/i.test(
        before,
      ) || /^[^.;$€£₹]{0,20}\bas (?:an? |the )?(?:[a-z]+ )?(?:deposit|bond)\b/i.test(after);
    const value = numberOf(amount.text);
    if (isDeposit && value !== null)
      return { value, currency: currencyOf(amount.text), text: amount.text, sentence };
  }
  return null;
}

/** `a deposit equal to six (6) months’ rent`. */
function monthsOfRent(sentence: string): number | null {
  for (const { count, unit, end } of findDurations(sentence)) {
    const follows = sentence.slice(end, end + 40);
    if (!/^['’]?s?['’]?\s(?:worth of |of )?(?:the )?(?:monthly |base |gross |net )?rent\b/i.test(follows))
      continue;
    if (unit === 'month') return count;
    if (unit === 'week') return (count * 12) / 52;
    if (unit === 'year') return count * 12;
  }
  return null;
}

const currencyOf = (amount: string) => amount.replace(/[\d.,'’\s]/g, '');

/** `1,800.00`, `1.800,00` and `1 800` are all 1800; null for `2 million`, which no rent is. */
function numberOf(amount: string): number | null {
  if (/\b(?:million|billion|thousand|lakhs?|crores?)\b/i.test(amount)) return null;
  const digits = /\d[\d.,'’ ]*/.exec(amount)?.[0].trim() ?? '';
  const cents = /[.,](\d{1,2})$/.exec(digits);
  const whole = cents === null ? digits : digits.slice(0, cents.index);
  const value = Number(`${whole.replace(/[.,'’ ]/g, '')}.${cents?.[1] ?? 0}`);
  return Number.isFinite(value) && value > 0 ? value : null;
}

/** Reads the figures of clauses of one document. */
export function figureReader(text: LegalText): (kindId: string, sentence: Sentence) => Figure | null {
  let deposit: Figure | null | undefined;
  return (kindId, sentence) => {
    if (kindId === 'late-fees') return lateRate(sentence) ?? lateSum(sentence, monthlyRent(text));
    if (kindId !== 'deposit') return null;
    if (deposit === undefined) deposit = depositSize(text);
    return deposit;
  };
}
