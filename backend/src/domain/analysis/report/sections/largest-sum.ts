import { isMinorSum, NOT_PAID } from '../brief.ts';
import type { Draft } from '../report-draft.ts';
import type { Amount, Fact, Period } from '../report.ts';

/** How often what recurs is paid in a year. By the hour, day or time it is a price, which no total is held against. */
const TIMES: Readonly<Record<Period, number | null>> = {
  hour: null,
  day: null,
  'each-time': null,
  week: 52,
  month: 12,
  quarter: 4,
  year: 1,
};
/** So many hours a year somebody may well work who is paid by the hour. */
const HOURS = 1_000;
/** What is paid by the hour for the work itself. */
const WAGES: ReadonlySet<string> = new Set(['pay', 'rate', 'hourly rate']);
const WHOLE: ReadonlySet<string> = new Set(['total', 'price', 'rent', 'loan', 'premium', 'licence fee']);
const isWhole = ({ amount }: Draft<Fact>): boolean => WHOLE.has(amount?.purpose ?? '');
/** From this many times on another sum is the money of the paper. */
const MUCH_LARGER = 2;

/** A sum as a year of it. */
export const yearly = (amount: Amount | undefined): number =>
  amount === undefined ? 0 : amount.value * (amount.period === null ? 1 : (TIMES[amount.period] ?? 1));

const isByTheTime = ({ amount }: Draft<Fact>): boolean =>
  amount !== undefined && amount.period !== null && TIMES[amount.period] === null;

/**
 * Whether the paper names a sum beside which those told are small: `$40 a month` for the washer says nothing of a room for $1,350. A
 * price by the hour or the time stands for itself, and so does what the paper calls its price or total.
 */
export function isDwarfed(told: readonly Draft<Fact>[], facts: readonly Draft<Fact>[]): boolean {
  if (told.length === 0 || told.some((fact) => isByTheTime(fact) || isWhole(fact))) return false;
  const most = Math.max(...told.map(({ amount }) => yearly(amount)));
  return facts.some((fact) => {
    const { kind, amount } = fact;
    if (kind !== 'amount' || amount === undefined || told.includes(fact)) return false;
    if (isMinorSum(amount) || NOT_PAID.has(amount.purpose ?? '')) return false;
    const isWage = amount.period === 'hour' && WAGES.has(amount.purpose ?? '');
    return (
      (isWage && amount.value * HOURS > most * MUCH_LARGER) ||
      (!isByTheTime(fact) && yearly(amount) > most * MUCH_LARGER)
    );
  });
}

/** The sums that a sentence names. */
export const factsIn = (words: string, facts: readonly Draft<Fact>[]): Draft<Fact>[] =>
  facts.filter(
    ({ kind, quotes, amount }) =>
      kind === 'amount' &&
      amount !== undefined &&
      quotes.some(({ text }) => words.includes(text) || text.includes(words)),
  );
