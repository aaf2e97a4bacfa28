import { likeness } from '../meaning/word-meanings.ts';
import type { Question } from '../read-question.ts';
import { termsOf } from '../words/stem.ts';
import { groupsOf } from '../words/synonyms.ts';

/** Asks whether there is a thing, which it names right behind. */
const ASKS_THING =
  /\b(?:(?:is|are) there (?:an?|any|some)|(?:do|will|would) (?:i|we|they) (?:get|have|give (?:me|us)) (?:an?|any|some|free)|(?:does|do) (?:it|they|he|she) (?:come with|include|have|give|pay for|pay)(?: an?| any| my| the)?)\s([^?,.]{2,40})/i;
/** What follows the thing and is not the thing. */
const BEHIND = /\b(?:if|when|for|on|in|at|with|from|to|after|before|that|because|who|i|we)\b.*$/i;
/** Words this like the thing stand for it. */
const STANDS_FOR = 0.6;

/** A sentence that holds for one case so far, of which a question for a thing at all says nothing. */
const OF_ONE_CASE = 0.8;

/** Whether a sentence holds in a case of its own, where a question asks whether there is a thing at all. */
export const isOfOtherCase = ({ text }: Question, otherCase: number): boolean =>
  otherCase > OF_ONE_CASE && ASKS_THING.test(text) && !/\b(?:if|when|after|in case)\b/i.test(text);

/** Whether a sentence names the thing that a question asks for (`Is there a bonus?`), by any word for it; true of other questions. */
export function fitsNamed({ text, concepts }: Question, words: string): boolean {
  const thing = ASKS_THING.exec(text)?.[1]?.replace(BEHIND, '');
  if (thing === undefined) return true;
  const named = termsOf(thing);
  if (named.length === 0) return true;
  if (
    concepts.some(
      ({ concept, words: by }) => thing.toLowerCase().includes(by.toLowerCase()) && concept.asks.test(words),
    )
  )
    return true;
  const held = termsOf(words);
  return named.some((one) => {
    const groups = groupsOf(one);
    return held.some(
      (term) => likeness(one, term) > STANDS_FOR || [...groupsOf(term)].some((group) => groups.has(group)),
    );
  });
}
