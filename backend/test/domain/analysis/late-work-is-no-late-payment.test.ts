import { describe, expect, it } from 'vitest';
import { documentFromText } from '../../../src/domain/analysis/document/plain-document.ts';
import { toLegalText } from '../../../src/domain/analysis/document/legal-text.ts';
import { lateRate } from '../../../src/domain/analysis/facts/figures/late-payment.ts';

const rateIn = (words: string) => lateRate(toLegalText(documentFromText(words)).sentences[0]!);

describe('a rate on late sums', () => {
  it('is none where something is taken off for late work', () => {
    expect(rateIn('If you are late we take off 2% per day.')).toBeNull();
    expect(rateIn('Late drawings: the client deducts 5% a week.')).toBeNull();
    expect(rateIn('When the cake is late, 3% a day comes off.')).toBeNull();
  });

  it('is one where a sum grows', () => {
    expect(rateIn('If you pay late we add 2% per day.')?.workedOut).toContain('730');
    expect(rateIn('Late rent costs 5% a week.')).not.toBeNull();
  });
});
