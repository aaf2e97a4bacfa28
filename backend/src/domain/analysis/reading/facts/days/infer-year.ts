import type { FoundDay } from '../find-dates.ts';
import { isEventDay } from './event-day.ts';

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
/** The names of months as a pattern, short forms included. */
export const MONTH = String.raw`(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)`;
/** `yyyy-mm-dd` where such a day exists. */
export function isoDay(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = year > 1900 && year < 2200 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? date.toISOString().slice(0, 10) : null;
}

/** 1 to 12 from a name or its first letters; 0 where it is none. */
export const monthOf = (name: string) =>
  MONTHS.findIndex((month) => month.startsWith(name.toLowerCase().slice(0, 3))) + 1;

/** The day from which years are counted. */
export interface Base {
  readonly iso: string;
  /** Whether it is the paper's own date, so that other days follow it. */
  readonly isOwn: boolean;
}

/** A weekday right before a day. */
export const WEEKDAY = /\b(sun|mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?)(?:day)?,? (?:the )?$/i;
const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const OWN = /\b(?:dated?|sent|made|signed|on this|issued|agreed|accepted)\b[^.\n]{0,24}$/i;

/** The day from which years are counted: a letter's or signature's own date, else the earliest date that is written in full. */
function baseDay(text: string, known: readonly FoundDay[]): Base | null {
  const sure = known.filter(
    ({ iso, start }) =>
      iso !== null &&
      iso > '2000' &&
      !/\b(?:born|birth)\b[^.\n]{0,24}$/i.test(text.slice(Math.max(0, start - 34), start)),
  );
  const own = sure.find(
    ({ start, end }) =>
      !isEventDay(text, start) &&
      (OWN.test(text.slice(Math.max(0, start - 30), start)) ||
        // the stamp of a message
        (/(?:^|\n)\[$/.test(text.slice(Math.max(0, start - 2), start)) &&
          /^,? \d{1,2}[:.]\d{2}/.test(text.slice(end, end + 8))) ||
        (start < 700 &&
          /(?:^|\n|, )$/.test(text.slice(Math.max(0, start - 2), start)) &&
          /^(?:\n|$)/.test(text.slice(end, end + 1)))),
  );
  if (own !== undefined) return { iso: own.iso!, isOwn: true };
  const first = sure.map(({ iso }) => iso!).toSorted()[0];
  if (first === undefined) return null;
  // a letter dated `12 February`: the year before or of the first full date
  const head = new RegExp(
    String.raw`(?:^|\n)(?:date: ?)?(\d{1,2})(?:st|nd|rd|th)? (${MONTH})(?=\n)`,
    'i',
  ).exec(text.slice(0, 900));
  if (head === null) return { iso: first, isOwn: false };
  const year = Number(first.slice(0, 4));
  const [month, day] = [monthOf(head[2]!), Number(head[1])];
  const iso = [isoDay(year, month, day), isoDay(year - 1, month, day)].find(
    (one) => one !== null && one <= first,
  );
  return { iso: iso ?? first, isOwn: iso !== undefined };
}

/** The year of a day: the one in which its weekday fits, else the next after the paper's own date, else the nearest. */
export function yearOn({ iso, isOwn }: Base, month: number, day: number, weekday: string | null): number {
  const year = Number(iso.slice(0, 4));
  const gap = (candidate: number) =>
    (Date.parse(isoDay(candidate, month, day) ?? `${candidate}-${String(month).padStart(2, '0')}-28`) -
      Date.parse(iso)) /
    86_400_000;
  // a weekday may point to a year before the only full date, which is that of the last payment
  const early = weekday === null || isOwn ? [] : [year - 3, year - 2];
  const years = [...early, year - 1, year, year + 1, year + 2].filter(
    (one) => isoDay(one, month, day) !== null,
  );
  const fitting =
    weekday === null
      ? years
      : years.filter(
          (one) =>
            new Date(`${isoDay(one, month, day)!}T00:00:00Z`).getUTCDay() ===
            WEEKDAYS.indexOf(weekday.slice(0, 3).toLowerCase()),
        );
  const pool = fitting.length === 0 ? years.filter((one) => one >= year - 1) : fitting;
  const ranked = pool.toSorted((a, b) => cost(gap(a), isOwn) - cost(gap(b), isOwn));
  return ranked[0] ?? year;
}

/** Days before the paper's own date are unlikely; without one, near is likely. */
const cost = (gap: number, isOwn: boolean) =>
  isOwn && gap < -45 ? 10_000 - gap : gap < 0 ? -1.2 * gap : gap;

/** The year that ends a list or range: `5 July, 19 July and 2 August 2027`. */
export function yearAfter(text: string, end: number): number | null {
  const tail = new RegExp(
    String.raw`^(?:,? ?(?:and|to|or|until|till|through|,|–|-) ?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,? )?(?:the )?(?:\d{1,2}(?:st|nd|rd|th)? (?:of )?${MONTH}|${MONTH} \d{1,2})){1,8},? (\d{4})\b|^\s?(?:to|until|–|-)\s?\d{1,2}(?:st|nd|rd|th)? ${MONTH},? (\d{4})\b|^\s?\d{1,2}(?:st|nd|rd|th)? (?:of )?${MONTH},? (\d{4})\b`,
    'i',
  ).exec(text.slice(end, end + 160));
  const year = tail?.[1] ?? tail?.[2] ?? tail?.[3];
  return year === undefined ? null : Number(year);
}

/** From which day years are counted: the paper's own, else, where it writes no year at all, the day on which it is read. */
export function baseOf(
  text: string,
  known: readonly FoundDay[],
  today: string | null,
): { readonly base: Base | null; readonly isFromToday: boolean } {
  const base = baseDay(text, known);
  if (base !== null || today === null || SOME_YEAR.test(text.replace(OF_STATUTE, '')))
    return { base, isFromToday: false };
  return { base: { iso: today, isOwn: true }, isFromToday: true };
}

const OF_STATUTE =
  /\b(?:Acts?|Regulations?|Law|Code|Order|Rules|Directive|Ordinance)(?: \([^()]{1,40}\))?(?: of)? (?:19|20)\d\d\b/g;
/** A year that stands anywhere, the name of a statute left out. */
const SOME_YEAR =
  /(?<![\d.,/-])(?:19[5-9]\d|20[0-6]\d)(?![\d.,]\d|\d|\s?(?:%|kg|km|m2|ml|hours|words|euros?|dollars?|pounds?))/;
