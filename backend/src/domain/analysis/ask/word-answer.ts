import type { LegalText, Paragraph } from '../document/legal-text.ts';
import { columnsOf, leadOf, wordsAround } from './around.ts';
import { figuresIn, type Figure } from './figures.ts';
import type { Question } from './read-question.ts';
import { groupsOf } from './synonyms.ts';
import { termsOf } from './stem.ts';
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
): string {
  const [best, ...others] = answers.map((candidate) => readAnswer(text, question, candidate, country));
  if (best === undefined) return '';
  const other = others.find(
    ({ figures }) =>
      figures.some((one) => !best.figures.includes(one)) &&
      figures.some(isShare) === best.figures.some(isShare),
  );
  if (best.figures.length === 0 || other === undefined) return `${best.place} ${best.says}`;
  return `${best.place} ${best.says}; ${lowerFirst(other.place)} ${other.says}`;
}

/** Sums and percentages do not stand for one another. */
const isShare = (figure: string) => /%|percent|per cent/i.test(figure);

interface ReadAnswer {
  readonly place: string;
  readonly figures: readonly string[];
  readonly says: string;
}

function readAnswer(
  text: LegalText,
  question: Question,
  { sentence }: Candidate,
  country: string,
): ReadAnswer {
  const paragraph = text.paragraphs.find(({ id }) => id === sentence.paragraph);
  const lead = leadOf(text, sentence);
  const place =
    lead === null
      ? placeOf(paragraph, text.paragraphs.slice(0, TITLE_LINES))
      : `Under “${lead.replace(/[“”"]/g, '')}” the paper`;
  const found = figuresIn(sentence.text, question.expected, country);
  const columns = columnsOf(text, sentence);
  const whole = wordsAround(text, sentence);
  const words = whole === sentence.text ? clipped(whole, question) : whole.replace(/\s+/g, ' ').trim();
  const rule = `“${words}”${columns === null ? '' : ` (the columns are: ${columns})`}`;
  const figures = [...new Set(nearest(found, sentence.text, question).map(({ words }) => words.trim()))];
  if (figures.length === 0 || figures.length > MOST_FIGURES) return { place, figures, says: `says: ${rule}` };
  return { place, figures, says: `names ${listOf(figures)}: ${rule}` };
}

const lowerFirst = (words: string) => words[0]!.toLowerCase() + words.slice(1);

function placeOf(paragraph: Paragraph | undefined, opening: readonly Paragraph[]): string {
  const clause = paragraph?.clause?.replace(/\.$/, '') ?? null;
  const heading = paragraph?.headingPath.at(-1) ?? null;
  if (clause === null || /^\(?[a-z]\)?$/i.test(clause))
    return heading === null ||
      heading === paragraph?.text ||
      opening.some((one) => one.text.includes(heading))
      ? 'The paper'
      : `The part “${heading.replace(/[“”"]/g, '')}”`;
  return /^[a-z§]/i.test(clause) ? clause[0]!.toUpperCase() + clause.slice(1) : `Clause ${clause}`;
}

const listOf = (words: readonly string[]) =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** The figures that stand in the part of the sentence that speaks of what is asked; all of them where parts cannot be told apart. */
function nearest(figures: readonly Figure[], sentence: string, question: Question): readonly Figure[] {
  if (figures.length < 2) return figures;
  const isAsked = (from: number, to: number) => {
    const terms = new Set(termsOf(sentence.slice(from, to)));
    return question.terms.filter(({ term }) => terms.has(term)).length;
  };
  const cuts = [
    0,
    ...Array.from(sentence.matchAll(/[;,:]\s|\s(?:and|or|but)\s/g), ({ index }) => index),
    sentence.length,
  ];
  const parts = cuts.slice(0, -1).map((from, index) => ({ from, to: cuts[index + 1]! }));
  const counts = figures.map(({ start }) => {
    const part = parts.find(({ from, to }) => start >= from && start < to);
    return part === undefined ? 0 : isAsked(part.from, part.to);
  });
  const most = Math.max(...counts);
  return most === 0 ? figures : figures.filter((_, index) => counts[index] === most);
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
