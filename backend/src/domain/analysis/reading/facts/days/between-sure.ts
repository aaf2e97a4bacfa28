import type { FoundDay } from '../find-dates.ts';
import { type Base, isoDay } from './infer-year.ts';

/** The day in the year of the first full date, where it lies between that and the last one; null elsewhere. */
export function betweenSure(
  known: readonly FoundDay[],
  { iso: first }: Base,
  { month, day }: { readonly month: number; readonly day: number },
): string | null {
  const iso = isoDay(Number(first.slice(0, 4)), month, day);
  const last = known
    .flatMap((one) => one.iso ?? [])
    .toSorted()
    .at(-1);
  return iso !== null && last !== undefined && iso >= first && iso <= last ? iso : null;
}
