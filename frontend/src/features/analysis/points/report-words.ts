import { createContext, useContext } from 'react';
import type { PageWord, Report } from '../../../../../backend/src/adapters/http/contract.ts';

type Values = Readonly<Record<string, string | number>>;

/** The words around a report, in its language. */
export interface ReportWords {
  /** ISO 639-1. */
  readonly language: string;
  /** Of the words of the document, where it is known. */
  readonly ofQuotes?: string;
  readonly tell: (english: PageWord, values?: Values) => string;
  /** A role of the paper: `Tenant`; as it is where the language has no word for it. */
  readonly role: (english: string) => string;
}

const fill = (words: string, values: Values): string =>
  words.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));

/** The words that a report brings along; English ones where it brings none. */
export function wordsOf({
  language,
  words,
  paper,
}: Pick<Report, 'language' | 'words'> & Partial<Pick<Report, 'paper'>>): ReportWords {
  const ofQuotes = paper?.language ?? null;
  return {
    language: language ?? 'en',
    ...(ofQuotes === null ? {} : { ofQuotes }),
    tell: (english, values = {}) => fill(words?.[english] ?? english, values),
    role: (english) => words?.[english] ?? english,
  };
}

export const ENGLISH_WORDS = wordsOf({});

/** Set by the report, so that what is shown of it need not hand them on. */
export const ReportWordsContext = createContext<ReportWords>(ENGLISH_WORDS);

export const useReportWords = (): ReportWords => useContext(ReportWordsContext);
