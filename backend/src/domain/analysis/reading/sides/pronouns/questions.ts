import type { LegalText, Paragraph } from '../../../document/legal-text.ts';

/** Fewest questions that make a sheet of questions and answers. */
const FEWEST = 3;
const LONGEST = 220;
/** `Q.`, `Q3:`, `Question 4 -`, and what stands behind. */
const MARKED = /^(?:Q|Question) ?\d{0,2} ?[.:)–-] ?\S/i;
const ASKS = /\?["”’]?$/;

const known = new WeakMap<LegalText['paragraphs'], ReadonlySet<number>>();

/**
 * The questions of a sheet of questions and answers, by paragraph. In them it is the customer who says `I`, and the answers call the same
 * person `you`. Empty for every other paper.
 */
function questionsOf({ paragraphs }: Pick<LegalText, 'paragraphs'>): ReadonlySet<number> {
  const before = known.get(paragraphs);
  if (before !== undefined) return before;
  const isQuestion = ({ text }: Paragraph, next: Paragraph | undefined) =>
    text.length <= LONGEST &&
    (MARKED.test(text) || (ASKS.test(text.trim()) && next !== undefined && !ASKS.test(next.text.trim())));
  const asked = paragraphs.filter((paragraph, index) => isQuestion(paragraph, paragraphs[index + 1]));
  const isSheet =
    asked.filter(({ text }) => MARKED.test(text)).length >= FEWEST ||
    (asked.length >= FEWEST && asked.length >= paragraphs.length / 4);
  const questions: ReadonlySet<number> = new Set(isSheet ? asked.map(({ id }) => id) : []);
  known.set(paragraphs, questions);
  return questions;
}

/** So much of a text with every question left out, joined by line breaks. */
export function withoutQuestions(text: LegalText, most: number): string {
  const questions = questionsOf(text);
  if (questions.size === 0) return text.text.slice(0, most);
  return text.paragraphs
    .filter(({ id, start }) => start < most && !questions.has(id))
    .map((paragraph) => paragraph.text)
    .join('\n')
    .slice(0, most);
}
