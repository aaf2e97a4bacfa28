import { type Base, isoDay, MONTH, monthOf, WEEKDAY, yearOn } from './infer-year.ts';

const DAY = new RegExp(
  String.raw`(?<![\p{L}\d.,/:-])(\d{1,2})(?:st|nd|rd|th)? (?:of )?(${MONTH})\b(?!,? \d{4})`,
  'giu',
);

/**
 * The day from which years are counted, or an earlier one: a weekday (`Friday 24 July`) that fits the year before the only full date
 * shows that the paper speaks of next year there. Where years are counted from today, the first weekday of the paper is its own day.
 */
export function earlierByWeekday(base: Base | null, text: string, isFromToday = false): Base | null {
  if (base === null || (base.isOwn && !isFromToday)) return base;
  const year = Number(base.iso.slice(0, 4));
  const earlier = Array.from(text.matchAll(DAY)).flatMap((match) => {
    const weekday = WEEKDAY.exec(text.slice(Math.max(0, match.index - 16), match.index))?.[1];
    const [day, month] = [Number(match[1]), monthOf(match[2]!)];
    const iso = weekday === undefined ? null : isoDay(yearOn(base, month, day, weekday), month, day);
    return iso !== null && iso < base.iso && (isFromToday || Number(iso.slice(0, 4)) === year - 1)
      ? [iso]
      : [];
  });
  const first = earlier.toSorted((a, b) => (a < b ? -1 : 1))[0];
  return first === undefined ? base : { iso: first, isOwn: isFromToday };
}
