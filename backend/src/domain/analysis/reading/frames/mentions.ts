import { BOTH_WORDS } from '../languages/en/frame-words.ts';
import type { PaperSide, PaperSides } from '../sides/side.ts';
import type { Actor } from './frame.ts';
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

/** Finds the sides in a sentence by their names, roles and pronouns. Made once per paper. */
export type MentionFinder = (tokens: readonly Token[]) => Mention[];

interface Entry {
  readonly words: readonly string[];
  readonly actor: Actor;
}

const PRONOUNS: Readonly<Record<NonNullable<PaperSide['pronoun']>, readonly (readonly [string, boolean])[]>> =
  {
    we: [
      ['we', false],
      ['us', false],
      ['our', true],
      ['ours', true],
      ['ourselves', false],
    ],
    you: [
      ['you', false],
      ['your', true],
      ['yours', true],
      ['yourself', false],
    ],
    i: [
      ['i', false],
      ['me', false],
      ['my', true],
      ['mine', true],
      ['myself', false],
    ],
  };

/** Prepares the names, roles and pronouns of the sides. The longest match at a place counts. */
export function createMentionFinder(sides: PaperSides): MentionFinder {
  const entries = new Map<string, Entry[]>();
  const owners = new Map<string, Actor>();
  const add = (words: readonly string[], actor: Actor) => {
    const first = words[0];
    if (first === undefined) return;
    entries.set(first, [...(entries.get(first) ?? []), { words, actor }]);
  };
  for (const side of sides.all) {
    const actor: Actor = { kind: 'side', id: side.id };
    for (const mention of side.mentions)
      add(
        tokensOf(mention).map((token) => token.low),
        actor,
      );
    for (const [word, owns] of side.pronoun === null ? [] : PRONOUNS[side.pronoun]) {
      if (owns) owners.set(word, actor);
      else add([word], actor);
    }
  }
  for (const words of BOTH_WORDS) add(words.split(' '), { kind: 'both' });
  for (const list of entries.values()) list.sort((a, b) => b.words.length - a.words.length);

  return (tokens) => {
    const found: Mention[] = [];
    for (let at = 0; at < tokens.length; at++) {
      const owner = owners.get(tokens[at]!.low);
      if (owner !== undefined) {
        found.push({ actor: owner, from: at, to: at + 1, isOwner: true });
        continue;
      }
      const bare = tokens[at]!.low.replace(/'s?$/, '');
      const entry = entries.get(bare)?.find(({ words }) => matches(tokens, at, words));
      if (entry === undefined) continue;
      const to = at + entry.words.length;
      found.push({ actor: entry.actor, from: at, to, isOwner: /'s?$/.test(tokens[to - 1]!.low) });
      at = to - 1;
    }
    return found;
  };
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
