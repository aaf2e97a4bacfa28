import type { LegalText, Paragraph, Sentence } from '../document/legal-text.ts';
import type { AnswerMessage } from '../report/languages/answer-messages.ts';
import { ENGLISH, type Teller } from '../report/languages/teller.ts';
import { columnsOf, leadOf, wordsAround } from './around.ts';
import { figuresIn, type Figure } from './words/figures.ts';
import type { Question } from './read-question.ts';
import { groupsOf } from './words/synonyms.ts';
import { termsOf } from './words/stem.ts';
import type { Candidate } from './search-paper.ts';

/** Longest stretch of the paper in a sentence of ours. */
const MOST_CHARACTERS = 260;
/** Lines at the top in which the title stands; it says nothing about a place. */
const TITLE_LINES = 4;
/** Figures named in one sentence; more of them say nothing clearly. */
const MOST_FIGURES = 3;

/**
 * One plain sentence that names the figure, or the rule in the paper's own words; two places where two with different figures answer
 * about as well. It claims nothing beyond what stands there: not whether it is allowed, only what the paper says.
 */
export function wordAnswer(
  text: LegalText,
  question: Question,
  answers: readonly Candidate[],
  country: string,
  teller: Teller = ENGLISH,
): string {
  const [best, ...others] = answers.map((candidate) =>
    readAnswer(text, question, candidate, country, teller),
  );
  if (best === undefined) return '';
  const other = others.find(
    ({ figures }) =>
      figures.some((one) => !best.figures.includes(one)) &&
      figures.some(isShare) === best.figures.some(isShare),
  );
  if (best.figures.length === 0 || other === undefined) return best.says;
  return `${best.says}; ${teller.language === 'en' ? lowerFirst(other.says) : other.says}`;
}

/** What the paper says about a question, without a word on how well it answers it. */
export function quoteAnswer(
  text: LegalText,
  question: Question,
  { sentence }: Candidate,
  { tell }: Teller = ENGLISH,
): string {
  return tell('The paper says this about it: {rule}', { rule: ruleOf(text, question, sentence, tell) });
}

/** The words of a sentence, with those around it that it needs. */
function ruleOf(text: LegalText, question: Question, sentence: Sentence, tell: Teller['tell']): string {
  const columns = columnsOf(text, sentence);
  const whole = wordsAround(text, sentence);
  const words = whole === sentence.text ? clipped(whole, question) : whole.replace(/\s+/g, ' ').trim();
  return columns === null
    ? tell('“{words}”', { words })
    : tell('“{words}” (the columns are: {columns})', { words, columns });
}

/** Sums and percentages do not stand for one another. */
const isShare = (figure: string) => /%|percent|per cent/i.test(figure);

interface ReadAnswer {
  readonly figures: readonly string[];
  readonly says: string;
}

