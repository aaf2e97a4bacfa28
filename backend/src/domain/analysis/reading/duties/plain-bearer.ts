import { escaped } from '../languages/escaped.ts';
import { ACCOUNTS, BACK_TO, BY_WHOM, LIABLE, MAY_REQUIRE, WHO_DOES } from '../languages/en/plain-bearers.ts';
import { rememberedHere } from '../../remembered/remembered.ts';
import type { PaperSides } from '../sides/side.ts';
import { sifted } from '../../sieve/sifted.ts';
import { siftedList } from '../../sieve/sifted-list.ts';

/** Sentences are read up to here. */
const LOOKED = 600;
/** What makes a clause a condition or a description, in which nobody is bound. */
const SUBORDINATE = sifted(
  /\b(?:if|when|until|till|unless|once|where|after|before|which|that|who|what|whatever|while|as long as|provided|any \w+)\b/i,
);

/** Whom a sentence binds in so many words, and who in it merely may ask for that. */
export interface PlainBearers {
  /** Ids of those who are bound by `by X`, `for the account of X` or `may require X to`. */
  readonly bound: readonly string[];
  /** Ids of those who may require it. */
  readonly free: readonly string[];
}

/** The wordings, and a sieve for them with anything in place of a side. */
const PLAIN = [...BY_WHOM, ...ACCOUNTS, ...LIABLE];
const ALL = [...PLAIN, ...WHO_DOES, ...BACK_TO, ...MAY_REQUIRE];
const ANYBODY = siftedList(ALL.map((source) => new RegExp(source.replaceAll(/SIDE|OTHER/g, '.+'), 'iu')));

const NOBODY: PlainBearers = { bound: [], free: [] };

/** Finds, for one paper, whom a sentence binds outright: `payable by the Buyer`, `is for your account`, `may require the Seller to`. */
export function createPlainBearers(sides: PaperSides): (sentence: string) => PlainBearers {
  const idsBy = new Map<string, string>();
  for (const { id, mentions, pronoun } of sides.all) {
    for (const mention of mentions) if (mention.length > 2) idsBy.set(mention, id);
    if (pronoun === 'you') for (const word of ['you', 'your', 'yours']) idsBy.set(word, id);
    if (pronoun === 'we') for (const word of ['us', 'our', 'ours', 'we']) idsBy.set(word, id);
    if (pronoun === 'i') for (const word of ['me', 'my', 'mine', 'i']) idsBy.set(word, id);
  }
  if (idsBy.size === 0) return () => NOBODY;
  const names = [...idsBy.keys()]
    .toSorted((a, b) => b.length - a.length)
    .map(escaped)
    .join('|');
  const side = String.raw`(?:the |both |each |all )?(?<side>${names})s?`;
  const expressionOf = rememberedHere(
    (source: string) =>
      new RegExp(
        source
          .replaceAll('SIDE', `${side}(?:['’]s?)?(?![\\p{L}-])`)
          .replaceAll('OTHER', String.raw`(?<other>${names})`),
        'giu',
      ),
  );
  const others = (id: string) => sides.all.map((one) => one.id).filter((one) => one !== id);
  const idOf = (words: string | undefined) => idsBy.get((words ?? '').toLowerCase()) ?? null;
  return (sentence) => {
    const words = sentence.slice(0, LOOKED);
    const tried = new Set(ANYBODY.candidates(words).map((at) => ALL[at]!)); // a place in it
    if (tried.size === 0) return NOBODY;
    const matchesOf = (sources: readonly string[]) =>
      sources
        .filter((source) => tried.has(source))
        .flatMap((source) => [...words.matchAll(expressionOf(source))]);
    const bound = new Set<string>();
    const free = new Set<string>();
    for (const match of matchesOf(PLAIN)) {
      const id = idOf(match.groups?.['side']);
      if (
        id !== null &&
        !SUBORDINATE.test(clauseBefore(words, match.index)) &&
        !/\b(?:when|if|once|unless|until|after)\b/i.test(match[0])
      )
        bound.add(id);
    }
    for (const match of matchesOf(WHO_DOES)) {
      const id = idOf(match.groups?.['side']);
      if (id !== null) return { bound: [id], free: [...others(id), 'both'] };
    }
    for (const match of matchesOf(BACK_TO)) {
      const id = idOf(match.groups?.['side']);
      const [only, ...more] = id === null ? [] : others(id);
      if (only !== undefined && more.length === 0 && bound.size === 0) bound.add(only);
    }
    for (const match of matchesOf(MAY_REQUIRE)) {
      const [one, other] = [idOf(match.groups?.['other']), idOf(match.groups?.['side'])];
      if (one === null || other === null || one === other) continue;
      free.add(one);
      bound.add(other);
    }
    return { bound: [...bound], free: [...free] };
  };
}

/** The words between the last mark and a place: the clause that it stands in. */
const clauseBefore = (words: string, at: number): string =>
  words.slice(
    Math.max(words.lastIndexOf(',', at), words.lastIndexOf(';', at), words.lastIndexOf(':', at)) + 1,
    at,
  );
