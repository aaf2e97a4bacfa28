import { splitSentences } from '../../document/sentences.ts';

/** Ties a sentence to the one before it, and says nothing of it. */
const TIE = /^(?:and|but|so|yet|also|then) (?=\p{L})/iu;
/** Speaks of what the sentence before it said, and tells nothing without it. */
const LEANS =
  /^(?:or |otherwise\b|instead\b|even so\b|in that case\b|which \p{L}|(?:this|that|these|those) (?:is|are|was|means?|can|could|may|might|will|would|makes?|leaves?|gives?|lets?|allows?|includes?|also|applies|adds?)\b)/iu;

/**
 * The sentences that pass, each told what passed before it. Where one is left out, the next does not begin with its "and", and one
 * that speaks of it goes too.
 */
export function keepSentences(words: string, passes: (sentence: string, before: string) => boolean): string {
  const kept: string[] = [];
  let isBehindGap: boolean = false;
  for (const { start, end } of splitSentences(words)) {
    const sentence = words.slice(start, end);
    const isKept: boolean = passes(sentence, kept.join(' ')) && !(isBehindGap && LEANS.test(sentence));
    if (isKept) kept.push(isBehindGap ? opened(sentence.replace(TIE, '')) : sentence);
    isBehindGap = !isKept;
  }
  return kept.join(' ').replace(/;$/, '.');
}

const opened = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1);

/** Opens with somebody or something that only the words before it name. */
const POINTS_BACK = /^(?:it|its|he|she|his|her|him|them|both)\b/i;

/** Whether what is left of an explanation opens with "it" and the words that say what that is are gone. */
export const isLeftPointing = (said: string, whole: string): boolean =>
  POINTS_BACK.test(said) && !whole.trim().startsWith(said.slice(0, 12));
