import { findDates } from '../../recognition/dates.ts';
import type { LegalText } from '../../document/legal-text.ts';
import { numbersOfWord } from '../../recognition/number-words.ts';
import { currenciesIn, findNumbers } from './written-numbers.ts';

/** What a document says in numbers, written one way. */
export interface KnownNumbers {
  readonly values: ReadonlySet<string>;
  /** Those that stand beside a currency, have two decimals, or are large. */
  readonly sums: ReadonlySet<string>;
  /** ISO days. */
  readonly days: ReadonlySet<string>;
  readonly currencies: ReadonlySet<string>;
  /** How many paragraphs there are: points name them by number. */
  readonly paragraphs: number;
}

/** Numbers from here on are rare enough in a paper to be sums without a currency beside them, as in tables. */
const LARGE = 100;

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
  for (const written of findNumbers(words)) {
    const hasDecimals = /[.,]\d{2}$/.test(words.slice(written.start, written.end));
    for (const value of written.values) {
      const name = nameOf(value);
      values.add(name);
      if (written.of === 'money' || value >= LARGE || hasDecimals) sums.add(name);
    }
  }
  for (const { values: found } of findNumbers(more)) for (const value of found) values.add(nameOf(value));
  for (const [word] of words.matchAll(/\p{L}{2,20}/gu)) {
    for (const value of numbersOfWord(word)) values.add(nameOf(value));
  }
  const days = new Set(
    [...findDates(words), ...findDates(words, true)].flatMap(({ iso }) => (iso === null ? [] : [iso])),
  );
  for (const day of days) for (const piece of day.split('-')) values.add(nameOf(Number(piece)));
  return { values, sums, days, currencies: currenciesIn(words), paragraphs };
}

/** A number as a key: what is smaller than a thousandth does not count. */
export const nameOf = (value: number): string => String(Math.round(value * 1_000) / 1_000);
