/** How bad a risk is for this reader. */
export type Severity = 'high' | 'medium' | 'low';

/** Index into SECTION_TITLES, from 1 as the report numbers its sections. */
export type SectionNumber = 1 | 2 | 3 | 4 | 5 | 6;

/** Words of the document that a claim rests on, checked by code against the text. */
export interface Citation {
  /** `c1`, `c2`, … unique within one analysis. */
  readonly id: string;
  readonly section: SectionNumber;
  /** Verbatim words of the document (`exact`), or words that differ only in ways that change no meaning (`close`). */
  readonly quote: string;
  readonly page: number;
  /** Id of the paragraph in `paragraphs`. */
  readonly paragraph: number;
  readonly status: 'exact' | 'close';
}

/** One point of the report in a form that programs can use: badges, filters, links to the clause. */
export interface Finding {
  readonly section: SectionNumber;
  /** Set on risks only. */
  readonly severity: Severity | null;
  readonly title: string;
  /** Ids of the citations it rests on; empty only for points that are opinions. */
  readonly citations: readonly string[];
}

/** A paragraph as the page's clause reader shows it. */
export interface CitedParagraph {
  readonly id: number;
  readonly page: number;
  /** Clause number as printed, or null. */
  readonly clause: string | null;
  readonly text: string;
}

/** One of the six sections. */
export interface ReportSection {
  readonly number: SectionNumber;
  readonly title: string;
  /** Markdown without the heading: no HTML, no images, no links, no line that starts with `#`. */
  readonly content: string;
}
