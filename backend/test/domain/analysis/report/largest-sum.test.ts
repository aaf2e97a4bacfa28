import { describe, expect, it } from 'vitest';
import { isDwarfed } from '../../../../src/domain/analysis/report/sections/largest-sum.ts';
import type { Draft } from '../../../../src/domain/analysis/report/report-draft.ts';
import type { Amount, Fact } from '../../../../src/domain/analysis/report/report.ts';

const sum = (value: number, purpose: string | null, period: Amount['period'] = null): Draft<Fact> => ({
  kind: 'amount',
  label: purpose ?? 'Sum',
  text: `£${value}`,
  amount: { currency: 'GBP', value, purpose, period },
  quotes: [{ text: `£${value}`, paragraph: 1 }],
  by: 'rules',
});

describe('the money of a summary', () => {
  it('is not a small sum beside a far larger one', () => {
    const washer = sum(40, null, 'month');
    expect(isDwarfed([washer], [washer, sum(1_350, null)])).toBe(true);
    expect(isDwarfed([washer], [washer, sum(500, null)])).toBe(false);
    expect(isDwarfed([sum(75, null, 'month')], [sum(26, 'pay', 'hour')])).toBe(true);
    // two thousand a month are as much as a year of work
    const retainer = sum(2_000, 'fee', 'month');
    expect(isDwarfed([retainer], [retainer, sum(14, 'rate', 'hour')])).toBe(false);
    expect(isDwarfed([sum(9_000, 'deposit')], [sum(14, 'pay', 'hour')])).toBe(false);
  });

  it('may be what the paper calls its price, and what is paid by the time', () => {
    expect(isDwarfed([sum(200, 'price')], [sum(9_000, null)])).toBe(false);
    expect(isDwarfed([sum(30, 'rate', 'hour')], [sum(9_000, null)])).toBe(false);
  });

  it('is held against nothing that is only named', () => {
    const fee = sum(90, 'fee');
    expect(isDwarfed([fee], [fee, sum(1_000_000, 'insurance cover'), sum(5_000, 'penalty')])).toBe(false);
  });
});
