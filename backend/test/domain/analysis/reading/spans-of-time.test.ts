import { describe, expect, it } from 'vitest';

import { findLengths } from '../../../../src/domain/analysis/reading/facts/find-spans-of-time.ts';

describe('Lengths of time', () => {
  it('are not seen in a share of something', () => {
    expect(findLengths('After them you owe three quarters of the whole fee.')).toEqual([]);
    expect(findLengths('It runs for three quarters and then ends.')).toHaveLength(1);
  });
});
