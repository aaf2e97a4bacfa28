import type { LegalText } from '../../document/legal-text.ts';
import { isFirm } from '../sides/names/names.ts';
import type { PaperSides } from '../sides/side.ts';
import type { Mention, MentionFinder } from './mentions.ts';
import { tokensOf, type Token } from './tokens.ts';

/**
 * Which side `he` or `she` means, by the ids of the sides; a side of which the paper says neither is left out. Whom it only calls `I`
 * or `you` is `neither`: `she` is then somebody else.
 */
export type Genders = ReadonlyMap<string, 'he' | 'she' | 'neither'>;

/** Characters of a paper that are looked at: who is `he` shows early. */
const OPENING = 60_000;
const WORDS: Readonly<Record<string, 'he' | 'she'>> = {
  he: 'he',
  him: 'he',
  his: 'he',
  himself: 'he',
  she: 'she',
  her: 'she',
  hers: 'she',
  herself: 'she',
};

/**
 * Reads which pronoun the paper uses for each side: by `Mr` and `Ms`, and from sentences that name one side alone, with pronouns of
 * one kind behind it (`The Buyer relies on her own inspection`). Linear in the length of the text.
 */
export function findGenders(text: LegalText, { all }: PaperSides, findMentions: MentionFinder): Genders {
  const votes = new Map<string, { he: number; she: number }>();
  const vote = (id: string, gender: 'he' | 'she') => {
    const known = votes.get(id) ?? { he: 0, she: 0 };
    known[gender]++;
    votes.set(id, known);
  };
  for (const { id, name } of all) {
    if (/^(?:mr|sir)\b/i.test(name ?? '')) vote(id, 'he');
    if (/^(?:mrs|ms|miss|mme)\b/i.test(name ?? '')) vote(id, 'she');
    const relation = name === null ? null : relationBefore(text.text.slice(0, OPENING), name);
    if (relation !== null) vote(id, relation);
  }
  for (const sentence of text.sentences) {
    if (sentence.start > OPENING) break;
    if (!/\b(?:he|she|him|her|his|hers|himself|herself)\b/i.test(sentence.text)) continue;
    const tokens = tokensOf(sentence.text);
    const sides = sidesIn(findMentions(tokens).filter(({ from }) => !isSpoken(tokens[from])));
    if (sides.size !== 1) continue;
    const [[id, at]] = [...sides] as [[string, number]];
    const said = new Set(
      tokens
        .slice(at)
        // `Ida walks him on Mondays`: who does something to `him` is somebody else
        .flatMap(({ low }) => (low !== 'him' && Object.hasOwn(WORDS, low) ? [WORDS[low]!] : [])),
    );
    if (said.size === 1) vote(id, [...said][0]!);
  }
  const firms = new Set(all.filter(({ name }) => isFirm(name ?? '')).map(({ id }) => id));
  // a firm is neither, whoever else its sentences speak of
  const plain = [...votes].filter(([id, { he, she }]) => !firms.has(id) && (he === 0 || she === 0));
  const genders = new Map<string, 'he' | 'she' | 'neither'>(
    plain.map(([id, { she }]) => [id, she > 0 ? 'she' : 'he']),
  );
  // one writes `I`, and the other is the one of whom the paper goes on to tell
  const told = all.length === 2 && votes.size === 0 ? all.filter(({ pronoun }) => pronoun === null) : [];
  if (told.length === 1 && told.length < all.filter(({ pronoun }) => pronoun !== 'you').length) {
    const opens = text.sentences.flatMap(
      ({ text: words }) => OPENS_WITH.exec(words)?.[1]?.toLowerCase() ?? [],
    );
    const [first, ...rest] = opens;
    if (rest.length > 0 && rest.every((word) => word === first))
      genders.set(told[0]!.id, first as 'he' | 'she');
  }
  // where one of two is `she`, `he` can only be the other
  const [first] = genders;
  const other = all.length === 2 && first !== undefined ? all.find(({ id }) => id !== first[0]) : undefined;
  if (genders.size === 1 && votes.size === 1 && other?.pronoun === null && !isFirm(other.name ?? ''))
    genders.set(other.id, first![1] === 'he' ? 'she' : 'he');
  for (const { id, pronoun } of all)
    if ((pronoun === 'i' || pronoun === 'you') && !votes.has(id)) genders.set(id, 'neither');
  return genders;
}

const OPENS_WITH = /^\W{0,3}(?:\d[\d.]*[.)]? )?(?:(?:if|when|until|before) )?(he|she)\b/i;

/** The one side that `he` or `she` can go on with, where the side that acted last is it; null for whoever is `I` or `you`. */
export function goesOnAs(
  pronoun: 'he' | 'she',
  last: string | null,
  { all }: PaperSides,
  genders: Genders,
): string | null {
  const known = [...genders].filter(([, gender]) => gender === pronoun);
  if (last !== null && genders.get(last) === pronoun) return last;
  if (known.length === 1) return known[0]![0];
  const side = all.find(({ id }) => id === last);
  if (side === undefined || side.pronoun !== null || genders.has(side.id)) return null;
  // a firm is no `he`
  return side.name !== null && isFirm(side.name) ? null : side.id;
}

/** Whether a word names its side from mouth to ear: whoever is `I` or `you` there is not `she` in the same sentence. */
export const isSpoken = (token: Token | undefined): boolean =>
  /^(?:i|me|my|mine|myself|we|us|our|ours|you|your|yours|yourself)$/.test(token?.low ?? '');

/** `my daughter Joan Bell`. */
function relationBefore(text: string, name: string): 'he' | 'she' | null {
  const at = text.indexOf(name);
  const word =
    at < 0 ? undefined : /(\p{Ll}+(?:-in-law)?),? $/u.exec(text.slice(Math.max(0, at - 30), at))?.[1];
  if (word === undefined) return null;
  if (/^(?:grand)?(?:daughter|mother)(?:-in-law)?$|^(?:wife|sister(?:-in-law)?|niece|aunt)$/.test(word))
    return 'she';
  return /^(?:grand)?(?:son|father)(?:-in-law)?$|^(?:husband|brother(?:-in-law)?|nephew|uncle)$/.test(word)
    ? 'he'
    : null;
}

/** The sides that a sentence names, each with the token at which it is named first. */
function sidesIn(mentions: readonly Mention[]): Map<string, number> {
  const sides = new Map<string, number>();
  for (const { actor, from } of mentions)
    if (actor.kind === 'side' && !sides.has(actor.id)) sides.set(actor.id, from);
  return sides;
}

/** The one side that `he` or `she` means among those named before it in its sentence, or in the whole paper; null where two fit. */
export function sideOfPronoun(
  pronoun: 'he' | 'she',
  mentions: readonly Mention[],
  genders: Genders,
): string | null {
  const fits = (id: string) => (genders.get(id) ?? pronoun) === pronoun;
  const near = [...sidesIn(mentions).keys()].filter(fits);
  if (near.length === 1) return near[0]!;
  const known = [...genders].filter(([, gender]) => gender === pronoun);
  return known.length === 1 && near.length === 0 ? known[0]![0] : null;
}

/** `he` or `she` where that is the subject, by the tokens in front of its verb. */
export const pronounIn = (tokens: readonly Token[]): 'he' | 'she' | null => {
  // `Upon its end for any cause he shall …`
  const near = tokens.length > 4 ? tokens.slice(-1) : tokens;
  return (near.find(({ low }) => low === 'he' || low === 'she')?.low ?? null) as 'he' | 'she' | null;
};
