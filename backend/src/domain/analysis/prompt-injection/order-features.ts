import { CONCEPTS, conceptsAmong, conceptsOf, conceptsOfPhrase } from './order-concepts.ts';
import { hashOf } from '../classifier/hash-of.ts';
import { join } from './senses/feature-hash.ts';
import { DistinctNumbers } from './senses/distinct-numbers.ts';
import { addSensePairs, addSensesAlone, addSenseThrees } from './senses/sense-features.ts';
import { hasRolesOfOrder } from './senses/roles.ts';
import { SENSES, sensesOf, sensesOfPhrase } from './senses/lexicon.ts';

/** Size of the hashed feature space; a power of two. */
export const FEATURE_SPACE = 1 << 19;

/** A sparse vector: distinct ids, and what each counts. */
export interface Features {
  readonly ids: Uint32Array;
  readonly values: Float32Array;
  /**
   * Added to the score: more where words stand in the roles of an order, less for long pieces without a word on a machine, on what it
   * makes or on what nobody sees, which are seldom orders.
   */
  readonly bonus: number;
}

interface Word {
  readonly hash: number;
  readonly letters: readonly number[];
  readonly concepts: readonly number[];
  readonly senses: readonly number[];
}

/** Words judged together: a longer sentence is judged in pieces that overlap by half, for an order in it may be short. */
const PIECE = 40;
/** Most orders without a word on machines are no longer than this many words. */
const SHORT = 16;
/** What words in the roles of an order add, where those of law around them tell of honest clauses. */
const IN_ROLES = 2;
/** Sentences are looked at up to this many characters: more than any has, also where single signs stood for many letters. */
const MOST_CHARACTERS = 40_000;
/** Words kept with their letters; more than any honest paper holds. */
const MOST_KNOWN = 20_000;
/** How much each group of features counts; chosen across lists of other writers. */
const SCALES = {
  words: 1,
  letters: 1,
  concepts: 0.8,
  pairs: 0.8,
  shape: 0.3,
  senses: 0.8,
  sensePairs: 0.8,
  threes: 0.8,
};

