import type { FoundDay } from '../find-dates.ts';

const LISTED = /^(?:,? (?:and|or|&|to|till|until|through) | ?[–—-] ?|, )(?:the )?$/;

/**
 * `1 March, 1 June and 1 December 2027`: the year behind the last day of a list or a range is that of all, as long as they go up. `days` in order of
 * place.
 */
export function withSharedYear(text: string, days: readonly FoundDay[]): FoundDay[] {
  const out: FoundDay[] = [];
  for (const day of days.toReversed()) {
    const next = out.at(-1);
    const isListed =
      day.isYearInferred &&
      day.iso !== null &&
      next !== undefined &&
      next.iso !== null &&
      !next.isYearInferred &&
      LISTED.test(text.slice(day.end, next.start)) &&
      day.iso.slice(5) < next.iso.slice(5);
    out.push(
      isListed ? { ...day, iso: `${next.iso.slice(0, 4)}${day.iso.slice(4)}`, isYearInferred: false } : day,
    );
  }
  return out.reverse();
}
