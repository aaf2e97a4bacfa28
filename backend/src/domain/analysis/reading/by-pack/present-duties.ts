import type { CompiledPack } from '../packs/compiled-pack.ts';
import { fold } from '../packs/fold.ts';
import type { Sign } from '../packs/signs.ts';

/** Says who promises to do something in a clause just by doing it: `the tenant cleans the stairs`, `we lay your tiles`. */
export type ReadPresent = (marked: string) => readonly Sign[];

const SIGN = '@([wsb])(?!o)';
/** A word of the clause before the one who acts, in the same part of the sentence. */
const PART = /[,:;(–—]|\s-\s/u;
/** Words of a part that are looked at for one that makes it depend on another. */
const MOST_WORDS = 6;

const made = new WeakMap<CompiledPack, ReadPresent>();

/** Prepares the reading of plain present tense in a language. Made once per language. */
export function presentDutiesOf(compiled: CompiledPack): ReadPresent {
  const known = made.get(compiled);
  if (known !== undefined) return known;
  const reader = createReader(compiled);
  made.set(compiled, reader);
  return reader;
}

function createReader({ pack: { duties } }: CompiledPack): ReadPresent {
  const { present } = duties;
  const never = new Set(present.never.map(fold));
  const under = new Set(present.under.map(fold));
  const clitics = present.between.map(fold).join('|');
  const between = clitics === '' ? '' : `(?:(?:${clitics})[ ']){0,3}`;
  const verb = `(\\p{L}{1,18}(?:${present.ends.join('|')}))(?!\\p{L})`;
  const behind = new RegExp(`${SIGN} ${between}${verb}`, 'gu');
  const front =
    present.front === 'none'
      ? null
      : new RegExp(
          `${present.front === 'any' ? '' : `(?:${clitics}) `}(?<!\\p{L})${verb} (?:(?:bitte|auch|dann|dafur) )?${SIGN}`,
          'gu',
        );
  const ours =
    present.we.length === 0
      ? null
      : new RegExp(
          `^(?:[-–•*] |\\(?[a-z\\d]{1,2}[.)] )?(\\p{L}{2,16}(?:${present.we.join('|')}))(?!\\p{L})`,
          'u',
        );
  const isDeed = (word: string) => word.length > 2 && !never.has(word);
  const isFree = (before: string) =>
    !wordsOf(before.split(PART).at(-1) ?? '').some((word) => under.has(word));
  return (marked) => {
    const found = new Set<Sign>();
    const add = (sign: string | undefined, word: string | undefined, at: number) => {
      if (sign === undefined || word === undefined) return;
      if (isDeed(word) && isFree(marked.slice(0, at))) found.add(sign as Sign); // the pattern holds signs only
    };
    for (const { 1: sign, 2: word, index } of marked.matchAll(behind)) add(sign, word, index);
    if (front !== null)
      for (const { 0: all, 1: word, 2: sign, index } of marked.matchAll(front)) {
        // a verb that opens a sentence asks, or makes a condition: `pays the tenant late, …`
        const opens = /^\W{0,4}(?:\d{1,2}\W{1,3})?$/u.test(marked.slice(0, index));
        if (!opens || all.includes(' bitte ') || /!\s*$/.test(marked)) add(sign, word, index);
      }
    const [, word] = ours?.exec(marked) ?? [];
    if (word !== undefined && isDeed(word) && !marked.includes('@s ')) found.add('s');
    return found.size > 1 ? [] : [...found];
  };
}

const wordsOf = (part: string): string[] => (part.match(/\p{L}+/gu) ?? []).slice(-MOST_WORDS);
