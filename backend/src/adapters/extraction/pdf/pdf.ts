import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import type { TextItem } from 'pdfjs-dist/types/src/display/api.js';
import { FILE_KIND } from '../../../../../config/product.ts';
import type { Block, Notice } from '../../../domain/analysis/document/extracted-document.ts';
import { errors } from '../../../domain/errors.ts';
import type { Caps, DocumentFormat, JpegImage, PageReading } from '../../../ports/document-format.ts';
import { annotationBlocks, hasAttachment } from './annotations.ts';
import { lookAtContent } from './content.ts';
import { withoutHidden } from './hidden.ts';
import { pageImage, scanOf } from './images.ts';
import { smallestTooLarge } from './large-pictures.ts';
import { openPdf } from './library.ts';
import { linesFrom } from './lines.ts';
import { damageNotices, noticesOf, unreadParts, type PageRemark } from './notices.ts';
import { findObjects, type PdfObjects } from './objects.ts';
import { blocksFromPdfLines } from './paragraphs.ts';
import { piecesFrom } from './pieces.ts';
import { isCutOff, rebuiltPdf } from './recovery.ts';
import { jpegPage } from './scans.ts';
import { zeroWidthText } from '../text/clean-text.ts';
import { judgeText } from './text-quality.ts';

/** A PDF header may stand anywhere in the first KiB (PDF 1.7, implementation note 13). */
const HEADER_WITHIN = 1_024;
/** Letters of an invisible layer that make it the text of a whole page, as scanners add it. */
const LAYER_LETTERS = 200;
const LOCKED = 'This PDF is locked with a password. Please remove the password and upload it again.';
const DAMAGED = 'This PDF is damaged or incomplete. Try to save or export it again.';

/** Portable documents: the text layer where there is a good one, else the picture of the page. */
export const pdf: DocumentFormat = {
  kind: FILE_KIND.pdf,
  matches: (bytes) => Buffer.from(bytes.subarray(0, HEADER_WITHIN)).includes('%PDF-'),
  async open(bytes, { caps }) {
    const tooManyPixels = smallestTooLarge(bytes, caps);
    const { document, rebuilt } = await openOrRebuild(bytes, tooManyPixels);
    const pageCount = Math.max(document.numPages, rebuilt?.once ?? 0);
    if (pageCount > caps.maxPdfPages) {
      await document.loadingTask.destroy();
      throw errors.documentTooLarge(
        `The PDF has ${pageCount} pages; at most ${caps.maxPdfPages} are read. Please upload a part of it.`,
      );
    }
    // Only a file that holds JPEGs can be a scan of them, and in an encrypted one they could not be read.
    const isScan = includes(bytes, '/DCTDecode') && !includes(bytes, '/Encrypt');
    const objects = isScan ? findObjects(rebuilt?.bytes ?? bytes) : null;
    const about = [
      ...damageNotices(isCutOff(bytes), rebuilt?.pages ?? null),
      ...(await unreadParts(document)),
    ];
    const seen = new Set<Notice['code']>();
    const pagesWith = new Map<PageRemark, number[]>();
    return {
      pageCount,
      read: async (number, wantsImage) => {
        const reading = await readPage({ document, objects, caps, tooManyPixels }, number, wantsImage);
        for (const { kind } of reading.blocks) if (kind === 'form-field') seen.add('form-fields');
        for (const { kind } of reading.blocks) if (kind === 'annotation') seen.add('annotations');
        for (const code of reading.remarks) pagesWith.set(code, [...(pagesWith.get(code) ?? []), number]);
        return reading;
      },
      finish: () => [...about, ...noticesOf(seen, pagesWith, caps)],
      close: () => document.loadingTask.destroy(),
    };
  },
};

/** Opens a PDF; one that pdf.js cannot read, from the pages in it that are whole. */
async function openOrRebuild(bytes: Uint8Array, tooManyPixels: number | null) {
  try {
    return { document: await openPdf(bytes, tooManyPixels), rebuilt: null };
  } catch (error) {
    if (isLocked(error)) throw errors.documentUnreadable(LOCKED, error);
    const rebuilt = rebuiltPdf(bytes);
    if (rebuilt === null) throw errors.documentUnreadable(DAMAGED, error);
    const document = await openPdf(rebuilt.bytes, tooManyPixels).catch((again: unknown) => {
      throw errors.documentUnreadable(DAMAGED, again);
    });
    return { document, rebuilt };
  }
}

