/** One part of the report: its heading without number, and its markdown. */
export interface ReportPart {
  readonly title: string;
  readonly content: string;
}

export interface ParsedReport {
  /** What stands before the first heading; empty as a rule. */
  readonly preface: string;
  readonly sections: readonly ReportPart[];
}

/** Three hash marks, then perhaps a number and a period (specification, section 3). Four hash marks are content. */
const HEADING = /^###(?!#)[ \t]*(?:\*\*)?[ \t]*(?:\d+\.[ \t]*)?(.+?)[ \t]*(?:\*\*)?[ \t]*$/gm;

/** Splits the text of an analysis into its sections. A text without headings is one section called Analysis. */
export function parseReport(analysis: string): ParsedReport {
  const text = analysis.replaceAll('\r\n', '\n');
  const headings = [...text.matchAll(HEADING)];
  if (headings.length === 0) return { preface: '', sections: [{ title: 'Analysis', content: text.trim() }] };

  const sections = headings.map((heading, index) => ({
    // The pattern has one group and it always takes part.
    title: heading[1]!,
    content: text.slice(heading.index + heading[0].length, headings[index + 1]?.index).trim(),
  }));
  return { preface: text.slice(0, headings[0]?.index).trim(), sections };
}
