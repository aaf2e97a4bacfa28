import { ready, type ReadyConcept } from './concept.ts';
import { CONCEPTS_OF_DOING } from './doing.ts';
import { CONCEPTS_OF_ENDING } from './ending.ts';
import { CONCEPTS_OF_LIVING } from './living.ts';
import { CONCEPTS_OF_MONEY } from './money.ts';
import { CONCEPTS_OF_PLACES } from './places.ts';
import { CONCEPTS_OF_THINGS } from './things.ts';

const CONCEPTS: readonly ReadyConcept[] = [
  ...CONCEPTS_OF_MONEY,
  ...CONCEPTS_OF_ENDING,
  ...CONCEPTS_OF_THINGS,
  ...CONCEPTS_OF_LIVING,
  ...CONCEPTS_OF_DOING,
  ...CONCEPTS_OF_PLACES,
].map(ready);

/** A concept that a question names, with the words that it names it by. */
export interface AskedConcept {
  readonly concept: ReadyConcept;
  readonly words: string;
}

/** The concepts that a question names; it may name several. A word inside a longer phrase names nothing: `light` in `light up`. */
export function conceptsOf(question: string): readonly AskedConcept[] {
  const found = CONCEPTS.flatMap((concept) => {
    const match = concept.asks.exec(question);
    return match === null
      ? []
      : [{ concept, words: match[0], start: match.index, end: match.index + match[0].length }];
  });
  return found
    .filter(
      ({ start, end, words }) =>
        words.includes(' ') ||
        !found.some((other) => isPhrase(other.words) && other.start <= start && other.end >= end),
    )
    .map(({ concept, words }) => ({ concept, words }));
}

/** Two or three words that stand for one: a longer match may hold anything between its ends. */
const isPhrase = (words: string) => /^\S+ \S+(?: \S+)?$/.test(words);
