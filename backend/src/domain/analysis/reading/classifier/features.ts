import { hashOf } from '../../classifier/hash-of.ts';
import { AT_WILL, HANDS, MODALS, TOO_FAR } from './cues.ts';
import type { Piece } from './pieces.ts';

/** Size of the hashed feature space; a power of two. */
export const FEATURE_SPACE = 1 << 19;

/** A sparse vector: distinct ids within each group, and what each counts. */
export interface Features {
  readonly ids: Uint32Array;
  readonly values: Float32Array;
}

/** Pieces are looked at up to this many characters and words. */
const MOST_CHARACTERS = 1_200;
const MOST_WORDS = 160;
/** Words kept of one paper; more than any honest paper holds. */
const MOST_KNOWN = 20_000;

/** How much each group of features counts against the others; each is brought to this length. */
export interface Scales {
  /** Words, pairs and threes. */
  readonly words: number;
  /** Runs of letters within words. */
  readonly letters: number;
  /** Words of the lead-in and the heading. */
  readonly around: number;
  /** Signs that are no single phrase. */
  readonly cues: number;
}
/** Chosen across writers. */
const SCALES: Scales = { words: 1, letters: 0.7, around: 0.2, cues: 0.3 };

interface Word {
  readonly text: string;
  readonly hash: number;
  /** Hash of the hand it stands for, or its own. */
  readonly hand: number;
  readonly handName: string | null;
  readonly isModal: boolean;
  readonly letters: Uint32Array;
}

/**
 * Makes feature vectors of the pieces of one paper. The training script uses this same function, so any change asks for new
 * weights. It keeps words it has seen, so make one a paper and let it go.
 */
export function createFeaturizer(scales: Scales = SCALES): (piece: Piece) => Features {
  const seen = new Uint32Array(FEATURE_SPACE);
  let ids = new Uint32Array(8_192);
  let size = 0;
  let group = 0;
  const known = new Map<string, Word>();
  const wordOf = (text: string): Word => {
    let word = known.get(text);
    if (word !== undefined) return word;
    if (known.size >= MOST_KNOWN) known.clear();
    word = makeWord(text);
    known.set(text, word);
    return word;
  };
  const add = (hash: number): void => {
    const id = (hash ^ (hash >>> 13)) & (FEATURE_SPACE - 1);
    if (seen[id] === group) return;
    seen[id] = group;
    if (size === ids.length) {
      const larger = new Uint32Array(2 * size);
      larger.set(ids);
      ids = larger;
    }
    ids[size++] = id;
  };
  return (piece) => {
    size = 0;
    const ends: [number, number][] = [];
    const words = wordsOf(piece.text).map(wordOf);
    const fill = (scale: number, make: () => void) => {
      if (scale === 0) return;
      group++;
      make();
      ends.push([size, scale]);
    };
    fill(scales.words, () => addPhrases(words, add));
    fill(scales.letters, () => {
      for (const { letters } of words) for (const run of letters) add(run);
    });
    fill(scales.around, () => {
      addAround(LEAD, wordsOf(piece.lead).slice(-30).map(wordOf), add);
      addAround(HEADING, wordsOf(piece.heading).slice(-10).map(wordOf), add);
    });
    fill(scales.cues, () => addCues(piece.text, words, add));
    const values = new Float32Array(size);
    let from = 0;
    for (const [to, scale] of ends) {
      values.fill(scale / Math.sqrt(Math.max(1, to - from)), from, to);
      from = to;
    }
    return { ids: ids.slice(0, size), values };
  };
}

