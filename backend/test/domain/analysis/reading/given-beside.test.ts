import { describe, expect, it } from 'vitest';
import { documentFromText } from '../../../../src/domain/analysis/document/plain-document.ts';
import { toLegalText } from '../../../../src/domain/analysis/document/legal-text.ts';
import type { RiskFamily } from '../../../../src/domain/analysis/reading/burdens/families.ts';
import { createGivenBeside } from '../../../../src/domain/analysis/reading/burdens/truth/given-beside.ts';
import { SIDES } from '../../../support/papers/sides.ts';

/** Whether the sentences after the first give back what it takes; `you` read. */
const isGiven = (family: RiskFamily, words: string, sides = SIDES) =>
  createGivenBeside(toLegalText(documentFromText(words)), sides)(family, 0);

describe('A clause that the next sentence makes good', () => {
  it.each<[RiskFamily, string]>([
    ['unilateral-change', 'We may raise the fee each spring. You may cancel without cost before it starts.'],
    ['unilateral-change', 'The rent may be raised once a year. You may ask the tribunal to decide on it.'],
    ['ip-grab', 'Your designs belong to us. What you make in your own time stays yours.'],
  ])('is no burden of %s: %s', (family, words) => {
    expect(isGiven(family, words)).toBe(true);
  });

  it.each<[RiskFamily, string]>([
    ['unilateral-change', 'We may raise the fee each spring. You may not cancel because of it.'],
    ['unilateral-change', 'We may raise the fee each spring.\n\nYou may cancel free in the first week.'],
    ['ip-grab', 'Your designs belong to us. What you make at home belongs to us too.'],
    ['penalty', 'Paying late costs £30. You may cancel without cost before the summer.'],
  ])('stays one of %s otherwise: %s', (family, words) => {
    expect(isGiven(family, words)).toBe(false);
  });

  it('is left as it is where the right is the other side’s', () => {
    const words = 'You may raise the fee each spring. We may cancel without cost before it starts.';
    expect(isGiven('unilateral-change', words)).toBe(false);
  });
});
