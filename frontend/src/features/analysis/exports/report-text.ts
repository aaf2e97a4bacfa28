import { momentWordsUtc } from '../../../lib/words/day-words.ts';
import type { AnalysisResult } from '../shared/analysis-store.ts';
import { whereTheTextWent } from '../shared/provenance-words.ts';
import { wordsOf } from '../points/report-words.ts';
import { outlineOf, type Notes } from './outline.ts';
import { escapeMarkdown, outlineMarkdown } from './outline-markdown.ts';

/** The lines that stand over every copy of a report that leaves the page: name and value. */
export function reportHeader({ userIdentity, country, fileName, timestamp, answer }: AnalysisResult) {
  const { provenance } = answer;
  const lines: [name: string, value: string][] = [
    ['For', userIdentity],
    ['Country/Jurisdiction', country],
    ['Document', fileName],
    ['Analysis completed at', momentWordsUtc(new Date(timestamp))],
  ];
  if (provenance !== null) {
    lines.push(
      ['SHA-256 of the document', provenance.documentSha256],
      ['How it was read', whereTheTextWent(provenance, wordsOf(answer.report ?? {}))],
    );
  }
  return lines;
}

/** Said once on every copy: what the places in parentheses mean. */
export const placesLegend = ({ answer: { report } }: AnalysisResult): string =>
  wordsOf(report ?? {}).tell(
    'Places in parentheses are the document’s own clause numbers and pages. This report is information, not legal advice.',
  );

/** The whole report as a Markdown file: from its data, or as the server wrote it where it sent nothing else. */
export function reportMarkdown(result: AnalysisResult, notes: Notes = {}): string {
  const { report, analysis } = result.answer;
  const header = reportHeader(result).map(([name, value]) => `- **${name}:** ${escapeMarkdown(value)}`);
  const body =
    report === null
      ? analysis.trim()
      : `${outlineMarkdown(outlineOf(report, notes))}\n\n${placesLegend(result)}`;
  return `# Legal Document Analysis\n\n${header.join('\n')}\n\n${body}\n`;
}

/** Name of a downloaded report: that of the document, without what file systems refuse. */
export function reportFileName(fileName: string, extension: string): string {
  return `${reportName(fileName)}.${extension}`;
}

/** What a copy of the report is called: `lease-ohio - analysis`. */
export function reportName(fileName: string): string {
  const base = fileName
    .replace(/\.[^.]*$/, '')
    .replaceAll(/[^\p{L}\p{N} ._-]/gu, '')
    .trim()
    .slice(0, 80);
  return `${base === '' ? 'document' : base} - analysis`;
}
