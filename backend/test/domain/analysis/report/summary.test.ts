import { describe, expect, it } from 'vitest';
import { countWords, fitSummary } from '../../../../src/domain/analysis/report/summary.ts';

const sentence = (words: number, name = 'word') => `${Array.from({ length: words }, () => name).join(' ')}.`;

describe('The summary', () => {
  it('keeps whole sentences in order up to 200 words', () => {
    const summary = fitSummary(Array.from({ length: 30 }, (_, index) => sentence(9, `w${index}`)));
    expect(countWords(summary)).toBeGreaterThan(180);
    expect(countWords(summary)).toBeLessThanOrEqual(200);
    expect(summary).toMatch(/^w0 .+w20\.$/);
  });

  it('passes over a sentence that is too long and goes on with the next', () => {
    expect(fitSummary(['One.', sentence(300), '', 'Two.'])).toBe('One. Two.');
  });
});
