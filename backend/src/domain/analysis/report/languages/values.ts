import { MONTH_NAMES } from '../../recognition/durations.ts';
import { findLengths, type FoundLength } from '../../reading/facts/find-spans-of-time.ts';
import type { Catalogue, CatalogueWords } from './catalogue.ts';
import { dayInWords } from './day-in.ts';

const DAY = String.raw`\d{1,2} (?:${MONTH_NAMES.join('|')}) \d{4}`;
const LENGTH = String.raw`(?:\d{1,4}(?: and a half)?|a half) (?:[a-z]{5,9} )?(?:hour|day|week|month|year)s?`;

/** What a value of a kind looks like in an English sentence, as the source of a pattern. */
export function shapeOf(kind: string): string {
  switch (kind) {
    case 'date':
      return DAY;
    case 'length':
      return LENGTH;
    case 'count':
      return String.raw`\d[\d,]{0,12}`;
    case 'figure':
      return String.raw`\d[\d.,]{0,12}`;
    case 'rate':
      return String.raw`(?:\d[\d.,]{0,10}|[a-z]{3,12}(?:[ -][a-z]{1,12}){0,3}) ?(?:%|per ?cent|percent)[^;]{0,40}?`;
    case 'sum':
      return '[^;%]{1,80}?';
    case 'pages':
      return String.raw`\d[\d, a-z]{0,200}?`;
    case 'each':
      return String.raw`(?:an?|per|each|every|for) .{1,80}?`;
    case 'unit':
      return 'hour|day|week|fortnight|month|quarter|year';
    case 'message':
      return '.{2,600}?';
    case 'quote':
      return '.{1,400}?';
    case 'role':
      // names hold brackets of their own: `Acme (Pty) Ltd (Tenant)`
      return String.raw`(?:[^()]|\([^()]{0,80}\)|\((?![^()]{0,80}\))){1,200}?`;
    default:
      return '.{1,200}?';
  }
}

/** Whatever is said by another message or a list of names, by the kind of the value. */
export interface Sayer {
  /** A sentence or label of ours in the language, from those of a context; null where it is none. */
  readonly say: (english: string, context?: string) => string | null;
}

/**
 * A value in the words of a language, or null where it cannot be said there. In: the kind of the value, the value as an English
 * sentence holds it, and the form that the sentence asks for: `{message.low}` stands behind a colon, where only German keeps capitals.
 */
export function sayValue(
  kind: string,
  value: string,
  form: string | undefined,
  catalogue: Catalogue,
  sayer: Sayer,
): string | null {
  const said = saidOf(kind, value, form, catalogue, sayer);
  // a name that is handed through keeps its capital
  return form === 'low' && said !== null && said !== value ? lower(said) : said;
}

/** With a small letter, but for `IA` and the like. */
const lower = (words: string) =>
  /^\p{Lu}(?!\p{Lu})/u.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words;

function saidOf(
  kind: string,
  value: string,
  form: string | undefined,
  { language, words }: Catalogue,
  { say }: Sayer,
): string | null {
  switch (kind) {
    case 'date':
      return dayIn(value, language);
    case 'length':
    case 'time':
    case 'deadline':
    case 'notice':
      return lengthIn(value, form, words);
    case 'rate':
      return rateIn(value, language, words);
    case 'sum':
      return value.startsWith('up to ')
        ? `${words.upTo} ${sumIn(value.slice(6), language)}`
        : sumIn(value, language);
    case 'count':
    case 'figure':
      return numberIn(value, language);
    case 'pages':
      return pagesIn(value, words);
    case 'message':
      return say(value);
    case 'price':
      return say(`${value}.`, 'amount')?.replace(/\.$/, '') ?? quoted(value, words);
    case 'stretch':
      return say(value, 'stretch');
    case 'paper':
      return say(value.replace(/^an? /, ''), 'paper') ?? quoted(value.replace(/^an? /, ''), words);
    case 'language':
    case 'languages':
      return listIn(value, words, (one) => say(one, 'language'));
    case 'country':
    case 'place':
      return listIn(
        value.replace(/^the (?=United|Nether|Philip)/, ''),
        words,
        (one) => say(one, 'place') ?? one,
      );
    case 'label':
      return say(value, 'label') ?? quoted(value, words);
    case 'who':
      return (
        say(value, 'who') ??
        say(value.toLowerCase().replace(/^the /, ''), 'role') ??
        say(value, 'label') ??
        value
      );
    case 'role':
      return say(value.toLowerCase(), 'role') ?? value;
    case 'heads':
      return value
        .split('; ')
        .map((head) => say(head) ?? quoted(head, words))
        .join('; ');
    case 'each':
      return eachIn(value, words) ?? quoted(value, words);
    case 'words':
      return quoted(value, words);
    default:
      return value;
  }
}

