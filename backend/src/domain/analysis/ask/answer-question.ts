import type { Country, ReportLanguage } from '../../../../../config/product.ts';
import { toLegalText, type LegalText } from '../document/legal-text.ts';
import type { CitedParagraph } from '../finding.ts';
import { addressesMachines } from '../prompt-injection/machine-text.ts';
import { blankOut, findMachineSentences } from '../prompt-injection/machine-sentences.ts';
import type { AnswerMessage } from '../report/languages/answer-messages.ts';
import { tellerFor } from '../report/languages/teller-for.ts';
import type { Quote } from '../report/report.ts';
import type { PaperAnswer } from './answer.ts';
import { decideFound } from './decide-found.ts';
import { documentFromParagraphs } from './document-from-paragraphs.ts';
import { noticesOfOthers } from './notices-of-others.ts';
import { readQuestion, type Question } from './read-question.ts';
import { searchPaper, type Candidate } from './search-paper.ts';
import { quoteAnswer, wordAnswer } from './word-answer.ts';

export interface AnswerQuestionInput {
  /** All paragraphs of the paper, in order. */
  readonly paragraphs: readonly CitedParagraph[];
  readonly question: string;
  /** What was asked before it on the same paper, or null. */
  readonly before: string | null;
  readonly country: Country;
  /** The name or role that the reader typed; who asks is not known where it is absent. */
  readonly identity?: string | undefined;
  /** The language of the report; English when absent. */
  readonly language?: ReportLanguage | undefined;
}

/** Quotes that answer, that touch the question beside it, and that are nearest where nothing answers. */
const MOST_QUOTES = 2;
const MOST_ALSO = 3;
const MOST_NEAREST = 2;
/** Sentences shorter than this are headings and labels, which answer nothing by themselves. */
const SHORTEST = 8;

/** What rules make of a question, and what a language model may word an answer from. */
export interface RulesAnswer {
  readonly answer: PaperAnswer;
  /** Five to eight paragraphs, best first; empty where nothing answers. */
  readonly clauses: readonly CitedParagraph[];
}

/** Paragraphs that a language model gets to see. */
const MOST_CLAUSES = 8;

/** Answers a question on a paper by rules. Pure: the same input gives the same answer. */
export function answerQuestion(input: AnswerQuestionInput): RulesAnswer {
  const question = readQuestion(input.question, input.before);
  const source = toLegalText(documentFromParagraphs(input.paragraphs));
  const teller = tellerFor(input.language, source.language);
  const { tell } = teller;
  if (addressesMachines(input.question)) return notUnderstood(tell(ORDER));
  if (question.asksForAdvice && question.topics.length === 0) return notUnderstood(tell(ADVICE));
  if (question.terms.length + question.topics.length + question.concepts.length === 0)
    return notUnderstood(tell(NOTHING));
  // words that were written for a program answer nothing
  const text = blankOut(source, findMachineSentences(source));
  const found = searchPaper(text, question, input.country).filter(
    ({ sentence }) => sentence.text.trim().length >= SHORTEST,
  );
  const quote = quoteMaker(source);
  const notes = notesOn(question, text).map((note) => tell(note));
  const ofOthers = noticesOfOthers(text, input.question, input.identity ?? '');
  const { answers, isQuotation, isDoubtful } = decideFound(
    question,
    found.filter(
      ({ sentence, signs }) =>
        !ofOthers.has(sentence) &&
        // where the notice asked for is not there, some other notice is no answer
        (ofOthers.size === 0 || question.expected !== 'length' || signs.figure > 0),
    ),
  );
  const [best] = answers;
  if (best === undefined)
    return without({
      version: 1,
      status: 'not-found',
      sentence: tell(isDoubtful ? DOUBT : NOT_FOUND),
      quotes: [],
      also: [],
      nearest: found.slice(0, MOST_NEAREST).map(quote),
      notes,
      by: 'rules',
    });
  const rest = found.filter((one) => !answers.includes(one) && isNear(one, best));
  const answer: PaperAnswer = {
    version: 1,
    status: 'answered',
    sentence: isQuotation
      ? quoteAnswer(text, question, best, teller)
      : wordAnswer(text, question, answers.slice(0, MOST_QUOTES), input.country, teller),
    quotes: answers.slice(0, MOST_QUOTES).map(quote),
    also: [...answers.slice(MOST_QUOTES), ...rest].slice(0, MOST_ALSO).map(quote),
    nearest: [],
    notes,
    by: 'rules',
  };
  // a model words its answers in English, in which they are checked
  return { answer, clauses: teller.language === 'en' ? clausesOf(text, found) : [] };
}

const without = (answer: PaperAnswer): RulesAnswer => ({ answer, clauses: [] });

/** The paragraphs of the best candidates, without words that were written for a program. */
function clausesOf({ paragraphs }: LegalText, found: readonly Candidate[]): CitedParagraph[] {
  const ids = [...new Set(found.map(({ sentence }) => sentence.paragraph))].slice(0, MOST_CLAUSES);
  return ids.flatMap((id) => {
    const paragraph = paragraphs[id - 1];
    return paragraph === undefined ? [] : [citedOf(paragraph)];
  });
}

const citedOf = ({ id, page, clause, text }: CitedParagraph): CitedParagraph => ({ id, page, clause, text });

const NOT_FOUND = 'We did not find anything on this in the paper.';
const DOUBT = 'We are not sure that the paper answers this. These are the nearest words.';
const ORDER = 'This reads like an order to a program, not like a question about the paper.';
const NOTHING = 'Please ask about something that may stand in the paper, such as notice, price or repairs.';

const notUnderstood = (sentence: string): RulesAnswer =>
  without({
    version: 1,
    status: 'not-understood',
    sentence,
    quotes: [],
    also: [],
    nearest: [],
    notes: [],
    by: 'rules',
  });

/** What is told beside the answer is behind it by at most this much of the score. */
const NEAR = 2;
const isNear = (one: Candidate, best: Candidate) => one.score >= best.score - NEAR;

const ADVICE: AnswerMessage =
  'Whether it is legal, fair or wise is not something the paper can say, and we do not judge it here; ask a lawyer or an advice service.';
const FOREIGN: AnswerMessage = 'Rules read English best; in this paper they go by words alone.';

function notesOn({ asksForAdvice }: Question, { language }: LegalText): AnswerMessage[] {
  return [...(asksForAdvice ? [ADVICE] : []), ...(language !== null && language !== 'en' ? [FOREIGN] : [])];
}

function quoteMaker({ paragraphs }: LegalText): (candidate: Candidate) => Quote {
  const byId = new Map(paragraphs.map((paragraph) => [paragraph.id, paragraph]));
  const hasPages = paragraphs.some(({ page }) => page !== 1);
  return ({ sentence }) => {
    const paragraph = byId.get(sentence.paragraph);
    return {
      text: sentence.text,
      paragraph: sentence.paragraph,
      clause: paragraph?.cited ?? null,
      page: hasPages ? (paragraph?.page ?? null) : null,
      status: 'exact',
    };
  };
}
