import { describe, expect, it } from 'vitest';
import { toLegalText } from '../../../../src/domain/analysis/document/legal-text.ts';
import { documentFromText } from '../../../../src/domain/analysis/document/plain-document.ts';
import { searchPaper, settles } from '../../../../src/domain/analysis/reading/gaps/find-gaps.ts';
import { EXPECTATIONS } from '../../../../src/domain/analysis/reading/languages/en/expectations/all.ts';

const FILLER = Array.from(
  { length: 30 },
  (_, index) => `${index + 1}. The tenant may use the blue room and the green kitchen each week.`,
).join('\n\n');
const gapsIn = (sentence: string, isStronger: boolean | null = false) =>
  searchPaper(toLegalText(documentFromText(`${FILLER}\n\n${sentence}`)), 'lease', {
    isStronger,
    areFirms: false,
  }).gaps;

describe('What is usual and was not found', () => {
  it.each(EXPECTATIONS.flatMap(({ id, examples }) => examples.map((example) => [id, example] as const)))(
    '%s is settled by “%s”',
    (id, example) => {
      expect(settles(id, example)).toBe(true);
    },
  );

  it.each(
    EXPECTATIONS.flatMap(({ id, counterExamples }) =>
      counterExamples.map((example) => [id, example] as const),
    ),
  )('%s is not settled by “%s”', (id, example) => {
    expect(settles(id, example)).toBe(false);
  });

  it('asks where a deposit is kept of homes, and not of a card on which it is blocked', () => {
    const titled = (words: string) => gapsIn(words).map(({ title }) => title);
    expect(titled('A deposit of £900 is due on signing.')).toContain('Where the deposit is kept');
    expect(titled('A deposit of £300 is held on the card.')).not.toContain('Where the deposit is kept');
  });

  it('is said as not found, with the nearest sentence that was looked at', () => {
    const gap = gapsIn('A deposit of £900 is due on signing.').find(
      ({ title }) => title === 'When the deposit comes back',
    );
    expect(gap?.text).toMatch(/^We did not find /);
    expect(gap?.quotes.map(({ text }) => text)).toEqual(['A deposit of £900 is due on signing.']);
  });

  it('is not said where it is there, where nobody asks, or in a page that may rest on another', () => {
    const titles = (raw: string) => gapsIn(raw).map(({ title }) => title);
    expect(titles('A deposit of £900 is due, and you get it back in May.')).not.toContain(
      'When the deposit comes back',
    );
    expect(titles('The rent is £900.')).not.toContain('When the deposit comes back');
    const short = toLegalText(documentFromText('A deposit is due.'));
    expect(searchPaper(short, 'lease', { isStronger: false, areFirms: false }).gaps).toEqual([]);
  });

  it('is looked for more widely where firms deal with firms, and what was found is told', () => {
    const goods = Array.from(
      { length: 40 },
      (_, index) => `${index + 1}. The Supplier shall deliver the goods in May.`,
    ).join('\n\n');
    const text = toLegalText(documentFromText(`${goods}\n\nThe law of Texas applies.`));
    const between = (areFirms: boolean) => searchPaper(text, 'sale', { isStronger: null, areFirms });
    expect(between(true).found).toContain('Which law applies');
    expect(between(true).gaps.map(({ title }) => title)).toContain('A limit on liability');
    expect(between(false).gaps.map(({ title }) => title)).not.toContain('A limit on liability');
  });

  it('is said to the side that misses it, and at most four times', () => {
    expect(gapsIn('A deposit of £900 is due on signing.', true)).toEqual([]);
    expect(gapsIn('A deposit of £900 is due on signing.').length).toBeLessThanOrEqual(4);
  });
});
