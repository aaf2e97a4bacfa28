import type { LegalText, Sentence } from '../document/legal-text.ts';
import type { Question } from './read-question.ts';
import { termsOf } from './words/stem.ts';
import { groupsOf } from './words/synonyms.ts';

/** Part of a match by a word of the same meaning, by the heading, and by the rest of the paragraph. */
const BY_MEANING = 0.7;
const BY_HEADING = 0.6;
const BY_PARAGRAPH = 0.3;

/** The words of a stretch of text, as stems, and the lines of words of one meaning that they stand in. */
export interface Held {
  readonly terms: ReadonlySet<string>;
  readonly groups: ReadonlySet<number>;
}

export interface HeldText {
  /** By the index of the sentence. */
  readonly sentences: readonly Held[];
  readonly paragraphs: ReadonlyMap<number, { readonly all: Held; readonly headings: Held }>;
}

/** A word of the question with what it weighs in this paper. */
export interface WeighedTerm {
  readonly term: string;
  readonly groups: ReadonlySet<number>;
  /** Log of how rare it is. */
  readonly weight: number;
  /** Whether it stands nowhere in the paper, not even by another word. */
  readonly isStrange: boolean;
  /** Whether its very letters stand nowhere in it. */
  readonly isUnsaid: boolean;
}

/** What a stretch of text holds. */
export const holding = (terms: Iterable<string>): Held => {
  const set = new Set(terms);
  return { terms: set, groups: new Set([...set].flatMap((term) => [...groupsOf(term)])) };
};

/** What the sentences, paragraphs and headings of a paper hold; `concepts` are those of the question in each sentence. Linear in the text. */
export function heldBy(text: LegalText, concepts: readonly ReadonlySet<number>[]): HeldText {
  const sentences = text.sentences.map(({ text: words, paragraph }, index) => {
    const before = text.sentences[index - 1];
    const isCarriedOn = before?.paragraph === paragraph && CARRIES_ON.test(words);
    const { terms, groups } = holding(termsOf(isCarriedOn ? `${before.text} ${words}` : words));
    return { terms, groups: new Set([...groups, ...[...concepts[index]!].map(groupOfConcept)]) };
  });
  const terms = new Map<number, string[]>();
  for (const [index, { paragraph }] of text.sentences.entries()) {
    const list = terms.get(paragraph) ?? [];
    terms.set(paragraph, list);
    for (const term of sentences[index]!.terms) list.push(term);
  }
  const paragraphs = new Map(
    text.paragraphs.map(({ id, headingPath }) => [
      id,
      { all: holding(terms.get(id) ?? []), headings: holding(termsOf(headingPath.slice(-2).join(' '))) },
    ]),
  );
  return { sentences, paragraphs };
}

/** Opens a sentence that speaks of what the one before it names: `The same shall be refunded on leaving.` */
const CARRIES_ON =
  /^\W{0,3}(?:the same (?:shall|will|is|are|must|may)|it (?:is|was|has|will|shall|must|may|can|cannot|does|\p{L}{2,12}s)|they (?:are|were|have|will|shall|must|may|can|cannot|do|stay|go|come)|(?:this|that) (?:is|will|shall|amount|sum|fee|deposit|\p{L}{2,12}s))\b/iu;

/** Concepts stand beside the lines of words of one meaning, under numbers of their own. */
const groupOfConcept = (number: number) => 10_000 + number;

const shares = (a: ReadonlySet<number>, b: ReadonlySet<number>) => {
  for (const one of a) if (b.has(one)) return true;
  return false;
};

/** Whether a word of the question stands for the same as a word of a stretch of text, by a line of meanings or a concept. */
export const sharesMeaning = (
  { groups, concepts }: Pick<Question['terms'][number], 'groups' | 'concepts'>,
  held: Held,
): boolean => shares(groups, held.groups) || concepts.some((one) => held.groups.has(groupOfConcept(one)));

/** Words that say what kind of answer is wanted, or whose it is, weigh less than what is asked about. */
const OF_ASKING = 0.35;

/** The words of a question, weighed by how rare they are in the paper. `ofSides`: words that name a side, for which there is a sign. */
export function termWeights(
  question: Question,
  { sentences }: HeldText,
  ofSides: ReadonlySet<string>,
): WeighedTerm[] {
  return question.terms.map(({ term, groups: ofLines, concepts, isOfTopic, isOfAsking }) => {
    const groups = new Set([...ofLines, ...concepts.map(groupOfConcept)]);
    let exact = 0;
    let alike = 0;
    for (const held of sentences) {
      if (held.terms.has(term)) exact++;
      else if (shares(groups, held.groups)) alike++;
    }
    const count = exact > 0 ? exact + alike / 4 : alike;
    const rarity = Math.log(1 + sentences.length / (count + 0.5));
    const weight = rarity * (isOfAsking || ofSides.has(term) ? OF_ASKING : 1);
    return {
      term,
      groups,
      weight,
      isStrange: !isOfTopic && exact + alike === 0,
      isUnsaid: exact === 0,
    };
  });
}

/** The weight of the words that a stretch of text holds, each in full or by a word of the same meaning in part. */
export function weightHeld(weights: readonly WeighedTerm[], held: Held): number {
  let sum = 0;
  for (const { term, groups, weight } of weights)
    if (held.terms.has(term)) sum += weight;
    else if (shares(groups, held.groups)) sum += weight * BY_MEANING;
  return sum;
}

/** The weight of the words that a sentence has, by itself and by what stands around it, and of those that it has to the letter. */
export function overlap(
  weights: readonly WeighedTerm[],
  { sentences, paragraphs }: HeldText,
  sentence: Sentence,
  index: number,
): { readonly words: number; readonly exact: number; readonly beside: number } {
  const own = sentences[index]!;
  const around = paragraphs.get(sentence.paragraph);
  const [before, after] = [sentences[index - 1], sentences[index + 1]];
  let words = 0;
  let exact = 0;
  let beside = 0;
  for (const { term, groups, weight } of weights) {
    if (own.terms.has(term)) {
      words += weight;
      exact += weight;
      continue;
    }
    const byMeaning = shares(groups, own.groups) ? BY_MEANING : 0;
    const byHeading =
      around?.headings.terms.has(term) === true
        ? BY_HEADING
        : around !== undefined && shares(groups, around.headings.groups)
          ? BY_HEADING * BY_MEANING
          : 0;
    const byParagraph = around?.all.terms.has(term) === true ? BY_PARAGRAPH : 0;
    words += weight * Math.max(byMeaning, byHeading, byParagraph);
    if (byMeaning > 0) continue;
    if (before?.terms.has(term) === true) beside += weight;
    else if (after?.terms.has(term) === true || shares(groups, before?.groups ?? NO_GROUPS))
      beside += weight * BY_MEANING;
  }
  return { words, exact, beside };
}

const NO_GROUPS: ReadonlySet<number> = new Set();
