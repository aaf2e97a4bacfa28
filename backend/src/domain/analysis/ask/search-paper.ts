import type { Country } from '../../../../../config/product.ts';
import { clauseKind, quotableIn } from '../clauses/library.ts';
import { CATEGORIES } from '../classifier/categories.ts';
import { categoryScores, THRESHOLDS } from '../classifier/classify.ts';
import { withBonus } from '../classifier/decode.ts';
import type { LegalText, Sentence } from '../document/legal-text.ts';
import { classifyBurdens } from '../reading/classifier/classify-burdens.ts';
import type { RiskFamily } from '../reading/burdens/families.ts';
import { factSigns } from './fact-signs.ts';
import { figuresIn } from './figures.ts';
import type { Question } from './read-question.ts';
import { groupsOf } from './synonyms.ts';
import { termsOf } from './stem.ts';

/** What speaks for a sentence as an answer; each from 0 to 1. */
export interface Signs {
  /** Share of the question's words, weighed by how rare they are here, that the sentence or what stands around it has. */
  readonly words: number;
  /** The same by the very words, without words of the same meaning. */
  readonly exact: number;
  /** How sure the classifier of clauses is that this sentence is of a kind that answers the question. */
  readonly kind: number;
  /** How likely the sentence is a burden of a family that answers it. */
  readonly family: number;
  /** Whether the sentence says what people ask about with these words. */
  readonly says: number;
  /** Whether a figure of the expected kind stands in it. */
  readonly figure: number;
  /** Whether one is expected and none stands in it. */
  readonly noFigure: number;
  /** How well a fact that was read there is what is asked for. */
  readonly fact: number;
  /** Share of the pairs of neighboring words of the question that stand side by side in it. */
  readonly pairs: number;
  /** Whether it is hardly longer than a heading. */
  readonly short: number;
  /** Share of the question's words that stand nowhere in the paper, not even by another word. */
  readonly strange: number;
  /** The same where no classifier vouches for the sentence. */
  readonly strangeAlone: number;
  /** Whether a classifier is sure of the sentence. */
  readonly sure: number;
  /** Whether the question is about something people ask about often, for which there is a classifier. */
  readonly known: number;
  /** The weight of the words of the question that the sentence itself lacks, where no classifier vouches for it. */
  readonly lacking: number;
}

export interface Candidate {
  readonly sentence: Sentence;
  readonly signs: Signs;
  readonly score: number;
}

/** Part of a match by a word of the same meaning, by the heading, and by the rest of the paragraph. */
const BY_MEANING = 0.7;
const BY_HEADING = 0.6;
const BY_PARAGRAPH = 0.3;
/** Weights of the signs in the order of candidates, fitted by `npm run bench:ask -- --fit`. */
const ORDER: Signs = {
  words: 1.67,
  exact: 1.62,
  kind: 0.55,
  family: 2.5,
  says: 0.31,
  figure: 1.83,
  noFigure: -1.83,
  fact: 1.55,
  pairs: 2.1,
  short: 0.43,
  strange: 0,
  strangeAlone: 0.71,
  sure: 1.27,
  known: 0,
  lacking: -2.7,
};

interface Held {
  readonly terms: ReadonlySet<string>;
  readonly groups: ReadonlySet<number>;
}

/** The sentences of a paper that may answer a question, best first. Pure; linear in the text. */
export function searchPaper(text: LegalText, question: Question, country: Country): Candidate[] {
  const held = heldBy(text);
  const weights = termWeights(question, held);
  const kinds = kindScores(text, question);
  const families = familyScores(text, question);
  const facts = factSigns(text, question, country);
  const expectsFigure = question.expected !== null && question.expected !== 'person';
  const total = weights.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const strange = weights.reduce((sum, { weight, isStrange }) => sum + (isStrange ? weight : 0), 0) / total;
  const isKnown = question.topics.some(({ kinds, families }) => kinds !== undefined || families !== undefined)
    ? 1
    : 0;
  const hasFigure = text.sentences.map(
    (sentence) => expectsFigure && figuresIn(sentence.text, question.expected, country).length > 0,
  );
  return text.sentences
    .map((sentence, index): Candidate => {
      const { words, exact } = overlap(weights, held, sentence, index);
      const vouched = Math.max(kinds[index] ?? 0, families.get(index) ?? 0, facts.get(index) ?? 0);
      const signs: Signs = {
        words: words / total,
        exact: exact / total,
        kind: kinds[index] ?? 0,
        family: families.get(index) ?? 0,
        says: question.topics.some(({ says }) => says?.test(sentence.text) ?? false) ? 1 : 0,
        figure: hasFigure[index] === true ? 1 : 0,
        noFigure: expectsFigure && hasFigure[index] !== true ? 1 : 0,
        fact: facts.get(index) ?? 0,
        pairs: pairShare(question, sentence),
        short: sentence.text.length < 40 ? 1 : 0,
        strange,
        strangeAlone: strange * (1 - vouched),
        sure: vouched > 0.6 ? 1 : 0,
        known: isKnown,
        lacking: (1 - words / total) * (1 - vouched),
      };
      return { sentence, signs, score: scoreOf(signs) };
    })
    .filter(({ signs }) => signs.words > 0 || signs.kind > 0 || signs.family > 0 || signs.fact > NAMED)
    .toSorted((a, b) => b.score - a.score);
}

