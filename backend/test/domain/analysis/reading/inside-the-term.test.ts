import { describe, expect, it } from 'vitest';
import { documentFromText } from '../../../../src/domain/analysis/document/plain-document.ts';
import { toLegalText } from '../../../../src/domain/analysis/document/legal-text.ts';
import { documentKind } from '../../../../src/domain/analysis/reading/facts/kind/document-kind.ts';
import { findFacts } from '../../../../src/domain/analysis/reading/facts/find-facts.ts';
import { findMoney } from '../../../../src/domain/analysis/reading/facts/find-money.ts';
import { findPaperSides } from '../../../../src/domain/analysis/reading/sides/find-sides.ts';

const textOf = (lines: readonly string[]) => toLegalText(documentFromText(lines.join('\n\n')));
const sidesOf = (...lines: readonly string[]) =>
  findPaperSides(textOf(lines), '').all.map(({ name, role, mentions }) => ({ name, role, mentions }));
const labelsOf = (...lines: readonly string[]) => {
  const text = textOf(lines);
  return findFacts(text, findPaperSides(text, ''), documentKind(text), 'Canada').map(({ label }) => label);
};
const kindOf = (...lines: readonly string[]) => documentKind(textOf(lines)).label;

describe('names in brackets without quotation marks', () => {
  it('gives each bracket to the names right before it', () => {
    const [firm, pair] = sidesOf(
      'SEASON AGREEMENT',
      'Between Fernhill Orchards Inc. (the Mill) and Petra Lindgren and Tomas Abara (the Couple).',
      'The Mill opens at ten. The Couple pays $900 in May.',
    );
    expect(firm).toMatchObject({ name: 'Fernhill Orchards Inc.' });
    expect(firm!.role).not.toBe('Couple');
    expect(pair).toMatchObject({ name: 'Petra Lindgren', role: 'Couple' });
  });

  it('still reads a bracket behind an address as the one of the party before it', () => {
    const [firm] = sidesOf(
      'SUPPLY AGREEMENT',
      'Between Brightwater Foods Ltd, a company of Leeds (No. 5550192), (the Supplier) and Ada Fenwick (the Customer).',
    );
    expect(firm).toMatchObject({ name: 'Brightwater Foods Ltd', role: 'Supplier' });
  });

  it('takes a county for no party, and trustees for one', () => {
    const found = sidesOf(
      'THIS DEED made the first day of May 2025 BETWEEN THE TRUSTEES OF THE MARLOW ALMSHOUSE of Thame in the County of Dorset (hereinafter called "the Landlord") of the one part and Edith Brough of Thame (hereinafter called "the Tenant") of the other part',
    ).map(({ name }) => name?.toLowerCase());
    expect(found).toContain('the trustees of the marlow almshouse');
    expect(found).not.toContain('dorset');
  });
});

describe('stretches of days inside the term', () => {
  const HEAD = ['PITCH AGREEMENT', 'Owner: Hanna Ekdahl', 'Guest: Ravi Prasad'];

  it.each([
    'From 3 May to 4 July 2027: the Guest owes 60% of the fee.',
    'From 22 December 2026 to 8 January 2027 we charge only half.',
    'We close from 22 December 2026 to 8 January 2027.',
  ])('tells no start and no end from %j', (sentence) => {
    const labels = labelsOf(...HEAD, sentence);
    expect(labels).not.toContain('From start to end');
    expect(labels).not.toContain('Start');
    expect(labels).not.toContain('End');
  });

  it('still tells the term where the sentence speaks of it', () =>
    expect(
      labelsOf(...HEAD, 'The stay runs from 3 May to 4 July 2027, half of the price is due on booking.'),
    ).toContain('From start to end'));
});

describe('sums beside other figures', () => {
  const words = (text: string) => findMoney(text, 'Australia').map(({ words: said }) => said);

  it('keeps the number of the next column out of a sum', () => {
    expect(words('Boat per day $84.00 12 $1,008.00')).toEqual(['$84.00', '$1,008.00']);
    expect(words('Site fee $84 12 days')).toEqual(['$84']);
  });

  it('still reads thousands with blanks', () =>
    expect(words('The price is R64 500 and R1 250 000.50 later.')).toEqual(['R64 500', 'R1 250 000.50']));

  it('takes a rate in words for no sum', () => {
    expect(words('interest of five pounds per centum per annum')).toEqual([]);
    expect(words('a fee of five pounds per visit')).toEqual(['five pounds']);
  });
});

describe('kinds that the paper says outright', () => {
  it('calls a guest who is no tenant a lodger', () => {
    expect(
      kindOf('Dear Milo,', 'You live in our home as our guest and not as a tenant. The rent is €90.'),
    ).toBe('Lodger or room agreement (rental)');
    expect(kindOf('TENANCY AGREEMENT', 'You live here as our tenant. Guests may stay a week.')).toBe(
      'Residential lease (tenancy)',
    );
  });

  it('calls a demise for years at a rent a lease, whatever the place is used for', () =>
    expect(
      kindOf(
        'The Lessor HEREBY DEMISES unto the Lessee the barn for the term of nine years from 1 May 2025 at the yearly rent of £900',
        'not to use the barn otherwise than for the drying and storing of hay',
      ),
    ).toBe('Lease of business premises'));
});
