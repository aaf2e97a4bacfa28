import { dayInWords } from '../domain/analysis/report/languages/day-in.ts';
import type { Fact, Quote, Report } from '../domain/analysis/report/report.ts';
import { inReportLanguage, type Say } from './say.ts';

/** One line of the list of dates. */
export interface CalendarDate {
  readonly id: string;
  /** As a calendar shows it: `Last day to give notice`. */
  readonly label: string;
  /** ISO 8601 day; null for a time that no day of the paper fixes. */
  readonly date: string | null;
  /** Comes again on this day of every month, beginning with `date`. */
  readonly monthDay: number | null;
  /** The last day on which it may come again; null where the paper names no end, and for what comes once. */
  readonly until: string | null;
  /** Something happened on it that needs nobody's attention any more: the paper was signed or dated. */
  readonly isRecord: boolean;
  /** What the report says of it; empty where the label says it all. */
  readonly text: string;
  readonly quote: Quote | null;
  /** How the day was worked out, or null where the paper names it. */
  readonly workedOut: string | null;
}

type Draft = Omit<CalendarDate, 'id' | 'monthDay' | 'until' | 'isRecord'> &
  Partial<Pick<CalendarDate, 'until' | 'isRecord'>> & { readonly monthDay?: number };

/** Most months that are added to or taken from a day; a longer time in a paper is a slip of the reading. */
const MOST_MONTHS = 120;

/**
 * Every date and deadline of a report in the order of the calendar, those without a day last: the days that the paper names,
 * the last day to give notice before its end, the end of a time to withdraw, and days of payment that come every month.
 */
export function calendarDates(report: Report, today: Date): CalendarDate[] {
  const say = inReportLanguage(report);
  const named = report.facts.flatMap((fact): Draft[] =>
    isDay(fact.date) && !isTermOfAnother(fact, report)
      ? [
          {
            label: isRenewal(fact) ? say('Last day to tell them that it should not renew') : fact.label,
            date: fact.date,
            isRecord: fact.isSigning === true,
            text: fact.text,
            quote: firstOf(fact),
            workedOut: fact.workedOut ?? null,
          },
        ]
      : [],
  );
  const next = report.brief.nextDate;
  const brief: Draft[] =
    next === null || !isDay(next.date)
      ? []
      : [
          {
            label: report.words?.['Next date'] ?? 'Next date',
            date: next.date,
            text: next.text,
            quote: next.quotes[0] ?? null,
            workedOut: next.workedOut ?? null,
          },
        ];
  const all = [
    ...noticesBeforeEnd(report, say),
    ...timesToWithdraw(report, say),
    ...paymentDays(report, today, say),
    ...named,
    ...brief.filter(({ date }) => !named.some((one) => one.date === date)),
    ...openTimes(report),
  ];
  const seen = new Set<string>();
  return all
    .filter(({ date, label, text, monthDay, quote }) => {
      // One sentence says a monthly payment as a sum and as a duty.
      const name = monthDay === undefined ? label : (quote?.text ?? label);
      const key = [date, name, monthDay, date === null ? text : ''].join('|');
      return !seen.has(key) && seen.add(key);
    })
    .toSorted((a, b) => (a.date ?? '9').localeCompare(b.date ?? '9'))
    .map((one, index) => ({
      monthDay: null,
      until: null,
      isRecord: false,
      ...one,
      id: `date-${index + 1}`,
    }));
}

const isDay = (date: string | undefined): date is string =>
  date !== undefined && /^\d{4}-\d\d-\d\d$/u.test(date) && !Number.isNaN(Date.parse(date));
/** A term that ends on a day which the report also lists as a day of its own. */
const isTermOfAnother = ({ kind, date, quotes }: Fact, { facts }: Report): boolean =>
  kind === 'term' &&
  facts.some(
    (fact) => fact.kind === 'date' && fact.date === date && fact.quotes[0]?.text === quotes[0]?.text,
  );
