import { describe, expect, it } from 'vitest';
import { documentFromText } from '../../../../src/domain/analysis/document/plain-document.ts';
import { toLegalText } from '../../../../src/domain/analysis/document/legal-text.ts';
import { amountFacts } from '../../../../src/domain/analysis/reading/facts/amount-facts.ts';
import { BY_CASE } from '../../../../src/domain/analysis/reading/languages/en/money/by-case-words.ts';

const sums = (words: string) =>
  amountFacts(toLegalText(documentFromText(words)), 'United Kingdom').map(({ label, text }) => [label, text]);

describe('A sum that is owed only in a case', () => {
  it.each(BY_CASE.flatMap(({ examples }) => examples))('is told as that: “%s”', (words) =>
    expect(sums(words)[0]![0]).toBe('In some cases'),
  );

  it.each(BY_CASE.flatMap(({ not }) => not))('but not where it is due anyway: “%s” is “%s”', (words, label) =>
    expect(sums(words)[0]![0]).toBe(label),
  );
});

describe('What is paid back in parts', () => {
  it('is no case', () =>
    expect(sums('Starting 5 March 2027 he pays back £200 on the fifth of each month.')).toEqual([
      ['Repayment', '£200 a month.'],
    ]));

  it('is one where somebody leaves', () =>
    expect(sums('Anyone stopping early pays back £60.')).toEqual([['In some cases', '£60.']]));
});

describe('A sum is told by the name that the paper has for it', () => {
  it.each([
    ['The £975 booking fee makes it ink.', 'Booking fee'],
    ['The Company shall pay a housing allowance of £4,000.', 'Housing allowance'],
    ['The cash price is £4,800.', 'Cash price'],
    ['You pay a fee of £20.', 'Fee'],
    ['We add the £20 fee.', 'Fee'],
  ])('“%s”: %s', (words, label) => expect(sums(words)[0]![0]).toBe(label));
});

describe('A second sum in a row', () => {
  it('is not what the row is called', () =>
    expect(sums('The price: £3,900 with tax, plus £120 for the drive')).toContainEqual(['Sum', '£120.']));

  it('is it where the row has parts', () =>
    expect(
      sums('| Instalments | Parent shall pay £600 today, £410 on or before 10 July 2026 |'),
    ).toContainEqual(['Instalments', '£410.']));
});

describe('Being late', () => {
  it.each([
    ['For each day that an instalment is late £5 is due.', 'Late fee'],
    ['Rent that is late: £20 is added.', 'Late fee'],
    ['Come without a word? £45 is added to your next bill.', 'Sum'],
  ])('“%s”: %s', (words, label) => expect(sums(words)[0]![0]).toBe(label));
});

describe('How often a sum is due', () => {
  it.each([
    ['You send me £1,050 on or before the 1st of every month.', '£1,050 a month.'],
    ['You pay back £300 at every month-end.', '£300 a month.'],
    ['24 instalments of £161, on the 15th of each month.', '£161 a month.'],
    ['The basic fee is £1,260 a fortnight.', '£1,260 a fortnight.'],
  ])('“%s”: %s', (words, text) => expect(sums(words)[0]![1]).toBe(text));
});
