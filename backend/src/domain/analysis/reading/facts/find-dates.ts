import { beforeEvent } from './days/before-event.ts';
import { withSharedYear } from './days/shared-year.ts';
import { upwards } from './days/upwards.ts';
import { findDates } from '../../recognition/dates.ts';
import { numberFromWords } from '../../recognition/durations.ts';
import { earlierByWeekday } from './days/base-by-weekday.ts';
import { comesAgain, isEitherDay, isEveryYears } from './days/comes-again.ts';
import { listedDays } from './days/listed-days.ts';
import { ORDINALS } from './days/ordinals.ts';
import { type Base, baseOf, isoDay, MONTH, monthOf, WEEKDAY, yearAfter, yearOn } from './days/infer-year.ts';
import { betweenSure } from './days/between-sure.ts';
import { isMonthFirst } from './days/month-first.ts';
import { sifted } from '../../sieve/sifted.ts';

/** A day of the calendar as the paper writes it. */
export interface FoundDay {
  readonly start: number;
  readonly end: number;
  readonly words: string;
  /** `yyyy-mm-dd`; null where the year cannot be told or no such day exists. */
  readonly iso: string | null;
  /** The paper does not write the year here; it follows from other dates. */
  readonly isYearInferred: boolean;
  /** No date of the paper has a year: this one is counted from the day on which it is read. */
  readonly isFromToday?: boolean;
  /** The year that would follow is no likelier than another: the day is told in the words of the paper alone. */
  readonly isYearUnsure?: boolean;
}

const ORDINAL = Object.keys(ORDINALS)
  .toSorted((a, b) => b.length - a.length)
  .join('|');
const YEAR_WORDS = String.raw`two thousand(?:[\s-]{1,2}(?:and[\s-]{1,2})?(?:(?:twenty|thirty|forty|fifty)(?:[\s-]{1,2}(?:one|two|three|four|five|six|seven|eight|nine))?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen))?`;
const SPELT = new RegExp(
  String.raw`\b(?:(${ORDINAL})|(\d{1,2})(?:st|nd|rd|th)?)\s{1,2}(?:day\s{1,2})?(?:of\s{1,2})?(${MONTH})\.?,?\s{1,3}(?:(\d{4})\b|(?:in the year )?(${YEAR_WORDS}))`,
  'giu',
);
const DAY_MONTH = new RegExp(
  String.raw`(?<![\p{L}\d.,/:-])(?:(\d{1,2})(?:st|nd|rd|th)?|(${ORDINAL}))(?:\s{1,2}(?:day\s{1,2})?(?:of\s{1,2})?|(?<=\d)\.\s?)(${MONTH})\b(?!['’])`,
  'giu',
);
const MONTH_DAY = new RegExp(
  String.raw`(?<![\p{L}])(${MONTH})\.?\s{1,2}(\d{1,2})(?:st|nd|rd|th)?(?!\d|[:.]\d|%|\s?(?:%|a\.?m|p\.?m|days|hours|minutes))`,
  'giu',
);
const SHORT = sifted(/(?<![\d/.-])(\d{1,2})([/.-])(\d{1,2})\2(\d{2})(?![\d/.-])/g);
/** Two figures above this are a year of the last century, as in `recognition/dates.ts`. */
const NEXT_CENTURY = 60;
const MONTH_END = new RegExp(
  String.raw`\b(?:the )?(?:end|last day) of (${MONTH})(?![\p{L}])(?:,? (\d{4})\b)?`,
  'giu',
);
const FEAST = sifted(
  /\b(christmas day|christmas eve|new year['’]s day|new year['’]s eve|boxing day)(?:,? (\d{4}))\b/gi,
);
const FEASTS: Readonly<Record<string, readonly [number, number]>> = {
  'christmas day': [12, 25],
  'christmas eve': [12, 24],
  "new year's day": [1, 1],
  "new year's eve": [12, 31],
  'boxing day': [12, 26],
};
const NO_YEAR = /(?<![\d/.,-])(?!24\/7\b)(\d{1,2})\/(\d{1,2})(?![\d/%])/g;

/**
 * Every date of a paper in order of place. `05.03.2027` and `3/4/27` are read by the country, or by another date of the paper that
 * shows the order. A day without a year takes the one that follows from the paper's other dates; where the paper writes no year at all
 * and `today` is given (`yyyy-mm-dd`), the one that follows from that.
 */
