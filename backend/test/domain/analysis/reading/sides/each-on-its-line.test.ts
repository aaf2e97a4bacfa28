import { describe, expect, it } from 'vitest';
import { toLegalText } from '../../../../../src/domain/analysis/document/legal-text.ts';
import { documentFromText } from '../../../../../src/domain/analysis/document/plain-document.ts';
import { findPaperSides } from '../../../../../src/domain/analysis/reading/sides/find-sides.ts';

const read = (who: string, ...lines: readonly string[]) =>
  findPaperSides(toLegalText(documentFromText(lines.join('\n\n'))), who);
const all = (...lines: readonly string[]) => read('', ...lines).all.map(({ name, role }) => [name, role]);
const nameOf = (who: string, ...lines: readonly string[]) => read(who, ...lines).reader?.name ?? null;

const COACHING = [
  'CONTRACT OF EMPLOYMENT',
  'entered into between',
  'BRINE HARBOUR ROWING CENTRE (PTY) LTD',
  'Registration number 2011/55',
  'of 4 Quay Road, Knysna',
  '(hereinafter "the Centre")',
  'and',
  'MS LERATO MOKGADI',
  'Identity number 900101',
  'of 9 Fern Street, Knysna',
  '(hereinafter "the Coach")',
  'The Centre appoints the Coach from 1 March 2027. The Centre pays the Coach R18 000 a month.',
  'The Coach shall not coach within ten kilometres of the Centre for a year after leaving.',
];

const OFFER = [
  'TAMARIND TABLE PTE. LTD.',
  '12 Koon Seng Road, Singapore',
  'Mr. Razif bin Salleh',
  'LETTER OF APPOINTMENT',
  'We are pleased to offer you a place in our kitchen. In this letter "the Company" means Tamarind Table Pte. Ltd. and "you" means the addressee.',
  'You will work 44 hours a week. You may not work elsewhere. You give two months of notice. We pay you on the 5th. We give you two sets of whites. We keep a record of your hours.',
  'Yours sincerely,',
  'Joyce Teo Mei Ling',
  'Director',
];

describe('Sides whose name, address and role have a line each', () => {
  it('are called by the bracket below them', () => {
    expect(all(...COACHING)).toEqual([
      ['BRINE HARBOUR ROWING CENTRE (PTY) LTD', 'Centre'],
      ['Ms Lerato Mokgadi', 'Coach'],
    ]);
    for (const who of ['coach', 'rowing coach', 'Lerato'])
      expect(nameOf(who, ...COACHING)).toBe('Ms Lerato Mokgadi');
  });

  it('keep that role where a bracket on who stands for them comes before it', () => {
    const lines = COACHING.with(4, '(herein represented by its managing agent, Mbeki Rentals)');
    expect(all(...lines)[0]).toEqual(['BRINE HARBOUR ROWING CENTRE (PTY) LTD', 'Centre']);
  });

  it('are whoever a letter without a greeting is addressed to, and the firm whose director signs', () => {
    expect(all(...OFFER).map(([name]) => name)).toEqual(['Mr. Razif bin Salleh', 'Tamarind Table Pte. Ltd.']);
    expect(nameOf('employee', ...OFFER)).toBe('Mr. Razif bin Salleh');
  });
});

describe('A word in small letters', () => {
  const TRACTOR = [
    'Seller: Grove Farm Supplies Limited',
    'Buyer: Peter Okoth, of Molo, farmer',
    'The Seller sells the Buyer a tractor for 900,000. The Buyer pays in six parts. The Seller may take it back.',
  ];
  it('is no short form of a name', () => {
    expect(nameOf('farmer', ...TRACTOR)).not.toBe('Grove Farm Supplies Limited');
    expect(nameOf('Grove', ...TRACTOR)).toBe('Grove Farm Supplies Limited');
    expect(nameOf('okoth', ...TRACTOR)).toBe('Peter Okoth');
  });
});
