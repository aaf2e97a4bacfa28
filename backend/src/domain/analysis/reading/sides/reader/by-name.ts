import { NICKNAMES, RELATIONS } from '../../languages/en/party-words.ts';
import { fold, isFirm, withoutHonorific } from '../names/names.ts';
import { isBusinessWord, isRole, placesOf } from '../names/role-words.ts';
import type { PaperSide, PaperSides } from '../side.ts';
import { isInitialOf } from './identity-words.ts';

const relations = new Set(RELATIONS);

/** A name, a part of it, or with another spelling; what fits one side only. */
export function byName(
  all: readonly PaperSide[],
  typed: string,
): Pick<PaperSides, 'reader' | 'certainty'> | null {
  // `Rao Sir`
  const bare = withoutHonorific(typed).replace(/(?<=\p{L}) (?:Sir|Madam|Ji|Sensei)$/u, '');
  const words = fold(bare)
    .split(' ')
    .filter((word) => (word.length > 1 || /\d/.test(word)) && !relations.has(word));
  if (words.length === 0) return null;
  // `farmer` is no short form of Mavuno Farm Machinery
  const isName = /\p{Lu}/u.test(bare);
  const scored = all
    .map((side) => ({ side, ...nameScore(side, words, isName) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
  const [best, second] = scored;
  if (best === undefined || (second !== undefined && second.score >= best.score - 0.15)) return null;
  // one telling part of a name among words that are no names: `the Voorhees family`
  const strangers = bare
    .split(/[\s()[\]“”"]+/u)
    .filter(
      (word) =>
        /^\p{Lu}/u.test(word) &&
        !best.hits.some((hit) => fold(word).includes(hit)) &&
        placesOf(word).length === 0,
    );
  // the first word of a firm's name, the rest in another wording: `Duinrand Landscape Architects`
  const opening = words[0]!;
  const isOpening =
    opening.length > 4 &&
    best.hits.includes(opening) &&
    fold(best.side.name ?? '').startsWith(opening) &&
    (isFirm(best.side.name ?? '') || fold(best.side.name ?? '') === opening) &&
    placesOf(opening).length === 0;
  if (best.score < 0.6 && isOpening) return { reader: best.side, certainty: 'likely' };
  const isRoleWord = isRole(typed) || isBusinessWord(typed);
  if (
    best.score < 0.6 &&
    !isRoleWord &&
    strangers.length === 0 &&
    // `new singer` is nobody's name, even where the choir is called Harbour Singers
    bare
      .split(/\s+/)
      .some((word) => /^\p{Lu}/u.test(word) && best.hits.some((hit) => fold(word).startsWith(hit))) &&
    best.hits.some((hit) => hit.length > 3)
  )
    return { reader: best.side, certainty: 'likely' };
  return best.score >= 0.6
    ? { reader: best.side, certainty: best.score >= 0.99 ? 'certain' : 'likely' }
    : null;
}

function nameScore(
  side: PaperSide,
  typed: readonly string[],
  mayBeShort: boolean,
): { readonly score: number; readonly hits: readonly string[] } {
  let found: readonly string[] = [];
  const names = [side.name, ...side.alsoNamed, ...side.mentions].filter((name) => name !== null);
  const wordsOf = (name: string) => fold(withoutHonorific(name)).split(' ');
  // one name, or the persons of one side together: `Zanele and Pieter`
  const persons = [side.name, ...side.alsoNamed].filter((name) => name !== null).flatMap(wordsOf);
  for (const words of [...names.map(wordsOf), persons]) {
    const whole = typed.filter((word) => words.some((own) => isSameWord(own, word, mayBeShort)));
    // `T. Mora`, of the Thea Mora who typed it
    const [first] = typed;
    const isShort = whole.length > 0 && typed.length > 1 && isInitialOf(words[0] ?? '', first!);
    const hits = isShort && !whole.includes(first!) ? [first!, ...whole] : whole;
    const isTelling = hits.some(
      (word) => word.length > 2 && placesOf(word).length === 0 && !isBusinessWord(word),
    );
    if (isTelling && hits.length > found.length) found = hits;
  }
  return { score: found.length / typed.length, hits: found };
}

function isSameWord(own: string, typed: string, mayBeShort: boolean): boolean {
  if (own === typed) return true;
  if (NICKNAMES[typed] === own || NICKNAMES[own] === typed) return true;
  const [short, long] = own.length < typed.length ? [own, typed] : [typed, own];
  return mayBeShort && short.length >= 4 && long.startsWith(short);
}
