/** How words of the document are told from ours where a report, an answer or a comparison is written as text. */
export interface DocumentMarks {
  /** A quote. */
  readonly quote: (words: string) => string;
  /** Words of the document that stand without quotation marks, such as a duty. */
  readonly words: (words: string) => string;
}

/** As on paper: a quote in quotation marks, and nothing around other words. */
export const PRINTED_MARKS: DocumentMarks = {
  quote: (words) => `“${words}”`,
  words: (words) => words,
};
