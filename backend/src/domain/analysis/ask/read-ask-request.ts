import { MAX_QUESTION_CHARACTERS } from '../../../../../config/product.ts';
import { errors } from '../../errors.ts';
import type { CitedParagraph } from '../finding.ts';

/** Paragraphs of a paper sent with a question, and characters of them all. */
const MOST_PARAGRAPHS = 30_000;
const MOST_CHARACTERS = 2_000_000;
/** Our own reading never makes a longer paragraph; it leaves some room for other versions of it. */
const LONGEST_PARAGRAPH = 4_000;
const LONGEST_CLAUSE = 60;

/**
 * Checks the text that came with a question: the page sends back the paragraphs of its report, anybody may send anything. Throws
 * `invalid_request` for what our own reading cannot have made, and `document_too_large` beyond the caps.
 */
export function checkParagraphs(paragraphs: readonly CitedParagraph[]): void {
  if (paragraphs.length === 0)
    throw errors.invalidRequest('Please send the text of the paper with the question.');
  if (paragraphs.length > MOST_PARAGRAPHS) throw tooLarge();
  let characters = 0;
  for (const [index, { id, page, clause, text }] of paragraphs.entries()) {
    const isOurs =
      id === index + 1 &&
      Number.isInteger(page) &&
      page >= 1 &&
      text.trim() !== '' &&
      text.length <= LONGEST_PARAGRAPH &&
      (clause === null || clause.length <= LONGEST_CLAUSE);
    if (!isOurs) throw errors.invalidRequest('The text sent with the question is not that of a report.');
    characters += text.length;
  }
  if (characters > MOST_CHARACTERS) throw tooLarge();
}

const tooLarge = () => errors.documentTooLarge('The paper is too long to ask questions about.');

/** A typed question, on one line. Throws `invalid_request` where it is empty or too long. */
export function readTypedQuestion(typed: string): string {
  const question = typed
    .replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (question === '') throw errors.invalidRequest('Please type a question.');
  if (Array.from(question).length > MAX_QUESTION_CHARACTERS)
    throw errors.invalidRequest(
      `The question is longer than ${MAX_QUESTION_CHARACTERS} characters. Please ask one thing at a time.`,
    );
  return question;
}