type PdfPageReading = PageReading & { readonly remarks: readonly PageRemark[] };

interface OpenPdf {
  readonly document: PDFDocumentProxy;
  readonly objects: PdfObjects | null;
  readonly caps: Caps;
  /** Pixels from which pictures are left out of the pages; null where every one is drawn. */
  readonly tooManyPixels: number | null;
}

async function readPage(
  { document, objects, caps, tooManyPixels }: OpenPdf,
  number: number,
  wantsImage: boolean,
): Promise<PdfPageReading> {
  const page = await document.getPage(number).catch(() => null);
  if (page === null) return { number, blocks: [], isUnread: true, remarks: [] };
  try {
    const scan = await scanAlone(page, objects, caps);
    if (scan !== null) {
      const annotations = await page.getAnnotations();
      const about = { number, blocks: annotationBlocks(annotations), remarks: attached(annotations) };
      return wantsImage ? { ...about, image: scan } : { ...about, isUnread: true };
    }
    const [{ items }, annotations, early] = await Promise.all([
      page.getTextContent(),
      page.getAnnotations(),
      wantsImage ? lookAtContent(page) : null,
    ]);
    // Beyond the limit for scans, a page without text is not worth the time that its pictures take.
    if (!wantsImage && items.length === 0) {
      return {
        number,
        blocks: annotationBlocks(annotations),
        isUnread: true,
        remarks: attached(annotations),
      };
    }
    const content = early ?? (await lookAtContent(page));
    const extras = annotationBlocks(annotations);
    const lostPicture = tooManyPixels !== null && content.emptyPlaces > 0;
    const attachments: PageRemark[] = [
      ...attached(annotations),
      ...(lostPicture ? (['picture-too-large'] as const) : []),
    ];
    // Without marked content, which is not asked for, every item is text.
    const texts = items.filter((item): item is TextItem => 'str' in item);
    const { visible, hidden } = withoutHidden(texts, content, number);
    const judgement = judgeText(visible, content, page);
    // Without the picture that it was, the page is empty: nobody knows what it says.
    const isLost = judgement === 'empty' && lostPicture;
    const zeroWidth = visible.flatMap(({ str }) => zeroWidthText(str, number));
    if (judgement === 'picture') {
      const image = wantsImage ? await pageImage(page, content, caps) : null;
      if (image !== null) return { number, blocks: extras, image, hidden, remarks: attachments };
      if (content.invisibleLetters > LAYER_LETTERS) {
        return {
          number,
          blocks: [...textBlocks(texts, page), ...extras],
          remarks: ['low-confidence', ...attachments],
        };
      }
      return {
        number,
        blocks: [...textBlocks(visible, page), ...extras],
        isUnread: true,
        hidden,
        remarks: attachments,
      };
    }
    return {
      number,
      blocks: [...textBlocks(visible, page), ...extras],
      hidden: [...hidden, ...zeroWidth],
      isUnread: isLost,
      remarks: [
        ...attachments,
        ...(content.pictureShare > 0.08 && judgement === 'text' ? (['images-not-read'] as const) : []),
        ...(content.lostStrings > 0 ? (['partly-recovered'] as const) : []),
      ],
    };
  } finally {
    page.cleanup();
  }
}

async function scanAlone(
  page: PDFPageProxy,
  objects: PdfObjects | null,
  caps: Caps,
): Promise<JpegImage | null> {
  const scan = objects === null || page.ref === null ? null : await jpegPage(objects, page.ref.num);
  return scan === null ? null : scanOf(page, scan, caps);
}

const attached = (annotations: Parameters<typeof hasAttachment>[0]): PdfPageReading['remarks'] =>
  hasAttachment(annotations) ? ['attachments-not-read'] : [];

function textBlocks(items: readonly TextItem[], page: PDFPageProxy): Block[] {
  return blocksFromPdfLines(linesFrom(piecesFrom(items, page)));
}

const includes = (bytes: Uint8Array, word: string): boolean =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(word);

const isLocked = (error: unknown): boolean => error instanceof Error && error.name === 'PasswordException';
