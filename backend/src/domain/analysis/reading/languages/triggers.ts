import { rememberedOf } from '../../remembered/remembered.ts';
import { numberOf, type KeysHeld } from './keys-held.ts';
import { atomsOf, split, type PhraseLists } from './phrase.ts';

/**
 * The words that a phrase cannot do without: every one of `keys`, and of each of `groups` one turn. Lets a reader of long papers
 * try only the phrases that can match.
 */
export interface Needs {
  readonly keys: readonly string[];
  readonly groups: readonly Group[];
}

interface Group {
  /** Turns that need one word. */
  readonly keys: readonly string[];
  readonly turns: readonly Needs[];
}

/** Words too common to pick anything out, with those that stand for the sides in a marked text. */
const COMMON: ReadonlySet<string> = new Set(
  'the a an any to of in on at by for from with and or is are be been it its this that not no if as you your we our us i my may can will shall must do does which who he she they all each one other than so up out own has have had when where only readerside otherside'.split(
    ' ',
  ),
);
/** Letters of a word by which its beginning is looked up; a shorter beginning than the shortest says nothing. */
const SHORTEST = 3;
const LONGEST = 4;
/** Stands behind a whole word that could be taken for a beginning. */
const WHOLE = '.';

const NOTHING: Needs = { keys: [], groups: [] };

const isNothing = ({ keys, groups }: Needs): boolean => keys.length === 0 && groups.length === 0;

/** What a phrase needs. Lists are read once. */
export const needsOf = (phrase: string, lists: PhraseLists): Needs => needsOfPhrase(phrase, lists, true, 0);

/** `isWhole`: nothing follows within the word. */
function needsOfPhrase(phrase: string, lists: PhraseLists, isWhole: boolean, depth: number): Needs {
  if (depth > 5) return NOTHING;
  const turns = split(phrase, '|');
  return turns.length === 1
    ? needsOfTurn(phrase, lists, isWhole, depth)
    : anyOfThese(turns.map((turn) => needsOfTurn(turn, lists, isWhole, depth)));
}

function anyOfThese(turns: readonly Needs[]): Needs {
  if (turns.some(isNothing)) return NOTHING;
  const keys = new Set<string>();
  const others: Needs[] = [];
  for (const turn of turns) {
    const [only] = turn.groups;
    if (turn.groups.length === 0 && turn.keys.length === 1) keys.add(turn.keys[0]!);
    else if (turn.keys.length === 0 && turn.groups.length === 1 && only !== undefined) {
      for (const key of only.keys) keys.add(key);
      others.push(...only.turns);
    } else others.push(turn);
  }
  if (keys.size === 1 && others.length === 0) return { keys: [...keys], groups: [] };
  return { keys: [], groups: [{ keys: [...keys], turns: others }] };
}

function needsOfTurn(turn: string, lists: PhraseLists, isWhole: boolean, depth: number): Needs {
  const keys: string[] = [];
  const groups: Group[] = [];
  for (const part of split(turn, ' ')) {
    const own = needsOfPart(part, lists, isWhole, depth);
    keys.push(...own.keys);
    groups.push(...own.groups);
  }
  if (keys.length > 1) keys.sort((a, b) => cost(a) - cost(b));
  return { keys, groups };
}

