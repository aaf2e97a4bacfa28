import { describe, expect, it } from 'vitest';
import { documentFromText } from '../../../../../src/domain/analysis/document/plain-document.ts';
import { toLegalText } from '../../../../../src/domain/analysis/document/legal-text.ts';
import { findDuties } from '../../../../../src/domain/analysis/reading/duties/find-duties.ts';
import { findFrames } from '../../../../../src/domain/analysis/reading/frames/find-frames.ts';
import { findPaperSides } from '../../../../../src/domain/analysis/reading/sides/find-sides.ts';
import { isBetweenFirms } from '../../../../../src/domain/analysis/reading/titles/own-name.ts';

const textOf = (...lines: readonly string[]) => toLegalText(documentFromText(lines.join('\n\n')));
const readerOf = (who: string, ...lines: readonly string[]) => {
  const { reader } = findPaperSides(textOf(...lines), who);
  return reader === null ? null : [reader.name, reader.role];
};

const FORM = [
  'Form for guarantors',
  'Tenant: Milo Brandt. Room 7, 12 Quay Street. Rent: £96 a week.',
  'I, Greta Brandt of 4 Mill Row, Leek, promise to pay the landlord the rent and anything else the tenant owes if he does not pay. The landlord need not ask the tenant first. I will pay within ten days of a letter.',
];
const WARRANTY = [
  'LIMITED WARRANTY',
  'Corvane Kettles, Inc. warrants to the original purchaser that this kettle is free from defects for two years.',
  'The purchaser must keep the receipt. ANY OTHER WARRANTY IS LIMITED TO TWO YEARS. CORVANE KETTLES, INC. IS NOT LIABLE FOR SPILT TEA. Some states do not allow such limits, so they may not apply to you.',
];

describe('A form for a guarantor', () => {
  it('has the guarantor for a side, who says `I` in it', () =>
    expect(readerOf('guarantor', ...FORM)).toEqual(['Greta Brandt', 'Guarantor']));

  it('makes no duty of the tenant from what the guarantor pays', () => {
    const text = textOf(...FORM);
    const sides = findPaperSides(text, 'guarantor');
    const told = findDuties(text, findFrames(text, sides), sides);
    const others = told.filter(({ sideId }) => sideId !== sides.reader!.id);
    expect(others.map(({ quotes }) => quotes.at(-1)!.text)).toEqual(['Rent: £96 a week.']);
    expect(told.map(({ quotes }) => quotes.at(-1)!.text)).toContain(
      'I will pay within ten days of a letter.',
    );
  });
});

describe('A note of a debt', () => {
  const NOTE = [
    'I, Themba Nkosi, owe my cousin Lerato Dube R4 500 which she lent me on 2 May 2026. I will pay it back in three parts of R1 500.',
  ];

  it('has whoever owes and whoever lent for sides, without the sum', () => {
    expect(readerOf('borrower', ...NOTE)).toEqual(['Themba Nkosi', 'Borrower']);
    expect(readerOf('the lender', ...NOTE)).toEqual(['Lerato Dube', 'Lender']);
  });
});

describe('A warranty', () => {
  it('has its maker and its buyer for sides', () => {
    expect(readerOf('the buyer', ...WARRANTY)).toEqual([null, 'Purchaser']);
    expect(readerOf('Corvane', ...WARRANTY)).toEqual(['Corvane Kettles, Inc.', 'Manufacturer']);
  });

  it('is no deal between firms', () => expect(isBetweenFirms(textOf(...WARRANTY))).toBe(false));

  it('tells no duty where limits may not apply', () => {
    const text = textOf(...WARRANTY);
    const sides = findPaperSides(text, 'the buyer');
    const told = findDuties(text, findFrames(text, sides), sides).map(({ quotes }) => quotes.at(-1)!.text);
    expect(told.filter((words) => words.includes('Some states'))).toEqual([]);
    expect(told.filter((words) => words.includes('receipt'))).toHaveLength(1);
  });
});
