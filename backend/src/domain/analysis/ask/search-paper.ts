import type { Country } from '../../../../../config/product.ts';
import type { LegalText, Sentence } from '../document/legal-text.ts';
import { clauseSigns, findAsked } from './clause-signs.ts';
import { rateSign } from './demands/rates.ts';
import { conceptSigns, headingSentences } from './concepts/concept-signs.ts';
import { factSigns, mainSumSigns } from './fact-signs.ts';
import { figuresIn, hoursIn, shareLength, type Figure } from './words/figures.ts';
import { formSign, otherCase, voiceSign } from './form-signs.ts';
import {
  heldBy,
  holding,
  overlap,
  sharesMeaning,
  termWeights,
  weightHeld,
  type WeighedTerm,
} from './held-terms.ts';
import { intentOf } from './intents.ts';
import { meaningSigns, type MeaningSigns } from './meaning/meaning-signs.ts';
import { familyScores, kindScores } from './kind-signs.ts';
import type { Question } from './read-question.ts';
import { scoreOf, type Signs } from './signs.ts';
import { isNumber, termsOf } from './words/stem.ts';
import { ORDER_WEIGHTS } from './weights.ts';

export interface Candidate {
  readonly sentence: Sentence;
  readonly signs: Signs;
  readonly score: number;
}

/** The sentences of a paper that may answer a question, best first. Pure; linear in the text. */
export function searchPaper(text: LegalText, question: Question, country: Country): Candidate[] {
  const concepts = conceptSigns(text, question);
  const held = heldBy(text, concepts.held);
  const meaning = meaningSigns(text.sentences, question, held, sharesMeaning);
  const headings = headingSentences(text);
  const signsOfForm = readForm(question);
  const order = ORDER_WEIGHTS[intentOf(question.expected)];
  const asked = findAsked(text, question);
  const weights = termWeights(question, held, asked.words);
  const kinds = kindScores(text, question);
  const families = familyScores(text, question);
  const facts = factSigns(text, question, country);
  const mainSums = mainSumSigns(text, question, country);
  const clauses = clauseSigns(text, question, asked, weights);
  const expectsFigure = question.expected !== null && question.expected !== 'person';
  const total = weights.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const strange = shareOf(weights, total, ({ isStrange }) => isStrange);
  const unsaid = shareOf(weights, total, ({ isUnsaid }) => isUnsaid);
  const isKnown = question.topics.some(
    ({ kinds, families }) => kinds !== undefined || families !== undefined,
  );
  const asksOwnDate = question.expected === 'day' && OWN_DATE.test(question.text);
  const numbers = question.terms.filter(({ term }) => isNumber(term));
  const hours = hoursIn(question.text);
  return text.sentences
    .map((sentence, index): Candidate => {
      const { words, exact, beside } = overlap(weights, held, sentence, index);
      const vouched = Math.max(kinds[index] ?? 0, families.get(index) ?? 0, facts.get(index) ?? 0);
      const figures = expectsFigure ? figuresIn(sentence.text, question.expected, country) : [];
      const { clause, role, bound } = clauses.get(index) ?? NO_CLAUSE;
      const seen = numbers.filter(({ term }) => held.sentences[index]!.terms.has(term)).length;
      const signs: Signs = {
        words: words / total,
        exact: exact / total,
        clause,
        part: partHeld(sentence.text, figures, weights) / total,
        beside: beside / total,
        kind: kinds[index] ?? 0,
        family: families.get(index) ?? 0,
        says: question.topics.some(({ says }) => says?.test(sentence.text) ?? false) ? 1 : 0,
        figure: figures.length > 0 ? 1 : 0,
        noFigure: expectsFigure && figures.length === 0 ? 1 : 0,
        fact: facts.get(index) ?? 0,
        pairs: pairShare(question, sentence),
        label: labelShare(sentence.text, weights, total),
        under: underShare(text.sentences[index - 1]?.text, weights, total),
        numbers: numbers.length === 0 ? 0 : seen / numbers.length,
        noNumbers: numbers.length === 0 ? 0 : 1 - seen / numbers.length,
        sameLength: hours.length > 0 && shareLength(hours, hoursIn(sentence.text)) ? 1 : 0,
        otherCase: otherCase(sentence.text, weights, total),
        role,
        bound,
        opening: asksOwnDate && figures.length > 0 && index < EDGE ? 1 : 0,
        closing: asksOwnDate && figures.length > 0 && index >= text.sentences.length - EDGE ? 1 : 0,
        short: sentence.text.length < 28 ? 1 : 0,
        strange,
        unsaid,
        strangeAlone: strange * (1 - vouched),
        sure: vouched > 0.6 ? 1 : 0,
        known: isKnown ? 1 : 0,
        lacking: (1 - words / total) * (1 - vouched),
        concept: concepts.own[index]!,
        conceptNear: concepts.near[index]!,
        rarest: concepts.rarest[index]! ? 1 : 0,
        nowhere: concepts.nowhere,
        noConcept: question.concepts.length === 0 ? 1 : 0,
        ...signsOfForm(sentence.text),
        top: concepts.top[index]!,
        led: concepts.led[index]!,
        agreed: Math.sqrt(Math.min(1, words / total) * concepts.own[index]!),
        ...meaningOf(meaning, index, vouched),
        mainSum: mainSums.get(index) ?? 0,
        labelConcept: concepts.labels[index]!,
      };
      return { sentence, signs, score: scoreOf(signs, order) };
    })
    .filter(({ signs }, index) => !headings.has(index) && isCandidate(signs, question))
    .toSorted((a, b) => b.score - a.score);
}

