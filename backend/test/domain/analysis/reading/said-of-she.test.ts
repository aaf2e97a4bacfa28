import { describe, expect, it } from 'vitest';
import { documentFromText } from '../../../../src/domain/analysis/document/plain-document.ts';
import { toLegalText } from '../../../../src/domain/analysis/document/legal-text.ts';
import { findSidedBurdens } from '../../../../src/domain/analysis/reading/burdens/sided/find-sided.ts';
import { classifyBurdens } from '../../../../src/domain/analysis/reading/classifier/classify-burdens.ts';
import { findFrames } from '../../../../src/domain/analysis/reading/frames/find-frames.ts';
import { findPaperSides } from '../../../../src/domain/analysis/reading/sides/find-sides.ts';

const found = (words: string, identity: string): string[] => {
  const text = toLegalText(documentFromText(words));
  const sides = findPaperSides(text, identity);
  expect(sides.reader).not.toBeNull();
  const material = { text, frames: findFrames(text, sides), pieces: classifyBurdens(text) };
  return findSidedBurdens({ ...material, paperSides: sides }).map(
    ({ family, variant }) => `${family}/${variant}`,
  );
};

const CARE = `CARE AGREEMENT

This agreement is made between Rosa Lind (the "Carer") and Mr Tom Hay (the "Householder").

The Carer brings her own uniform. She lives in the house.

`;

describe('Grave everyday words of whoever is only called she', () => {
  it('are those of the reader where the paper calls the reader alone so', () => {
    const words = `${CARE}On the rest day she may not leave the house without permission.`;
    expect(found(words, 'Rosa Lind')).toContain('restraint/stays-in');
    expect(found(`${CARE}Her passport stays in the safe.`, 'Rosa Lind')).toContain('security/said');
  });

  it('are nobody’s where somebody else may be meant', () => {
    const words = `${CARE}The mother is ninety: she may not leave the house without permission.`;
    expect(found(words, 'Rosa Lind')).not.toContain('restraint/stays-in');
    expect(found(`${CARE}His passport stays in the safe.`, 'Rosa Lind')).not.toContain('security/said');
    const other = `${CARE}On the rest day she may not leave the house without permission.`;
    expect(found(other, 'Tom Hay')).not.toContain('restraint/stays-in');
  });
});

describe('The most that is paid', () => {
  const policy = (names: string): string => `TERMS

These terms are between ${names}.

If anything is damaged, the most we pay is £500.`;

  it('is a limit of liability, and of an insurer what was bought', () => {
    const mover = policy('Swift Removals Ltd ("we", the "Mover") and the Customer ("you")');
    const insurer = policy('Safe Mutual Ltd ("we", the "Insurer") and the Customer ("you")');
    expect(found(mover, 'the Customer')).toContain('other-side-not-liable/at-most');
    expect(found(insurer, 'the Customer')).not.toContain('other-side-not-liable/at-most');
  });
});
