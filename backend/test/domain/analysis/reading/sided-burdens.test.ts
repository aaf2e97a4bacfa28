import { describe, expect, it } from 'vitest';
import { documentFromText } from '../../../../src/domain/analysis/document/plain-document.ts';
import { toLegalText } from '../../../../src/domain/analysis/document/legal-text.ts';
import { SIDED_RULES } from '../../../../src/domain/analysis/reading/burdens/sided/all-rules.ts';
import { findSidedBurdens } from '../../../../src/domain/analysis/reading/burdens/sided/find-sided.ts';
import { classifyBurdens } from '../../../../src/domain/analysis/reading/classifier/classify-burdens.ts';
import { findFrames } from '../../../../src/domain/analysis/reading/frames/find-frames.ts';
import { SIDES } from '../../../support/papers/sides.ts';

const LANDLORD = { ...SIDES, reader: SIDES.all[1]! };
/** `You` are the one who is paid. */
const [tenant, landlord] = [SIDES.all[0]!, SIDES.all[1]!];
const LET_BY_YOU = { ...tenant, role: landlord.role, isStronger: true };
const PAID = {
  ...SIDES,
  all: [LET_BY_YOU, { ...landlord, role: tenant.role, isStronger: false }],
  reader: LET_BY_YOU,
};
const found = (words: string, sides = SIDES) => {
  const text = toLegalText(documentFromText(words));
  const pieces = classifyBurdens(text).map((piece) => ({ ...piece, burden: 1 }));
  return findSidedBurdens({ text, frames: findFrames(text, sides), pieces, paperSides: sides }).map(
    ({ family, variant }) => `${family}/${variant}`,
  );
};

describe.each(SIDED_RULES.map((rule) => ({ name: `${rule.family}/${rule.variant}`, rule })))(
  'The rule for $name, in words that name the sides',
  ({ name, rule }) => {
    it.each([...rule.examples])('finds “%s”', (example) => {
      expect(found(example, rule.onlyPaid === true ? PAID : SIDES)).toContain(name);
    });
    it.each([...rule.counterExamples])('leaves “%s” alone', (example) => {
      expect(found(example, rule.onlyPaid === true ? PAID : SIDES)).not.toContain(name);
    });
  },
);

describe('Burdens in words that name the sides', () => {
  it('turn with the sides', () => {
    const words = 'You may within two years require us to buy the boat back for £9,000, in any condition.';
    expect(found(words)).toEqual([]);
    expect(found(words, LANDLORD)).toContain('sole-discretion/may-require');
  });

  it('are those of one who is paid only where the reader is', () => {
    const words = 'The rent stays the same for five years.';
    expect(found(words)).not.toContain('benefit-lost/bound-for-long');
    expect(found(words, PAID)).toContain('benefit-lost/bound-for-long');
  });

  it('are none where the reader is not known', () => {
    expect(found('You release us from every claim.', { ...SIDES, reader: null })).toEqual([]);
  });
});
