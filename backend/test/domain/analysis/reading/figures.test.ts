import { describe, expect, it } from 'vitest';

import { figuresIn } from '../../../../src/domain/analysis/reading/burdens/figures.ts';

describe('the figures that a title may name', () => {
  it('are the sum, what it is for, and the rate of a clause with one of each', () => {
    expect(figuresIn('Each reminder costs £12 per letter and 4% per month.')).toEqual({
      sum: '£12',
      each: 'per letter',
      rate: '4% per month',
    });
  });

  it('keep the part of an hour that a sum is for', () =>
    expect(figuresIn('It costs €7 for each started half of an hour.')).toMatchObject({
      sum: '€7',
      each: 'for each started half of an hour',
    }));

  it('leave out what stands there twice, as one cannot tell which of the two the title means', () => {
    expect(figuresIn('You give two months of notice and we give one month.')).toEqual({});
    expect(figuresIn('The fee is $40, or $90 after the tenth day.')).not.toHaveProperty('sum');
    expect(figuresIn('You pay €50, and later again €50.')).toHaveProperty('sum', '€50');
  });

  it('leave out a sum beside which more is owed', () => {
    expect(figuresIn('All fees for the rest of the term fall due, together with a charge of £60.')).toEqual(
      {},
    );
  });

  it('read a length of time without its apostrophe, and no price by the month as one', () => {
    expect(figuresIn("They may move you on 7 days' notice.")).toEqual({
      time: '7 days',
      notice: '7 days',
    });
    expect(figuresIn('The rent is £640 a month.')).not.toHaveProperty('time');
  });
});