/** The last day to stop a renewal. */
const isRenewal = ({ kind, isDeadline }: Fact): boolean => kind === 'term' && isDeadline === true;
const firstOf = ({ quotes }: Pick<Fact, 'quotes'>): Quote | null => quotes[0] ?? null;
const ends = ({ facts }: Report): Fact[] =>
  facts.filter(
    ({ kind, isEnd, isDeadline, date }) =>
      isDay(date) && ((kind === 'term' && isDeadline !== true) || isEnd === true),
  );

/** What a notice is for, where it has to come before the end. */
const BEFORE_THE_END: ReadonlySet<string> = new Set([
  'ending',
  'stopping the renewal',
  'renewal',
  'renewing',
]);

/** The last days on which notice still ends the paper with its term. */
function noticesBeforeEnd(report: Report, say: Say): Draft[] {
  const end = ends(report)[0]?.date;
  if (end === undefined) return [];
  return report.facts.flatMap((fact): Draft[] => {
    const { notice } = fact;
    if (notice === undefined || !BEFORE_THE_END.has(notice.what)) return [];
    if (notice.who !== null && notice.who !== 'both' && notice.who !== report.reader.sideId) return [];
    const date = moved(end, -1, notice);
    if (date === null) return [];
    return [
      {
        label: say(
          notice.what === 'ending'
            ? 'Last day to give notice'
            : 'Last day to tell them that it should not renew',
        ),
        date,
        text: '',
        quote: firstOf(fact),
        workedOut: say('{date} less {length}', {
          date: dayInWords(end, report.language),
          length: timeWords(notice, say),
        }),
      },
    ];
  });
}

const WITHDRAW = /\b(?:cool(?:ing)?[- ]off|withdraw|cancel)/iu;

function timesToWithdraw(report: Report, say: Say): Draft[] {
  const signed = report.facts.find(({ isSigning, date }) => isDay(date) && isSigning === true);
  if (signed?.date === undefined) return [];
  const from = signed.date;
  return report.facts.flatMap((fact): Draft[] => {
    const { notice } = fact;
    const words = fact.quotes[0]?.text ?? '';
    if (notice === undefined || !WITHDRAW.test(words) || !/\bsign|\bdate of|\bconclu/iu.test(words))
      return [];
    const date = moved(from, 1, notice);
    if (date === null) return [];
    const workedOut = say('{date} plus {length}', {
      date: dayInWords(from, report.language),
      length: timeWords(notice, say),
    });
    return [{ label: say('Last day to withdraw'), date, text: '', quote: firstOf(fact), workedOut }];
  });
}

const MONTHLY =
  /\b(?:(\d{1,2})(?:st|nd|rd|th)|(first|fifth|tenth|fifteenth|last))(?: (?:calendar |working )?day)? (?:of|in) (?:each|every|the)(?: calendar)? month\b/iu;
const IN_WORDS: Readonly<Record<string, number>> = { first: 1, fifth: 5, tenth: 10, fifteenth: 15, last: -1 };

/** The same in other languages, each with the day as a number: `zum 3. eines Monats`, `le 5 de chaque mois`, `todo dia 10`. */
const MONTHLY_ELSEWHERE =
  /(?<!\p{L})(?:(?:am|zum|bis zum) (\d{1,2})\. (?:(?:tag )?(?:eines|jedes|jeden|des) (?:kalender)?monats|des monats|im monat)|le (\d{1,2})(?:er)? (?:de chaque|du) mois|(?:el |los )?días? (\d{1,2}) de cada mes|(?:todo )?(?:o )?dia (\d{1,2}) de cada mês|todo dia (\d{1,2})|(?:il )?(?:giorno )?(\d{1,2}) di ogni mese)(?![\p{L}\d])/iu;

/** The day of a month that words name, -1 for the last; null where they name none. */
function monthDayIn(words: string): { readonly day: number; readonly said: string | null } | null {
  const found = MONTHLY.exec(words);
  if (found !== null)
    return {
      day: found[1] === undefined ? IN_WORDS[found[2]!.toLowerCase()]! : Number(found[1]), // one of the two
      said: found[0],
    };
  const day = Number(MONTHLY_ELSEWHERE.exec(words)?.slice(1).find(Boolean) ?? 0);
  return day === 0 ? null : { day, said: null };
}

