import { describe, expect, it } from 'vitest';
import { toAdminTab } from './admin-tab.ts';
import { axisOf } from './axis.ts';
import { countSummary, seconds } from './daily-charts.tsx';

describe('an axis', () => {
  it.each([
    [0, [0, 1]],
    [1, [0, 1]],
    [3, [0, 1, 2, 3]],
    [8, [0, 2, 4, 6, 8]],
    [11, [0, 5, 10, 15]],
    [412, [0, 200, 400, 600]],
    [4200, [0, 2000, 4000, 6000]],
  ])('for %i has lines at %j', (most, ticks) => {
    expect(axisOf(most)).toEqual({ top: ticks.at(-1), ticks });
  });
});

describe('figures in words', () => {
  it('sum up a row of days', () => {
    expect(countSummary([0, 3, 1200])).toBe('1,203 in 3 days, most on one day 1,200');
    expect(countSummary([0, 0])).toBe('none in 2 days');
  });
  it('say durations in seconds', () => {
    expect([400, 1250, 12_400].map(seconds)).toEqual(['0.4 s', '1.3 s', '12 s']);
  });
});

it.each([
  ['users', 'users'],
  ['statistics', 'statistics'],
  ['nonsense', 'statistics'],
  [undefined, 'statistics'],
])('the view %j in the address opens %s', (value, tab) => {
  expect(toAdminTab(value)).toBe(tab);
});
