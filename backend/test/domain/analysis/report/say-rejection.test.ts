import { describe, expect, it } from 'vitest';

import { REJECTION_OPENING } from '../../../../../config/product.ts';
import { rejectionReply } from '../../../../src/domain/analysis/report/languages/say-rejection.ts';
import { tellerFor } from '../../../../src/domain/analysis/report/languages/teller-for.ts';

describe('a refusal', () => {
  const judgement = { isLegal: false, looksLike: 'a recipe' } as const;

  it('is told in the language that was asked for, below the agreed words', () => {
    const reply = rejectionReply(judgement, 'fr', 'en');
    expect(reply.startsWith(`${REJECTION_OPENING}. Ce texte`)).toBe(true);
    expect(reply).toContain('Il ressemble plutôt à une recette.');
    expect(reply).not.toMatch(/\b(?:the|pages are|looks)\b/);
  });

  it('is told in the language of the document where this was asked for', () => {
    expect(rejectionReply(judgement, 'document', 'it')).toContain('Somiglia piuttosto a una ricetta.');
  });

  it('is English where nothing else was asked for', () => {
    expect(rejectionReply({ isLegal: false, looksLike: null }, undefined, 'de')).toBe(
      `${REJECTION_OPENING}. The text does not read like a contract, policy, notice or other paper with legal effect. If it is part of one, please upload the whole document, from the title to the signatures. If it is a scan, check that the pages are sharp and complete.`,
    );
  });
});

describe('small words of a language', () => {
  it('are the Spanish “e” before a word with i', () => {
    const spanish = tellerFor('es', 'en');
    expect(spanish.say('This paper is in Spanish and English.')).toMatch(/español e inglés/i);
    expect(spanish.say('This paper is in English and German.')).toMatch(/inglés y alemán/i);
  });

  it('are figures where a rate stands in words', () => {
    const french = tellerFor('fr', 'en');
    expect(french.say('Cancelling costs you two per cent')).toBe('Annuler vous coûte\u00a0: 2 %');
    expect(french.say('Cancelling costs you half a per cent')).toBe('Annuler vous coûte\u00a0: 0,5 %');
  });
});
