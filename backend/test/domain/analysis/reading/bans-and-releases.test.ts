import { describe, expect, it } from 'vitest';
import { checkBlanks } from '../../../../src/domain/analysis/checks/blanks.ts';
import { documentFromText } from '../../../../src/domain/analysis/document/plain-document.ts';
import { toLegalText } from '../../../../src/domain/analysis/document/legal-text.ts';
import type { RiskFamily } from '../../../../src/domain/analysis/reading/burdens/families.ts';
import { createFairness } from '../../../../src/domain/analysis/reading/burdens/truth/fair-to-reader.ts';
import { isOfWindow } from '../../../../src/domain/analysis/reading/facts/day-role.ts';
import { documentKind } from '../../../../src/domain/analysis/reading/facts/kind/document-kind.ts';
import { chosenLaw } from '../../../../src/domain/analysis/reading/facts/law-facts.ts';
import { SIDES } from '../../../support/papers/sides.ts';

const textOf = (words: string) => toLegalText(documentFromText(words));

/** Whether a sentence is fair to `you`, the tenant, of whom `we` are the landlord. */
const isFair = (family: RiskFamily, words: string): boolean => {
  const text = textOf(words);
  const last = text.sentences.at(-1)!; // the paper has words
  return createFairness(text, SIDES)(family, { start: last.start, end: last.end });
};

describe('A ban on the other side, a release and a price that is matched', () => {
  it.each<[RiskFamily, string]>([
    ['entry-or-seizure', 'No landlord may remove a door or cut the water without a judge’s order.'],
    ['forfeiture', 'Nothing is owed by a tenant who is sent abroad to serve or goes to a hospice.'],
    [
      'unilateral-change',
      'Should you bring a cheaper written quote for a like flat, we charge that rate from May on.',
    ],
  ])('%s: are no burden in “%s”', (family, words) => expect(isFair(family, words)).toBe(true));

  it.each<[RiskFamily, string]>([
    ['entry-or-seizure', 'No tenant may change locks, and the landlord may open the door at any hour.'],
    ['forfeiture', 'Nothing is owed by the landlord to a tenant who goes early.'],
    ['unilateral-change', 'If you find a cheaper rate elsewhere, we may change the plan.'],
  ])('%s: stay one in “%s”', (family, words) => expect(isFair(family, words)).toBe(false));
});

describe('Question marks', () => {
  const isOpen = (words: string) => checkBlanks(textOf(words)).length > 0;
  it('are a cry behind a word, and a gap where a sum should stand', () => {
    expect(isOpen('Even if the roof falls on my goods Auntie???')).toBe(false);
    expect(isOpen('The monthly price of the room is £???.')).toBe(true);
  });
});

describe('What a paper is called', () => {
  const kindOf = (words: string) => documentKind(textOf(words)).label;
  const LET = 'The landlord lets the flat to the tenant. The tenant pays rent. The tenancy is by the month.';
  it.each([
    ['Notice of termination', `NOTICE OF TERMINATION (sale of the house)\n\n${LET}`],
    ['Residential lease (tenancy)', `TENANCY AGREEMENT\n\nNotice of termination by either side\n\n${LET}`],
    ['Heads of terms', `Subject: 9 Quay Lane: heads of terms\n\n${LET}`],
    ['Residential lease (tenancy)', `TENANCY AGREEMENT\n\n${LET} It replaces any heads of terms.`],
    [
      'Removal contract (services)',
      'Subject: your move to Leiden, order 88-01\n\nWe pack on Monday. The price is € 900,00.',
    ],
    ['Sale agreement', 'PURCHASE ORDER 4410\n\nThe buyer takes ten desks. The price is € 900,00.'],
    [
      'Sales or agency agreement',
      'Your territory is Wales. Commission is 8% on what builders order, and commission falls due each quarter. Nobody else sells our tiles in your territory. Tilers and tiles shops count.',
    ],
    [
      'Building or renovation contract (works)',
      'The builder lays the tiles. The plumber comes in May. The plasterer follows. You buy the tiles without commission.',
    ],
  ])('is %s', (kind, words) => expect(kindOf(words)).toBe(kind));
});

describe('A row on the law', () => {
  const placeOf = (words: string) => chosenLaw(textOf(words), 'Other')?.place ?? null;
  it('names a place behind its number and before who decides, and none where only a tribunal stands', () => {
    expect(placeOf('14 Law | Malta; the Rent Tribunal')).toBe('Malta');
    expect(placeOf('14 Law | the Rent Tribunal; its rules')).toBeNull();
  });
});

describe('Days between which people wrote', () => {
  it('are not those of the deal', () => {
    expect(isOfWindow('Messages, 3–9 June 2027')).toBe(true);
    expect(isOfWindow('Let from 3 to 9 June 2027')).toBe(false);
  });
});
