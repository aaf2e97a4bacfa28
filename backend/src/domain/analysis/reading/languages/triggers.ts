import { atomsOf, split, type PhraseLists } from './phrase.ts';

/** Words too common to pick anything out. */
const COMMON: ReadonlySet<string> = new Set(
  'the a an any to of in on at by for from with and or is are be been it its this that not no if as you your we our us i my may can will shall must do does which who he she they all each one other than so up out own has have had when where only'.split(
    ' ',
  ),
);
/** Letters of a word by which it is looked up. */
const KEY_LENGTH = 4;

/**
 * The beginnings of words of which at least one stands in every text that a phrase matches; null where the phrase promises no
 * word. Lets a reader of long papers try only the phrases that can match.
 */
export function triggersOf(phrase: string, lists: PhraseLists, depth = 0): readonly string[] | null {
  if (depth > 5) return null;
  return union(split(phrase, '|').map((turn) => ofTurn(turn, lists, depth)));
}

const union = (parts: readonly (readonly string[] | null)[]): readonly string[] | null =>
  parts.every((part) => part !== null) ? [...new Set(parts.flat())] : null;

/** The rarest of the words that a turn cannot do without. */
function ofTurn(turn: string, lists: PhraseLists, depth: number): readonly string[] | null {
  let best: readonly string[] | null = null;
  for (const part of split(turn, ' ')) {
    const own = ofPart(part, lists, depth);
    if (own !== null && (best === null || cost(own) < cost(best))) best = own;
  }
  return best;
}

function ofPart(part: string, lists: PhraseLists, depth: number): readonly string[] | null {
  if (part === '' || part.startsWith('.') || part.startsWith('#')) return null;
  const first = atomsOf(part)[0]!; // a part has at least one
  if (/^[({].*\?$/.test(first)) return null;
  if (first.startsWith('(')) return triggersOf(first.slice(1, -1), lists, depth + 1);
  if (first.startsWith('{'))
    return union((lists[first.slice(1, -1)] ?? []).map((entry) => triggersOf(entry, lists, depth + 1)));
  const letters = /^[\p{L}]+/u.exec(first.endsWith('?') ? first.slice(0, -2) : first)?.[0];
  return letters === undefined ? null : [letters.slice(0, KEY_LENGTH).toLowerCase()];
}

const cost = (keys: readonly string[]): number =>
  keys.reduce((sum, key) => sum + (COMMON.has(key) ? 60 : 1), 0);

/** The keys of the words of a text in small letters, as `triggersOf` writes them. */
export function keysIn(text: string): Set<string> {
  const keys = new Set<string>();
  for (const [word] of text.matchAll(/[^\s\d.,;:!?()'’“”"|/-]+/g))
    for (let length = 1; length <= Math.min(KEY_LENGTH, word.length); length++)
      keys.add(word.slice(0, length));
  return keys;
}
