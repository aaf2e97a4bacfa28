import { escaped } from '../languages/escaped.ts';
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
  /** The stronger side is a single writer who says `I`. */
  readonly hasMe?: boolean;
  /** German words of the paper's own that take `die`: behind `der` they are not the ones who act. */
  readonly feminine?: readonly string[];
  /** The writer who says `I` takes: `I buy your car`; so `I` is the weaker side, and `you` the stronger. */
  readonly isTaker?: boolean;
}

/** Marks the sides in folded words: see `languages/pack.ts` for the signs. Takes the words as printed. */
export type MarkSides = (printed: string) => string;

/** A line, a start or the end of a sentence in front of a word: its capital tells nothing. */
const OPENS = /(?:^|[.!?:;•|\n–-])\s{0,3}["“„«(]?\s{0,2}(?:(?:\d{1,3}[.)]?|\(\d{1,3}\)|[a-z]\))\s)?$/u;

/** What stands between one who acts and one to whom it is done: a verb, and how. */
const ONE_VERB =
  /^ (?!(?:und|oder|sowie|wie|als|dass|wenn|falls|sofern|damit|weil|sobald|gilt|et|ou|que|qui|si|quand|comme|dont|y|o|u|e|ed|od|se|cuando|como|porque|quando|caso|che|come|quindi|dove|qualora|mas|ma|mais|aber|car|ni|ne|nem|por|par|per|von|durch|de|da|di|des|du|del) )\p{L}{3,} (?:(?:\p{L}+(?:ment|mente|lich|weise)|sofort|umgehend|stets|immer|subito|sempre|siempre|aussitot|toujours) )?$/u;
/** An article that the one who acts may have, and the one to whom it is done. */
const NEUTRAL = /^(?:die|das|der|dem|den|le|la|les|l'|el|los|las|o|a|os|as|il|lo|gli|le|i) ?$/u;

/** What stands for a word that is a form of address only with a capital. */
const CAPITAL = '?';

/** Prepares the marking of one paper. Linear in the length of what it is given. */
export function createMarkSides(pack: LanguagePack, sides: SideWords): MarkSides {
  const { signs, capitals, accented } = signsOf(pack, sides);
  if (signs.size === 0) return fold;
  const pattern = patternOf(pack, [...signs.keys()]);
  const feminine = (sides.feminine ?? []).map((word) => `der ${word}`);
  const obliqueForms = anyOf([...pack.mentions.obliqueForms, ...feminine].map(foldPhrase), {}, '');
  const { objectAfter } = pack.mentions;
  // `informer le bailleur`: it stands right behind the verb
  const isBehind =
    objectAfter.length === 0 ? null : new RegExp(`\\p{L}{2}(?:${objectAfter.join('|')}) $`, 'u');
  const verbs = createVerbMarks(pack, sides);
  return (printed) => {
    let last: { readonly sign: string; readonly end: number } | null = null;
    const marked = fold(printed).replace(
      pattern,
      (
        all: string,
        preposition: string | undefined,
        oblique: string | undefined,
        article: string | undefined,
        word: string,
        at: number,
        folded: string,
      ) => {
        const sign = signOf(word, printed, at + all.length - word.length);
        if (sign === null) return all;
        const before = preposition ?? '';
        if (sign === '@b' || sign.length > 2) return `${before}${sign}`;
        // Portuguese `à empresa`: folded, it is the article of the one who acts
        const isGiven = /^às? /iu.test(printed.slice(at, at + 3));
        // `Bianca gives Torsten …`: a name without an article tells by its place only
        const isSecond =
          last !== null &&
          last.sign !== sign &&
          (all === word || NEUTRAL.test(all.slice(0, all.length - word.length))) &&
          ONE_VERB.test(folded.slice(last.end, at));
        const isOblique =
          isGiven ||
          isSecond ||
          before !== '' ||
          oblique !== undefined ||
          isBehind?.test(folded.slice(Math.max(0, at - 12), at)) === true ||
          obliqueForms.test(`${article ?? ''}${word}`.trim());
        if (!isOblique) last = { sign, end: at + all.length };
        return `${before}${sign}${isOblique ? 'o' : ''}`;
      },
    );
    const signed = verbs(marked);
    return sides.isTaker === true
      ? signed.replaceAll(/@([ws])/g, (_, sign: string) => (sign === 'w' ? '@s' : '@w'))
      : signed;
  };

  /** The sign of a word at its place in the text as printed; null where it is no side there. */
  function signOf(word: string, printed: string, at: number): string | null {
    const sign = signs.get(word)!; // the pattern holds these words only
    const accents = accented.get(word);
    if (accents !== undefined && printed.slice(at, at + word.length).toLowerCase() === word) return accents;
    const capital = capitals.get(word);
    if (capital === undefined) return sign;
    if (!/^\p{Lu}/u.test(printed.charAt(at))) return sign === CAPITAL ? null : sign;
    const isOpening = OPENS.test(printed.slice(Math.max(0, at - 14), at));
    return isOpening && capital !== '@w' ? null : capital;
  }
}

interface Signs {
  /** From folded words to their signs. */
  readonly signs: ReadonlyMap<string, string>;
  /** Forms of address that are one only with a capital. */
  readonly capitals: ReadonlyMap<string, string>;
  /** Pronouns that are known by an accent, with what the same letters mean without it: Spanish `tú`, Portuguese `nós`. */
  readonly accented: ReadonlyMap<string, string | null>;
}

function signsOf(
  { mentions }: LanguagePack,
  { weaker, stronger, hasYou, hasWe, hasMe = false }: SideWords,
): Signs {
  const signs = new Map<string, string>();
  const put = (words: readonly string[], sign: string) => {
    for (const word of words.map(fold)) if (!signs.has(word)) signs.set(word, sign);
  };
  put(mentions.both, '@b');
  put(weaker, '@w');
  put(stronger, '@s');
  if (hasYou) {
    put(mentions.you, '@w');
    put(mentions.youOblique, '@wo');
  }
  if (hasWe) {
    put(mentions.we, '@s');
    put(mentions.weOblique, '@so');
  }
  if (hasMe) {
    put(mentions.me, '@s');
    put(mentions.meOblique, '@so');
  }
  const capitals = new Map(
    hasYou ? mentions.youCapital.map((word, index) => [fold(word), index === 0 ? '@w' : '@wo']) : [],
  );
  put([...capitals.keys()], CAPITAL);
  const accented = new Map(
    [...mentions.you, ...mentions.we]
      .filter((word) => fold(word) !== word.toLowerCase())
      .map((word) => {
        const bare = fold(word);
        const isOwn = mentions.youOblique.includes(bare);
        return [bare, isOwn && hasYou ? '@wo' : mentions.weOblique.includes(bare) && hasWe ? '@so' : null];
      }),
  );
  return { signs, capitals, accented };
}

/** A word for a side with what stands in front of it: a preposition, an article that shows its case, an article. */
function patternOf({ mentions }: LanguagePack, words: readonly string[]): RegExp {
  const longestFirst = (list: readonly string[]) => list.toSorted((a, b) => b.length - a.length);
  const prefix = (list: readonly string[]) =>
    longestFirst(list.map(fold))
      .map((word) => (word.endsWith("'") ? escaped(word) : `${escaped(word)} `))
      .join('|');
  return new RegExp(
    String.raw`(?<![\p{L}\d@])(?:(${prefix(mentions.prepositions)}))?(?:(${prefix(mentions.obliqueArticles)}))?(?:(${prefix(mentions.articles)}))?(${longestFirst(words).map(escaped).join('|')})(?![\p{L}\d])`,
    'gu',
  );
}

/** Puts the sign in front of verbs that say `you` or `we` by their ending. */
function createVerbMarks(
  pack: LanguagePack,
  { hasYou, hasWe, hasMe = false }: SideWords,
): (marked: string) => string {
  const { mentions } = pack;
  const { expression } = compilePack(pack);
  const spoken = (phrases: readonly string[], sign: string) => (marked: string) =>
    phrases.length === 0 ? marked : marked.replace(expression(phrases), `${sign} $&`);
  const you = spoken(hasYou ? mentions.youVerbs : [], '@w');
  const we = spoken(hasWe ? mentions.weVerbs : [], '@s');
  const me = spoken(hasMe ? mentions.meVerbs : [], '@s');
  return (marked) => me(we(you(marked))).replace(/(@[ws]) \1(?= )/g, '$1');
}