function readAnswer(
  text: LegalText,
  question: Question,
  { sentence }: Candidate,
  country: string,
  { tell }: Teller,
): ReadAnswer {
  const paragraph = text.paragraphs.find(({ id }) => id === sentence.paragraph);
  const lead = leadOf(text, sentence);
  const place: Place =
    lead === null
      ? placeOf(paragraph, text.paragraphs.slice(0, TITLE_LINES), tell)
      : { of: 'lead', heading: lead.replace(/[“”"]/g, '') };
  const found = figuresIn(sentence.text, question.expected, country);
  const rule = ruleOf(text, question, sentence, tell);
  const figures = [...new Set(nearest(found, sentence.text, question).map(({ words }) => words.trim()))];
  if (figures.length === 0 || figures.length > MOST_FIGURES)
    return { figures, says: tell(SAYS[place.of], { ...place, rule }) };
  return { figures, says: tell(NAMES[place.of], { ...place, rule, figures: listOf(figures, tell) }) };
}

/** Where it stands, with the words that name the place. */
type Place =
  | { readonly of: 'paper' }
  | { readonly of: 'part' | 'lead'; readonly heading: string }
  | { readonly of: 'clause'; readonly clause: string };

const SAYS = {
  paper: 'The paper says: {rule}',
  part: 'The part “{heading}” says: {rule}',
  lead: 'Under “{heading}” the paper says: {rule}',
  clause: '{clause} says: {rule}',
} as const satisfies Readonly<Record<Place['of'], AnswerMessage>>;

const NAMES = {
  paper: 'The paper names {figures}: {rule}',
  part: 'The part “{heading}” names {figures}: {rule}',
  lead: 'Under “{heading}” the paper names {figures}: {rule}',
  clause: '{clause} names {figures}: {rule}',
} as const satisfies Readonly<Record<Place['of'], AnswerMessage>>;

const lowerFirst = (words: string) => words[0]!.toLowerCase() + words.slice(1);

function placeOf(
  paragraph: Paragraph | undefined,
  opening: readonly Paragraph[],
  tell: Teller['tell'],
): Place {
  const clause = paragraph?.cited?.replace(/\.$/, '') ?? null;
  const heading = paragraph?.headingPath.at(-1) ?? null;
  if (clause === null || /^\(?[a-z]\)?$/i.test(clause))
    return heading === null ||
      heading === paragraph?.text ||
      opening.some((one) => one.text.includes(heading))
      ? { of: 'paper' }
      : { of: 'part', heading: heading.replace(/[“”"]/g, '') };
  const isNamed = /^[a-z§]/i.test(clause);
  return {
    of: 'clause',
    clause: isNamed
      ? clause[0]!.toUpperCase() + clause.slice(1) // it begins with a letter
      : tell('Clause {number}', { number: clause }),
  };
}

const listOf = (words: readonly string[], tell: Teller['tell']): string =>
  words.length < 2
    ? (words[0] ?? '')
    : tell('{figures} and {figure}', { figures: words.slice(0, -1).join(', '), figure: words.at(-1)! }); // two at least

/**
 * The figures that stand in the part of the sentence that speaks of what is asked. None where several stand in parts that speak of it no
 * more than others: a wrong one misleads, and the quotation has them all.
 */
function nearest(figures: readonly Figure[], sentence: string, question: Question): readonly Figure[] {
  if (figures.length < 2) return figures;
  const asked = question.terms.filter(({ isOfAsking }) => !isOfAsking);
  const isAsked = (from: number, to: number) => {
    const terms = new Set(termsOf(sentence.slice(from, to)));
    const groups = new Set([...terms].flatMap((term) => [...groupsOf(term)]));
    return asked.reduce(
      (sum, one) => sum + (terms.has(one.term) || [...one.groups].some((group) => groups.has(group)) ? 1 : 0),
      0,
    );
  };
  const cuts = [
    0,
    ...Array.from(sentence.matchAll(/[;,:]\s|\s(?:and|or|but)\s/g), ({ index }) => index),
    sentence.length,
  ];
  const parts = cuts.slice(0, -1).map((from, index) => ({ from, to: cuts[index + 1]! }));
  const places = figures.map(({ start }) => parts.findIndex(({ from, to }) => start >= from && start < to));
  const counts = places.map((at) => (at < 0 ? 0 : isAsked(parts[at]!.from, parts[at]!.to)));
  const most = Math.max(...counts);
  const best = figures.filter((_, index) => counts[index] === most);
  const parted = new Set(places.filter((_, index) => counts[index] === most)).size;
  return most > 0 && (parted === 1 || best.length === figures.length) ? best : [];
}

/** The sentence, or the stretch of it around the words that are asked about. */
function clipped(text: string, question: Question): string {
  const whole = text.replace(/\s+/g, ' ').trim();
  if (whole.length <= MOST_CHARACTERS) return whole;
  const asked = new Set(question.terms.map(({ term }) => term));
  const groups = new Set(question.terms.flatMap((one) => [...one.groups]));
  let best = 0;
  let bestHits = -1;
  for (let from = 0; from < Math.min(whole.length, 4_000); from += 60) {
    const hits = termsOf(whole.slice(from, from + MOST_CHARACTERS)).filter(
      (term) => asked.has(term) || [...groupsOf(term)].some((one) => groups.has(one)),
    ).length;
    if (hits > bestHits) [best, bestHits] = [from, hits];
  }
  const start = best === 0 ? 0 : whole.indexOf(' ', best) + 1;
  const end = Math.min(whole.length, start + MOST_CHARACTERS);
  const stop = end === whole.length ? end : whole.lastIndexOf(' ', end);
  return `${start > 0 ? '… ' : ''}${whole.slice(start, stop)}${stop < whole.length ? ' …' : ''}`;
}
