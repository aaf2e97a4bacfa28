import { MARKS_BY_CLAUSE, type DocumentMarks } from '../report/document-marks.ts';
import type { Quote } from '../report/report.ts';
import type { PaperAnswer } from './answer.ts';

/** The answer as plain text for a terminal. */
export function renderAnswer(
  { sentence, quotes, also, nearest, notes }: PaperAnswer,
  marks: DocumentMarks = MARKS_BY_CLAUSE,
): string {
  const part = (title: string, list: readonly Quote[]) =>
    list.length === 0 ? [] : ['', title, ...list.map((quote) => `  ${line(quote, marks)}`)];
  return `${[
    sentence,
    ...part('In the paper:', quotes),
    ...part('What else touches it:', also),
    ...part('Nearest words in the paper:', nearest),
    ...(notes.length === 0 ? [] : ['', ...notes]),
  ].join('\n')}\n`;
}

const line = ({ text, ...place }: Quote, marks: DocumentMarks) =>
  `${marks.quote(text.replace(/\s+/g, ' ').trim())} ${marks.place(place)}`;
