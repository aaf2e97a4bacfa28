import { BOTH_WORDS } from '../languages/en/frame-words.ts';
import { rememberedHere, rememberedOf } from '../../remembered/remembered.ts';
import type { PaperSide, PaperSides } from '../sides/side.ts';
import type { Actor } from './frame.ts';
import { createPronouns } from './pronouns.ts';
import { tokensOf, type Token } from './tokens.ts';

/** A place in a sentence that names a side, or both. */
export interface Mention {
  readonly actor: Actor;
  /** Indexes of tokens, end exclusive. */
  readonly from: number;
  readonly to: number;
  /** `the Tenant's`, `our`: it owns what follows, it does not act. */
  readonly isOwner: boolean;
}

/**
 * Finds the sides in a sentence by their names, roles and pronouns. Made once per paper. `speaker` is the id of the side that writes
 * the sentence in a chat or a letter: `I` and `we` are its words there, whatever they are elsewhere.
 */
export type MentionFinder = (tokens: readonly Token[], speaker?: string | null) => readonly Mention[];

/** What those who write to each other do together: `we split the bill`, said by one of them. */
const TOGETHER: ReadonlySet<string> = new Set(
  'split share swap halve alternate each all meet decide divide'.split(' '),
);
const BOTH: Actor = { kind: 'both' };

interface Entry {
  readonly words: readonly string[];
  readonly actor: Actor;
  /** Where the word is the last of somebody's name: the other words of all names on that side. */
  readonly forenames?: ReadonlySet<string>;
}

/** Prepares the names, roles and pronouns of the sides. The longest match at a place counts. */
export const createMentionFinder = rememberedOf((sides: PaperSides): MentionFinder => {
  const entries = new Map<string, Entry[]>();
  const add = (words: readonly string[], actor: Actor, forenames?: ReadonlySet<string>) => {
    const first = words[0];
    if (first === undefined) return;
    const entry = forenames === undefined ? { words, actor } : { words, actor, forenames };
    entries.set(first, [...(entries.get(first) ?? []), entry]);
  };
  for (const side of sides.all) {
    const actor: Actor = { kind: 'side', id: side.id };
    const names = [side.name ?? '', ...side.alsoNamed].map((name) => name.toLowerCase().split(' '));
    const forenames = new Set(names.flat());
    const surnames = new Set(names.flatMap((words) => (words.length > 1 ? words.slice(-1) : [])));
    for (const mention of side.mentions) {
      if (isShared(mention, side, sides)) continue;
      const words = tokensOf(mention).map((token) => token.low);
      add(words, actor, words.length === 1 && surnames.has(words[0]!) ? forenames : undefined);
    }
  }
  for (const word of sharedWords(sides))
    for (const all of [`each ${word}`, `every ${word}`, `both ${word}s`, `neither ${word}`, `${word}s`])
      add(all.split(' '), BOTH);
  for (const words of BOTH_WORDS) add(words.split(' '), { kind: 'both' });
  for (const list of entries.values()) list.sort((a, b) => b.words.length - a.words.length);
  const pronouns = createPronouns(sides);

  const findIn = (tokens: readonly Token[], speaker: string | null): readonly Mention[] => {
    const found: Mention[] = [];
    const isApart = sides.areWeBoth === true && setsApart(tokens);
    for (let at = 0; at < tokens.length; at++) {
      const { low } = tokens[at]!;
      const spoken = pronouns(low, speaker, isApart);
      const owner = spoken?.isOwner === true ? spoken.actor : undefined;
      if (owner !== undefined) {
        found.push({ actor: owner, from: at, to: at + 1, isOwner: true });
        continue;
      }
      const bare = low.includes("'") ? low.replace(/'s?$/, '') : low;
      // `Members shall` where the role is `Member`
      const list = entries.get(bare) ?? (bare.endsWith('s') ? entries.get(bare.slice(0, -1)) : undefined);
      const entry = list?.find(
        ({ words, forenames }) =>
          matches(tokens, at, words) && !(forenames !== undefined && isOfAnother(tokens[at - 1], forenames)),
      );
      if (entry === undefined) {
        const isTogether = speaker !== null && low === 'we' && TOGETHER.has(tokens[at + 1]?.low ?? '');
        const actor = isTogether ? BOTH : spoken?.actor;
        if (actor !== undefined) found.push({ actor, from: at, to: at + 1, isOwner: false });
        continue;
      }
      const to = at + entry.words.length;
      // who says it, in front of a line of a chat
      if (speaker !== null && tokens[to]?.low === ':') continue;
      found.push({ actor: entry.actor, from: at, to, isOwner: /'s?$/.test(tokens[to - 1]!.low) });
      at = to - 1;
    }
    return found;
  };
  const bySpeaker = new Map<string | null, (tokens: readonly Token[]) => readonly Mention[]>();
  return (tokens, speaker = null) => {
    const known =
      bySpeaker.get(speaker) ?? rememberedHere((words: readonly Token[]) => findIn(words, speaker));
    bySpeaker.set(speaker, known);
    return known(tokens);
  };
});

/** `If we damage anything of yours we mend it`: who speaks of `we` and of `you`, and of nothing that both do, means themselves. */
function setsApart(tokens: readonly Token[]): boolean {
  const words = new Set(tokens.map(({ low }) => low));
  const has = (...some: readonly string[]) => some.some((word) => words.has(word));
  return (
    has('we', 'us') && has('you', 'your', 'yours') && !has(...TOGETHER, 'both', 'agree', 'together', 'fall')
  );
}

/** `Rafael` in front of the surname of Marisa's side: one of the family who is no side. */
const isOfAnother = (before: Token | undefined, forenames: ReadonlySet<string>): boolean =>
  before !== undefined &&
  /^\p{Lu}\p{Ll}{2,}$/u.test(before.text) &&
  !forenames.has(before.low) &&
  !NO_FORENAME.test(before.low);
const NO_FORENAME =
  /^(?:mr|mrs|ms|miss|mx|mdm|madam|dr|prof|sir|dame|lady|lord|rev|the|if|when|and|but|or|then|to|from|for|with|by|of|as|once|should|where|while|until|after|before|both|neither|either|chief|mama|uncle|aunt|auntie|sister|brother|captain|smt|shri|sri|tan|encik|puan|since|because|however|tenant|landlord|owner|buyer|seller|lender|borrower|party|client|customer|employee|employer)$/;

/** `partner` where one is the first and the other the second partner. */
const isShared = (mention: string, side: PaperSide, { all }: PaperSides): boolean =>
  mention !== side.role?.toLowerCase() &&
  all.some((other) => other !== side && other.mentions.some((one) => one.endsWith(` ${mention}`))) &&
  side.mentions.some((one) => one.endsWith(` ${mention}`));

/** The last words that the roles of two sides have in common: `partner`. */
function sharedWords({ all }: PaperSides): string[] {
  const lasts = all.flatMap(({ role }) =>
    role?.includes(' ') === true ? [role.toLowerCase().split(' ').at(-1)!] : [],
  );
  return [...new Set(lasts.filter((word, index) => lasts.indexOf(word) < index))];
}

function matches(tokens: readonly Token[], at: number, words: readonly string[]): boolean {
  return words.every((word, index) => {
    const low = tokens[at + index]?.low;
    if (low === undefined) return false;
    return (
      low === word ||
      (index === words.length - 1 && (low === `${word}'s` || low === `${word}'` || low === `${word}s`))
    );
  });
}
