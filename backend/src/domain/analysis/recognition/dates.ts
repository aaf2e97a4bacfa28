import { sifted } from '../sieve/sifted.ts';

/** A date as the text writes it. */
export interface FoundDate {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** `yyyy-mm-dd`, or null when it is no day of the calendar. */
  readonly iso: string | null;
}

const MONTHS: Readonly<Record<string, number>> = Object.fromEntries(
  (
    [
      ['january', 'jan', 'januar', 'janvier', 'enero', 'gennaio', 'janeiro', 'januari', 'jänner'],
      ['february', 'feb', 'februar', 'février', 'fevrier', 'febrero', 'febbraio', 'fevereiro', 'februari'],
      ['march', 'mar', 'märz', 'mars', 'marzo', 'março', 'maart', 'marts'],
      ['april', 'apr', 'avril', 'abril', 'aprile'],
      ['may', 'mai', 'mayo', 'maggio', 'maio', 'mei', 'maj'],
      ['june', 'jun', 'juni', 'juin', 'junio', 'giugno', 'junho'],
      ['july', 'jul', 'juli', 'juillet', 'julio', 'luglio', 'julho'],
      ['august', 'aug', 'août', 'agosto', 'augustus', 'augusti'],
      ['september', 'sep', 'sept', 'septembre', 'septiembre', 'settembre', 'setembro'],
      ['october', 'oct', 'oktober', 'octobre', 'octubre', 'ottobre', 'outubro', 'okt'],
      ['november', 'nov', 'novembre', 'noviembre', 'novembro'],
      [
        'december',
        'dec',
        'dezember',
        'décembre',
        'decembre',
        'diciembre',
        'dicembre',
        'dezembro',
        'desember',
      ],
    ] as const
  ).flatMap((names, index) => names.map((name) => [name, index + 1] as const)),
);
const MONTH = Object.keys(MONTHS)
  .toSorted((a, b) => b.length - a.length)
  .join('|');

const PATTERNS: readonly { readonly pattern: RegExp; readonly order: 'mdy' | 'dmy' | 'ymd' }[] = [
  {
    pattern: new RegExp(
      String.raw`(?<![A-Za-z])(${MONTH})\.?\s{1,3}(\d{1,2})(?:\s?(?:st|nd|rd|th))?\s{0,2},?\s{0,3}(\d{4})\b`,
      'giu',
    ),
    order: 'mdy',
  },
  {
    pattern: new RegExp(
      String.raw`(?<![\d.,])(\d{1,2})(?:\s?(?:s\s?t|n\s?d|r\s?d|t\s?h)|er|[ºª°]|\.)?\)?\s{0,3}(?:day\s{1,3})?(?:of\s{1,3}|de\s{1,3}|-)?(${MONTH})\.?\s{0,3},?\s{0,3}-?(?:de\s{1,3}|del\s{1,3}|of\s{1,3})?(\d{4})\b`,
      'giu',
    ),
    order: 'dmy',
  },
  { pattern: /\b(\d{4})-(\d{2})-(\d{2})\b/g, order: 'ymd' },
  { pattern: /(?<=\b[Dd](?:ate|ATE)d?:?\s{1,12})(\d{1,2})\/(\d{1,2})\/(\d{2})\b/g, order: 'dmy' },
  { pattern: /(\d{4})\s?年\s?(\d{1,2})\s?月\s?(\d{1,2})\s?日/g, order: 'ymd' },
  { pattern: /(?<![\d/.-])(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})\b/g, order: 'dmy' },
];

const SIFTED = PATTERNS.map(({ pattern, order }) => ({ pattern: sifted(pattern), order }));

/** Finds written dates in order of place. Numeric ones such as 4/28/2017 are read day first unless that is impossible. */
export function findDates(text: string, monthFirst = false): FoundDate[] {
  const found: FoundDate[] = [];
  for (const { pattern, order } of SIFTED) {
    for (const match of pattern.matchAll(text)) {
      const parts = [match[1]!, match[2]!, match[3]!] as const;
      found.push({
        start: match.index,
        end: match.index + match[0].length,
        text: match[0],
        iso: isoOf(parts, order, monthFirst),
      });
    }
  }
  found.sort((a, b) => a.start - b.start || b.end - a.end);
  return found.filter((date, index) => index === 0 || date.start >= found[index - 1]!.end);
}

function isoOf(
  parts: readonly [string, string, string],
  order: 'mdy' | 'dmy' | 'ymd',
  monthFirst: boolean,
): string | null {
  const [a, b, last] = parts;
  const c = order !== 'ymd' && last.length === 2 ? `${Number(last) > 60 ? 19 : 20}${last}` : last;
  if (order === 'ymd') return calendarDay(Number(a), Number(b), Number(c));
  if (order === 'mdy') return calendarDay(Number(c), monthOf(a), Number(b));
  if (/^\d+$/.test(b)) {
    const first = Number(a);
    const second = Number(b);
    return (monthFirst && first <= 12) || second > 12
      ? calendarDay(Number(c), first, second)
      : calendarDay(Number(c), second, first);
  }
  return calendarDay(Number(c), monthOf(b), Number(a));
}

const monthOf = (name: string) => MONTHS[name.toLowerCase()] ?? 0;

/** `yyyy-mm-dd` if such a day exists, else null. */
function calendarDay(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists && year > 1700 ? date.toISOString().slice(0, 10) : null;
}
