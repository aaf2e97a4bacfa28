import { describe, expect, it } from 'vitest';
import type { Draft } from '../../../src/domain/analysis/report/report-draft.ts';
import type { Fact, Period } from '../../../src/domain/analysis/report/report.ts';
import { isMainSum } from '../../../src/domain/analysis/report/sections/main-sum.ts';

const sum = (
  label: string,
  value: number,
  purpose: string | null,
  period: Period | null,
  paragraph: number,
): Draft<Fact> => ({
  kind: 'amount',
  label,
  text: `${value}.`,
  quotes: [{ text: '', paragraph }],
  by: 'rules',
  amount: { currency: 'GBP', value, period, purpose },
});
const told = (...all: readonly Draft<Fact>[]) =>
  all.filter((one) => isMainSum(one, all)).map(({ label }) => label);

describe('The sums that the summary calls the money of a paper', () => {
  it('are those that it is about, and none that is paid beside them', () =>
    expect(
      told(
        sum('Rent', 900, 'rent', 'month', 2),
        sum('While paused', 5, 'while paused', 'week', 1),
        sum('Utilities', 60, 'utilities', 'month', 3),
        sum('Fee', 10, 'fee', 'week', 4),
        sum('Payment', 140, 'payment', null, 5),
        sum('Late fee', 25, 'late fee', null, 6),
      ),
    ).toEqual(['Rent']));

  it('are a sum without a name only where it stands first', () => {
    expect(told(sum('Sum', 14, null, 'month', 2), sum('Sum', 9, null, 'year', 3))).toEqual(['Sum']);
    expect(told(sum('Sum', 86, null, null, 2), sum('Sum', 10, null, 'month', 2))).toEqual([]);
    expect(told(sum('Saver plan', 27, null, 'week', 4))).toEqual(['Saver plan']);
  });
});
