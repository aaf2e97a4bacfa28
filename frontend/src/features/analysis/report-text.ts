import { fullDateUtc } from '../../lib/relative-time.ts';
import type { AnalysisResult } from './analysis-store.ts';
import { whereTheTextWent } from './provenance-words.ts';

/** The lines that stand over every copy of a report that leaves the page: name and value. */
export function reportHeader({ userIdentity, country, fileName, timestamp, answer }: AnalysisResult) {
  const { provenance } = answer;
  const lines: [name: string, value: string][] = [
    ['For', userIdentity],
    ['Country/Jurisdiction', country],
    ['Document', fileName],
    ['Analysis completed at', fullDateUtc(new Date(timestamp))],
  ];
  if (provenance !== null) {
    lines.push(
      ['SHA-256 of the document', provenance.documentSha256],
      ['Analyst', whereTheTextWent(provenance)],
    );
  }
  return lines;
}

/** A value on one line, with the signs that mean something in markdown made plain. */
const plain = (text: string): string =>
  text.replaceAll(/\s+/g, ' ').replaceAll(/[\\`*_{}[\]<>#|]/g, String.raw`\$&`);

/** The whole report as a markdown file. */
export function reportMarkdown(result: AnalysisResult): string {
  const header = reportHeader(result).map(([name, value]) => `- **${name}:** ${plain(value)}`);
  return `# Legal Document Analysis\n\n${header.join('\n')}\n\n${result.answer.analysis.trim()}\n`;
}

/** Name of a downloaded report: that of the document, without what file systems refuse. */
export function reportFileName(fileName: string, extension: string): string {
  const base = fileName
    .replace(/\.[^.]*$/, '')
    .replaceAll(/[^\p{L}\p{N} ._-]/gu, '')
    .trim()
    .slice(0, 80);
  return `${base === '' ? 'document' : base} - analysis.${extension}`;
}
