import { Document, HeadingLevel, Packer, Paragraph, TextRun, type IParagraphOptions } from 'docx';
import type { AnalysisResult } from './analysis-store.ts';
import { markdownBlocks, type MarkdownBlock, type Run } from './markdown-blocks.ts';
import { reportHeader } from './report-text.ts';

/** Indent of one list level in twentieths of a point: a quarter of an inch. */
const LIST_STEP = 360;

/** The whole report as a Word document. Loaded with its library only when somebody asks for one. */
export function reportDocx(result: AnalysisResult, brandName: string): Promise<Blob> {
  const header = reportHeader(result).map(
    ([name, value]) =>
      new Paragraph({ children: [new TextRun({ text: `${name}: `, bold: true }), new TextRun(value)] }),
  );
  const document = new Document({
    title: 'Legal Document Analysis',
    creator: brandName,
    styles: { default: { document: { run: { font: 'Georgia', size: 22, language: { value: 'en-US' } } } } },
    sections: [
      {
        children: [
          new Paragraph({ text: 'Legal Document Analysis', heading: HeadingLevel.TITLE }),
          ...header,
          ...markdownBlocks(result.answer.analysis).map(toParagraph),
        ],
      },
    ],
  });
  return Packer.toBlob(document);
}

function toParagraph({ kind, level, number, runs }: MarkdownBlock): Paragraph {
  const children = runs.map(toTextRun);
  const spacing = { after: 100 };
  const indent = (steps: number): Pick<IParagraphOptions, 'indent'> => ({
    indent: { left: steps * LIST_STEP },
  });
  switch (kind) {
    case 'heading':
      return new Paragraph({
        heading: level <= 3 ? HeadingLevel.HEADING_1 : HeadingLevel.HEADING_2,
        children,
      });
    case 'bullet':
      return new Paragraph({ bullet: { level: Math.min(level, 8) }, spacing, children });
    // The number is written out: the report refers to its points by the numbers it gave them.
    case 'number':
      return new Paragraph({
        ...indent(level + 1),
        spacing,
        children: [new TextRun(`${number}. `), ...children],
      });
    case 'quote':
      return new Paragraph({
        ...indent(1),
        spacing,
        children: runs.map((run) => toTextRun({ ...run, isItalic: true })),
      });
    default:
      return new Paragraph({ ...indent(level), spacing, children });
  }
}

const toTextRun = ({ text, isBold, isItalic }: Run): TextRun =>
  new TextRun({ text, bold: isBold, italics: isItalic });
