import { describe, expect, it } from 'vitest';

import { DistinctNumbers } from '../../../src/domain/analysis/prompt-injection/senses/distinct-numbers.ts';

describe('distinct numbers', () => {
  it('are those of a set, in its order, round after round', () => {
    const distinct = new DistinctNumbers();
    for (const count of [3, 5_000, 40, 0, 9_000]) {
      const numbers = Array.from({ length: count }, (_, at) => Math.imul(at % 3_100, 0x9e3779b1) >> (at % 3));
      distinct.clear();
      for (const number of numbers) distinct.add(number);
      expect(Array.from({ length: distinct.size }, (_, at) => distinct.at(at))).toEqual([
        ...new Set(numbers),
      ]);
    }
  });

  it('take a number with and without its sign for one', () => {
    const distinct = new DistinctNumbers();
    distinct.add(-1);
    distinct.add(0xffffffff);
    expect(distinct.size).toBe(1);
  });
});
