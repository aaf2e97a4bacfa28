import { EXTREME_LISTS, EXTREMITY, WHIM } from '../languages/en/extremes.ts';
import { createPhraseSet, type PhrasePlace } from '../languages/phrase-set.ts';

/** Words without a limit and words of whim in one sentence, by offsets in it. */
export interface Extremes {
  readonly extremity: readonly PhrasePlace[];
  readonly whim: readonly PhrasePlace[];
}

const TOO_FAR = createPhraseSet(EXTREMITY, EXTREME_LISTS);
const AT_WILL = createPhraseSet(WHIM, EXTREME_LISTS);

/** Finds the words of both lists in a sentence. */
export function extremesIn(sentence: string): Extremes {
  return { extremity: TOO_FAR.find(sentence), whim: AT_WILL.find(sentence) };
}
