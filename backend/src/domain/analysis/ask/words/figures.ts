import { findDays } from '../../reading/facts/find-dates.ts';
import { findMoney } from '../../reading/facts/find-money.ts';
import { findLengths } from '../../reading/facts/find-spans-of-time.ts';
import type { Expected } from '../read-question.ts';

/** A figure as the paper prints it, with its place in the text. */
export interface Figure {
  readonly start: number;
  readonly end: number;
  readonly words: string;
}

/** Percentages, which answer "how much" as sums do. */
const PERCENT = /\d{1,3}(?:[.,]\d{1,3})?\s?(?:%|per cent\b|percent\b)/gi;
/** Days that name no date: `the 5th of each month`, `the first day of each month`. */
const DAY_OF_MONTH =
  /\b(?:\d{1,2}(?:st|nd|rd|th)|first|second|third|fifth|seventh|tenth|fifteenth|last)(?: (?:working |business )?day)?(?: of (?:each|every|the|that)(?: calendar)? month)|\b(?<=\b(?:by|on) the )\d{1,2}(?:st|nd|rd|th)\b/gi;
/** A time of day: `11 p.m.`, `23:30`, `half past nine`, `noon`. */
export const CLOCK =
  /\b\d{1,2}(?:[:.]\d{2})?\s?(?:[ap]m\b|[ap]\.\s?m\.?)|\b(?:[01]?\d|2[0-4])[:h][0-5]\d\b|\b\d{1,2}(?:\.\d{2})? ?(?:hours|hrs)\b|\b(?:noon|midday|midnight|o['’]clock|dusk|dawn|sunset|sunrise|evening|morning|afternoon|any hour|(?<!\bat )any time)\b|\b(?:half|quarter) (?:past|to)\b|\b(?:at|by|until|till|after|before|from) (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b(?! (?:days?|weeks?|months?|years?|hours?|working|business|calendar)\b)/gi;
/** What follows a sum and belongs to it: `per month`, `a day`, `for every day`. */
const RATE =
  /^\s{0,2}(?:\/-?\s?)?(?:\(?plus VAT\)?\s)?(?:(?:per|a|an|each|every|for (?:each|every)|\/)\s?(?:calendar )?(?:hour|day|week|month|quarter|year|annum|visit|night|person|kilometre|kilometer|mile))\b/i;

/** The figures of the expected kind in a sentence, in order; one that stands inside another is left out. */
export function figuresIn(text: string, expected: Expected, country: string): Figure[] {
  switch (expected) {
    case 'sum':
      return apart([
        ...findMoney(text, country).map((sum) => withRate(text, sum)),
        ...matches(text, PERCENT),
      ]);
    case 'length': {
      const lengths = apart(findLengths(text).map(({ start, end, words }) => ({ start, end, words })));
      // the "a year" of "25 days a year" is no length of its own
      const counted = lengths.filter(({ words }) => !/^an? /i.test(words));
      return counted.length > 0 ? counted : lengths;
    }
    case 'day': {
      const days = apart([
        ...findDays(text, country).map(({ start, end, words }) => ({ start, end, words })),
        ...matches(text, DAY_OF_MONTH),
      ]);
      // "When do I get it back?" is answered by "within 21 days" too.
      const isWithin = ({ start, end }: Figure) =>
        /\b(?:within|have|has|up to|until)\s{1,2}$/i.test(text.slice(Math.max(0, start - 10), start)) ||
        /^\s(?:from|after|before|of|following)\b/i.test(text.slice(end, end + 12));
      return days.length > 0 ? days : figuresIn(text, 'length', country).filter(isWithin);
    }
    case 'clock':
      return apart(matches(text, CLOCK));
    default:
      return [];
  }
}

const matches = (text: string, pattern: RegExp): Figure[] =>
  Array.from(text.matchAll(pattern), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
    words: match[0],
  }));

function withRate(text: string, { start, end, words }: Figure): Figure {
  const rate = RATE.exec(text.slice(end, end + 40));
  return rate === null
    ? { start, end, words }
    : { start, end: end + rate[0].length, words: `${words}${rate[0]}` };
}

function apart(figures: readonly Figure[]): Figure[] {
  const out: Figure[] = [];
  for (const figure of figures.toSorted((a, b) => a.start - b.start || b.end - a.end))
    if (out.length === 0 || figure.start >= out.at(-1)!.end) out.push(figure);
  return out;
}

const HOURS = { hour: 1, day: 24, week: 168, month: 730, year: 8_760 } as const;
/** Lengths that differ by less are the same: twelve months and 365 days. */
const SAME = 0.02;

/** The lengths of time in a stretch of text, in hours; `a month` and the like, which are no length of their own, left out. */
export const hoursIn = (text: string): readonly number[] =>
  /\d|\b(?:[a-z]{2,9}teen|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[a-z]{3,5}ty|half|fortnight)\b/i.test(
    text,
  )
    ? findLengths(text.slice(0, 1_200))
        .filter(({ words }) => !/^an? (?!fortnight)/i.test(words))
        .map(({ count, unit }) => count * HOURS[unit])
    : [];

/** Whether one of the lengths is as long as one of the others: `two years` and `24 months`. */
export const shareLength = (some: readonly number[], others: readonly number[]): boolean =>
  some.some((one) => others.some((other) => Math.abs(one - other) <= SAME * Math.max(one, other)));
