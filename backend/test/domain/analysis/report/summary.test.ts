import { describe, expect, it } from 'vitest';
import { analyzeByRules } from '../../../../src/domain/analysis/analyze-by-rules.ts';
import { documentFromText } from '../../../../src/domain/analysis/document/plain-document.ts';
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

  it('does not say that no big risk was found where the side of the reader is unknown', () => {
    const paper = `HIRE AGREEMENT

1. This agreement is between Orla Finch (the Owner) and Piet Brandt (the Hirer).
2. The Owner hires a cement mixer to the Hirer from 3 May 2027 to 7 May 2027.
3. The Hirer pays £90 for the five days on 3 May 2027.
4. The Owner brings the mixer and fetches it.`;
    const summaryFor = (identity: string) => {
      const reader = { identity, country: 'United Kingdom' as const };
      const verdict = analyzeByRules({
        document: documentFromText(paper),
        reader,
        today: new Date('2026-11-20T00:00:00Z'),
      });
      return verdict.outcome === 'rejected' ? verdict.reply : verdict.sections[4]!.content;
    };
    expect(summaryFor('Hirer')).toContain('no big risk');
    expect(summaryFor('surveyor')).not.toContain('no big risk');
    expect(summaryFor('surveyor')).toMatch(/(?<!Still, )read it all/i);
  });

  it('quotes no `you` that is the other side', () => {
    const letter = [
      'Bramble Furniture (Pty) Ltd',
      'Dear Ms Dube',
      'You owe R9 900,00 as of today. You undertake to pay R990,00 on the last day of each month, from 31 August 2026 until 31 May 2027, by debit order or at any till. As long as you keep to this we stop all interest. We will call back the file from the lawyers. We shall post a statement every quarter.',
      'You agree that our driver may fetch the sofa. You tell us of a new address.',
      'Yours faithfully',
      'Lerato Nkosi',
    ].join('\n\n');
    const told = (identity: string) => {
      const verdict = analyzeByRules({
        document: documentFromText(letter),
        reader: { identity, country: 'South Africa' },
        today: new Date('2026-11-20T00:00:00Z'),
      });
      return verdict.outcome === 'rejected' ? '' : verdict.sections[4]!.content;
    };
    expect(told('Bramble Furniture')).toContain('You are Bramble');
    expect(told('Bramble Furniture')).not.toMatch(/it says: “[^”]*\byou\b/i);
  });
});