const quoted = (value: string, { quotes: [open, close] }: CatalogueWords) => `${open}${value}${close}`;

function dayIn(value: string, language: string): string | null {
  const [day, month, year] = value.split(' ');
  const at = MONTH_NAMES.indexOf(month ?? '');
  if (at < 0) return null;
  return dayInWords(new Date(Date.UTC(Number(year), at, Number(day))).toISOString(), language);
}

/** Signs between thousands, by language; decimals stand behind a comma in all of them. */
const THOUSANDS: Readonly<Record<string, string>> = { fr: '\u202f' };

/**
 * A sum as the language writes it: `£1,150.50` would be read as one pound and a bit where commas divide decimals. Sums of papers in other
 * languages, Swiss ones and such as India writes them stay.
 */
function sumIn(value: string, language: string): string {
  if (/CHF|\bFr\b|'/.test(value)) return value;
  const divided = value.replaceAll(
    /(?<![\d.,])(?:(\d{1,3}(?:,\d{3})+)(?:\.(\d{2}))?|(\d{1,6})\.(\d{2}))(?![\d]|[.,]\d)/g,
    (_, grouped: string | undefined, cents: string | undefined, plain: string | undefined, parts: string) => {
      const whole = grouped?.replaceAll(',', THOUSANDS[language] ?? '.') ?? plain ?? '';
      const decimals = cents ?? parts;
      return decimals === undefined ? whole : `${whole},${decimals}`;
    },
  );
  return SIGN_BEHIND.has(language) ? divided.replaceAll(SIGN_BEFORE, '$2\u00A0$1') : divided;
}

/** Languages that write `36 $`, never `$36`. */
const SIGN_BEHIND: ReadonlySet<string> = new Set(['de', 'fr']);
/** A sign of money before its figure, unless a word such as `million` goes on counting. */
const SIGN_BEFORE =
  /(?<![\p{L}\d])([A-Z]{0,3}[$£€¥₹]|R(?=\d))\s?(\d(?:[\d.,\u202f]{0,16}\d)?)(?![\d.,]*\d|\s?\p{L})/gu;

function numberIn(value: string, language: string): string {
  // words of a paper in another language than English may hold `1,5`
  const number = Number(
    /^\d{1,3},\d{1,2}$/.test(value) ? value.replace(',', '.') : value.replaceAll(',', ''),
  );
  return Number.isFinite(number)
    ? new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(number)
    : value;
}

/** What stands before the sign of a rate: Italian and Portuguese write `30%`, the others `30 %`. */
const BEFORE_PERCENT: Readonly<Record<string, string>> = { it: '', pt: '' };

/** Words that may stand around a length and change nothing: `within`, `the first`, the sign of a genitive. */
const AROUND = /^(?:(?:within|after|for|in|a period of|not later than|no later than)\s)?$/i;
const HALF = /^(?:(\d{1,4}) and )?a half ([a-z]{5,9} )?(hour|day|week|month|year)s?$/;

/** A length of time as we write it, or as the paper writes it; null where more is said than that. */
function lengthIn(value: string, form: string | undefined, words: CatalogueWords): string | null {
  const half = HALF.exec(value);
  if (half !== null) {
    const [, whole, kind, unit] = half;
    const many = unitWords(unit as FoundLength['unit'], kind?.trim() ?? null, form, words);
    return many === null ? null : `${whole ?? ''}${words.half} ${many[whole === undefined ? 0 : 1]}`;
  }
  const [length, ...more] = findLengths(value);
  if (length === undefined || more.length > 0) return null;
  if (!AROUND.test(value.slice(0, length.start)) || !/^['’]?s?$/.test(value.slice(length.end))) return null;
  const forms = unitWords(length.unit, length.kind, form, words);
  return forms === null ? null : `${length.count} ${forms[length.count === 1 ? 0 : 1]}`;
}

function unitWords(
  unit: FoundLength['unit'],
  kind: string | null,
  form: string | undefined,
  words: CatalogueWords,
): readonly [string, string] | null {
  const isBent = form === 'bent';
  if (kind === null) return (isBent ? words.bentUnits : undefined)?.[unit] ?? words.units[unit];
  if (unit !== 'day') return (isBent ? words.bentUnits : undefined)?.[unit] ?? words.units[unit];
  return (isBent ? words.bentDaysOfKind : undefined)?.[kind] ?? words.daysOfKind[kind] ?? null;
}

/** Numbers of a rate in words. */
const NUMBERS: Readonly<Record<string, string>> = {
  'half a': '0.5',
  'a half': '0.5',
  'one half': '0.5',
  half: '0.5',
  'one and a half': '1.5',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  twelve: '12',
  fifteen: '15',
  twenty: '20',
  'twenty-five': '25',
  thirty: '30',
  fifty: '50',
};
const IN_WORDS = /^([a-z]+(?:[ -][a-z]+){0,3}) (?=(?:per ?cent|percent)\b)/i;
const RATE =
  /^(\d[\d.,]{0,8}) ?(?:%|per ?cent|percent)(?:,? (?:a|an|per|each|every) (hour|day|week|month|quarter|year|annum)| (hourly|daily|weekly|monthly|quarterly|yearly|annually))?$/i;
const ADVERBS: Readonly<Record<string, keyof CatalogueWords['every']>> = {
  hourly: 'hour',
  daily: 'day',
  weekly: 'week',
  monthly: 'month',
  quarterly: 'quarter',
  yearly: 'year',
  annually: 'year',
  annum: 'year',
};

function rateIn(value: string, language: string, words: CatalogueWords): string {
  const figure = NUMBERS[IN_WORDS.exec(value)?.[1]?.toLowerCase() ?? ''];
  const match = RATE.exec(figure === undefined ? value : value.replace(IN_WORDS, `${figure} `));
  if (match === null) return quoted(value, words);
  const word = (match[2] ?? match[3])?.toLowerCase();
  const shown = `${numberIn(match[1]!, language)}${BEFORE_PERCENT[language] ?? ' '}%`; // the group takes part in every match
  if (word === undefined) return shown;
  return `${shown} ${words.every[ADVERBS[word] ?? (word as keyof CatalogueWords['every'])]}`;
}

/** `a day` in the words of a language; null where the paper says by what it is in words of its own. */
function eachIn(value: string, { every }: CatalogueWords): string | null {
  const unit = /^an? (hour|day|week|month|quarter|year)$/.exec(value)?.[1];
  return unit === undefined ? null : every[unit as keyof CatalogueWords['every']]; // the group names its keys
}

const pagesIn = (value: string, { to, and }: CatalogueWords): string =>
  value.replaceAll(' to ', ` ${to} `).replaceAll(' and ', ` ${and} `);

/** `A, B and C`, each in the words of the language. */
function listIn(
  value: string,
  { and, andBefore }: CatalogueWords,
  say: (one: string) => string | null,
): string | null {
  const known = say(value);
  if (known !== null && known !== value) return known;
  const parts = value.split(/, | and /).map(say);
  if (parts.some((part) => part === null)) return null;
  if (parts.length === 1) return parts[0]!;
  const last = parts.at(-1)!;
  const joined = andBefore?.[0].test(last) === true ? andBefore[1] : and;
  return `${parts.slice(0, -1).join(', ')} ${joined} ${last}`;
}
