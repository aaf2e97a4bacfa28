import { describe, expect, it } from 'vitest';
import { toLegalText } from '../../../../src/domain/analysis/document/legal-text.ts';
import { documentFromText } from '../../../../src/domain/analysis/document/plain-document.ts';
import { amountFacts } from '../../../../src/domain/analysis/reading/facts/amount-facts.ts';

const sums = (...lines: readonly string[]) =>
  amountFacts(toLegalText(documentFromText(lines.join('\n\n'))), 'United Kingdom').map(
    ({ label, text }) => `${label}: ${text}`,
  );

describe('Sums in rows', () => {
  it('tells a sum in the bracket of a row by the words of the bracket', () => {
    expect(sums('Total to pay (including VAT of £40) £240')).toEqual(['Total to pay: £240.', 'VAT: £40.']);
    expect(sums('Total: £240 (of which deposit £60)')).toContain('Deposit: £60.');
    expect(sums('Rent: £900 (about £208 a week)')).toContain('Rent: £208 a week.');
  });

  it('tells another sum of a row by its own words', () => {
    expect(sums('Balance: £900 in nine monthly instalments of £103 (total of instalments £927)')).toEqual([
      'Balance: £900.',
      'Instalment: £103 a month.',
      'Total: £927.',
    ]);
  });

  it('tells the sums of a row with what stands over their columns', () => {
    expect(sums('| Service | Fee | VAT at 20% |', '|---|---|---|', '| Window wash | £50 | £10 |')).toEqual([
      'Window wash (Fee): £50.',
      'Window wash (VAT at 20%): £10.',
    ]);
    expect(sums('Item Fee VAT Total', 'Locker £50.00 £10.00 £60.00')).toEqual([
      'Locker (Fee): £50.00.',
      'Locker (VAT): £10.00.',
      'Locker (Total): £60.00.',
    ]);
    expect(sums('What we agreed', 'Locker £50.00 £10.00')).not.toContain('Locker (agreed): £10.00.');
  });

  it('reads the last figure of a row that reckons it', () => {
    expect(sums('Gardener (2 visits) £30.00 per h £120.00')).toContain('Gardener: £120.00.');
    expect(sums('Surcharge 8% £33.20')).toEqual(['Surcharge: £33.20.']);
    expect(sums('Particulars Amount (Rs.)', 'Dinner 80 x Rs. 450 36,000', 'Garden and hall 12,500')).toEqual(
      expect.arrayContaining(['Dinner: 36,000.', 'Garden and hall: 12,500.']),
    );
  });
});
