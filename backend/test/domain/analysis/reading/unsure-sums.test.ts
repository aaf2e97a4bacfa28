import { describe, expect, it } from 'vitest';
import { documentFromText } from '../../../../src/domain/analysis/document/plain-document.ts';
import { toLegalText } from '../../../../src/domain/analysis/document/legal-text.ts';
import { amountFacts } from '../../../../src/domain/analysis/reading/facts/amount-facts.ts';
import { UNSURE_PURPOSES } from '../../../../src/domain/analysis/reading/languages/en/money/unsure-purposes.ts';

const sums = (words: string) =>
  amountFacts(toLegalText(documentFromText(words)), 'United Kingdom').map(({ label, text }) => [label, text]);

describe('A sum beside words that speak against its purpose', () => {
  it.each(
    UNSURE_PURPOSES.flatMap(({ purpose, examples }) => examples.map((words) => [words, purpose] as const)),
  )('“%s” is no %s', (words, purpose) => {
    const last = sums(words).map(([label]) => label!.toLowerCase());
    expect(last.length).toBeGreaterThan(0);
    expect(last.filter((label) => label === purpose).length).toBeLessThan(last.length);
  });

  it.each([
    ['A late bill costs €15.', 'Late fee'],
    ['You pay the first £150 of each claim.', 'Excess'],
    ['The price is €46,000.', 'Price'],
    ['It comes to €900 in all.', 'Total'],
    ['We carry insurance of £2,000,000.', 'Insurance cover'],
    ['I am lending you £6,400 for the car.', 'Loan'],
  ])('but “%s” is told as %s', (words, label) => expect(sums(words)[0]![0]).toBe(label));
});

describe('What only bounds a sum', () => {
  it('is told as that, though a row names it', () =>
    expect(sums('Late return | £60 for each hour begun, up to £600 a day')).toContainEqual([
      'Limit',
      '£600 a day.',
    ]));

  it('is told where a fee is capped', () =>
    expect(sums('Late fee | £8 for each instalment that is late, capped at £24 in this plan')).toContainEqual(
      ['Limit', '£24.'],
    ));
});

describe('A number of things', () => {
  it.each([
    'The fee is £20 a month. You pay for 6,000 pieces a month.',
    'The fee is £20 a month. You pay if you give not more than 90 and not less than 60 days of notice.',
    'The price is £20. Of the shares you pay for 7,500, have vested.',
  ])('is no sum: “%s”', (words) =>
    expect(sums(words).every(([, text]) => text!.startsWith('£20'))).toBe(true),
  );
});
