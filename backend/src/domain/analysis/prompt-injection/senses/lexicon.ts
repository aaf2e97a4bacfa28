import { ACTS } from './acts.ts';
import { ADDRESSEES } from './addressees.ts';
import { OBJECTS } from './objects.ts';
import { QUALITIES } from './qualities.ts';
import type { Sense } from './sense.ts';

/** All senses, in the order of their numbers. */
export const SENSES: readonly (readonly [name: string, sense: Sense])[] = [
  ADDRESSEES,
  OBJECTS,
  ACTS,
  QUALITIES,
].flatMap((field) => Object.entries(field));

const LANGUAGES = ['en', 'de', 'fr', 'es', 'pt', 'it'] as const;
/** Words with fewer letters are meant whole. */
const SHORTEST = 4;
const LONGEST = 14;
const MOST_WORDS = 5;

/** What a word alone means, and phrases by their first word. */
interface Tables {
  readonly whole: ReadonlyMap<string, readonly number[]>;
  readonly beginnings: ReadonlyMap<string, readonly number[]>;
  readonly phrases: ReadonlyMap<string, readonly (readonly [words: readonly string[], sense: number])[]>;
}

function tablesOf(): Tables {
  const whole = new Map<string, number[]>();
  const beginnings = new Map<string, number[]>();
  const phrases = new Map<string, [readonly string[], number][]>();
  const put = (table: Map<string, number[]>, key: string, sense: number) => {
    const there = table.get(key);
    if (there === undefined) table.set(key, [sense]);
    else if (!there.includes(sense)) there.push(sense);
  };
  for (const [number, [, sense]] of SENSES.entries())
    for (const stem of LANGUAGES.flatMap((language) => sense[language].split(' '))) {
      const [first, ...rest] = stem.replace(/[.]$/, '').split(/[-_]/).filter(Boolean);
      if (first === undefined) continue;
      if (rest.length > 0) phrases.set(first, [...(phrases.get(first) ?? []), [rest, number]]);
      else if (stem.endsWith('.') || stem.endsWith('_') || first.length < SHORTEST) put(whole, first, number);
      else put(beginnings, first.slice(0, LONGEST), number);
    }
  return { whole, beginnings, phrases };
}
let known: Tables | undefined;

/** What a word alone may mean: small letters, without accents. */
export function sensesOf(word: string): readonly number[] {
  known ??= tablesOf();
  const found = [...(known.whole.get(word) ?? [])];
  for (let length = Math.min(LONGEST, word.length); length >= SHORTEST; length--)
    for (const sense of known.beginnings.get(word.slice(0, length)) ?? [])
      if (!found.includes(sense)) found.push(sense);
  return found;
}

/** What words mean together that begin at a place of a sentence. */
export function sensesOfPhrase(words: readonly string[], at: number): readonly number[] {
  known ??= tablesOf();
  const phrases = known.phrases.get(words[at]!);
  if (phrases === undefined) return [];
  return phrases
    .filter(
      ([rest]) => rest.length < MOST_WORDS && rest.every((word, index) => words[at + 1 + index] === word),
    )
    .map(([, sense]) => sense);
}
