import type { Draft } from '../../../report/report-draft.ts';
import type { Fact } from '../../../report/report.ts';

/** A half or a quarter of the rent of a year is paid several times, and is no second rent. */
export function partOfYear<T extends { readonly fact: Draft<Fact>; readonly rank: number }>(
  one: T,
  all: readonly T[],
): T {
  const { amount, label } = one.fact;
  if (label !== 'Rent' || amount === undefined || amount.period !== null) return one;
  const isPart = all.some(
    ({ fact }) =>
      fact.label.endsWith('ent') &&
      fact.amount?.purpose === 'rent' &&
      fact.amount.currency === amount.currency &&
      [2, 4].some((parts) => Math.abs(fact.amount!.value - amount.value * parts) < 1),
  );
  return isPart ? { ...one, fact: { ...one.fact, label: 'Instalment' } } : one;
}