/** How far a sentence has the form that answers a question. */
function readForm(question: Question): (sentence: string) => Pick<Signs, 'form' | 'voice' | 'rate'> {
  const form = formSign(question.text);
  const voice = voiceSign(question.text);
  const rate = rateSign(question);
  return (sentence) => ({ form: form(sentence), voice: voice(sentence), rate: rate(sentence) });
}

/** The share of the words of a question that are of a kind, by what they weigh. */
const shareOf = (
  weights: readonly WeighedTerm[],
  total: number,
  isOfKind: (term: WeighedTerm) => boolean,
): number => weights.reduce((sum, one) => sum + (isOfKind(one) ? one.weight : 0), 0) / total;

/** What a sentence means of the question, as signs. */
const meaningOf = (meaning: MeaningSigns, index: number, vouched: number) => ({
  meaning: meaning.own[index]!,
  meaningLeast: meaning.least[index]!,
  meaningNear: meaning.near[index]!,
  meaningBack: meaning.back[index]!,
  meaningBehind: meaning.behind[index]!,
  meaningAnywhere: meaning.anywhere,
  meaningWhole: meaning.whole[index]!,
  key: meaning.key[index]!,
  keyNear: meaning.keyNear[index]!,
  keyless: 1 - Math.max(meaning.key[index]!, meaning.keyNear[index]!, vouched),
  telling: meaning.telling[index]!,
  passed: meaning.passed[index]! * (1 - vouched),
});

/** A date may stand alone, in the row or the line below its name. */
const isCandidate = (
  { words, kind, family, fact, figure, beside, opening, closing, concept, meaning, mainSum }: Signs,
  { expected }: Question,
) =>
  words > 0 ||
  concept > 0 ||
  mainSum > 0 ||
  meaning > MEANT ||
  kind > 0 ||
  family > 0 ||
  fact > NAMED ||
  (expected === 'day' && figure > 0 && beside + opening + closing > 0);

/** A question for the date of the paper itself, which stands at its top or above the signatures. */
const OWN_DATE =
  /\b(?:signed|signature|dated?|made|agreed|issued?|accepted|letter|e-?mail|order|notice|offer)\b/i;
/** Sentences at the top and at the foot of a paper in which its own date stands. */
const EDGE = 10;

const NO_CLAUSE = { clause: 0, role: 0, bound: 0 };

/** Where one part of a sentence ends and the next begins. */
const CUTS = /[;,:|]\s|\s(?:and|or|but)\s/g;

/** The weight of the words that stand in the same part of the sentence as a figure. */
function partHeld(text: string, figures: readonly Figure[], weights: readonly WeighedTerm[]): number {
  if (figures.length === 0) return 0;
  const cuts = [0, ...Array.from(text.matchAll(CUTS), ({ index }) => index), text.length];
  let most = 0;
  for (const [index, from] of cuts.slice(0, -1).entries()) {
    const to = cuts[index + 1]!;
    if (figures.some(({ start }) => start >= from && start < to))
      most = Math.max(most, weightHeld(weights, holding(termsOf(text.slice(from, to)))));
  }
  return most;
}

/** How well the line above names what is asked for, where it ends in a colon. */
const underShare = (above: string | undefined, weights: readonly WeighedTerm[], total: number): number =>
  above !== undefined && above.length < 80 && above.endsWith(':') ? labelShare(above, weights, total) : 0;

/** How well the words before a colon or a bar name what is asked for: their share of the question and the question's of them. */
function labelShare(text: string, weights: readonly WeighedTerm[], total: number): number {
  const label = /^[^:|]{3,60}(?=[:|])/.exec(text)?.[0];
  if (label === undefined) return 0;
  const terms = holding(termsOf(label));
  if (terms.terms.size === 0) return 0;
  const share = weightHeld(weights, terms) / total;
  const known = weights.filter((one) => weightHeld([one], terms) > 0).length;
  return (share + Math.min(1, known / terms.terms.size)) / 2;
}

/** A sentence without a word of the question is a candidate where a fact of this name was read in it. */
const NAMED = 0.7;
/** The same where it means so much of the question. */
const MEANT = 0.35;
function pairShare({ terms }: Question, { text }: Sentence): number {
  if (terms.length < 2) return 0;
  const words = termsOf(text);
  const beside = new Set(words.slice(1).map((word, index) => `${words[index]!} ${word}`));
  const asked = terms.slice(1).map(({ term }, index) => `${terms[index]!.term} ${term}`);
  return asked.filter((pair) => beside.has(pair)).length / asked.length;
}
