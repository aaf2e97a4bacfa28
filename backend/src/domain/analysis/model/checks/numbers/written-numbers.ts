import { numberFromWords } from '../../../recognition/durations.ts';

/** A number as a text writes it. */
export interface WrittenNumber {
  readonly start: number;
  readonly end: number;
  /** What it may mean: `1.250` is 1250 or 1.25. */
  readonly values: readonly number[];
  /** The currency beside it, by a name of ours, or null. */
  readonly currency: string | null;
  readonly of: 'money' | 'percent' | 'time' | 'place' | 'nothing';
  readonly isWords: boolean;
  /** What stands behind it. */
  readonly after: string;
}

/** Groups of three after spaces or apostrophes, or anything joined by points and commas. */
const DIGITS = /\d{1,3}(?:[ \u00a0\u202f'’]\d{3}){1,5}(?!\d)(?:[.,]\d{1,2}(?!\d))?|\d+(?:[.,]\d+){0,6}/g;
const SCALES: readonly (readonly [RegExp, number])[] = [
  [/^\s?(?:thousand|k|tsd|mil)\b/i, 1_000],
  [/^\s?(?:lakhs?|lacs?)\b/i, 100_000],
  [/^\s?(?:million(?:en|es)?|millones|milhões|mn|mio|m)\b/i, 1_000_000],
  [/^\s?(?:crores?|cr)\b/i, 10_000_000],
  [/^\s?(?:billion|bn|mrd)\b/i, 1_000_000_000],
];

const CURRENCIES: readonly (readonly [string, string])[] = [
  ['reais', String.raw`R\$|BRL\b|reais\b`],
  ['dollar', String.raw`(?:US|A|C|S|NZ|HK)?\$|(?:USD|AUD|CAD|NZD|SGD|HKD|MXN)\b|dollars?\b`],
  ['pound', String.raw`£|GBP\b|pounds?\b|sterling\b|pence\b`],
  ['euro', String.raw`€|EUR\b|euros?\b`],
  ['rupee', String.raw`₹|INR\b|Rs\b\.?|rupees?\b|रुपये|रुपए`],
  ['franc', String.raw`CHF\b|Fr\.|francs?\b|Franken\b`],
  ['krone', String.raw`(?:SEK|NOK|DKK)\b|kr\b\.?|kron(?:or|er|e|a)\b`],
  ['yen', String.raw`[¥元円]|(?:JPY|CNY|RMB)\b|yen\b|yuan\b`],
  ['dirham', String.raw`AED\b|dirhams?\b|درهم`],
  ['rand', String.raw`ZAR\b|rand\b|R(?=\s?\d)`],
  ['coin', String.raw`(?:BTC|ETH|USDT)\b|bitcoins?\b|tether\b`],
];
const BEFORE = CURRENCIES.map(
  ([name, sign]) =>
    [
      name,
      new RegExp(`(?:^|[^\\p{L}])(?:${sign.replace(String.raw`|R(?=\s?\d)`, '|R')})\\s?$`, 'iu'),
    ] as const,
);
const AFTER = CURRENCIES.map(([name, sign]) => [name, new RegExp(`^\\s?(?:${sign})`, 'iu')] as const);
const ANYWHERE = CURRENCIES.map(
  ([name, sign]) => [name, new RegExp(`(?<!\\p{L})(?:${sign})`, 'iu')] as const,
);

const TIME =
  /^[\s-]?(?:calendar |working |business |full |whole |clear )?(?:seconds?|minutes?|hours?|days?|nights?|weeks?|fortnights?|months?|quarters?|years?|p\.?a\.?\b)/i;
/** What follows a share of a hundred, in the languages that papers come in. */
export const PERCENT =
  /^\s?(?:\(\s?[\p{L}\d., -]{1,24}\))?\s?(?:%|percent|per cent|percentage points?|prozent|vom hundert|v\. ?h\.|pour cent|por ciento|por cento|per cento|procent|prosent)/iu;
const PLACE =
  /(?:§{1,2}|\b(?:clauses?|sections?|articles?|paragraphs?|points?|items?|schedules?|annex(?:es)?|appendix|pages?|parts?|nos?\.|numbers?|rules?|boxes?))\s{0,2}(?:[\d.]{1,6}(?:\s?(?:,|and|to|or|–|-)\s?)){0,4}$/i;

const WORD = String.raw`(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|lakhs?|crores?|million)`;
const WORDS = new RegExp(String.raw`\b${WORD}(?:[\s-]{1,2}(?:and\s)?${WORD}){0,6}\b`, 'gi');

/** The numbers of a text in order of place, in digits and in English words. Linear. */
export function findNumbers(text: string): WrittenNumber[] {
  const digits = Array.from(text.matchAll(DIGITS), (match) =>
    describe(text, match.index, match.index + match[0].length, valuesOf(match[0]), false),
  );
  const words = Array.from(text.matchAll(WORDS)).flatMap((match) => {
    const value = numberFromWords(match[0]);
    // `3 lakh`: the number stands before it
    return value === null || /^(?:lakhs?|crores?)$/i.test(match[0])
      ? []
      : [describe(text, match.index, match.index + match[0].length, [value], true)];
  });
  return [...digits, ...words].toSorted((a, b) => a.start - b.start);
}

/** The currencies that a text names, by names of ours. */
export function currenciesIn(text: string): Set<string> {
  return new Set(ANYWHERE.filter(([, sign]) => sign.test(text)).map(([name]) => name));
}

function describe(
  text: string,
  start: number,
  end: number,
  plain: readonly number[],
  isWords: boolean,
): WrittenNumber {
  const before = text.slice(Math.max(0, start - 24), start);
  const after = text.slice(end, end + 30);
  const scale = SCALES.find(([word]) => word.test(after));
  // A lone letter may stand for meters.
  const isUnsure = scale !== undefined && /^\s?m\b/i.test(after);
  const scaled = scale === undefined ? plain : plain.map((value) => value * scale[1]);
  const meant = isUnsure ? [...scaled, ...plain] : scaled;
  const rest = scale === undefined ? after : after.replace(scale[0], '');
  const currency =
    BEFORE.find(([, sign]) => sign.test(before))?.[0] ??
    AFTER.find(([, sign]) => sign.test(rest))?.[0] ??
    null;
  const of =
    currency !== null
      ? 'money'
      : PERCENT.test(after)
        ? 'percent'
        : TIME.test(after)
          ? 'time'
          : PLACE.test(before)
            ? 'place'
            : 'nothing';
  // No currency has thousandths: 1.250 € is a thousand and more.
  const values = of === 'money' && meant.length > 1 ? meant.filter((value) => isInCents(value)) : meant;
  return { start, end, values, currency, of, isWords, after };
}

const isInCents = (value: number) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;

/** What a number in digits may mean, whatever the country of its writer. */
function valuesOf(written: string): number[] {
  const plain = written.replace(/[ \u00a0\u202f'’]/g, '');
  const marks = plain.match(/[.,]/g) ?? [];
  if (marks.length === 0) return [Number(plain)];
  const groups = plain.split(/[.,]/);
  const last = groups.at(-1)!;
  const joined = Number(groups.join(''));
  const decimal = Number(`${groups.slice(0, -1).join('')}.${last}`);
  if (new Set(marks).size > 1)
    return last.length === 3 && marks.at(-1) === marks.at(-2) ? [joined] : [decimal];
  if (marks.length === 1) return last.length === 3 ? [joined, decimal] : [decimal];
  // 1,234,567 or 3,00,000; else a date, a version or a clause number.
  const isGrouped =
    last.length === 3 && groups.slice(1, -1).every(({ length }) => length === 2 || length === 3);
  return isGrouped ? [joined] : groups.map(Number);
}
