import { findDates } from '../../../recognition/dates.ts';
import type { LegalText } from '../../../document/legal-text.ts';
import { numbersOfWord } from '../../../recognition/number-words.ts';
import { periodAfter } from './periods.ts';
import { daysOf } from './spans-of-time.ts';
import { currenciesIn, findNumbers, PERCENT } from './written-numbers.ts';

/** What a document says in numbers, written one way. */
export interface KnownNumbers {
  readonly values: ReadonlySet<string>;
  /** Those that stand beside a currency, have two decimals, or are large. */
  readonly sums: ReadonlySet<string>;
  /** ISO days. */
  readonly days: ReadonlySet<string>;
  /** Spans of time, in days. */
  readonly spans: readonly number[];
  readonly percents: ReadonlySet<string>;
  /** `950 month`: sums and shares with the time they are counted by. */
  readonly rates: ReadonlySet<string>;
  readonly currencies: ReadonlySet<string>;
  /** The words themselves, in which amounts without a number are looked up. */
  readonly words: string;
  /** How many paragraphs there are: points name them by number. */
  readonly paragraphs: number;
}

/** Letters behind a number that may say what it counts. */
const LONGEST_UNIT = 60;
/** Numbers from here on are rare enough in a paper to be sums without a currency beside them, as in tables. */
const LARGE = 100;

/** `You give thirty days; we may give three`: the second number counts what the first does. */
const SAME_UNIT =
  /\b(days?|weeks?|months?|years?)\b[^.\n]{0,60}?\b(?:give|need|get|have|ask|want|take)s? (\p{L}{3,9})(?=[.,;!]|$)/gimu;

const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');
/** "On the third day": three days have passed. A day of a month is none. */
const NTH_TIME =
  /\bthe (first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth) (?:working |business )?(day|week|month|year)\b(?! of)/gi;

/** Reads all numbers, sums and days of a document. Made once per document; linear. */
export function knowNumbers(text: LegalText): KnownNumbers {
  return knowNumbersOf(
    text.text,
    text.paragraphs.length,
    text.paragraphs.map(({ clause }) => clause ?? '').join(' '),
  );
}

/** The same of plain words, as the notes of a summary are. */
export function knowNumbersOf(words: string, paragraphs = 0, more = ''): KnownNumbers {
  const values = new Set<string>();
  const sums = new Set<string>();
  const spans = new Set<number>();
  const percents = new Set<string>();
  const rates = new Set<string>();
  /** What stands behind a number says what it counts. */
  const count = (numbers: readonly number[], end: number) => {
    const after = words.slice(end, end + LONGEST_UNIT);
    for (const days of daysOf(numbers, after)) spans.add(days);
    if (PERCENT.test(after)) for (const value of numbers) percents.add(nameOf(value));
  };
  for (const written of findNumbers(words)) {
    const hasDecimals = /[.,]\d{2}$/.test(words.slice(written.start, written.end));
    for (const value of written.values) {
      const name = nameOf(value);
      values.add(name);
      if (written.of === 'money' || value >= LARGE || hasDecimals) sums.add(name);
    }
    count(written.values, written.end);
    const per = periodAfter(written.after);
    if (per !== null) for (const value of written.values) rates.add(`${nameOf(value)} ${per}`);
  }
  for (const { values: found } of findNumbers(more)) for (const value of found) values.add(nameOf(value));
  for (const { 0: word, index } of words.matchAll(/\p{L}{2,20}/gu)) {
    const spelled = numbersOfWord(word);
    if (spelled.length === 0) continue;
    for (const value of spelled) values.add(nameOf(value));
    count(spelled, index + word.length);
  }
  for (const [, nth = '', unit = ''] of words.matchAll(NTH_TIME)) {
    for (const span of daysOf([ORDINALS.indexOf(nth.toLowerCase()) + 1], ` ${unit}`)) spans.add(span);
  }
  for (const [, unit = '', counted = ''] of words.matchAll(SAME_UNIT)) {
    const counts = findNumbers(counted).flatMap(({ values: found }) => found);
    for (const span of daysOf(counts, ` ${unit}`)) spans.add(span);
  }
  const days = new Set(
    [...findDates(words), ...findDates(words, true)].flatMap(({ iso }) => (iso === null ? [] : [iso])),
  );
  for (const day of days) for (const piece of day.split('-')) values.add(nameOf(Number(piece)));
  return {
    values,
    sums,
    days,
    spans: [...spans],
    percents,
    rates,
    currencies: currenciesIn(words),
    paragraphs,
    words,
  };
}

/** A number as a key: what is smaller than a thousandth does not count. */
export const nameOf = (value: number): string => String(Math.round(value * 1_000) / 1_000);
