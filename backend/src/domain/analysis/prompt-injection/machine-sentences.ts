import type { LegalText, Paragraph, Sentence } from '../document/legal-text.ts';
import { addressesMachinesIn } from './machine-text.ts';

/** Sentences a party would write: following text of a flagged sentence that looks like this is kept. */
const OF_THE_PARTIES =
  /\b(?:shall|agrees?|part(?:y|ies)|terminat\w*|pay(?:s|able|ment)?|liab\w+|herein|hereof|hereby)\b/i;

/** What a model sees in place of a sentence that was written for it. */
const LEFT_OUT = '(A sentence that speaks to software was left out here.)';

/** What was found in the sentences of a text; several steps ask for it, and the search is among the longest of all. */
const known = new WeakMap<readonly Sentence[], Sentence[]>();

/** Sentences that speak to a reading program, and what follows them in the same paragraph without being a party's words. */
export function findMachineSentences({
  sentences,
  language,
}: Pick<LegalText, 'sentences' | 'language'>): readonly Sentence[] {
  const before = known.get(sentences);
  if (before !== undefined) return before;
  const found = search(sentences, language);
  known.set(sentences, found);
  return found;
}

/**
 * A paper of so many sentences is held to no more than a sentence alone. With 50, three of 204 papers that taught nothing were accused of
 * an order that nobody gave; with 20 none, and the orders that five of them hold are found all the same.
 */
const SHORT = 20;
/** How much surer it must be for every doubling, which halves what is accused wrongly: the second table of docs/benchmarks/model.md. */
const PER_DOUBLING = 0.5;
const MOST_SURE = 2;

/** The more sentences a paper has, the surer it must be of each: one wrong accusation weighs on the whole paper. */
const marginOf = (count: number): number =>
  Math.min(MOST_SURE, Math.max(0, PER_DOUBLING * Math.log2(count / SHORT)));

function search(sentences: readonly Sentence[], language: string | null): Sentence[] {
  const margin = marginOf(sentences.length);
  const found: Sentence[] = [];
  let previous: Sentence | null = null;
  for (const sentence of sentences) {
    const goesOn = previous?.paragraph === sentence.paragraph && !OF_THE_PARTIES.test(sentence.text);
    if (addressesMachinesIn(language, sentence.text, margin) || goesOn) {
      found.push(sentence);
      previous = sentence;
    } else {
      previous = null;
    }
  }
  return found;
}

/** A paragraph without the given sentences, each replaced by a remark. */
export function withoutSentences(paragraph: Paragraph, sentences: readonly Sentence[]): string {
  return sentences
    .filter(({ paragraph: id }) => id === paragraph.id)
    .toReversed()
    .reduce(
      (text, { start, end }) =>
        text.slice(0, start - paragraph.start) + LEFT_OUT + text.slice(end - paragraph.start),
      paragraph.text,
    );
}

/** The text with the given sentences blanked out: the same paragraphs at the same places, without those words. */
export function blankOut(text: LegalText, sentences: readonly Sentence[]): LegalText {
  if (sentences.length === 0) return text;
  const gone = new Set(sentences.map(({ index }) => index));
  const characters = text.text.split('');
  for (const { start, end } of sentences) characters.fill(' ', start, end);
  const blanked = characters.join('');
  const isOutside = (place: { readonly start: number }) =>
    !sentences.some(({ start, end }) => place.start >= start && place.start < end);
  return {
    ...text,
    text: blanked,
    paragraphs: text.paragraphs.map((paragraph) => ({
      ...paragraph,
      text: blanked.slice(paragraph.start, paragraph.end),
    })),
    sentences: text.sentences
      .filter(({ index }) => !gone.has(index))
      .map((sentence, index) => ({ ...sentence, index })),
    parties: text.parties.filter(isOutside),
    definitions: text.definitions.filter(isOutside),
    references: text.references.filter(isOutside),
  };
}
