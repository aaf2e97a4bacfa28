import { describe, expect, it } from 'vitest';
import { createPlaceOf } from '../../../../tools/burdens/place-of.ts';

describe('The place of a quote in a labelled paper', () => {
  it('is found where the reading closed up the columns of a sheet', () => {
    const paper = 'Late         | S$50 per day\nDeposit back | in 14 days, less\nwear';
    const placeOf = createPlaceOf(paper);
    expect(placeOf('Late | S$50 per day')).toEqual({ start: 0, end: 27 });
    expect(placeOf('in 14 days, less wear')).toEqual({ start: 43, end: paper.length });
  });

  it('is none for words that do not stand there', () => {
    expect(createPlaceOf('Rent is due on Friday.')('Rent is due on Monday.')).toBeNull();
    expect(createPlaceOf('Rent')(' ')).toBeNull();
  });
});
