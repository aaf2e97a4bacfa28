import { isFirm } from '../sides/names/names.ts';
import type { PaperSides } from '../sides/side.ts';
import type { Actor } from './frame.ts';

interface Spoken {
  readonly actor: Actor;
  /** `our`: it owns what follows. */
  readonly isOwner: boolean;
}

type Person = 'first' | 'plural' | 'second';

const WORDS: ReadonlyMap<string, readonly [person: Person, isOwner: boolean]> = new Map(
  Object.entries<readonly [person: Person, isOwner: boolean]>({
    i: ['first', false],
    me: ['first', false],
    myself: ['first', false],
    my: ['first', true],
    mine: ['first', true],
    we: ['plural', false],
    us: ['plural', false],
    ourselves: ['plural', false],
    our: ['plural', true],
    ours: ['plural', true],
    you: ['second', false],
    yourself: ['second', false],
    your: ['second', true],
    yours: ['second', true],
    u: ['second', false],
    ur: ['second', true],
  }),
);

/** `You` in the rules of a group: the reader, or each of them; nobody to whom the rules set somebody apart. */
function groupYou({ whoIsYou, reader }: PaperSides, isOwner: boolean): Spoken | null {
  if (whoIsYou !== 'each') return null;
  return { actor: reader === null ? { kind: 'both' } : { kind: 'side', id: reader.id }, isOwner };
}

/**
 * Whom `I`, `we` and `you` mean: by the side that the paper gives the word to, by the writer of the line, or as the other of two.
 * `isApart`: the sentence sets `we` apart from `you`, so that `we` are not both there.
 */
export function createPronouns(
  sides: PaperSides,
): (word: string, speaker: string | null, isApart?: boolean) => Spoken | null {
  const { all } = sides;
  const holder = (pronoun: 'i' | 'we' | 'you') => all.find((side) => side.pronoun === pronoun)?.id ?? null;
  const otherThan = (id: string | null) =>
    id === null || all.length !== 2 ? null : (all.find((side) => side.id !== id)?.id ?? null);
  const named = { i: holder('i'), we: holder('we'), you: holder('you') };
  // one who writes `I` writes `we` of the same house
  const first = named.i ?? named.we ?? otherThan(named.you);
  const plural = named.we ?? named.i ?? otherThan(named.you);
  // a firm writes `we` to `you`, who may sign below as `I`
  const second = named.you ?? otherThan(named.we ?? named.i);
  const isUnspoken = named.i === null && named.we === null && named.you === null && all.length > 1;
  // one firm and its customers, told of by their roles: who slips into `we` is the firm that wrote it
  const strong = all.filter(({ isStronger, name }) => isStronger === true && isFirm(name ?? ''));
  const drafter =
    isUnspoken && strong.length === 1 && all.some(({ isStronger }) => isStronger === false)
      ? strong[0]!.id
      : null;
  // where no side has a pronoun, `we` are all who sign; not in a paper that speaks to `you`
  const isShared = isUnspoken && drafter === null && sides.isYouSaid !== true;

  return (word, speaker, isApart = false) => {
    const known = WORDS.get(word);
    if (known === undefined) return null;
    const [person, isOwner] = known;
    if (person === 'plural' && sides.areWeBoth === true && !(isApart && named.i !== null))
      return { actor: { kind: 'both' }, isOwner };
    // in a group nobody can tell whom `we` takes in
    const spoken = { first: speaker, plural: all.length > 2 ? null : speaker, second: otherThan(speaker) };
    const id =
      (speaker === null ? null : spoken[person]) ?? { first, plural: plural ?? drafter, second }[person];
    // rules that somebody writes into a group are for all of it
    if (id === null && person === 'second' && speaker !== null && all.length > 2)
      return { actor: { kind: 'both' }, isOwner };
    if (id !== null) return { actor: { kind: 'side', id }, isOwner };
    if (person === 'second' && isShared && speaker === null) return groupYou(sides, isOwner);
    return isShared && person === 'plural' ? { actor: { kind: 'both' }, isOwner } : null;
  };
}
