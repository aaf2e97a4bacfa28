import { describe, expect, it } from 'vitest';
import { checkDefects } from '../../../src/domain/analysis/checks/all.ts';
import { deniesKind } from '../../../src/domain/analysis/clauses/kind-denials.ts';
import { toLegalText } from '../../../src/domain/analysis/document/legal-text.ts';
import { documentFromText } from '../../../src/domain/analysis/document/plain-document.ts';

describe('A kind of clause', () => {
  it.each([
    ['price-change', 'The studio may change any rule except the monthly fee.'],
    ['price-change', 'The agency may adjust rates of pay each spring.'],
    ['late-fees', 'For each week of delay the publisher may deduct 4% of the price.'],
    ['repairs', 'The tenant pays for small repairs costing up to £60.'],
    ['arbitration', 'The shop is not obliged to take part in arbitration before a board.'],
    ['renewal-term', 'The lease may be extended by joint agreement.'],
  ])('is denied by words that say the opposite or the usual: %s', (kind, words) => {
    expect(deniesKind(kind, words)).toBe(true);
  });

  it.each([
    ['price-change', 'The studio may change the monthly fee at any time.'],
    ['late-fees', 'Late payment bears interest of 3% a month.'],
    ['repairs', 'The tenant pays for all repairs, the roof included.'],
    ['arbitration', 'Disputes are decided by arbitration.'],
    ['renewal-term', 'The plan renews for a year unless it is cancelled.'],
  ])('stands where its words say what it is: %s', (kind, words) => {
    expect(deniesKind(kind, words)).toBe(false);
  });
});

describe('Dots between a label and its value', () => {
  const blanks = (raw: string) =>
    checkDefects(toLegalText(documentFromText(raw))).filter(({ kind }) => kind === 'blank');

  it('are no blank', () => {
    expect(blanks('Monthly fee of the pitch paid ........ $85.00 in advance')).toEqual([]);
    expect(blanks('[x] Fell the old lime, back wall ............ R6,500')).toEqual([]);
    expect(blanks('[x] Saw it up and take it away ............ in the price')).toEqual([]);
  });

  it('are one where the value is missing', () => {
    expect(blanks('The monthly fee of the pitch is ........ per month.')).toHaveLength(1);
  });
});
