import type { LanguagePack } from '../languages/pack.ts';
import { anyOf } from '../languages/phrase.ts';
import { compilePack } from './compiled-pack.ts';
import { fold, foldPhrase } from './fold.ts';

/** The words by which a paper calls its sides. */
export interface SideWords {
  readonly weaker: readonly string[];
  readonly stronger: readonly string[];
  /** The paper speaks to the weaker side as `you`. */
  readonly hasYou: boolean;
  /** The stronger side speaks as `we`. */
  readonly hasWe: boolean;
}

/** Marks the sides in folded words: see `languages/pack.ts` for the signs. Takes the words as printed. */
export type MarkSides = (printed: string) => string;

/** A line, a start or the end of a sentence in front of a word: its capital tells nothing. */
const OPENS = /(?:^|[.!?:;•|\n–-])\s{0,3}["“„«(]?\s{0,2}(?:(?:\d{1,3}[.)]?|\(\d{1,3}\)|[a-z]\))\s)?$/u;

/** Prepares the marking of one paper. Linear in the length of what it is given. */
export function createMarkSides(pack: LanguagePack, sides: SideWords): MarkSides {
  const { mentions } = pack;
  const kinds = new Map<string, string>();
  const put = (words: readonly string[], sign: string) => {
    for (const word of words) {
      const folded = fold(word);
      if (!kinds.has(folded)) kinds.set(folded, sign);
    }
  };
  put(mentions.both, '@b');
  put(sides.weaker, '@w');
  put(sides.stronger, '@s');
  const pronouns = new Set<string>();
  const pronoun = (words: readonly string[], sign: string) => {
    for (const word of words) pronouns.add(fold(word));
    put(words, sign);
  };
  if (sides.hasYou) {
    pronoun(mentions.you, '@w');
    pronoun(mentions.youOblique, '@wo');
  }
  if (sides.hasWe) {
    pronoun(mentions.we, '@s');
    pronoun(mentions.weOblique, '@so');
  }
  const capitals = new Map(
    sides.hasYou ? mentions.youCapital.map((word, index) => [fold(word), index === 0 ? '@w' : '@wo']) : [],
  );
  for (const word of capitals.keys()) if (!kinds.has(word)) kinds.set(word, '?');
  const words = [...kinds.keys()].toSorted((a, b) => b.length - a.length).map(escaped);
  if (words.length === 0) return fold;
  const prefix = (list: readonly string[]) =>
    list
      .toSorted((a, b) => b.length - a.length)
      .map((word) => (word.endsWith("'") ? escaped(fold(word)) : `${escaped(fold(word))} `))
      .join('|');
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\d@])(?:(${prefix(mentions.prepositions)}))?(?:(${prefix(mentions.obliqueArticles)}))?(?:(${prefix(mentions.articles)}))?(${words.join('|')})(?![\p{L}\d])`,
    'gu',
  );
  const obliqueForms = anyOf(mentions.obliqueForms.map(foldPhrase), {}, '');
  const { expression } = compilePack(pack);
  const spoken = (phrases: readonly string[], sign: string) => (marked: string) =>
    phrases.length === 0 ? marked : marked.replace(expression(phrases), `${sign} $&`);
  const you = spoken(sides.hasYou ? mentions.youVerbs : [], '@w');
  const we = spoken(sides.hasWe ? mentions.weVerbs : [], '@s');
  const verbs = (marked: string) => we(you(marked)).replace(/(@[ws]) \1(?= )/g, '$1');
  return (printed) =>
    verbs(
      fold(printed).replace(
        pattern,
        (
          all: string,
          preposition: string | undefined,
          oblique: string | undefined,
          article: string | undefined,
          word: string,
          at: number,
        ) => {
          let sign = kinds.get(word)!; // the pattern holds these words only
          const before = preposition ?? '';
          const own = at + all.length - word.length;
          const capital = capitals.get(word);
          if (capital !== undefined && (sign === '?' || pronouns.has(word))) {
            const isCapital = /^\p{Lu}/u.test(printed.charAt(own));
            if (!isCapital && sign === '?') return all;
            if (isCapital && OPENS.test(printed.slice(Math.max(0, own - 14), own)) && capital !== '@w')
              return all;
            if (isCapital) sign = capital;
          }
          if (sign === '@b') return `${before}@b`;
          if (sign.length > 2) return `${before}${sign}`;
          const isOblique =
            preposition !== undefined ||
            oblique !== undefined ||
            obliqueForms.test(`${article ?? ''}${word}`.trim());
          return `${before}${sign}${isOblique ? 'o' : ''}`;
        },
      ),
    );
}

const escaped = (words: string): string => words.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