export function scoreOf(signs: Signs, weights: Signs = ORDER): number {
  let sum = 0;
  for (const name of SIGNS) sum += weights[name] * signs[name];
  return sum;
}

/** The names of all signs. */
export const SIGNS = Object.keys(ORDER) as readonly (keyof Signs)[]; // it has exactly these

interface HeldText {
  readonly sentences: readonly Held[];
  readonly paragraphs: ReadonlyMap<number, { readonly all: Held; readonly headings: Held }>;
}

const holding = (terms: Iterable<string>): Held => {
  const set = new Set(terms);
  return { terms: set, groups: new Set([...set].flatMap((term) => [...groupsOf(term)])) };
};

function heldBy(text: LegalText): HeldText {
  const sentences = text.sentences.map(({ text: words }) => holding(termsOf(words)));
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

interface WeighedTerm {
  readonly term: string;
  readonly groups: ReadonlySet<number>;
  readonly weight: number;
  readonly isStrange: boolean;
}

const shares = (a: ReadonlySet<number>, b: ReadonlySet<number>) => {
  for (const one of a) if (b.has(one)) return true;
  return false;
};

function termWeights(question: Question, { sentences }: HeldText): WeighedTerm[] {
  return question.terms.map(({ term, groups, isOfTopic }) => {
    let exact = 0;
    let alike = 0;
    for (const held of sentences) {
      if (held.terms.has(term)) exact++;
      else if (shares(groups, held.groups)) alike++;
    }
    const count = exact > 0 ? exact + alike / 4 : alike;
    const weight = Math.log(1 + sentences.length / (count + 0.5));
    return { term, groups, weight, isStrange: !isOfTopic && exact + alike === 0 };
  });
}

function overlap(
  weights: readonly WeighedTerm[],
  { sentences, paragraphs }: HeldText,
  sentence: Sentence,
  index: number,
): { readonly words: number; readonly exact: number } {
  const own = sentences[index]!;
  const around = paragraphs.get(sentence.paragraph);
  let words = 0;
  let exact = 0;
  for (const { term, groups, weight } of weights) {
    if (own.terms.has(term)) {
      words += weight;
      exact += weight;
    } else {
      const byMeaning = shares(groups, own.groups) ? BY_MEANING : 0;
      const byHeading =
        around?.headings.terms.has(term) === true
          ? BY_HEADING
          : around !== undefined && shares(groups, around.headings.groups)
            ? BY_HEADING * BY_MEANING
            : 0;
      const byParagraph = around?.all.terms.has(term) === true ? BY_PARAGRAPH : 0;
      words += weight * Math.max(byMeaning, byHeading, byParagraph);
    }
  }
  return { words, exact };
}

/** A sentence without a word of the question is a candidate where a fact of this name was read in it. */
const NAMED = 0.7;
/** Log-odds above the bar of a kind at which the classifier is taken to be sure. */
const SURE = 4;

/** For each sentence, how surely it is of a kind of clause that answers the question. */
function kindScores(text: LegalText, { topics }: Question): Float32Array {
  const out = new Float32Array(text.sentences.length);
  const kinds = new Set(topics.flatMap(({ kinds = [] }) => kinds));
  if (kinds.size === 0) return out;
  const taught = CATEGORIES.flatMap((category, index) =>
    kinds.has(category) ? [[category, index] as const] : [],
  );
  if (taught.length > 0) {
    const scores = categoryScores(text);
    for (const [category, index] of taught) {
      const { bonus, sentence, document } = THRESHOLDS[index]!;
      const bar = Math.min(sentence, document);
      const column = withBonus(text, scores, index, category, bonus);
      for (const [at, score] of column.entries()) {
        const sure = 0.6 + (0.4 * (score - bar)) / SURE;
        if (score > bar - SURE / 2) out[at] = Math.max(out[at]!, Math.min(1, Math.max(0, sure)));
      }
    }
  }
  for (const id of kinds) {
    const kind = clauseKind(id);
    if (kind === undefined) continue;
    for (const [at, { text: words }] of text.sentences.entries())
      if (words.length > 25 && quotableIn(kind, words.slice(0, 1_800)) !== null)
        out[at] = Math.max(out[at]!, 0.7);
  }
  return out;
}

/** For each sentence, how likely it is a burden of a family that answers the question. */
function familyScores(text: LegalText, { topics }: Question): ReadonlyMap<number, number> {
  const wanted = new Set<RiskFamily>(topics.flatMap(({ families = [] }) => families));
  const out = new Map<number, number>();
  if (wanted.size === 0 || (text.language !== null && text.language !== 'en')) return out;
  for (const { sentence, burden, families } of classifyBurdens(text)) {
    const share = families.reduce(
      (sum, { family, probability }) => sum + (wanted.has(family) ? probability : 0),
      0,
    );
    const score = Math.sqrt(burden * Math.min(1, share));
    if (score > (out.get(sentence) ?? 0.05)) out.set(sentence, score);
  }
  return out;
}

function pairShare({ terms }: Question, { text }: Sentence): number {
  if (terms.length < 2) return 0;
  const words = termsOf(text);
  const beside = new Set(words.slice(1).map((word, index) => `${words[index]!} ${word}`));
  const asked = terms.slice(1).map(({ term }, index) => `${terms[index]!.term} ${term}`);
  return asked.filter((pair) => beside.has(pair)).length / asked.length;
}
