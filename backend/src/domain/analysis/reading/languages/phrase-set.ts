import { anyOf, lowerCase, type PhraseLists } from './phrase.ts';
import { KeysHeld } from './keys-held.ts';
import { areMet, keysIn, needsOf, numbered, triggersOf } from './triggers.ts';
import { indexByKey } from './index-by-key.ts';
import { remembered } from '../../remembered/remembered.ts';

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
  /** Whether one of the phrases stands in a text that was prepared once for many sets. */
  isIn(text: PreparedText): boolean;
}

/** A text in small letters with the keys of its words. */
export interface PreparedText {
  readonly lower: string;
  /** The same with `don't` as `do not` and `you'll` as `you will`; null where it holds none of these. */
  readonly full: string | null;
  readonly keys: KeysHeld;
}

/** Prepares a text that several sets are looked for in. */
export const prepareText = remembered((text): PreparedText => {
  const lower = lowerCase(text);
  const full = SHORTENED.test(lower) ? inFull(lower) : null;
  return { lower, full, keys: new KeysHeld(keysIn(full === null ? lower : `${lower} ${full}`)) };
});

/** Prepares a text without a second reading of what is shortened in it. */
export const prepareAsWritten = remembered((text): PreparedText => {
  const lower = lowerCase(text);
  return { lower, full: null, keys: new KeysHeld(keysIn(lower)) };
});

const SHORTENED = /['’](?:t|ll|ve|re|m|d)\b/;
const inFull = (lower: string): string =>
  lower
    .replace(/\bcan['’]t\b/g, 'cannot')
    .replace(/\bwon['’]t\b/g, 'will not')
    .replace(/\bshan['’]t\b/g, 'shall not')
    .replace(/n['’]t\b/g, ' not')
    .replace(/['’]ll\b/g, ' will')
    .replace(/['’]ve\b/g, ' have')
    .replace(/['’]re\b/g, ' are')
    .replace(/['’]m\b/g, ' am')
    .replace(/['’]d\b/g, ' would');

/** As few phrases are asked one by one sooner than by an index. */
const FEW = 6;

/** Prepares a list of phrases. Expressions are made when first needed. */
export function createPhraseSet(phrases: readonly string[], lists: PhraseLists = {}): PhraseSet {
  const words = phrases.map((phrase) => needsOf(phrase, lists));
  const index = indexByKey(words.map(triggersOf));
  const needs = words.map(numbered);
  const all = phrases.map((_, at) => at);
  const expressions: (RegExp | undefined)[] = [];
  const expressionOf = (at: number) => (expressions[at] ??= anyOf([phrases[at]!], lists, 'g'));
  const canMatch = (keys: KeysHeld): readonly number[] =>
    index(keys).filter((at) => areMet(needs[at]!, keys));
  return {
    find(text) {
      const { lower, keys } = prepareText(text);
      const places: PhrasePlace[] = [];
      for (const index of canMatch(keys)) {
        const expression = expressionOf(index);
        // where an earlier search left off
        expression.lastIndex = 0;
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
    isIn({ lower, full, keys }) {
      const tried = phrases.length > FEW ? index(keys) : all;
      for (const index of tried) {
        if (!areMet(needs[index]!, keys)) continue;
        const expression = expressionOf(index);
        expression.lastIndex = 0;
        if (expression.test(lower)) return true;
        if (full === null) continue;
        expression.lastIndex = 0;
        if (expression.test(full)) return true;
      }
      return false;
    },
  };
}
