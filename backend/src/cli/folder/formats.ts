import type { Analysis } from '../../domain/analysis/analysis.ts';
import { reportText } from './report-text.ts';
import { simpleDocx, type PlainParagraph } from '../../marking/simple-docx.ts';

/** What a report can be written as. */
export const FORMATS = ['md', 'json', 'docx'] as const;
export type Format = (typeof FORMATS)[number];

/** The content of a report's file. */
export async function formatReport(analysis: Analysis, format: Format): Promise<string | Uint8Array> {
  const { text, ...facts } = analysis;
  switch (format) {
    case 'md':
      return `${await reportText(analysis)}\n`;
    case 'json':
      return `${JSON.stringify({ analysis: text, ...facts }, null, 2)}\n`;
    case 'docx':
      return simpleDocx(paragraphsOf(await reportText(analysis)));
  }
}

/** The lines of the report's own Markdown as paragraphs: headings, lists and emphasis, and nothing else occurs in it. */
function paragraphsOf(markdown: string): PlainParagraph[] {
  return markdown
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line): PlainParagraph => {
      if (line.startsWith('#')) return { text: line.replace(/^#{1,6} /, ''), look: 'heading' };
      const text = line
        .replaceAll('**', '')
        .replace(/^( {0,12})- /, (_mark, indent: string) => `${indent}• `);
      return { text };
    });
}
