import type { Piece } from './pieces.ts';
import { HANDS, TOO_FAR, AT_WILL, TURNS } from './cues.ts';

/** Size of the hashed feature space; a power of two. */
export const FEATURE_SPACE = 1 << 19;

/** A sparse vector: sorted distinct ids, and what each counts. */
export interface Features {
  readonly ids: Uint32Array;
  readonly values: Float32Array;
}

/** Pieces are looked at up to this many characters and words. */
const MOST_CHARACTERS = 1_200;
const MOST_WORDS = 160;

/** How much each group of features counts against the others; each is brought to this length. */
export interface Scales {
  readonly words: number;
  readonly letters: number;
  readonly around: number;
  readonly cues: number;
}
export const SCALES: Scales = { words: 1, letters: 0.7, around: 0.35, cues: 0.5 };

/** The features of a piece. The training script uses this same function, so any change asks for new weights. */
export function featuresOf(piece: Piece, scales: Scales = SCALES): Features {
  const words = wordsOf(piece.text);
  const groups: [Set<number>, number][] = [
    [phrasesOf(words), scales.words],
    [lettersOf(words), scales.letters],
    [aroundOf(piece), scales.around],
    [cuesOf(piece, words), scales.cues],
  ];
  const sums = new Map<number, number>();
  for (const [group, scale] of groups) {
    if (scale === 0) continue;
    const value = scale / Math.sqrt(Math.max(1, group.size));
    for (const id of group) sums.set(id, (sums.get(id) ?? 0) + value);
  }
  const ids = Uint32Array.from(sums.keys()).sort();
  return { ids, values: Float32Array.from(ids, (id) => sums.get(id)!) };
}

/** Lower-case words with plain quotes; numbers and signs of money are all the same. */
export function wordsOf(text: string): string[] {
  const found =
    text
      .slice(0, MOST_CHARACTERS)
      .toLowerCase()
      .replace(/[’‘]/g, "'")
      .match(/[a-z]+(?:'[a-z]+)?|\d[\d.,]*\d|\d|[$€£₹¥%?!]/g) ?? [];
  const words: string[] = [];
  for (const word of found.slice(0, MOST_WORDS)) {
    if (/^\d/.test(word)) words.push('#');
    else if (
      /^[$€£₹¥]$|^(?:eur|usd|gbp|inr|cad|aud|rs|chf|zar|aed|nzd|sgd|euros?|pounds?|dollars?|rupees?)$/.test(
        word,
      )
    )
      words.push('€');
    else words.push(word);
  }
  return words;
}

/** Words, pairs and threes, as they stand and with the sides named by their hand. */
function phrasesOf(words: readonly string[]): Set<number> {
  const found = new Set<number>();
  const hands = words.map((word) => HANDS.get(word) ?? word);
  for (let index = 0; index < words.length; index++) {
    const [a, b, c] = [words[index]!, words[index + 1], words[index + 2]];
    found.add(hash(a));
    if (b === undefined) continue;
    found.add(hash(`${a} ${b}`));
    if (c !== undefined) {
      found.add(hash(`${a} ${b} ${c}`));
      found.add(hash(`${a} _ ${c}`));
    }
    const [x, y, z] = [hands[index]!, hands[index + 1]!, hands[index + 2]];
    if (x !== a || y !== b) found.add(hash(`=${x} ${y}`));
    if (z !== undefined && (x !== a || y !== b || z !== c)) found.add(hash(`=${x} ${y} ${z}`));
  }
  return found;
}

/** Runs of three to five letters within words. */
function lettersOf(words: readonly string[]): Set<number> {
  const found = new Set<number>();
  for (const word of words) {
    const padded = ` ${word} `;
    for (let from = 0; from < padded.length - 2; from++) {
      let value = 0x811c9dc5 ^ 0x5bd1;
      for (let at = from; at < Math.min(padded.length, from + 5); at++) {
        value = Math.imul(value ^ padded.charCodeAt(at), 0x01000193);
        if (at - from >= 2) found.add(fold(value));
      }
    }
  }
  return found;
}

/** Words of the lead-in, the heading and the neighbours. */
function aroundOf(piece: Piece): Set<number> {
  const found = new Set<number>();
  const add = (prefix: string, text: string, most: number) => {
    if (text === '') return;
    const words = wordsOf(text).slice(-most);
    for (const [index, word] of words.entries()) {
      found.add(hash(`${prefix}${word}`));
      if (prefix === 'l:' && index > 0) found.add(hash(`${prefix}${words[index - 1]!} ${word}`));
    }
  };
  add('l:', piece.lead, 30);
  add('h:', piece.heading, 10);
  return found;
}

/** Signs of a burden that are no single phrase. */
function cuesOf(piece: Piece, words: readonly string[]): Set<number> {
  const found = new Set<number>();
  const add = (cue: string) => found.add(hash(`cue ${cue}`));
  const text = piece.text.slice(0, MOST_CHARACTERS).toLowerCase().replace(/[’‘]/g, "'");
  const far = TOO_FAR.test(text);
  const whim = AT_WILL.test(text);
  if (far) add('far');
  if (whim) add('whim');
  const hands = words.flatMap((word) => HANDS.get(word) ?? []);
  const first = hands[0] ?? 'none';
  add(`first ${first}`);
  const modal =
    words.find((word) =>
      /^(?:may|can|must|shall|will|won't|can't|cannot|could|would|should|might|'ll)$|'ll$/.test(word),
    ) ?? 'none';
  const low = modal.endsWith("'ll") ? 'will' : modal;
  add(`modal ${low}`);
  add(`${first} ${low}`);
  if (whim) add(`${first} ${low} whim`);
  if (far) add(`${first} ${low} far`);
  for (const [name, turn] of TURNS) if (turn.test(text)) add(name);
  add(`sides ${[...new Set(hands)].toSorted().join('+')}`);
  if (words.includes('€')) add('money');
  add(`length ${Math.min(10, Math.round(Math.log2(words.length + 1) * 2))}`);
  return found;
}

/** FNV-1a, folded into the feature space. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value ^= text.charCodeAt(index);
    value = Math.imul(value, 0x01000193);
  }
  return fold(value);
}

const fold = (value: number): number => (value ^ (value >>> 13)) & (FEATURE_SPACE - 1);
