import type { Citation, Finding, SectionNumber } from '../finding.ts';
import { PRINTED_MARKS, type DocumentMarks } from './document-marks.ts';
import { dayInWords } from './languages/day-in.ts';
import type { Teller } from './languages/teller.ts';
import { escapeMarkdown as md, quotable } from './plain.ts';
import type { LawNote, Quote } from './report.ts';

/** What the sections build up while they are written. */
export interface Evidence {
  /** With `isQuoted` false only the place is printed, for points that already say it in the document's words. */
  readonly cite: (section: SectionNumber, quotes: readonly Quote[], isQuoted?: boolean) => Cited;
  readonly note: (finding: Finding) => void;
  /** Words of the document that stand without quotation marks. */
  readonly words: (words: string) => string;
  readonly citations: readonly Citation[];
  readonly findings: readonly Finding[];
}

interface Cited {
  /** `“words” (§12, p. 4)`, joined; empty when there is no quote. */
  readonly markdown: string;
  /** Ids of the citations. */
  readonly ids: readonly string[];
}

/** Starts the lists of citations and findings of one report. */
export function createEvidence(marks: DocumentMarks = PRINTED_MARKS): Evidence {
  const citations: Citation[] = [];
  const findings: Finding[] = [];
  // Quotes already printed: in the comparison the place is enough then.
  const shown = new Set<string>();

  const citeOne = (section: SectionNumber, quote: Quote, isQuoted: boolean) => {
    const { paragraph, status } = quote;
    const words = quotable(quote.text);
    const page = quote.page ?? 1; // a file without pages counts as one
    const place = marks.place(quote);
    const id = `c${citations.length + 1}`;
    citations.push({ id, section, quote: words ?? '', page, paragraph, status });
    const isPlaceEnough = words === null || !isQuoted || (section === 4 && shown.has(words));
    if (words !== null && isQuoted) shown.add(words);
    return { id, markdown: isPlaceEnough ? place : `${marks.quote(words)} ${place}` };
  };

  return {
    citations,
    findings,
    words: marks.words,
    note: (finding) => void findings.push(finding),
    cite: (section, quotes, isQuoted = true) => {
      const cited = quotes.map((quote) => citeOne(section, quote, isQuoted));
      // two quotes of one paragraph that are not printed name one place
      const places = [...new Set(cited.map(({ markdown }) => markdown))];
      return { ids: cited.map(({ id }) => id), markdown: places.join(' ') };
    },
  };
}

/** What a model made of the words, beside them and under its name. */
export function renderingOf(quotes: readonly Quote[], tell: Teller['tell']): string {
  const said = quotes.flatMap(({ rendering }) => rendering ?? []);
  return said.length === 0
    ? ''
    : tell('Translated by the AI model: “{message}”', { message: md([...new Set(said)].join(' … ')) });
}

/** A rule of law, with the source that bears it out. */
export function lawLine({ text, source, checked }: LawNote, { tell, language }: Teller): string {
  const values = { message: md(text), source: md(source) };
  return checked === null
    ? tell('Law: {message} ({source})', values)
    : tell('Law: {message} ({source}, read {day})', { ...values, day: dayIn(checked, language) });
}

/** An ISO day in words; in English reports it stays as it is. */
const dayIn = (iso: string, language: string): string =>
  language === 'en' ? iso : dayInWords(iso, language);
