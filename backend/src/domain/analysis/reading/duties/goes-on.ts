import type { LegalText, Sentence } from '../../document/legal-text.ts';
import { findGenders, goesOnAs } from '../frames/genders.ts';
import { canBeIt } from '../frames/it.ts';
import { createMentionFinder } from '../frames/mentions.ts';
import { tokensOf } from '../frames/tokens.ts';
import { findSpeakers } from '../frames/speakers.ts';
import type { PaperSides } from '../sides/side.ts';

/** The side that acted last, and the sentence in which it did. */
type GoesOn = (sentence: Sentence, last: string | null, lastAt: number) => string | null;

/** Whom a sentence that begins with `she`, `they` or `it` goes on with; null where nobody can be named. */
export function createGoesOn(text: LegalText, sides: PaperSides): GoesOn {
  const findMentions = createMentionFinder(sides);
  const genders = findGenders(text, sides, findMentions);
  const speakers = findSpeakers(text, sides);
  return (sentence, last, lastAt) => {
    const pronoun = STARTS.exec(sentence.text)?.[1]?.toLowerCase();
    if (pronoun === 'it') {
      if (last === null || last === 'both' || lastAt !== sentence.index - 1) return null;
      // where two were named before, `it` may be either
      const named = new Set(
        findMentions(tokensOf(text.sentences[lastAt]!.text)).flatMap(({ actor, isOwner }) =>
          actor.kind === 'side' && !isOwner && canBeIt(actor.id, sides, genders) ? [actor.id] : [],
        ),
      );
      return canBeIt(last, sides, genders) && named.size < 2 ? last : null;
    }
    if (pronoun !== 'he' && pronoun !== 'she') return sentence.index - lastAt <= 1 ? last : null;
    // of two who write to each other neither is `she` there
    const isTold = speakers.has(sentence.paragraph) && sides.all.length === 2;
    return isTold ? null : goesOnAs(pronoun, last, sides, genders);
  };
}

const STARTS = /^\W{0,3}(?:\d[\d.]*[.)]? )?(he|she|it)\b(?! follows\b)/i;
