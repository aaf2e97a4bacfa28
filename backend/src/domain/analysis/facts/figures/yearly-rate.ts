import { sifted } from '../../sieve/sifted.ts';

/** How many of a period make a year. */
export const PERIODS_A_YEAR: Readonly<Record<string, number>> = {
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
/** `1.5 %` and `.5 %`; of `1 3/4 %` the last digit is no percentage. */
const PERCENT = String.raw`(?<![\d./⁄])(\d{1,3}(?:[.,]\d{1,4})?|\.\d{1,4})\s?(?:%|per ?cent\b|percent\b)\)?`;
const SPAN = 'day|week|fortnight|month|quarter|year|annum|diem|mensem';
const EVERY = String.raw`(?:per|a|an|each|every|for (?:each|every|any))`;
const RATE = sifted(
  new RegExp(
    String.raw`${PERCENT},?\s(?:(?:simple |compound )?interest |of (?:the |any |all |such )?[a-z -]{3,40}? )?${EVERY} (?:calendar |additional |full |further |started |commenced )?(${SPAN})\b|${PERCENT}\s(p\.m|p\.a|daily|weekly|monthly|quarterly|yearly|annually)\b(?! (?:rent|fee|pay|salar|instal|charge))|\b(daily|weekly|monthly|quarterly|annual) (?:interest|rate|(?:late |finance |service )?charge)\b[^.;]{0,30}?${PERCENT}(?!,?\s(?:${EVERY} (?:${SPAN})\b|p\.[am]|daily|weekly|monthly|quarterly|yearly|annually))`,
    'gi',
  ),
);

/** `5 % of the rent due each month` is owed once for each rent and does not grow. */
const OWED_ONCE = /\b(?:due|payable|owed|owing) (?:each|every|a|an)\b/i;

/** The highest rate a sentence names, as a percentage of a year without compounding; null when it names none. */
export function yearlyRate(
  sentence: string,
): { readonly percent: number; readonly period: string; readonly perYear: number } | null {
  const rates = Array.from(RATE.matchAll(sentence))
    .filter(([words]) => !OWED_ONCE.test(words))
    .map((match) => {
      const percent = Number((match[1] ?? match[3] ?? match[6] ?? '').replace(',', '.'));
      const word = (match[2] ?? match[4] ?? match[5] ?? '').toLowerCase();
      const period = PERIOD_WORDS[word] ?? word;
      return { percent, period, perYear: Math.round(percent * (PERIODS_A_YEAR[period] ?? 0) * 10) / 10 };
    });
  return rates.toSorted((a, b) => b.perYear - a.perYear)[0] ?? null;
}
