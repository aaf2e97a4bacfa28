import type { LanguagePack } from '../languages/pack.ts';
import { compilePack } from './compiled-pack.ts';
import { fold } from './fold.ts';

/** Who gives what to whom is said at the beginning. */
const HEAD = 3_000;
/** Letters around a verb in which the two stand. */
const AHEAD = 130;
const BEHIND = 110;

const PARTICLE = String.raw`(?:(?:de|da|do|dos|das|del|della|di|du|des|von|van|zu|y|&) ){0,2}`;
const NAME = String.raw`\p{Lu}[\p{L}'’-]{1,24}(?: ${PARTICLE}\p{Lu}[\p{L}'’.-]{0,24}){1,5}`;

export interface NameAt {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** Two people told by a sentence in which one gives and the other takes. */
export interface GivenDeal {
  readonly deal: string;
  readonly weaker: NameAt;
  readonly stronger: NameAt;
  /** Said of the one who gives; else of the one who takes. */
  readonly isGiver: boolean;
}

/**
 * `Irene Zanella presta a Fabio Sorrentino …`, `Rachid Zerouki reconnaît avoir reçu de sa cousine Nadia Zerouki …`: the first sentence
 * of a paper by which one named party gives something to another, or takes it from another. Null where there is none.
 */
export function givenDeal(pack: LanguagePack, text: string): GivenDeal | null {
  const head = text.slice(0, HEAD);
  const folded = fold(head);
  const { expression } = compilePack(pack);
  let first: (GivenDeal & { readonly at: number }) | null = null;
  for (const [table, isGiver] of [
    [pack.gives, true],
    [pack.takes, false],
  ] as const)
    for (const { deal, says } of table)
      for (const { 0: verb, index } of folded.matchAll(expression(says))) {
        if (first !== null && first.at <= index) break;
        const before = nameAhead(head, index);
        const after = before === null ? null : nameBehind(head, index + verb.length, pack);
        if (before === null || after === null || before.name === after.name) continue;
        if (isSentence(before.name, head) || isSentence(after.name, head)) continue;
        const [stronger, weaker] = isGiver ? [before, after] : [after, before];
        first = { deal, weaker, stronger, isGiver, at: index };
      }
  return first;
}

/** The last name in front of a verb, in the same sentence. */
function nameAhead(head: string, at: number): NameAt | null {
  const from = Math.max(0, at - AHEAD);
  const ahead = head.slice(from, at);
  const cut = /^[^]*(?:[\n;]|(?<=\p{L}{4})\.\s)/u.exec(ahead)?.[0].length ?? 0;
  const found = Array.from(ahead.slice(cut).matchAll(new RegExp(NAME, 'gu'))).at(-1);
  if (found === undefined) return null;
  const name = bare(found[0]);
  const start = from + cut + found.index + found[0].length - name.length;
  return { name, start, end: start + name.length };
}

/** What may stand between the verb and the one to whom something is given: small words, but no article of a thing. */
const TO_WHOM =
  /^[\s,]{0,2}(?:(?:\p{Ll}{1,12}|Herrn?|Frau|M\.|Mme|Sr\.|Sra\.|D\.|sig\.|sig\.ra)[\s,]{1,2}){0,6}$/u;
const MY_THING = /(?:^|\s)(?:den|mon|ma|mein|meinen|mi|mio|mia|meu|minha|einen)\s$/u;

function nameBehind(head: string, from: number, { mentions }: LanguagePack): NameAt | null {
  const behind = head.slice(from, from + BEHIND).split('\n')[0]!;
  const found = new RegExp(NAME, 'u').exec(behind);
  if (found === null) return null;
  const between = behind.slice(0, found.index);
  const isThing = MY_THING.test(between) || mentions.articles.includes(between.trim().split(' ').at(-1)!);
  if (!TO_WHOM.test(between) || isThing) return null;
  const name = bare(found[0]);
  const start = from + found.index + found[0].length - name.length;
  return { name: name.replace(/\.$/u, ''), start, end: start + name.length };
}

/** A name without the form of address or the role in front of it: `Herrn Dennis Pohl`. */
const bare = (name: string): string =>
  name.replace(
    /^(?:(?:Herrn?|Frau|Inhaber(?:in)?|Monsieur|Madame|Mme|Don|Doña|Senhora?|Signora?) )+(?=\p{Lu})/u,
    '',
  );

/** `Diese Bedingungen`: the first word of a name is not written small elsewhere. */
const isSentence = (name: string, head: string): boolean =>
  new RegExp(String.raw`(?<!\p{L})${name.split(' ')[0]!.toLowerCase()}(?!\p{L})`, 'u').test(head);

/** First and last names by which a paper goes on to call one of two people, where the other does not share them. */
export function callNames(pack: LanguagePack, name: string, other: string | null, text: string): string[] {
  const words = name.split(' ');
  if (words.length < 2 || words.length > 5) return [];
  const others = new Set((other ?? '').split(' '));
  const whole = text.slice(0, 40_000);
  const full = whole.split(name).length - 1;
  const isRole = (word: string) =>
    pack.roles.some(({ forms }) => forms.some((form) => fold(form) === fold(word)));
  return [words[0]!, words.at(-1)!].filter(
    (word) =>
      !isRole(word) &&
      ![...pack.mentions.articles, ...pack.mentions.obliqueArticles].includes(word.toLowerCase()) &&
      /^\p{Lu}\p{Ll}{2}/u.test(word) &&
      !others.has(word) &&
      whole.split(new RegExp(String.raw`(?<!\p{L})${word}(?!\p{L})`, 'u')).length - 1 > full &&
      !whole.includes(` ${word.toLowerCase()} `),
  );
}
