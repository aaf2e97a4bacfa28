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

  it('leave out the rate of a discount, which is no cost', () => {
    expect(figuresIn('You prepay what is left, discounted at 6%.')).not.toHaveProperty('rate');
    expect(figuresIn('You prepay what is left, and 6% of it on top.')).toHaveProperty('rate', '6%');
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

  it('are whole where spaces part the thousands', () => {
    expect(figuresIn('We pay SEK 50 000 at the most here.')).toMatchObject({ sum: 'SEK 50 000' });
    expect(figuresIn('It costs R1 250,50 each time.')).toMatchObject({ sum: 'R1 250,50' });
    expect(figuresIn('It costs R500 a month.')).toMatchObject({ sum: 'R500' });
  });

  it('tell how long one is bound, and take no notice for it', () => {
    expect(figuresIn('You are bound for two years.')).toMatchObject({ bound: 'two years' });
    expect(figuresIn('You may not end it before the ten years are over.')).toMatchObject({
      bound: 'ten years',
    });
    expect(
      figuresIn('You may not end it except for a breach that is not cured 60 days after notice.'),
    ).not.toHaveProperty('bound');
    expect(figuresIn("You remain bound on 60 days' notice.")).not.toHaveProperty('bound');
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
