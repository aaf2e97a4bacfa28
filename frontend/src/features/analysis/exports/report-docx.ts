import {
  AlignmentType,
  Document,
  Footer,
  HeadingLevel,
  Packer,
  PageNumber,
  Paragraph,
  Tab,
  TextRun,
  type IParagraphOptions,
} from 'docx';
import type { AnalysisResult } from '../shared/analysis-store.ts';
import { markdownBlocks, type MarkdownBlock, type Run } from '../markdown/markdown-blocks.ts';
import { outlineOf, type Notes } from './outline.ts';
import { placesLegend, reportHeader, reportName } from './report-text.ts';

/** Indent of one list level in twentieths of a point: a quarter of an inch. */
const LIST_STEP = 360;

/** Locales by which a word processor checks spelling. */
const LOCALES = { en: 'en-US', de: 'de-DE', fr: 'fr-FR', es: 'es-ES', pt: 'pt-BR', it: 'it-IT' } as const;

/** Sizes in half points, distances in twentieths of a point. */
const looksIn = (language: string) => ({
  document: { run: { font: 'Georgia', size: 22, language: { value: language } } },
  title: { run: { font: 'Georgia', size: 44 }, paragraph: { spacing: { after: 160 } } },
  heading1: {
    run: { font: 'Georgia', size: 30, color: '1F1F1F' },
    paragraph: { spacing: { before: 360, after: 120 } },
  },
  heading2: {
    run: { font: 'Georgia', size: 25, color: '1F1F1F' },
    paragraph: { spacing: { before: 240, after: 80 } },
  },
});

/** The whole report as a Word document. Loaded with its library only when somebody asks for one. */
export function reportDocx(result: AnalysisResult, brandName: string, notes: Notes = {}): Promise<Blob> {
  const header = reportHeader(result).map(
    ([name, value]) =>
      new Paragraph({ children: [new TextRun({ text: `${name}: `, bold: true }), new TextRun(value)] }),
  );
  const document = new Document({
    title: reportName(result.fileName),
    creator: brandName,
    styles: { default: looksIn(LOCALES[result.answer.report?.language ?? 'en']) },
    sections: [
      {
        footers: { default: footer(result.fileName) },
        children: [
          new Paragraph({ text: 'Legal Document Analysis', heading: HeadingLevel.TITLE }),
          ...header,
          ...bodyOf(result, notes),
        ],
      },
    ],
  });
  return Packer.toBlob(document);
}

/** Name of the paper and page number at the foot of every page. */
const footer = (fileName: string): Footer =>
  new Footer({
    children: [
      new Paragraph({
        alignment: AlignmentType.CENTER,
        children: [
          new TextRun({ text: `${fileName} · page `, size: 18 }),
          new TextRun({ children: [PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES], size: 18 }),
        ],
      }),
    ],
  });

function bodyOf(result: AnalysisResult, notes: Notes): Paragraph[] {
  const { answer } = result;
  if (answer.report === null) return markdownBlocks(answer.analysis).map((block) => toParagraph(block));
  const sections = outlineOf(answer.report, notes).flatMap(({ title, groups }) => [
    new Paragraph({ text: title, heading: HeadingLevel.HEADING_1, keepNext: true }),
    ...groups.flatMap((group) =>
      // Every line but the last holds on to the next, so that a card stays on one page.
      group.map((block, index) =>
        toParagraph(block, { keepNext: index < group.length - 1, keepLines: true }),
      ),
    ),
  ]);
  return [
    ...sections,
    new Paragraph({ spacing: { before: 300 }, children: [new TextRun(placesLegend(result))] }),
  ];
}

function toParagraph(
  { kind, level, number, runs }: MarkdownBlock,
  together: Pick<IParagraphOptions, 'keepNext' | 'keepLines'> = {},
): Paragraph {
  const children = runs.map(toTextRun);
  const spacing = { after: 100 };
  const indent = (steps: number): Pick<IParagraphOptions, 'indent'> => ({
    indent: { left: steps * LIST_STEP },
  });
  switch (kind) {
    case 'heading':
      return new Paragraph({
        ...together,
        heading: level <= 3 ? HeadingLevel.HEADING_1 : HeadingLevel.HEADING_2,
        children,
      });
    case 'bullet':
      return new Paragraph({ ...together, bullet: { level: Math.min(level, 8) }, spacing, children });
    // The number is written out: the report refers to its points by the numbers it gave them.
    case 'number':
      return new Paragraph({
        ...together,
        indent: { left: (level + 1) * LIST_STEP, hanging: LIST_STEP },
        spacing,
        children: [new TextRun({ children: [`${number}.`, new Tab()] }), ...children],
      });
    case 'quote':
      return new Paragraph({
        ...together,
        ...indent(1),
        spacing,
        children: runs.map((run) => toTextRun({ ...run, isItalic: true })),
      });
    default:
      return new Paragraph({ ...together, ...indent(level), spacing, children });
  }
}

const toTextRun = ({ text, isBold, isItalic }: Run): TextRun =>
  new TextRun({ text, bold: isBold, italics: isItalic });