export function findDays(text: string, country: string, today: string | null = null): FoundDay[] {
  const monthFirst = isMonthFirst(text, country);
  const full: FoundDay[] = [
    ...findDates(text, monthFirst).map(({ start, end, iso, text: words }) => ({
      start,
      end,
      words,
      iso,
      isYearInferred: false,
    })),
    ...Array.from(text.matchAll(SPELT), (match) => {
      const day = match[1] === undefined ? Number(match[2]) : ORDINALS[match[1].toLowerCase()]!;
      const year = match[4] === undefined ? numberFromWords(match[5]!) : Number(match[4]);
      return {
        start: match.index,
        end: match.index + match[0].length,
        words: match[0],
        iso: isoDay(year ?? 0, monthOf(match[3]!), day),
        isYearInferred: false,
      };
    }),
    ...Array.from(SHORT.matchAll(text), (match) => {
      const [a, b] = [Number(match[1]), Number(match[3])];
      const [day, month] = monthFirst && a <= 12 ? [b, a] : [a, b];
      return {
        start: match.index,
        end: match.index + match[0].length,
        words: match[0],
        iso: isoDay(
          Number(match[4]) > NEXT_CENTURY ? 1900 + Number(match[4]) : 2000 + Number(match[4]),
          month,
          day,
        ),
        isYearInferred: false,
      };
    }),
  ];
  const known = withoutOverlaps([...full, ...writtenByHand(text, monthFirst)]);
  const { base: told, isFromToday } = baseOf(text, known, today);
  const base = earlierByWeekday(told, text, isFromToday);
  const found = withoutYear(text, known, { base, monthFirst });
  const inferred = isFromToday ? found.map((day) => ({ ...day, isFromToday }) as const) : found;
  const all = upwards(text, withSharedYear(text, withoutOverlaps([...known, ...inferred])));
  return beforeEvent(text, inOrder(text, all));
}

const SHORT_YEAR = new RegExp(
  String.raw`(?<![\p{L}\d.,/:-])(\d{1,2})(?:st|nd|rd|th)? (?:of )?(${MONTH})\.?,? ?['’](\d{2})(?!\d)`,
  'giu',
);
const APART = sifted(/(?<![\d/.-])(\d{1,2}) \/ (\d{1,2}) \/ ((?:19|20)\d{2}|\d{2})(?![\d/])/g);

/** Days as people write them by hand: `17th April '26`, `19 / 12 / 2025`. */
function writtenByHand(text: string, monthFirst: boolean): FoundDay[] {
  const day = (match: RegExpMatchArray, iso: string | null): FoundDay => ({
    start: match.index!,
    end: match.index! + match[0].length,
    words: match[0],
    iso,
    isYearInferred: false,
  });
  const year = (digits: string): number =>
    digits.length > 2 ? Number(digits) : Number(digits) + (Number(digits) > NEXT_CENTURY ? 1900 : 2000);
  return [
    ...Array.from(text.matchAll(SHORT_YEAR), (match) =>
      day(match, isoDay(year(match[3]!), monthOf(match[2]!), Number(match[1]))),
    ),
    ...Array.from(APART.matchAll(text), (match) => {
      const [a, b] = [Number(match[1]), Number(match[2])];
      const [date, month] = monthFirst && a <= 12 ? [b, a] : [a, b];
      return day(match, isoDay(year(match[3]!), month, date));
    }),
  ];
}

/** `children under 16 may train`: small letters and what stands around them make `may` a verb. */
const isVerb = (words: string, text: string, start: number, end: number): boolean =>
  words.endsWith(' may') &&
  (/\b(?:under|over|aged?|than|least|below|above|of|all|only|no|up to|first|last|those|who are) $/i.test(
    text.slice(Math.max(0, start - 14), start),
  ) ||
    /^ (?:(?:not|only|also|never|still|each|both) )?(?!(?:and|or|to|til|till|until|at|in|we|i|u|you|is|for|if|then|the|from|by|when|next|this|latest|onwards?|ok|so|but|with|because|after|before|around)\b)[a-z]{2,}/.test(
      text.slice(end, end + 24),
    ));

/** An end that would stand before the start in front of it falls in the year after: `from 6 September to 31 May`. */
function inOrder(text: string, days: readonly FoundDay[]): FoundDay[] {
  const out: FoundDay[] = [];
  for (const day of days) {
    const before = out.at(-1);
    const between = before === undefined ? '' : text.slice(before.end, day.start);
    const isLate =
      before !== undefined &&
      before.iso !== null &&
      day.iso !== null &&
      day.isYearInferred &&
      day.iso < before.iso &&
      between.length < 60 &&
      TO_END.test(between);
    const next = isLate ? yearLater(before.iso, day.iso) : null;
    out.push(next === null ? day : { ...day, iso: next });
  }
  return out;
}
const TO_END = sifted(
  /^[^.;\n]{0,40}\b(?:to(?! (?:be|go|have|get|come|do|pay|leave|move|give|bring|take)\b)|till?|until|through|ends?|ending|til)\b[^.;\n]{0,16}$|^\s?[–-]\s?$/i,
);

/** The same day in the first year in which it does not stand before the start. */
const yearLater = (start: string, iso: string): string | null => {
  const year = Number(start.slice(0, 4));
  const [month, day] = [Number(iso.slice(5, 7)), Number(iso.slice(8))];
  return (
    [isoDay(year, month, day), isoDay(year + 1, month, day)].find((one) => one !== null && one >= start) ??
    null
  );
};

