import type { Sentence } from '../../document/legal-text.ts';
import type { Held, HeldText } from '../held-terms.ts';
import type { Question, QuestionTerm } from '../read-question.ts';
import { addMeaning, likeness, MEANING_AXES, rarityOf } from './word-meanings.ts';

/** A word of the sentence that is at least so like a word of the question speaks of the same. */
const ALIKE = 0.3;
/** What a word weighs that only says what kind of answer is wanted. */
const OF_ASKING = 0.35;

/** How far sentences mean what a question asks, word for word; each from 0 to 1. */
export interface MeaningSigns {
  /** Share of the question that the sentence means by its likest words. */
  readonly own: readonly number[];
  /** Likeness of the word of the question that it means least. */
  readonly least: readonly number[];
  /** The same share for the likelier of the sentences beside it in its paragraph. */
  readonly near: readonly number[];
  /** How much of the sentence is about the question. */
  readonly back: readonly number[];
  /** How far its share is behind the highest of the paper. */
  readonly behind: readonly number[];
  /** Share of the question that the paper means anywhere. */
  readonly anywhere: number;
  /** How alike question and sentence are as a whole. */
  readonly whole: readonly number[];
  /** How far the sentence means the rarest word of the question, which says most of what is asked. */
  readonly key: readonly number[];
  /** The same for the sentences beside it in its paragraph, and for its heading. */
  readonly keyNear: readonly number[];
  /** 1 for the few sentences that have that word, or one very like it, where it is a rare one. */
  readonly telling: readonly number[];
  /** 1 for the others, where there are such. */
  readonly passed: readonly number[];
}

/** Words are as good as the same from here on: `pregnant` and `pregnancy`. */
const NEARLY_SAME = 0.85;
/** The commonest words of English tell little of what is asked. */
const COMMON = 700;
/** Sentences that a telling word stands in at most. */
const FEW = 3;
/** A match of the key by a word of the same meaning. */
const BY_MEANING = 0.8;

/**
 * Compares the meaning of the words of a question with those of each sentence. `isOfOneMeaning` says whether a stretch of text has a
 * word of the same meaning by our own lists. Linear in the text.
 */
export function meaningSigns(
  sentences: readonly Sentence[],
  { terms }: Question,
  { sentences: held, paragraphs }: HeldText,
  isOfOneMeaning: (term: QuestionTerm, held: Held) => boolean,
): MeaningSigns {
  const asked = terms.filter(({ term }) => !/^\d/.test(term));
  const known = new Map<string, Float64Array>();
  const likenessOf = (word: string): Float64Array => {
    let row = known.get(word);
    if (row === undefined) {
      row = Float64Array.from(asked, ({ term }) => likeness(term, word));
      known.set(word, row);
    }
    return row;
  };
  const most = held.map(({ terms: words }) => {
    const best = new Float64Array(asked.length);
    let about = 0;
    for (const word of words) {
      const row = likenessOf(word);
      let likest = 0;
      for (let index = 0; index < row.length; index++) {
        if (row[index]! > best[index]!) best[index] = row[index]!;
        if (row[index]! > likest) likest = row[index]!;
      }
      about += likest;
    }
    return { best, about: words.size === 0 ? 0 : about / words.size };
  });
  const weights = asked.map(({ isOfAsking }, index) => {
    const count = most.reduce((sum, { best }) => sum + (best[index]! > ALIKE ? 1 : 0), 0);
    return Math.log(1 + sentences.length / (count + 0.5)) * (isOfAsking ? OF_ASKING : 1);
  });
  const total = weights.reduce((sum, one) => sum + one, 0) || 1;
  const shareOf = (best: Float64Array) =>
    weights.reduce((sum, weight, index) => sum + weight * best[index]!, 0) / total;
  const own = most.map(({ best }) => shareOf(best));
  const highest = own.reduce((high, one) => Math.max(high, one), 0);
  const anywhere = new Float64Array(asked.length);
  for (const { best } of most)
    for (let index = 0; index < best.length; index++)
      anywhere[index] = Math.max(anywhere[index]!, best[index]!);
  const beside = (values: readonly number[], index: number) =>
    Math.max(
      ...[index - 1, index + 1].map((other) =>
        sentences[other]?.paragraph === sentences[index]!.paragraph ? values[other]! : 0,
      ),
    );
  const telling = asked.filter(({ isOfAsking }) => !isOfAsking);
  const rarest = telling.reduce<(typeof telling)[number] | undefined>(
    (rare, one) => (rare === undefined || rarityOf(one.term) > rarityOf(rare.term) ? one : rare),
    undefined,
  );
  const at = rarest === undefined ? -1 : asked.indexOf(rarest);
  const keyOf = (words: HeldText['sentences'][number], best: number) =>
    rarest === undefined
      ? 0
      : words.terms.has(rarest.term)
        ? 1
        : Math.max(best, isOfOneMeaning(rarest, words) ? BY_MEANING : 0);
  const key = held.map((words, index) => keyOf(words, most[index]!.best[at] ?? 0));
  return {
    own,
    least: most.map(({ best }) => (best.length === 0 ? 0 : Math.min(...best))),
    near: own.map((_, index) => beside(own, index)),
    back: most.map(({ about }) => about),
    behind: own.map((one) => highest - one),
    anywhere: shareOf(anywhere),
    whole: wholes(held, asked, weights),
    key,
    ...tellingSigns(key, rarest !== undefined && rarityOf(rarest.term) > COMMON),
    keyNear: key.map((_, index) => {
      const headings = paragraphs.get(sentences[index]!.paragraph)?.headings;
      return Math.max(beside(key, index), headings === undefined ? 0 : keyOf(headings, 0));
    }),
  };
}

/** Which of the sentences have the telling word, and which have not though others do, by how far each means it. */
function tellingSigns(key: readonly number[], isRare: boolean): Pick<MeaningSigns, 'telling' | 'passed'> {
  const isTold = key.map((one) => one >= NEARLY_SAME);
  const count = isTold.filter(Boolean).length;
  const isTelling = isRare && count > 0 && count <= FEW;
  return {
    telling: isTold.map((isOne) => (isTelling && isOne ? 1 : 0)),
    passed: isTold.map((isOne) => (isTelling && !isOne ? 1 : 0)),
  };
}

/** How alike each sentence is to the question as a whole, its words weighed. */
function wholes(
  held: HeldText['sentences'],
  asked: readonly QuestionTerm[],
  weights: readonly number[],
): readonly number[] {
  const question = new Float64Array(MEANING_AXES);
  for (const [index, { term }] of asked.entries()) addMeaning(question, term, weights[index]!);
  return held.map(({ terms }) => {
    const sum = new Float64Array(MEANING_AXES);
    for (const word of terms) addMeaning(sum, word, 1);
    return Math.max(0, cosine(sum, question));
  });
}

function cosine(a: Float64Array, b: Float64Array): number {
  let [sum, ofA, ofB] = [0, 0, 0];
  for (let axis = 0; axis < a.length; axis++) {
    sum += a[axis]! * b[axis]!;
    ofA += a[axis]! ** 2;
    ofB += b[axis]! ** 2;
  }
  return ofA === 0 || ofB === 0 ? 0 : sum / Math.sqrt(ofA * ofB);
}
