import type { FoundDay } from '../find-dates.ts';

/** Longest way between two days of one list. */
const FAR = 80;

/** `$90 by 9 July, and $90 by 9 September`: days that go up in one sentence fall in one year, that of the later. */
export function upwards(text: string, days: readonly FoundDay[]): FoundDay[] {
  const out: FoundDay[] = [];
  for (const day of days.toReversed()) {
    const next = out.at(-1);
    const isTurned =
      day.isYearInferred &&
      day.iso !== null &&
      next !== undefined &&
      next.iso !== null &&
      day.iso > next.iso &&
      day.iso.slice(5) < next.iso.slice(5) &&
      next.start - day.end < FAR &&
      !/[.;\n]\s|\n/.test(text.slice(day.end, next.start));
    out.push(isTurned ? { ...day, iso: `${next.iso.slice(0, 4)}${day.iso.slice(4)}` } : day);
  }
  return out.reverse();
}
