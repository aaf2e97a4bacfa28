import type { LegalText, Sentence } from '../../../document/legal-text.ts';
import { GIVEN_BESIDE, NOT_GIVEN_TO } from '../../languages/en/given-beside.ts';
import { WORDS } from '../../languages/en/words.ts';
import { createPhraseSet, prepareText, type PhraseSet } from '../../languages/phrase-set.ts';
import type { PaperSides } from '../../sides/side.ts';
import type { RiskFamily } from '../families.ts';
import { createMarkReader } from './mark-reader.ts';

/** How many sentences after a clause may give something back. */
const NEXT = 2;

const sets = new Map<RiskFamily, PhraseSet | null>();

/** Says of a clause whether the sentences right after it, in its paragraph, give back what it takes. Made once per paper. */
export function createGivenBeside(
  { sentences }: LegalText,
  sides: PaperSides,
): (family: RiskFamily, sentence: number) => boolean {
  const mark = createMarkReader(sides);
  return (family, sentence) => {
    const given = setOf(family);
    const own = sentences[sentence];
    if (given === null || own === undefined || sides.reader === null) return false;
    if (NOT_GIVEN_TO[family]?.test(own.text) === true) return false;
    return after(sentences, own).some((next) => given.isIn(prepareText(mark(next.text))));
  };
}

const after = (sentences: readonly Sentence[], own: Sentence): Sentence[] =>
  sentences.slice(own.index + 1, own.index + 1 + NEXT).filter(({ paragraph }) => paragraph === own.paragraph);

function setOf(family: RiskFamily): PhraseSet | null {
  const known = sets.get(family);
  if (known !== undefined) return known;
  const phrases = GIVEN_BESIDE[family];
  const made = phrases === undefined ? null : createPhraseSet(phrases, WORDS);
  sets.set(family, made);
  return made;
}
