import type { FoundSum } from '../find-money.ts';

/** `Forty francs` reads as `forty francs (40)`; what has figures stays as printed. */
export function figuresOf({ words, value }: FoundSum): string {
  const printed = words.replace(/\s+/g, ' ').trim();
  return /\d/.test(printed) || /lakh|lac|crore|million/i.test(printed) ? printed : `${printed} (${value})`;
}

/** A row of several sums is told with what stands over each: `Cleaning (VAT)`. */
export const headed = (row: string, head: string | null): string =>
  head === null ? row : `${row} (${head})`;
