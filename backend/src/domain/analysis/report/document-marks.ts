import type { Quote } from './report.ts';

/** A word processor may number with whole sentences. */
const LONGEST_NUMBER = 24;

type Place = Pick<Quote, 'paragraph' | 'clause' | 'page'>;

/** How words of the document, and where they stand, are written where a report, an answer or a comparison is text. */
export interface DocumentMarks {
  /** A quote. */
  readonly quote: (words: string) => string;
  /** Words of the document that stand without quotation marks, such as a duty. */
  readonly words: (words: string) => string;
  /** Where a quote stands, in brackets. */
  readonly place: (quote: Place) => string;
}

/** As the specification has it: a quote in quotation marks with `(§12, p. 4)`, and nothing around other words. */
export const PRINTED_MARKS: DocumentMarks = {
  quote: (words) => `“${words}”`,
  words: (words) => words,
  // a file without pages counts as one
  place: ({ paragraph, page }) => `(§${paragraph}, p. ${page ?? 1})`,
};

/** The same with the quotation marks of another language, which hold their spaces. */
export const marksWith = (
  [open, close]: readonly [open: string, close: string],
  marks: DocumentMarks = PRINTED_MARKS,
): DocumentMarks => ({ ...marks, quote: (words) => `${open}${words}${close}` });

/** The same for people who have the paper in hand: its own clause number, `(clause 9.1, p. 4)`, and our count only where it has none. */
export const MARKS_BY_CLAUSE: DocumentMarks = marksByClause('clause {number}');

/** The same in the words of another language: `cláusula {number}`. */
export function marksByClause(word: string): DocumentMarks {
  return {
    ...PRINTED_MARKS,
    place: ({ paragraph, clause, page }) =>
      `(${clauseName(clause, word) ?? `§${paragraph}`}${page === null ? '' : `, p. ${page}`})`,
  };
}

/** `clause 9.1`; `Article 5`, `Art. 5` and `Schedule A` say themselves what they are. Null where there is no number, or none that can be said. */
function clauseName(clause: string | null, word: string): string | null {
  if (clause === null || clause.length > LONGEST_NUMBER || !/[\p{L}\p{N}]/u.test(clause)) return null;
  // `(2)` and `§ 2(2)` keep the bracket that closes one of theirs
  const number = clause.includes('(') ? clause : clause.replace(/[.):]$/u, '');
  return /^\p{L}{4,24}\b|^\p{L}{1,5}\.\s/u.test(number) ? number : word.replace('{number}', () => number);
}
