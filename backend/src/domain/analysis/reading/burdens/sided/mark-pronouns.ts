import type { LegalText } from '../../../document/legal-text.ts';
import { gendersOf } from '../../frames/genders-of.ts';
import { SOMEBODY } from '../../languages/en/roles/people.ts';
import type { PaperSides } from '../../sides/side.ts';

const ACTS = { she: /\b(?:she|hers?)\b/, he: /\b(?:he|him|his)\b/ } as const;
const SPOKEN = { she: /\bshe\b/g, he: /\b(?:he|him)\b/g } as const;
const OWNS = { she: /\bhers?\b/g, he: /\bhis\b/g } as const;

/**
 * Puts the reader for `she` and `her`, or `he` and `his`, where the paper calls the reader alone so and the words speak of nobody else
 * of whom it could be said. Takes words in which the sides are marked already.
 */
export function createMarkPronouns(text: LegalText, sides: PaperSides): (marked: string) => string {
  const mayMean = (gender: 'he' | 'she'): boolean => {
    const genders = gendersOf(text, sides);
    return sides.all.every(({ id }) => (id === sides.reader?.id) === (genders.get(id) === gender));
  };
  return (marked) => {
    const gender = ACTS.she.test(marked) ? 'she' : ACTS.he.test(marked) ? 'he' : null;
    if (gender === null || SOMEBODY.test(marked) || !mayMean(gender)) return marked;
    return marked.replace(SPOKEN[gender], 'readerside').replace(OWNS[gender], "readerside's");
  };
}