const LATIN =
  /[a-z]+|[\u0370-\u05ff]+|\d+|[\u0600-\u06ff]+|[\u0900-\u0d7f]+|[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/g;
const SIGNS = /[:"<>{}[\]=!?#|«»“”„：「」]/g;
const OTHER_SCRIPTS = /[\u0600-\u0d7f\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;
/** Abbreviations are told by their capitals: `ai` is a word of Italian, `ia` of nothing. */
const ABBREVIATED =
  /(?<![\p{L}\d]|\p{Lu}{2} )(?:AIs?|A\.I\.?|KI|IA|I\.A\.|K\.I\.|LLMs?|GPT)(?![\p{L}\d]| \p{Lu}{2})/gu;

/** The product's own name, within a sentence: no paper of two parties speaks of its reader. At its beginning, behind `be` and before a copy it is the adjective. */
const OWN_NAME =
  /(?<=[\p{Ll}\p{Nd}][,;:]?\s["'“„«(]?)(?<!\b(?:be|is|are|was|were|been|fully|clearly|and|or|in|a)\s)Legible(?:['’]s)?(?![\p{L}\d]|\s(?:Ltd|Limited|Inc|GmbH|(?:and|or) (?:complete|clear|durable|permanent|accurate|readable|signed)|cop(?:y|ies)|handwriting|form|scans?|photos?|prints?|writing|signatures?)\b)/gu;

/** Concepts of one piece that are looked at three by three; forty words of an order hold fewer. */
const MOST_IN_THREES = 16;

let cache = new Map<string, Word>();

/** Forgets the words of the paper that was looked at. */
export function forgetWords(): void {
  cache = new Map();
}

/**
 * The feature vectors of a sentence, one a piece. The training script uses this same function, so any change asks for new
 * weights. Linear in the sentence.
 */
export function featuresOf(sentence: string): Features[] {
  const text = sentence.slice(0, MOST_CHARACTERS);
  const plain = text
    .replace(ABBREVIATED, ' xai ')
    .replace(OWN_NAME, ' xai ')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
  const tokens = Array.from(plain.matchAll(LATIN), ({ 0: word, index }) => ({ word, index }));
  if (tokens.length <= PIECE * 1.25) return [vectorOf(plain, tokens)];
  const vectors: Features[] = [];
  for (let from = 0; from === 0 || from + PIECE / 2 < tokens.length; from += PIECE / 2) {
    const some = tokens.slice(from, from + PIECE);
    const last = some.at(-1)!; // the loop ends before the tokens do
    vectors.push(vectorOf(plain.slice(some[0]!.index, last.index + last.word.length + 2), some));
  }
  return vectors;
}

/** Room for the features of one piece, used again for the next. */
const distinctInGroup = new DistinctNumbers();
const room = {
  ids: new Uint32Array(4_096),
  values: new Float32Array(4_096),
  atLeast(size: number): void {
    if (size <= this.ids.length) return;
    const [ids, values] = [new Uint32Array(2 * size), new Float32Array(2 * size)];
    ids.set(this.ids);
    values.set(this.values);
    this.ids = ids;
    this.values = values;
  },
};

function vectorOf(text: string, tokens: readonly { readonly word: string }[]): Features {
  const words = tokens.map(({ word }) => wordOf(word));
  const plain = tokens.map(({ word }) => word);
  const concepts = conceptsIn(text, words, plain);
  const senses = words.map((word, at) => distinct(word.senses, sensesOfPhrase(plain, at)));
  let size = 0;
  const group = (scale: number, addTo: (found: DistinctNumbers) => void) => {
    distinctInGroup.clear();
    addTo(distinctInGroup);
    const value = scale / Math.sqrt(Math.max(4, distinctInGroup.size));
    room.atLeast(size + distinctInGroup.size);
    for (let at = 0; at < distinctInGroup.size; at++) {
      const hash = distinctInGroup.at(at);
      room.ids[size] = (hash ^ (hash >>> 14)) & (FEATURE_SPACE - 1);
      room.values[size++] = value;
    }
  };
  group(SCALES.words, (found) => addPhrases(words, found));
  group(SCALES.letters, (found) => {
    for (const { letters } of words) for (const run of letters) found.add(run);
  });
  group(SCALES.concepts, (found) => {
    for (const [, concept] of concepts) found.add(join(CONCEPT, concept));
  });
  group(SCALES.pairs, (found) => addPairs(concepts, found));
  group(SCALES.shape, (found) => addShape(text, words, found));
  group(SCALES.senses, (found) => addSensesAlone(senses, found));
  group(SCALES.sensePairs, (found) => addSensePairs(senses, found));
  group(SCALES.threes, (found) => addSenseThrees(senses, found));
  const [ids, values] = [room.ids.slice(0, size), room.values.slice(0, size)];
  const isLongAndFar = words.length > SHORT && !isOnMachines(text, concepts, senses);
  const bonus = hasRolesOfOrder(senses) ? IN_ROLES : isLongAndFar ? -1 : 0;
  return { ids, values, bonus };
}

const distinct = (some: readonly number[], more: readonly number[]): readonly number[] =>
  more.length === 0 ? some : [...new Set([...some, ...more])];

function isOnMachines(
  text: string,
  places: readonly (readonly [number, number])[],
  senses: readonly (readonly number[])[],
): boolean {
  if (senses.some((some) => some.some((sense) => OF_READERS.has(sense)))) return true;
  const found = new Set(places.map(([, concept]) => CONCEPTS[concept]!));
  return (
    ['ai', 'model', 'auto', 'summ', 'unseen'].some((concept) => found.has(concept)) ||
    [
      ['tool', 'read'],
      ['you', 'answer'],
      ['forget', 'instr'],
    ].some((both) => both.every((concept) => found.has(concept))) ||
    /[<{[]/.test(text)
  );
}

/** Senses that name a machine, what it makes, or whoever asked it. */
const OF_READERS = new Set(
  SENSES.flatMap(([name], sense) =>
    ['machine', 'summary', 'condenser', 'asker'].includes(name) ? [sense] : [],
  ),
);

function wordOf(text: string): Word {
  let word = cache.get(text);
  if (word !== undefined) return word;
  if (cache.size >= MOST_KNOWN) cache = new Map();
  word = {
    hash: hashOf(/^\d/.test(text) ? '#' : text),
    letters: /^\d/.test(text) ? [] : lettersOf(` ${text.slice(0, 24)} `),
    concepts: text === 'xai' ? [0] : conceptsOf(text),
    senses: sensesOf(text),
  };
  cache.set(text, word);
  return word;
}

/** Runs of three to five letters. */
function lettersOf(padded: string): number[] {
  const runs: number[] = [];
  for (let from = 0; from < padded.length - 2; from++) {
    let value = LETTERS;
    for (let at = from; at < Math.min(padded.length, from + 5); at++) {
      value = Math.imul(value ^ padded.charCodeAt(at), 0x01000193);
      if (at - from >= 2) runs.push(value);
    }
  }
  return runs;
}

/** Words, pairs, and pairs with one word between. */
function addPhrases(words: readonly Word[], found: DistinctNumbers): void {
  for (let index = 0; index < words.length; index++) {
    const { hash } = words[index]!;
    found.add(hash);
    const [next, third] = [words[index + 1], words[index + 2]];
    if (next !== undefined) found.add(join(hash, next.hash));
    if (third !== undefined) {
      found.add(join(join(hash, GAP), third.hash));
      if (next !== undefined) found.add(join(join(hash, next.hash), third.hash));
    }
  }
  if (words.length > 0) found.add(join(FIRST, words[0]!.hash));
  if (words.length > 1) found.add(join(FIRST, join(words[0]!.hash, words[1]!.hash)));
}

/** Concepts with their places, in order. */
function conceptsIn(
  text: string,
  words: readonly Word[],
  plain: readonly string[],
): (readonly [number, number])[] {
  const found: (readonly [number, number])[] = [];
  for (const [at, { concepts }] of words.entries()) {
    for (const concept of concepts) found.push([at, concept]);
    for (const concept of conceptsOfPhrase(plain, at))
      if (!concepts.includes(concept)) found.push([at, concept]);
  }
  if (!OTHER_SCRIPTS.test(text)) return found;
  return [...found, ...conceptsAmong(text)];
}

/** Concepts that stand together: which before which, near or far, and which three. */
function addPairs(places: readonly (readonly [number, number])[], found: DistinctNumbers): void {
  const seen: [number, number][] = [];
  for (const [at, concept] of places) {
    if (at === 0) found.add(join(FIRST, join(CONCEPT, concept)));
    for (const [before, other] of seen) {
      found.add(join(join(PAIR, other), concept));
      if (at - before <= NEAR) found.add(join(join(CLOSE, other), concept));
      if (at - before <= 1) found.add(join(join(NEXT, other), concept));
    }
    const last = seen.findIndex(([, other]) => other === concept);
    if (last !== -1) seen.splice(last, 1);
    seen.push([at, concept]);
  }
  const all = seen
    .map(([, concept]) => concept)
    .toSorted((a, b) => a - b)
    .slice(0, MOST_IN_THREES);
  for (let a = 0; a < all.length; a++)
    for (let b = a + 1; b < all.length; b++)
      for (let c = b + 1; c < all.length; c++) found.add(join(join(join(THREE, all[a]!), all[b]!), all[c]!));
}
const NEAR = 4;

/** Signs, the place of the first colon, and the length. */
function addShape(text: string, words: readonly Word[], found: DistinctNumbers): void {
  for (const [sign] of text.matchAll(SIGNS)) found.add(join(SIGN, sign.charCodeAt(0)));
  const colon = text.search(/[:：]/);
  if (colon !== -1)
    found.add(join(COLON, Math.min(6, Math.floor(text.slice(0, colon).split(' ').length / 2))));
  found.add(join(LENGTH, Math.min(10, Math.round(Math.log2(words.length + 1) * 2))));
  if (/^\s{0,4}["'“„«<{[(]/.test(text)) found.add(OPENS);
}

const [GAP, FIRST, CONCEPT, PAIR, CLOSE, NEXT, THREE, SIGN, COLON, LENGTH, LETTERS, OPENS] = Array.from(
  { length: 12 },
  (_, index) => hashOf(`group ${index} ${CONCEPTS.length}`),
) as [number, number, number, number, number, number, number, number, number, number, number, number];