function needsOfPart(part: string, lists: PhraseLists, isWhole: boolean, depth: number): Needs {
  if (part === '' || part.startsWith('.') || part.startsWith('#')) return NOTHING;
  const atoms = atomsOf(part);
  const first = atoms[0]!; // a part has at least one
  if (/^[({].*\?$/.test(first)) return NOTHING;
  const isAlone = isWhole && atoms.length === 1;
  if (first.startsWith('(')) return needsOfPhrase(first.slice(1, -1), lists, isAlone, depth + 1);
  if (first.startsWith('{')) return needsOfList(first.slice(1, -1), lists, isAlone, depth);
  return needsOfWord(first, isAlone);
}

/** What the lists need that were read before, by `name` or, as a beginning, `name*`. */
const known = new WeakMap<PhraseLists, Map<string, Needs>>();

function needsOfList(name: string, lists: PhraseLists, isWhole: boolean, depth: number): Needs {
  const own = known.get(lists) ?? new Map<string, Needs>();
  known.set(lists, own);
  const place = isWhole ? name : `${name}*`;
  const before = own.get(place);
  if (before !== undefined) return before;
  const made = anyOfThese(
    (lists[name] ?? []).map((entry) => needsOfPhrase(entry, lists, isWhole, depth + 1)),
  );
  own.set(place, made);
  return made;
}

function needsOfWord(atom: string, isAlone: boolean): Needs {
  const mayEnd = atom.endsWith('?');
  const word = (mayEnd ? atom.slice(0, -1) : atom).toLowerCase();
  const letters = /^\p{L}+/u.exec(mayEnd ? word.slice(0, -1) : word)?.[0];
  if (letters === undefined) return NOTHING;
  const isPlain = letters.length === word.length - (mayEnd ? 1 : 0);
  if (isAlone && isPlain)
    return mayEnd
      ? { keys: [], groups: [{ keys: [wholeWord(letters), wholeWord(word)], turns: [] }] }
      : { keys: [wholeWord(letters)], groups: [] };
  return letters.length < SHORTEST ? NOTHING : { keys: [letters.slice(0, LONGEST)], groups: [] };
}

const wholeWord = (word: string): string =>
  word.length >= SHORTEST && word.length <= LONGEST ? `${word}${WHOLE}` : word;

const cost = (key: string): number => (COMMON.has(key.endsWith(WHOLE) ? key.slice(0, -1) : key) ? 60 : 1);

/** The keys of which at least one stands in every text that fulfils the needs, the rarest there are; null where nothing is needed. */
export function triggersOf({ keys, groups }: Needs): readonly string[] | null {
  let best: readonly string[] | null = keys.length === 0 ? null : keys.slice(0, 1);
  for (const group of groups) {
    const own = [...group.keys, ...group.turns.flatMap((turn) => triggersOf(turn) ?? [])];
    if (best === null || costOf(own) < costOf(best)) best = own;
  }
  return best;
}

/** The same for several phrases, any of which may match. */
export function triggersOfAny(phrases: readonly string[], lists: PhraseLists): readonly string[] | null {
  const all = phrases.map((phrase) => triggersOf(needsOf(phrase, lists)));
  return all.every((keys) => keys !== null) ? all.flat() : null;
}

const costOf = (keys: readonly string[]): number => keys.reduce((sum, key) => sum + cost(key), 0);

/** What a phrase needs, by the numbers of the keys. */
export interface NumberedNeeds {
  readonly keys: readonly number[];
  readonly groups: readonly NumberedGroup[];
}

interface NumberedGroup {
  readonly keys: readonly number[];
  readonly turns: readonly NumberedNeeds[];
}

/** The same needs by numbers. Those of a list, which many phrases share, are written once. */
export const numbered = rememberedOf(({ keys, groups }: Needs): NumberedNeeds => ({
  keys: keys.map(numberOf),
  groups: groups.map(numberedGroup),
}));
const numberedGroup = rememberedOf(({ keys, turns }: Group): NumberedGroup => ({
  keys: keys.map(numberOf),
  turns: turns.map(numbered),
}));

/** Whether a text with these keys holds what is needed. */
export function areMet({ keys, groups }: NumberedNeeds, held: KeysHeld): boolean {
  for (const key of keys) if (!held.has(key)) return false;
  for (const group of groups) if (!isMet(group, held)) return false;
  return true;
}

function isMet({ keys, turns }: NumberedGroup, held: KeysHeld): boolean {
  for (const key of keys) if (held.has(key)) return true;
  for (const turn of turns) if (areMet(turn, held)) return true;
  return false;
}

/** The keys of the words of a text in small letters, as `needsOf` writes them. */
export function keysIn(text: string): Set<string> {
  const keys = new Set<string>();
  for (const word of text.match(/[a-z\u00b5-\u02af\u0370-\u1fff\u2c00-\ud7ff]+/g) ?? []) {
    const { length } = word;
    if (length > LONGEST) {
      if (keys.has(word)) continue;
      keys.add(word);
      keys.add(word.slice(0, LONGEST));
      keys.add(word.slice(0, SHORTEST));
    } else if (length < SHORTEST) keys.add(word);
    else {
      keys.add(word);
      keys.add(word + WHOLE);
      if (length > SHORTEST) keys.add(word.slice(0, SHORTEST));
    }
  }
  return keys;
}