/** A day in the year before the first date of the paper is more likely one that comes round every year. */
const isYearBefore = (base: Base, iso: string | null): boolean =>
  iso !== null && iso.slice(0, 4) < base.iso.slice(0, 4);

interface Reading {
  readonly base: Base | null;
  readonly monthFirst: boolean;
}

/** Days without a year, each with the year that the dates around it give. */
function withoutYear(text: string, known: readonly FoundDay[], { base, monthFirst }: Reading): FoundDay[] {
  const isTaken = overlapsWith(known);
  const out: FoundDay[] = [];
  const add = (match: RegExpExecArray, month: number, day: number, needsBase = true) => {
    const end = match.index + match[0].length;
    if (isTaken(match.index, end) || isVerb(match[0], text, match.index, end)) return;
    if (comesAgain(text, end) || isEveryYears(text, match.index) || isEitherDay(text, match.index, end))
      return;
    if (isoDay(2028, month, day) === null) return;
    const near = yearAfter(text, end);
    const weekday = WEEKDAY.exec(text.slice(Math.max(0, match.index - 16), match.index))?.[1];
    const year = near ?? (base === null ? null : yearOn(base, month, day, weekday ?? null));
    if (year === null && needsBase && known.length > 0) return;
    const nearest = isoDay(year ?? 0, month, day);
    const isBefore =
      near === null && weekday === undefined && base?.isOwn === false && isYearBefore(base, nearest);
    const iso = isBefore ? betweenSure(known, base, { month, day }) : nearest;
    if (isBefore && iso === null) return;
    out.push({
      start: match.index,
      end,
      words: match[0],
      iso,
      isYearInferred: true,
    });
  };
  for (const match of text.matchAll(DAY_MONTH))
    add(
      match,
      monthOf(match[3]!),
      match[1] === undefined ? ORDINALS[match[2]!.toLowerCase()]! : Number(match[1]),
    );
  for (const match of text.matchAll(MONTH_DAY))
    if (/^\p{Lu}/u.test(match[1]!)) add(match, monthOf(match[1]!), Number(match[2]));
  for (const match of text.matchAll(
    /(?<![\p{L}\d.,/:-])(\d{1,2})(?:st|nd|rd|th)?(?: to | until | till | ?[–-] ?| and )(?=(\d{1,2})(?:st|nd|rd|th)? (?:of )?([A-Z][a-z]{2,8}))/gu,
  )) {
    const month = monthOf(match[3]!);
    if (month > 0 && Number(match[1]) < Number(match[2])) add(match, month, Number(match[1]));
  }
  for (const { day, month, index } of listedDays(text))
    add(Object.assign([day], { index, input: text }) as RegExpExecArray, month, Number.parseInt(day, 10));
  for (const match of text.matchAll(MONTH_END)) {
    const month = monthOf(match[1]!);
    const year =
      match[2] === undefined ? (base === null ? null : yearOn(base, month, 28, null)) : Number(match[2]);
    const end = match.index + match[0].length;
    if (year === null || isTaken(match.index, end) || comesAgain(text, end)) continue;
    const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
    out.push({
      start: match.index,
      end,
      words: match[0],
      iso: isoDay(year, month, last),
      isYearInferred: true,
    });
  }
  for (const match of FEAST.matchAll(text)) {
    const [month, day] = FEASTS[match[1]!.toLowerCase().replace('’', "'")] ?? [0, 0];
    if (month > 0 && match[2] !== undefined)
      out.push({
        start: match.index,
        end: match.index + match[0].length,
        words: match[0],
        iso: isoDay(Number(match[2]), month, day),
        isYearInferred: false,
      });
  }
  if (known.some(({ words }) => words.includes('/')))
    for (const match of text.matchAll(NO_YEAR)) {
      const [a, b] = [Number(match[1]), Number(match[2])];
      const [day, month] = monthFirst ? [b, a] : [a, b];
      if (month <= 12 && day <= 31 && day > 0 && month > 0 && a + b > 4) add(match, month, day);
    }
  return out;
}

/** Whether a stretch overlaps one of the days, which are sorted and apart. */
function overlapsWith(known: readonly FoundDay[]): (start: number, end: number) => boolean {
  return (start, end) => {
    let low = 0;
    let high = known.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (known[middle]!.end <= start) low = middle + 1;
      else high = middle;
    }
    return low < known.length && known[low]!.start < end;
  };
}

function withoutOverlaps(days: readonly FoundDay[]): FoundDay[] {
  const out: FoundDay[] = [];
  for (const day of days.toSorted((a, b) => a.start - b.start || b.end - a.end))
    if (out.length === 0 || day.start >= out.at(-1)!.end) out.push(day);
  return out;
}
