import { clauseKind, quotableIn } from '../clauses/library.ts';
import { CATEGORIES } from '../classifier/categories.ts';
import { categoryScores, THRESHOLDS } from '../classifier/classify.ts';
import { withBonus } from '../classifier/decode.ts';
import type { LegalText, Sentence } from '../document/legal-text.ts';
import { classifyBurdens } from '../reading/classifier/classify-burdens.ts';
import type { RiskFamily } from '../reading/burdens/families.ts';
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
  /** Whether a figure of the expected kind stands in it; a half where none is expected. */
  readonly figure: number;
  /** Share of the question's words that stand nowhere in the paper, not even by another word. */
  readonly strange: number;
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
/** Weights of the signs in the order of candidates; chosen on the labelled everyday papers, see docs/benchmarks/ask.md. */
const WEIGHTS = { words: 1.5, exact: 0.5, kind: 1.1, family: 0.9, says: 0.45, figure: 0.5 };

interface Held {
  readonly terms: ReadonlySet<string>;
  readonly groups: ReadonlySet<number>;
}

/** The sentences of a paper that may answer a question, best first. Pure; linear in the text. */
export function searchPaper(text: LegalText, question: Question, country: string): Candidate[] {
  const held = heldBy(text);
  const weights = termWeights(question, held);
  const kinds = kindScores(text, question);
  const families = familyScores(text, question);
  const total = weights.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const strange = weights.reduce((sum, { weight, isStrange }) => sum + (isStrange ? weight : 0), 0) / total;
  return text.sentences
    .map((sentence, index): Candidate => {
      const { words, exact } = overlap(weights, held, text, sentence, index);
      const signs: Signs = {
        words: words / total,
        exact: exact / total,
        kind: kinds[index] ?? 0,
        family: families.get(index) ?? 0,
        says: question.topics.some(({ says }) => says?.test(sentence.text) ?? false) ? 1 : 0,
        figure: figureSign(question, sentence, country),
        strange,
      };
      return { sentence, signs, score: scoreOf(signs) };
    })
    .filter(({ signs }) => signs.words > 0 || signs.kind > 0 || signs.family > 0)
    .toSorted((a, b) => b.score - a.score);
}

function scoreOf(signs: Signs): number {
  return (
    WEIGHTS.words * signs.words +
    WEIGHTS.exact * signs.exact +
    WEIGHTS.kind * signs.kind +
    WEIGHTS.family * signs.family +
    WEIGHTS.says * signs.says +
    WEIGHTS.figure * signs.figure
  );
}

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
  return question.terms.map(({ term, groups }) => {
    let exact = 0;
    let alike = 0;
    for (const held of sentences) {
      if (held.terms.has(term)) exact++;
      else if (shares(groups, held.groups)) alike++;
    }
    const count = exact > 0 ? exact + alike / 4 : alike;
    const weight = Math.log(1 + sentences.length / (count + 0.5));
    return { term, groups, weight, isStrange: exact + alike === 0 };
  });
}

function overlap(
  weights: readonly WeighedTerm[],
  { sentences, paragraphs }: HeldText,
  _text: LegalText,
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

function figureSign({ expected }: Question, { text }: Sentence, country: string): number {
  if (expected === null || expected === 'person') return 0.5;
  return figuresIn(text, expected, country).length > 0 ? 1 : 0;
}
