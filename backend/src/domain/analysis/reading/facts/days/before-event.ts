import type { FoundDay } from '../find-dates.ts';
import { sifted } from '../../../sieve/sifted.ts';
import { isEventDay } from './event-day.ts';

/** What has to be done by a day. */
const BY_THEN = sifted(
  /\b(?:by|before|until|till|no later than|not later than|due(?: on)?|up to)\s(?:the )?(?:[a-z]{3,9}day,? (?:the )?)?$/i,
);
const BIRTH = sifted(/\b(?:born|birth)\b[^.\n]{0,24}$/i);

/**
 * Something to be done by a day without a year comes before the one event of a paper, as long as that day still lies behind the paper's
 * first date. Where no other date says so, no year is told.
 */
export function beforeEvent(text: string, days: readonly FoundDay[]): FoundDay[] {
  const sure = days.filter(
    ({ iso, isYearInferred, start }) =>
      iso !== null && !isYearInferred && !BIRTH.test(text.slice(Math.max(0, start - 34), start)),
  );
  const events = new Set(sure.filter(({ start }) => isEventDay(text, start)).map(({ iso }) => iso!));
  const [event] = events;
  if (event === undefined || events.size > 1) return [...days];
  const first = sure.map(({ iso }) => iso!).toSorted()[0]!;
  return days.map((day) => {
    if (day.iso === null || !day.isYearInferred || day.isFromToday === true || day.iso <= event) return day;
    if (!BY_THEN.test(text.slice(Math.max(0, day.start - 40), day.start))) return day;
    const sooner = `${Number(day.iso.slice(0, 4)) - 1}${day.iso.slice(4)}`;
    if (sooner <= event && sooner >= first) return { ...day, iso: sooner };
    return first === event || day.iso.slice(0, 4) !== event.slice(0, 4)
      ? { ...day, isYearUnsure: true }
      : day;
  });
}
