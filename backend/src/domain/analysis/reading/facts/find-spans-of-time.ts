import { numberFromWords } from '../../recognition/durations.ts';
import { remembered } from '../../remembered/remembered.ts';

/** A length of time as the paper writes it. */
export interface FoundLength {
  readonly start: number;
  readonly end: number;
  /** As printed: `two (2) months`. */
  readonly words: string;
  readonly count: number;
  /** `working`, `clear`: what kind of days they are. */
  readonly kind: string | null;
  readonly unit: 'hour' | 'day' | 'week' | 'month' | 'year';
  /** Set where years and months are told together: `4 years and 9 months`. */
  readonly shown?: string;
}

const NUMBER = String.raw`\d{1,4}|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|and)(?:[\s-](?:one|two|three|four|five|six|seven|eight|nine|hundred|and|ten|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)){0,4}|an?|half an?|a full|another|a clear`;
const LENGTH = new RegExp(
  String.raw`(?<![\p{L}\d.,])(${NUMBER})(?:\s?\(\s?(?:(\d{1,4})|[a-z-]{3,24})\s?\))?[\s-]{1,2}((?:(?:clear|full|whole|calendar|working|business|consecutive|successive|further|more|written|school|banking|lunar)[\s-]){0,2})(hour|day|night|week|fortnight|month|quarter(?!s? of)|year|hr)s?(?![\p{L}])`,
  'giu',
);
const UNITS: Readonly<Record<string, readonly [FoundLength['unit'], number]>> = {
  hour: ['hour', 1],
  hr: ['hour', 1],
  day: ['day', 1],
  night: ['day', 1],
  week: ['week', 1],
  fortnight: ['week', 2],
  month: ['month', 1],
  quarter: ['month', 3],
  year: ['year', 1],
};

const TWO_NUMBERS =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)[\s-]+(?=(?:one|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|forty|fifty|sixty|ninety)\b)/i;

const KIND = /clear|calendar|working|business|school|banking/i;

/** `a fortnight` as `2 weeks`, `forty business days` as `40 business days`: one way of writing for all. */
export function shownLength({ count, kind, unit, shown }: FoundLength): string {
  if (shown !== undefined) return shown;
  const number = Number.isInteger(count)
    ? String(count)
    : `${Math.floor(count) === 0 ? '' : `${Math.floor(count)} and `}a half`;
  return `${number} ${kind === null ? '' : `${kind} `}${unit}${count === 1 || (count < 1 && count > 0) ? '' : 's'}`;
}

/** Lengths of time in a stretch of text, in order of place. */
export const findLengths = remembered((text): readonly FoundLength[] => {
  const out: FoundLength[] = [];
  for (const match of text.matchAll(LENGTH)) {
    const [unit, factor] = UNITS[match[4]!.toLowerCase()]!; // the pattern allows these words only
    // `tell the other two six weeks before`: two numbers one behind the other are no sum
    const apart = TWO_NUMBERS.exec(match[1]!)?.[0].length ?? 0;
    const number = match[1]!.slice(apart).toLowerCase();
    const count =
      match[2] !== undefined
        ? Number(match[2])
        : /^\d/.test(number)
          ? Number(number)
          : number.startsWith('half')
            ? 0.5
            : /^(?:an?|a full|another|a clear)$/.test(number)
              ? 1
              : numberFromWords(number);
    if (count === null || count === 0) continue;
    const before = out.at(-1);
    if (
      unit === 'month' &&
      before?.unit === 'year' &&
      count < 12 &&
      /^(?:,? and)? $/i.test(text.slice(before.end, match.index)) &&
      /\band\b/i.test(text.slice(before.end, match.index + 4))
    ) {
      const end = match.index + match[0].length;
      const both = `${shownLength(before)} and ${count} month${count === 1 ? '' : 's'}`;
      const words = text.slice(before.start, end);
      out[out.length - 1] = { ...before, end, words, count: before.count * 12 + count, unit, shown: both };
      continue;
    }
    out.push({
      start: match.index + apart,
      end: match.index + match[0].length,
      words: match[0].slice(apart),
      count: count * factor,
      kind: KIND.exec(match[3]!)?.[0]?.toLowerCase() ?? null,
      unit,
    });
  }
  return out;
});
