import type { LegalText, Sentence } from '../document/legal-text.ts';
import { createSentenceFinder } from './sentence-at.ts';

export interface NearName {
  /** The name that stands there once. */
  readonly name: string;
  /** The one that it is nearly. */
  readonly known: string;
  readonly sentence: Sentence;
}

const WORD = String.raw`\p{Lu}['’]?\p{L}{2,20}(?:-\p{Lu}\p{L}{1,20})?`;
const SMALL = String.raw`(?:van der|van den|van|de la|de|der|von|al|bin|binti|el|du|da|dos)`;
const PERSON = String.raw`${WORD}(?: ${SMALL} ${WORD}| ${WORD}){1,2}`;
/** People introduced as a side: `Tenant: Ana Lu`, `Ms. Ana Lu`. */
const INTRODUCED = new RegExp(
  String.raw`(?:^|\n)\p{Lu}[\p{L} ]{2,24}(?:\([^)]{1,20}\))?\s?[:|]\s?(${PERSON})(?:,? and (${PERSON}))?(?![\p{L}-]| \p{Lu})|(?:^|\n|\b(?:and|between|by|I|we)\b,?:?\s)(?:\(\d\)\s)?(${PERSON}),? of \d?|\b(?:Mr|Mrs|Ms|Miss|Dr)\.? (${PERSON})(?![\p{L}-]| \p{Lu})|(?<!\b(?!(?:BETWEEN|AND|Between|And) )\p{Lu}[\p{L}'’-]{1,30} )(?<![\p{L}-])(${PERSON}),? \(\s?(?:(?:hereinafter|hereafter|called|referred to as) ){0,2}(?:the )?["“'‘]`,
  'gu',
);
/** `The Licensors` is a word for a side and nobody's name. */
const ROLE = /^(?:The|A|An|Each|Every|Both|All|Our|Your|My)\b/;
/** A list of more people than this names no sides. */
const MOST_NAMES = 24;
/** Words that begin alike begin with these many letters. */
const ALIKE = 4;
/** So many are enough for the last word of a name whose other words are the same. */
const ALIKE_AT_THE_END = 3;
/** Whoever looks on while others sign is no side, and no name of a side has an article. */
const NO_SIDE =
  /\b(?:the|an?|this|that|such|any|all|each)\s$|\b(?:witness(?:es)?|in the presence of|attested by|before me|notary|interpreter|translator)\b\W{0,3}(?:\d\W{0,3})?$/i;

/** A name that is a side's name but for its end: `Pieter van Niekerk` beside `Pieter van Wyk`. Null where there is none. */
export function nearNames(text: LegalText): NearName | null {
  const known = new Map<string, number>();
  const labelled = new Set<string>();
  for (const match of text.text.matchAll(INTRODUCED)) {
    for (const name of match.slice(1))
      if (name !== undefined && !known.has(name) && !ROLE.test(name)) known.set(name, match.index);
    for (const name of match.slice(1, 3)) if (name !== undefined) labelled.add(name);
    if (known.size > MOST_NAMES) return null;
  }
  for (const [name, introducedAt] of known) {
    const twins = Array.from(text.text.matchAll(likeName(name))).filter(
      (match) =>
        !isSameName(match[0], name) &&
        match.index > introducedAt &&
        !labelled.has(match[0]) &&
        !NO_SIDE.test(text.text.slice(Math.max(0, match.index - 30), match.index)),
    );
    const [twin] = twins;
    // one slip; a name that comes again is a relative
    if (twins.length !== 1 || twin === undefined) continue;
    const sentence = createSentenceFinder(text)(twin.index);
    if (sentence !== undefined) return { name: twin[0], known: name, sentence };
  }
  return null;
}

/**
 * Word for word the same or with the same beginning; behind `van` or `de` any last word. Signatures may be in capitals, where only
 * the last word may differ.
 */
function likeName(name: string): RegExp {
  const words = name.split(' ');
  const first = words.slice(0, -1);
  const last = words.at(-1)!;
  const hasSmallWord = words.length > 2 && new RegExp(`^${SMALL}$`).test(words.at(-2)!);
  const alike = (word: string, index: number) => {
    if (hasSmallWord && index === words.length - 1) return WORD;
    return word.length <= ALIKE ? word : String.raw`${word.slice(0, ALIKE)}\p{Ll}{1,14}`;
  };
  const start = last.slice(0, ALIKE_AT_THE_END);
  const like = [words.map(alike).join(' '), `${first.join(' ')} ${start}${String.raw`\p{Ll}{1,14}`}`];
  const inCapitals = `${[...first, start].join(' ').toUpperCase()}${String.raw`\p{Lu}{1,14}`}`;
  return new RegExp(
    String.raw`(?<![\p{L}-])(?:(?:${like.join('|')})(?![\p{L}-]| \p{Lu})|${inCapitals}(?![\p{L}-]| \p{Lu}{2}))`,
    'gu',
  );
}

/** An owner or a plural is the same name. */
const isSameName = (one: string, other: string) =>
  one.toLowerCase().replace(/['’]?s$/, '') === other.toLowerCase().replace(/['’]?s$/, '');
