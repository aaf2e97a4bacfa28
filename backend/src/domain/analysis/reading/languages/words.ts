import type { TimeUnit } from './pack.ts';

/** `der, die, das` as a list: shorter to read than one word a line. */
export const words = (list: string): string[] => list.split(', ');

/** `zwei 2, drei 3` as a table. */
export const numbers = (list: string): Readonly<Record<string, number>> =>
  Object.fromEntries(
    list.split(', ').map((entry) => {
      const at = entry.lastIndexOf(' ');
      return [entry.slice(0, at), Number(entry.slice(at + 1))];
    }),
  );

/** The words of each unit of time as a table from word to unit. */
export const unitsOf = (units: Readonly<Record<TimeUnit, string>>): Readonly<Record<string, TimeUnit>> =>
  Object.fromEntries(
    Object.entries(units).flatMap(([unit, list]) =>
      // the table is keyed by units
      words(list).map((word) => [word, unit as TimeUnit]),
    ),
  );
