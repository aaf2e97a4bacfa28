import { describe, expect, it } from 'vitest';
import { toLegalText } from '../../../../src/domain/analysis/document/legal-text.ts';
import { documentFromText } from '../../../../src/domain/analysis/document/plain-document.ts';
import { documentKind } from '../../../../src/domain/analysis/reading/facts/kind/document-kind.ts';
import { findPaperSides } from '../../../../src/domain/analysis/reading/sides/find-sides.ts';

const read = (raw: string) => toLegalText(documentFromText(raw));
const kindOf = (raw: string) => documentKind(read(raw)).label;
const partiesOf = (raw: string, identity = 'User') =>
  findPaperSides(read(raw), identity).all.map(({ name, role }) => [name, role]);

const OPENING = `EXHIBIT 10.4

CO-BRANDING AGREEMENT

THIS CO-BRANDING AGREEMENT (this "Agreement") is made on 3 May 2024 by and between Quillmark Media, Inc., a Delaware corporation with offices at 9 Pier Road ("Quillmark"), and Tessaly Foods LLC, a limited liability company ("Company").`;

describe('The kind of a paper between firms', () => {
  it('is what the paper calls itself', () => {
    expect(kindOf(OPENING)).toBe('Co-branding agreement');
  });

  it('is what a club calls it, whatever words of other papers it uses', () => {
    const rules =
      'The rent is £90 a year. If the rent is late we write to you. Half of the rent comes back in autumn.';
    expect(kindOf(`BOAT STORE AGREEMENT 2027\n\n${rules}`)).toBe('Boat store agreement');
    expect(kindOf(`TENANCY AGREEMENT 2027\n\n${rules}`)).toBe('Residential lease (tenancy)');
  });

  it('is no stamp on the file', () => {
    expect(kindOf(`CONFIDENTIAL TREATMENT REQUESTED\n\n${OPENING}`)).toBe('Co-branding agreement');
  });

  it('is told from its title rather than from words of everyday papers', () => {
    const raw = `EXHIBIT 10.2 SPONSORSHIP AGREEMENT THIS AGREEMENT, dated 3 May 2024, is between Quillmark Media, Inc. and Tessaly Foods LLC. The guests of the venue buy tickets. Tickets are sold at the venue. Guests of the wedding need no tickets.`;
    expect(kindOf(raw)).toBe('Sponsorship agreement');
  });
});

describe('The parties of a paper between firms', () => {
  const BOTH = [
    ['Quillmark Media, Inc.', null],
    ['Tessaly Foods LLC', 'Company'],
  ];

  it.each([
    ['a firm of the recitals', 'WHEREAS, Company is a member of Visa Circle, Inc. ("Visa").'],
    ['a numbered line', 'Tessaly shall deliver: (i) the plans; and (ii) the samples.'],
    [
      'a defined thing',
      'Company runs the Merchant Services (the "Merchant Services") for its users ("Users").',
    ],
    ['a law', 'Terms of the Securities Exchange Act (the "Exchange Act") apply.'],
  ])('are those that the opening introduces, and not %s', (_what, more) => {
    expect(partiesOf(`${OPENING}\n\n${more}`)).toEqual(BOTH);
  });

  it('are read from the sentence that gives them short names, below a cover page', () => {
    const cover = 'SUPPLY AGREEMENT BETWEEN QUILLMARK MEDIA, INC. AND TESSALY FOODS LLC DATED MAY 2024';
    expect(partiesOf(`${cover}\n\n${OPENING}`)).toEqual(BOTH);
  });

  it('are no words of the title and no place', () => {
    const raw = `SOFTWARE DEVELOPMENT AGREEMENT (the "Developer")\n\nThis Software Development Agreement is made with Quillmark Media, Inc. of Texas ("Client"), Tessaly Foods LLC helps.`;
    expect(partiesOf(raw).map(([name]) => name)).not.toContain('Software Development');
  });
});
