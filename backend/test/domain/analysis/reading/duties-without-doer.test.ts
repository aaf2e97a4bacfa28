import { describe, expect, it } from 'vitest';
import { documentFromText } from '../../../../src/domain/analysis/document/plain-document.ts';
import { toLegalText } from '../../../../src/domain/analysis/document/legal-text.ts';
import { findDuties } from '../../../../src/domain/analysis/reading/duties/find-duties.ts';
import { findFrames } from '../../../../src/domain/analysis/reading/frames/find-frames.ts';
import type { PaperSides } from '../../../../src/domain/analysis/reading/sides/side.ts';
import { pair, side } from '../../../support/papers/sides.ts';

const formal = pair(
  side('t', 'Tenant', { name: 'Sean Burke', isStronger: false, mentions: ['tenant'] }),
  side('l', 'Landlord', { name: 'Mary Daly', isStronger: true, mentions: ['landlord'] }),
);
const spoken = pair(
  side('p', 'Parent', { name: 'Ann Shaw', pronoun: 'you', isStronger: false }),
  side('n', 'Nursery', { name: 'Acorn Ltd', pronoun: 'we', isStronger: true }),
);
const told = (raw: string, sides: PaperSides) => {
  const text = toLegalText(documentFromText(raw));
  return findDuties(text, findFrames(text, sides), sides).map(({ sideId, quotes }) => [
    sideId,
    quotes.at(-1)!.text,
  ]);
};

describe('Rows of a table', () => {
  it('are duties of the side that the column of who does it names', () => {
    expect(told('Task | Who\n\nChimney sweep | Tenant\n\nBoiler service | Landlord', formal)).toEqual([
      ['t', 'Chimney sweep | Tenant'],
      ['l', 'Boiler service | Landlord'],
    ]);
  });

  it('are none where the head asks something else, the row names no side or the table is over', () => {
    expect(told('Name | Role\n\nSean Burke | Tenant', formal)).toEqual([]);
    expect(told('Task | Who\n\nChimney sweep | both', formal)).toEqual([]);
    expect(told('Task | Who\n\nAll is said above.\n\nKitchen light | Landlord', formal)).toEqual([]);
  });
});

describe('What stands before a duty', () => {
  it('does not take it away where it is a heading of one word that could be an order', () => {
    const words = 'USE. Tenant shall store only household goods, and shall not sleep in the unit.';
    expect(told(words, formal).map(([id]) => id)).toEqual(['t']);
  });

  it('is not quoted where it is a heading in capitals that no stop parts', () => {
    expect(told('WHERE EVERYONE LIVES You pay the fee of £20 by the 3rd of each month.', spoken)).toEqual([
      ['p', 'You pay the fee of £20 by the 3rd of each month.'],
    ]);
  });

  it('names nobody else where the deed is `ring you straight away`', () => {
    expect(told('If he bumps his head, we ring you straight away.', spoken)).not.toContainEqual([
      'p',
      expect.anything(),
    ]);
  });
});

describe('What nobody has to pay', () => {
  it('is no duty', () => {
    expect(told('No second joining fee is due when a brother or sister comes.', spoken)).toEqual([]);
  });
});
