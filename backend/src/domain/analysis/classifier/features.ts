import { hashOf } from './hash-of.ts';
import { kindsIn, proofIn } from '../clauses/library.ts';
import type { LegalText } from '../document/legal-text.ts';

/** Size of the hashed feature space; a power of two. */
export const FEATURE_SPACE = 1 << 18;

/** Sentences are looked at up to this many words; what a clause is about is said before that. */
const MOST_WORDS = 160;
/** Small words carry nothing alone; they still count in pairs. */
const STOP = new Set(
  'the of and to in a or any by for as with on at be is this that such an from its it are'.split(' '),
);

/** The features of every sentence of a text, as sorted distinct hashes. The training script uses this same function. */
export function sentenceFeatures(text: LegalText): Uint32Array[] {
  const words = text.sentences.map((sentence) => wordsOf(sentence.text));
  const headings = new Map(
    text.paragraphs.map((paragraph) => [paragraph.id, wordsOf(paragraph.headingPath.slice(-2).join(' '))]),
  );
  return text.sentences.map((sentence, index) => {
    const found = new Set<number>();
    const own = words[index]!;
    addPhrases(own, found);
    addWords('h', headings.get(sentence.paragraph) ?? [], 16, found);
    addWords('p', words[index - 1] ?? [], 40, found);
    addWords('n', words[index + 1] ?? [], 25, found);
    found.add(hash(`len ${Math.min(12, Math.round(Math.log2(own.length + 1) * 1.5))}`));
    found.add(hash(`at ${Math.floor((10 * index) / text.sentences.length)}`));
    found.add(hash('bias'));
    addRules(sentence.text, found);
    return Uint32Array.from(found).toSorted();
  });
}

/** Lower-case words; digits are all the same, because what matters is that there is a number. */
function wordsOf(text: string): string[] {
  const found =
    text
      .slice(0, 1_800)
      .toLowerCase()
      .match(/[a-z]+|\d[\d.,]*%?|[$€£₹%]/g) ?? [];
  return found
    .slice(0, MOST_WORDS)
    .map((word) => (/^\d/.test(word) ? (word.endsWith('%') ? '#%' : '#') : stem(word)));
}

/** Endings that only grammar needs. Crude on purpose: both sides of the comparison get the same treatment. */
function stem(word: string): string {
  if (word.length < 5) return word;
  return word.replace(/(?:ies)$/, 'y').replace(/(?<=[a-z]{3})(?:ing|ed|es|s)$/, '');
}

function addPhrases(words: readonly string[], found: Set<number>): void {
  for (let index = 0; index < words.length; index++) {
    const word = words[index]!;
    if (!STOP.has(word)) found.add(hash(word));
    const next = words[index + 1];
    if (next === undefined) continue;
    found.add(hash(`${word} ${next}`));
    const third = words[index + 2];
    if (third !== undefined && !(STOP.has(word) && STOP.has(third))) found.add(hash(`${word} _ ${third}`));
  }
}

function addWords(prefix: string, words: readonly string[], most: number, found: Set<number>): void {
  for (const word of words.slice(0, most)) if (!STOP.has(word)) found.add(hash(`${prefix}:${word}`));
}

/** Which patterns of the library match: the rules' own opinion is evidence like any other. */
function addRules(sentence: string, found: Set<number>): void {
  for (const kind of kindsIn(sentence)) {
    found.add(hash(`rule ${kind.id}`));
    if (kind.proof !== undefined && proofIn(kind, sentence) !== null) found.add(hash(`proof ${kind.id}`));
  }
}

function hash(text: string): number {
  const value = hashOf(text);
  return (value ^ (value >>> 15)) & (FEATURE_SPACE - 1);
}
