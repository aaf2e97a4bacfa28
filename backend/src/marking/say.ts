import type { LetterWord } from '../domain/analysis/report/languages/letter-words.ts';
import type { RequestWord } from '../domain/analysis/report/languages/request-words.ts';
import type { Report } from '../domain/analysis/report/report.ts';

/** Says words of ours, with their values, in the language of what is written. */
export type Say = (
  english: LetterWord | RequestWord,
  values?: Readonly<Record<string, string | number>>,
) => string;

type Source = Pick<Report, 'words' | 'language' | 'paper'>;

const sayerWith =
  (words: Report['words']): Say =>
  (english, values = {}) =>
    (words?.[english] ?? english).replaceAll(/\{(\w+)\}/gu, (place, name: string) =>
      String(values[name] ?? place),
    );

export const ENGLISH: Say = sayerWith(undefined);

/** In the language of the report: for the reader alone, such as a calendar. */
export const inReportLanguage = ({ words }: Pick<Report, 'words'>): Say => sayerWith(words);

/** What goes to the other side is in English where the paper is, as is the wording proposed in it. */
const isForeignLetter = ({ language, paper }: Omit<Source, 'words'>): boolean =>
  language !== undefined && paper.language !== null && paper.language !== 'en';

/** In the language of the report where the paper is in another language than English: for the other side. */
export const inLetterLanguage = (report: Source): Say =>
  isForeignLetter(report) ? sayerWith(report.words) : ENGLISH;
