import { anyOf, lowerCase, type PhraseLists } from './phrase.ts';
import { keysIn, triggersOf } from './triggers.ts';

/** A place where one of the phrases stands, by offsets of the text. */
export interface PhrasePlace {
  readonly start: number;
  readonly end: number;
  /** In small letters. */
  readonly words: string;
}

/** Many phrases that are looked for together. Only those whose words stand in a text are tried on it. */
export interface PhraseSet {
  /** Every place, in order; of places that overlap, the first. */
  find(text: string): PhrasePlace[];
}

/** Prepares a list of phrases. Expressions are made when first needed. */
export function createPhraseSet(phrases: readonly string[], lists: PhraseLists = {}): PhraseSet {
  const byKey = new Map<string, number[]>();
  const always: number[] = [];
  for (const [index, phrase] of phrases.entries()) {
    const keys = triggersOf(phrase, lists);
    if (keys === null) always.push(index);
    for (const key of keys ?? []) byKey.set(key, [...(byKey.get(key) ?? []), index]);
  }
  const expressions: (RegExp | undefined)[] = [];
  return {
    find(text) {
      const lower = lowerCase(text);
      const wanted = new Set(always);
      for (const key of keysIn(lower)) for (const index of byKey.get(key) ?? []) wanted.add(index);
      const places: PhrasePlace[] = [];
      for (const index of wanted) {
        const expression = (expressions[index] ??= anyOf([phrases[index]!], lists, 'g'));
        for (const match of lower.matchAll(expression))
          places.push({ start: match.index, end: match.index + match[0].length, words: match[0] });
      }
      places.sort((a, b) => a.start - b.start || b.end - a.end);
      let end = -1;
      return places.filter((place) => {
        if (place.start < end) return false;
        ({ end } = place);
        return true;
      });
    },
  };
}