/** Lower-case words with plain quotes; numbers and signs of money are all the same. */
function wordsOf(text: string): string[] {
  if (text === '') return [];
  const found =
    text
      .slice(0, MOST_CHARACTERS)
      .toLowerCase()
      .replace(/[’‘]/g, "'")
      .match(/[a-z]+(?:'[a-z]+)?|\d[\d.,]*\d|\d|[$€£₹¥%?!]/g) ?? [];
  return found
    .slice(0, MOST_WORDS)
    .map((word) => (/^\d/.test(word) ? '#' : CURRENCY.test(word) ? '€' : word));
}

const CURRENCY =
  /^(?:[$€£₹¥]|eur|usd|gbp|inr|cad|aud|rs|chf|zar|aed|nzd|sgd|euros?|pounds?|dollars?|rupees?)$/;

function makeWord(text: string): Word {
  const hash = hashOf(text);
  const handName = HANDS.get(text) ?? null;
  const padded = ` ${text} `;
  const letters: number[] = [];
  for (let from = 0; from < padded.length - 2; from++) {
    let value = 0x811c9dc5 ^ 0x5bd1;
    for (let at = from; at < Math.min(padded.length, from + 5); at++) {
      value = Math.imul(value ^ padded.charCodeAt(at), 0x01000193);
      if (at - from >= 2) letters.push(value);
    }
  }
  return {
    text,
    hash,
    hand: handName === null ? hash : hashOf(handName),
    handName,
    isModal: MODALS.test(text),
    letters: Uint32Array.from(letters),
  };
}

const GAP = hashOf('_');
const HANDED = hashOf('=');
const LEAD = hashOf('l:');
const HEADING = hashOf('h:');

/** Words, pairs and threes, as they stand and with the sides named by their hand. */
function addPhrases(words: readonly Word[], add: (hash: number) => void): void {
  for (let index = 0; index < words.length; index++) {
    const a = words[index]!;
    const b = words[index + 1];
    const c = words[index + 2];
    add(a.hash);
    if (b === undefined) continue;
    const pair = join(a.hash, b.hash);
    add(pair);
    const isHanded = a.handName !== null || b.handName !== null;
    if (isHanded) add(join(HANDED, join(a.hand, b.hand)));
    if (c === undefined) continue;
    add(join(pair, c.hash));
    add(join(join(a.hash, GAP), c.hash));
    if (isHanded || c.handName !== null) add(join(HANDED, join(join(a.hand, b.hand), c.hand)));
  }
}

function addAround(prefix: number, words: readonly Word[], add: (hash: number) => void): void {
  for (const [index, word] of words.entries()) {
    add(join(prefix, word.hash));
    if (prefix === LEAD && index > 0) add(join(prefix, join(words[index - 1]!.hash, word.hash)));
  }
}

/** Signs of a burden that are no single phrase. */
function addCues(text: string, words: readonly Word[], add: (hash: number) => void): void {
  const plain = text.slice(0, MOST_CHARACTERS).toLowerCase().replace(/[’‘]/g, "'");
  const cue = (name: string) => add(hashOf(`cue ${name}`));
  const [hand, modal] = subjectOf(words);
  cue(hand);
  cue(modal);
  cue(`${hand} ${modal}`);
  for (const [name, pattern] of [
    ['far', TOO_FAR],
    ['whim', AT_WILL],
  ] as const) {
    if (!pattern.test(plain)) continue;
    cue(name);
    cue(`${hand} ${modal} ${name}`);
  }
  const hands = [...new Set(words.flatMap(({ handName }) => handName ?? []))].toSorted().join('+');
  cue(`sides ${hands}`);
  cue(`length ${Math.min(10, Math.round(Math.log2(words.length + 1) * 2))}`);
}

function subjectOf(words: readonly Word[]): [hand: string, modal: string] {
  const hand = words.find(({ handName }) => handName !== null)?.handName ?? 'nobody';
  const modal = words.find(({ isModal }) => isModal)?.text ?? 'none';
  return [hand, modal.endsWith("'ll") ? 'will' : modal];
}

/** One hash of two, in their order. */
function join(a: number, b: number): number {
  const value = Math.imul(a ^ (a >>> 15) ^ 0x9e3779b9, 0x85ebca6b) ^ b;
  return Math.imul(value ^ (value >>> 16), 0xc2b2ae35);
}
