import { anyOf, type PhraseLists } from '../languages/phrase.ts';
import { createPhraseSet, type PhraseSet } from '../languages/phrase-set.ts';
import { split } from '../languages/phrase.ts';
import type { LanguagePack, PackFigures } from '../languages/pack.ts';
import { foldPhrase } from './fold.ts';

/** A pack with what its phrases are compiled to. Made once per language, when a paper first needs it. */
export interface CompiledPack {
  readonly pack: LanguagePack;
  /** A set of the phrases, for texts that `fold` has folded. */
  readonly set: (phrases: readonly string[]) => PhraseSet;
  /** One expression of the phrases, for places in a folded text. */
  readonly expression: (phrases: readonly string[], flags?: '' | 'g') => RegExp;
  /** A length of time: the number in group 1 or digits in brackets in group 2, the unit in group 3, or an adjective in 4 and 5. */
  readonly time: RegExp;
}

const compiled = new WeakMap<LanguagePack, CompiledPack>();

export function compilePack(pack: LanguagePack): CompiledPack {
  const known = compiled.get(pack);
  if (known !== undefined) return known;
  const lists = listsOf(pack);
  const sets = new WeakMap<readonly string[], PhraseSet>();
  const everywhere = new WeakMap<readonly string[], RegExp>();
  const once = new WeakMap<readonly string[], RegExp>();
  const made: CompiledPack = {
    pack,
    set(phrases) {
      const before = sets.get(phrases);
      if (before !== undefined) return before;
      const set = createPhraseSet(turnsOf(phrases), lists);
      sets.set(phrases, set);
      return set;
    },
    expression(phrases, flags = 'g') {
      const cache = flags === 'g' ? everywhere : once;
      const before = cache.get(phrases);
      if (before !== undefined) return before;
      const expression = anyOf(turnsOf(phrases), lists, flags);
      cache.set(phrases, expression);
      return expression;
    },
    time: new RegExp(String.raw`(?<![\p{L}\d.,])(?:${timePattern(pack.figures, true)})(?![\p{L}])`, 'gu'),
  };
  compiled.set(pack, made);
  return made;
}

/** Every turn as a phrase of its own, so that only those whose words are there are tried. */
const turnsOf = (phrases: readonly string[]): string[] =>
  phrases.flatMap((phrase) => split(foldPhrase(phrase), '|'));

function listsOf(pack: LanguagePack): PhraseLists {
  const lists: Record<string, readonly string[]> = {};
  for (const [name, phrases] of Object.entries(pack.lists))
    lists[name.toLowerCase()] = phrases.map(foldPhrase);
  const { figures } = pack;
  const names = Object.keys(figures.money).map(patternOf).join('|');
  const number = String.raw`(?:\d[\d.,]{0,12}|${alternatives(Object.keys(figures.numbers))})`;
  return {
    ...lists,
    '#time': [`(?:${timePattern(figures, false)})`],
    '#number': [number],
    '#money': [
      String.raw`(?:(?:€|r\$|£|us\$|\$|eur|chf|brl|usd|gbp|mxn|ars|cop|clp|pen|uyu) ?\d[\d.,' ]{0,14}|\d[\d.,' ]{0,14}(?:€|£|\b(?:eur|chf|brl|usd|gbp|mxn|ars|cop|clp|pen|uyu|${names})))`,
    ],
    '#percent': [
      String.raw`(?:${number} ?(?:%|prozent|vom hundert|pour ?cent|por ciento|por cento|per cento))`,
    ],
  };
}

/** Plain words as an expression, with the spellings that `foldPhrase` allows. */
const patternOf = (word: string): string =>
  foldPhrase(word)
    .replaceAll('(e)?', 'e?')
    .replaceAll('(ß|ss|b)', '(?:ß|ss|b)')
    .replaceAll('.', String.raw`\.`);
const alternatives = (words: readonly string[]): string =>
  words
    .toSorted((a, b) => b.length - a.length)
    .map(patternOf)
    .join('|');

function timePattern({ numbers, units, between, adjectives }: PackFigures, isCaught: boolean): string {
  const open = isCaught ? '(' : '(?:';
  const number = String.raw`\d{1,4}|${alternatives(Object.keys(numbers))}`;
  const words = between.length === 0 ? '' : String.raw`(?:(?:${alternatives(between)})[ -]){0,2}`;
  const plain = String.raw`${open}${number})(?: ?\( ?${open}\d{1,4})?[^)]{0,20}\))?[ -]{1,2}${words}${open}${alternatives(Object.keys(units))})`;
  const kinds = Object.keys(adjectives);
  return kinds.length === 0
    ? plain
    : String.raw`${plain}|${open}${number})-?${open}${alternatives(kinds)})[a-zß]{0,3}`;
}
