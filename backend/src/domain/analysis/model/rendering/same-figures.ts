import { hasSameUnits } from './same-units.ts';
import { PACKS } from '../../reading/packs/packs.ts';

/** Numbers as words: of English here, of the other languages in their packs. One is an article in most of them, and not looked at. */
const ENGLISH: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fourteen: 14,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  sixty: 60,
  ninety: 90,
  hundred: 100,
};

const wordsOf = (language: string): Readonly<Record<string, number>> =>
  language === 'en' ? ENGLISH : (PACKS.find((pack) => pack.code === language)?.figures.numbers ?? {});

/** Days with the month in digits, whose month may come back as a word. */
const NUMERIC_DAY = /\b(?:\d{4}-\d{2}-\d{2}|\d{1,2}[./]\d{1,2}[./]\d{2,4})\b/g;

/**
 * Whether two sentences in two languages hold the same figures, units, currencies and months, however they are written: `€1,200.50` and `1.200,50 €`, `2 months`
 * and `zwei Monate`, `2027-05-12` and `12. Mai 2027`.
 */
export function hasSameFigures(source: string, from: string, rendering: string, to: string): boolean {
  const [was, is] = [figuresOf(source, from), figuresOf(rendering, to)];
  const isKept = [...was.digits, ...was.words].every(
    (figure) => is.digits.has(figure) || is.words.has(figure) || (was.months.has(figure) && figure <= 12),
  );
  const isBacked = [...is.digits, ...is.words].every(
    (figure) => was.digits.has(figure) || was.words.has(figure) || was.ofMonths.has(figure),
  );
  return isKept && isBacked && hasSameUnits(source, rendering, monthsOfLine(was), monthsOfLine(is));
}

const monthsOfLine = ({ ofMonths, months: days }: Figures) => ({ inWords: ofMonths, inDigits: days });

/** The month, not the verb. */
const IN_MAY = /\d{1,2}(?:st|nd|rd|th)?(?: of)? May\b|\bMay,? \d/;

interface Figures {
  readonly digits: ReadonlySet<number>;
  readonly words: ReadonlySet<number>;
  /** Figures of days in digits. */
  readonly months: ReadonlySet<number>;
  /** Months as words, by their number. */
  readonly ofMonths: ReadonlySet<number>;
}

function figuresOf(text: string, language: string): Figures {
  const days = (text.match(NUMERIC_DAY) ?? []).flatMap((day) => day.match(/\d+/g) ?? []).map(Number);
  const plain = text
    .replaceAll(NUMERIC_DAY, (day) => day.replaceAll(/\D/g, ' '))
    .replaceAll(/(\d)[.,'’\u00a0\u202f ](?=\d{3}(?!\d))/g, '$1')
    .replaceAll(/(\d),(?=\d)/g, '$1.');
  const table = wordsOf(language);
  const isVerb = (word: string) => word === 'may' && language === 'en' && !IN_MAY.test(text);
  const letters = plain.toLowerCase().match(/\p{L}+/gu) ?? [];
  return {
    digits: new Set((plain.match(/\d+(?:\.\d+)?/g) ?? []).map(Number)),
    words: new Set(
      letters.flatMap((word) => (table[word] === undefined || table[word] < 2 ? [] : table[word])),
    ),
    months: new Set(days),
    ofMonths: new Set(letters.flatMap((word) => (isVerb(word) ? [] : monthOf(word, language)))),
  };
}

function monthOf(word: string, language: string): number[] {
  if (word.length < 3) return [];
  const at = monthsOf(language).findIndex((month) => month === word);
  return at < 0 ? [] : [at + 1];
}

const months = new Map<string, readonly string[]>();

function monthsOf(language: string): readonly string[] {
  const known = months.get(language);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  const names = Array.from({ length: 12 }, (_, month) => format.format(new Date(Date.UTC(2027, month, 1))));
  const lower = names.map((name) => name.toLowerCase());
  months.set(language, lower);
  return lower;
}
