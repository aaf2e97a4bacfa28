import type { Fact, Report } from '../../../../../backend/src/adapters/http/contract.ts';
import { ENGLISH_WORDS, type ReportWords } from './report-words.ts';

const DAY_MS = 86_400_000;
/** Whole days from today to a day; negative for the past, null where the day cannot be read. */
export function daysUntil(iso: string, now: Date): number | null {
  const time = Date.parse(iso.slice(0, 10));
  if (Number.isNaN(time)) return null;
  // The reader's own calendar day, compared in days that all have 24 hours.
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
  return Math.round((time - today) / DAY_MS);
}

/** How far off a day is: `today`, `in 12 days`, `3 days ago`. */
export function distanceWords(days: number, { tell, language }: ReportWords = ENGLISH_WORDS): string {
  if (days === 0) return tell('today');
  if (days === 1) return tell('tomorrow');
  if (days === -1) return tell('yesterday');
  const count = Math.abs(days).toLocaleString(language === 'en' ? 'en-US' : language);
  return days > 0 ? tell('in {count} days', { count }) : tell('{count} days ago', { count });
}

/** A fact that says a day. */
export type DatedFact = Fact & { readonly date: string };

/** The dated facts in the order of the calendar. */
export function datedFacts({ facts }: Pick<Report, 'facts'>): readonly DatedFact[] {
  return facts
    .filter((fact): fact is DatedFact => fact.date !== undefined && !Number.isNaN(Date.parse(fact.date)))
    .toSorted((a, b) => a.date.localeCompare(b.date));
}

/** A day that is still to come, and what it is about. */
export interface ComingDate {
  readonly pointId: string;
  readonly date: string;
  readonly text: string;
  readonly quotes: Fact['quotes'];
  readonly workedOut: string | null;
  /** Whether something has to be done by that day. */
  readonly isDeadline: boolean;
}

/**
 * The next date of the paper as of now. A report may be opened long after it was made: a date that has passed gives way
 * to the next of the dated facts. Null where nothing is still to come.
 */
export function comingDate(report: Report, now: Date): ComingDate | null {
  const isComing = (date: string): boolean => (daysUntil(date, now) ?? -1) >= 0;
  const { nextDate } = report.brief;
  if (nextDate !== null && isComing(nextDate.date)) {
    const { id, workedOut = null, isDeadline = false } = nextDate;
    return { ...nextDate, pointId: id, workedOut, isDeadline };
  }
  const fact = datedFacts(report).find(({ date, isSigning }) => isComing(date) && isSigning !== true);
  if (fact === undefined) return null;
  const { id, date, label, quotes, workedOut = null, isDeadline = false } = fact;
  return { pointId: id, date, text: `${label}.`, quotes, workedOut, isDeadline };
}