/** Days of payment that come every month, from the start of the paper or from today, whichever is later. */
function paymentDays(report: Report, today: Date, say: Say): Draft[] {
  const now = today.toISOString().slice(0, 10);
  const until = ends(report)[0]?.date ?? null;
  const start = report.facts.find(({ isStart, date }) => isDay(date) && isStart === true)?.date ?? now;
  const sums = report.facts.filter(({ kind, amount }) => kind === 'amount' && amount?.period === 'month');
  return [...sums, ...report.duties].flatMap((point): Draft[] => {
    const quote = firstOf(point);
    const found = monthDayIn(quote?.text ?? '');
    if (quote === null || found === null) return [];
    // words for paying are known in English; elsewhere the sum tells
    if (found.said === null ? !('label' in point) : !/\bpa(?:y|id)|\bdue\b|rent|fee/iu.test(quote.text))
      return [];
    const { day: monthDay } = found;
    if (monthDay > 31 || monthDay === 0) return [];
    const date = nextMonthDay(start > now ? start : now, monthDay);
    if (until !== null && date > until) return [];
    return [
      {
        label: 'label' in point ? say('{label} is due', { label: point.label }) : say('Payment is due'),
        date,
        monthDay,
        until,
        text: everyMonth(found.said, monthDay, until, report, say),
        quote,
        workedOut: null,
      },
    ];
  });
}

/** `On the 5th of each month, until 30 June 2027.` */
function everyMonth(
  said: string | null,
  number: number,
  until: string | null,
  { language }: Report,
  say: Say,
): string {
  if (language === undefined && said !== null)
    return `On the ${said}${until === null ? '' : `, until ${dayInWords(until)}`}.`;
  if (number < 1) return '';
  return until === null
    ? say('Every month on day {number}.', { number })
    : say('Every month on day {number}, until {date}.', { number, date: dayInWords(until, language) });
}

/** Times that run from something no day is known of: shown, so that none is overlooked, but not for a calendar. */
const openTimes = ({ facts }: Report): Draft[] =>
  facts
    .filter(({ notice }) => notice !== undefined)
    .map((fact) => ({
      label: fact.label,
      date: null,
      text: fact.text,
      quote: firstOf(fact),
      workedOut: fact.workedOut ?? null,
    }));

type Time = { readonly days?: number; readonly months?: number };

const timeWords = ({ days = 0, months }: Time, say: Say): string =>
  months !== undefined
    ? say(months === 1 ? '1 month' : '{count} months', { count: months })
    : say(days === 1 ? '1 day' : '{count} days', { count: days });

/** A day so much later or earlier; a month later than January 31 is the last of February. */
function moved(iso: string, sign: 1 | -1, { days, months }: Time): string | null {
  const day = new Date(iso);
  if (months !== undefined) {
    if (months > MOST_MONTHS) return null;
    const wanted = day.getUTCDate();
    day.setUTCDate(1);
    day.setUTCMonth(day.getUTCMonth() + sign * months);
    day.setUTCDate(Math.min(wanted, lastOfMonth(day)));
  } else if (days !== undefined && days <= 31 * MOST_MONTHS) {
    day.setUTCDate(day.getUTCDate() + sign * days);
  } else return null;
  return day.toISOString().slice(0, 10);
}

const lastOfMonth = (day: Date): number =>
  new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate();

/** The first such day of a month from a day on; -1 is the last of the month. Months that do not have it are passed over. */
function nextMonthDay(from: string, monthDay: number): string {
  const at = new Date(from);
  for (;;) {
    const last = lastOfMonth(at);
    const wanted = monthDay === -1 ? last : monthDay;
    if (wanted <= last && at.getUTCDate() <= wanted) {
      at.setUTCDate(wanted);
      return at.toISOString().slice(0, 10);
    }
    at.setUTCDate(1);
    at.setUTCMonth(at.getUTCMonth() + 1);
  }
}
