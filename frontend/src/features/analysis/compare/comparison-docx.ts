import { Document, HeadingLevel, Packer, Paragraph, TextRun } from 'docx';
import type {
  ClauseChange,
  Effect,
  PaperComparison,
  VersionQuote,
  WordPiece,
} from '../../../../../backend/src/adapters/http/contract.ts';
import {
  CHANGE_KINDS,
  EFFECT_KINDS,
} from '../../../../../backend/src/domain/analysis/compare/render-comparison.ts';
import { clauseName, placeWords } from './change-words.ts';

/** The comparison as a Word document, what went struck out and what came underlined. */
export function comparisonDocx(comparison: PaperComparison): Promise<Blob> {
  const { summary, effects, changes, unchanged, notCompared } = comparison;
  const heading = (text: string) => new Paragraph({ text, heading: HeadingLevel.HEADING_1, keepNext: true });
  const document = new Document({
    title: 'Two versions compared',
    styles: { default: { document: { run: { font: 'Georgia', size: 22, language: { value: 'en-US' } } } } },
    sections: [
      {
        children: [
          new Paragraph({ text: 'Two versions compared', heading: HeadingLevel.TITLE }),
          new Paragraph({ text: summary }),
          ...(effects.length === 0
            ? []
            : [heading('What it means for you'), ...effects.flatMap(effectLines)]),
          ...(changes.length === 0 ? [] : [heading('Every changed clause'), ...changes.flatMap(changeLines)]),
          heading('Unchanged'),
          new Paragraph({ text: unchanged.sentence }),
          ...(notCompared.length === 0
            ? []
            : [
                heading('What could not be compared'),
                ...notCompared.map((text) => new Paragraph({ text, bullet: { level: 0 } })),
              ]),
          new Paragraph({
            spacing: { before: 300 },
            text: 'Made by fixed rules, without an AI language model. This is not legal advice.',
          }),
        ],
      },
    ],
  });
  return Packer.toBlob(document);
}

function effectLines({ kind, title, text, before, after }: Effect): Paragraph[] {
  const quote = (name: string, words: VersionQuote | null) =>
    words === null
      ? []
      : [
          new Paragraph({
            bullet: { level: 1 },
            children: [
              new TextRun(`${name} (${placeWords(words.clause, words.page, words.paragraph)}): `),
              new TextRun({ text: `“${words.text}”`, italics: true }),
            ],
          }),
        ];
  return [
    new Paragraph({
      bullet: { level: 0 },
      children: [
        new TextRun({ text: `${EFFECT_KINDS[kind]}: ${title}`, bold: true }),
        new TextRun(text === '' ? '' : ` ${text}`),
      ],
    }),
    ...quote('Before', before),
    ...quote('Now', after),
  ];
}

function changeLines(change: ClauseChange): Paragraph[] {
  return [
    new Paragraph({
      text: `${CHANGE_KINDS[change.kind]}: ${clauseName(change)}`,
      heading: HeadingLevel.HEADING_2,
      keepNext: true,
    }),
    new Paragraph({ spacing: { after: 150 }, children: change.words.map(pieceRun) }),
  ];
}

function pieceRun({ op, text }: WordPiece): TextRun {
  if (op === 'removed') return new TextRun({ text, strike: true, color: 'A61C1C' });
  return op === 'added' ? new TextRun({ text, underline: {}, color: '1B6B3A' }) : new TextRun(text);
}
