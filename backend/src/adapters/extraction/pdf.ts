import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import type { TextItem } from 'pdfjs-dist/types/src/display/api.js';
import { FILE_KINDS } from '../../../../config/product.ts';
import type { Block, Notice } from '../../domain/analysis/extracted-document.ts';
import { errors } from '../../domain/errors.ts';
import type { Caps } from './caps.ts';
import type { DocumentFormat, PageReading } from './document-format.ts';
import { annotationBlocks } from './pdf-annotations.ts';
import { lookAtContent } from './pdf-content.ts';
import { withoutHidden } from './pdf-hidden.ts';
import { pageImage } from './pdf-images.ts';
import { openPdf } from './pdf-library.ts';
import { linesFrom } from './pdf-lines.ts';
import { blocksFromPdfLines } from './pdf-paragraphs.ts';
import { piecesFrom } from './pdf-pieces.ts';
import { zeroWidthText } from './clean-text.ts';
import { judgeText } from './pdf-text-quality.ts';

/** A PDF header may stand anywhere in the first KiB (PDF 1.7, implementation note 13). */
const HEADER_WITHIN = 1_024;
/** Letters of an invisible layer that make it the text of a whole page, as scanners add it. */
const LAYER_LETTERS = 200;
const LOCKED = 'This PDF is locked with a password. Please remove the password and upload it again.';
const DAMAGED = 'This PDF is damaged or incomplete. Try to save or export it again.';

/** Portable documents: the text layer where there is a good one, else the picture of the page. */
export const pdf: DocumentFormat = {
  kind: FILE_KINDS[0],
  matches: (bytes) => Buffer.from(bytes.subarray(0, HEADER_WITHIN)).includes('%PDF-'),
  async open(bytes, { caps }) {
    const document = await openPdf(bytes).catch((error: unknown) => {
      throw errors.documentUnreadable(isLocked(error) ? LOCKED : DAMAGED, error);
    });
    if (document.numPages > caps.maxPdfPages) {
      await document.loadingTask.destroy();
      throw errors.documentTooLarge(
        `The PDF has ${document.numPages} pages; at most ${caps.maxPdfPages} are read. Please upload a part of it.`,
      );
    }
    const seen = new Set<Notice['code']>();
    const pagesWith = new Map<Notice['code'], number[]>();
    return {
      pageCount: document.numPages,
      read: async (number, wantsImage) => {
        const reading = await readPage(document, number, wantsImage, caps);
        for (const { kind } of reading.blocks) if (kind === 'form-field') seen.add('form-fields');
        for (const { kind } of reading.blocks) if (kind === 'annotation') seen.add('annotations');
        for (const code of reading.remarks) pagesWith.set(code, [...(pagesWith.get(code) ?? []), number]);
        return reading;
      },
      finish: () => noticesOf(seen, pagesWith),
      close: () => document.loadingTask.destroy(),
    };
  },
};

type PdfPageReading = PageReading & { readonly remarks: readonly Notice['code'][] };

async function readPage(
  document: PDFDocumentProxy,
  number: number,
  wantsImage: boolean,
  caps: Caps,
): Promise<PdfPageReading> {
  const page = await document.getPage(number).catch(() => null);
  if (page === null) return { number, blocks: [], isUnread: true, remarks: [] };
  try {
    const [{ items }, content, annotations] = await Promise.all([
      page.getTextContent(),
      lookAtContent(page),
      page.getAnnotations(),
    ]);
    const extras = annotationBlocks(annotations);
    // Without marked content, which is not asked for, every item is text.
    const texts = items.filter((item): item is TextItem => 'str' in item);
    const { visible, hidden } = withoutHidden(texts, content, number);
    const judgement = judgeText(visible, content, page);
    const zeroWidth = visible.flatMap(({ str }) => zeroWidthText(str, number));
    if (judgement === 'picture') {
      const image = wantsImage ? await pageImage(page, content, caps) : null;
      if (image !== null) return { number, blocks: extras, image, hidden, remarks: [] };
      if (content.invisibleLetters > LAYER_LETTERS) {
        return { number, blocks: [...textBlocks(texts, page), ...extras], remarks: ['low-confidence'] };
      }
      return {
        number,
        blocks: [...textBlocks(visible, page), ...extras],
        isUnread: true,
        hidden,
        remarks: [],
      };
    }
    return {
      number,
      blocks: [...textBlocks(visible, page), ...extras],
      hidden: [...hidden, ...zeroWidth],
      remarks: [
        ...(content.pictureShare > 0.08 && judgement === 'text' ? (['images-not-read'] as const) : []),
        ...(content.lostStrings > 0 ? (['partly-recovered'] as const) : []),
      ],
    };
  } finally {
    page.cleanup();
  }
}

function textBlocks(items: readonly TextItem[], page: PDFPageProxy): Block[] {
  return blocksFromPdfLines(linesFrom(piecesFrom(items, page)));
}

function noticesOf(
  seen: ReadonlySet<Notice['code']>,
  pagesWith: ReadonlyMap<Notice['code'], number[]>,
): Notice[] {
  const notices: Notice[] = [];
  if (seen.has('form-fields')) {
    notices.push({
      code: 'form-fields',
      text: 'The file is a form; the values filled in were read as part of the text.',
      pages: [],
    });
  }
  if (seen.has('annotations')) {
    notices.push({
      code: 'annotations',
      text: 'Remarks were put on the pages of the file; they were read and are marked as such.',
      pages: [],
    });
  }
  const lost = pagesWith.get('partly-recovered');
  if (lost !== undefined) {
    notices.push({
      code: 'partly-recovered',
      text: 'Some words use a font that is missing or damaged in the file and could not be read.',
      pages: lost,
    });
  }
  const layers = pagesWith.get('low-confidence');
  if (layers !== undefined) {
    notices.push({
      code: 'low-confidence',
      text: 'Some scanned pages beyond the limit for text recognition were read from the invisible text that a scanner added; it may differ from what the page shows.',
      pages: layers,
    });
  }
  const pictures = pagesWith.get('images-not-read');
  if (pictures !== undefined) {
    notices.push({
      code: 'images-not-read',
      text: 'Some pages hold pictures beside the text; words in the pictures were not read.',
      pages: pictures,
    });
  }
  return notices;
}

const isLocked = (error: unknown): boolean => error instanceof Error && error.name === 'PasswordException';
