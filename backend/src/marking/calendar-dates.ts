import type { Fact, Quote, Report } from '../domain/analysis/report/report.ts';

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

const DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const inWords = (iso: string): string => DATE.format(Date.parse(iso));
/** Most months that are added to or taken from a day; a longer time in a paper is a slip of the reading. */
const MOST_MONTHS = 120;

/**
 * Every date and deadline of a report in the order of the calendar, those without a day last: the days that the paper names,
 * the last day to give notice before its end, the end of a time to withdraw, and days of payment that come every month.
 */
export function calendarDates(report: Report, today: Date): CalendarDate[] {
  const named = report.facts.flatMap((fact): Draft[] =>
    isDay(fact.date) && !isTermOfAnother(fact, report)
      ? [
          {
            label: isRenewal(fact, report) ? 'Last day to tell them that it should not renew' : fact.label,
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
            label: 'Next date',
            date: next.date,
            text: next.text,
            quote: next.quotes[0] ?? null,
            workedOut: next.workedOut ?? null,
          },
        ];
  const all = [
    ...noticesBeforeEnd(report),
    ...timesToWithdraw(report),
    ...paymentDays(report, today),
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
/** The last day to stop a renewal; what to do then is said in English, as the calendar is. */
const isRenewal = ({ kind, isDeadline }: Fact, { language }: Report): boolean =>
  kind === 'term' && isDeadline === true && language === undefined;
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
function noticesBeforeEnd(report: Report): Draft[] {
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
        label:
          notice.what === 'ending'
            ? 'Last day to give notice'
            : 'Last day to tell them that it should not renew',
        date,
        text: '',
        quote: firstOf(fact),
        workedOut: `${inWords(end)} less ${timeWords(notice)}`,
      },
    ];
  });
}

const WITHDRAW = /\b(?:cool(?:ing)?[- ]off|withdraw|cancel)/iu;

function timesToWithdraw(report: Report): Draft[] {
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
    const workedOut = `${inWords(from)} plus ${timeWords(notice)}`;
    return [{ label: 'Last day to withdraw', date, text: '', quote: firstOf(fact), workedOut }];
  });
}

const MONTHLY =
  /\b(?:(\d{1,2})(?:st|nd|rd|th)|(first|fifth|tenth|fifteenth|last))(?: (?:calendar |working )?day)? (?:of|in) (?:each|every|the)(?: calendar)? month\b/iu;
const IN_WORDS: Readonly<Record<string, number>> = { first: 1, fifth: 5, tenth: 10, fifteenth: 15, last: -1 };

/** Days of payment that come every month, from the start of the paper or from today, whichever is later. */
function paymentDays(report: Report, today: Date): Draft[] {
  const now = today.toISOString().slice(0, 10);
  const until = ends(report)[0]?.date ?? null;
  const start = report.facts.find(({ isStart, date }) => isDay(date) && isStart === true)?.date ?? now;
  const sums = report.facts.filter(({ kind, amount }) => kind === 'amount' && amount?.period === 'month');
  return [...sums, ...report.duties].flatMap((point): Draft[] => {
    const quote = firstOf(point);
    const found = MONTHLY.exec(quote?.text ?? '');
    if (quote === null || found === null || !/\bpa(?:y|id)|\bdue\b|rent|fee/iu.test(quote.text)) return [];
    const monthDay = found[1] === undefined ? IN_WORDS[found[2]!.toLowerCase()]! : Number(found[1]);
    if (monthDay > 31 || monthDay === 0) return [];
    const date = nextMonthDay(start > now ? start : now, monthDay);
    if (until !== null && date > until) return [];
    const label = 'label' in point ? `${point.label} is due` : 'Payment is due';
    return [
      {
        label,
        date,
        monthDay,
        until,
        text: `On the ${found[0]}${until === null ? '' : `, until ${inWords(until)}`}.`,
        quote,
        workedOut: null,
      },
    ];
  });
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

const timeWords = ({ days, months }: Time): string =>
  months !== undefined ? `${months} month${months === 1 ? '' : 's'}` : `${days} day${days === 1 ? '' : 's'}`;

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
