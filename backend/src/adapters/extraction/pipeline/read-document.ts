import { FILE_KIND, type Country } from '../../../../../config/product.ts';
import type { ExtractedDocument, Notice } from '../../../domain/analysis/document/extracted-document.ts';
import { errors, isDomainError } from '../../../domain/errors.ts';
import type { ChildPool } from '../../../ports/child-pool.ts';
import type { ExtractionOptions, UploadedDocument } from '../../../ports/text-extractor.ts';
import { assemble } from './assemble.ts';
import type { Caps } from '../../../ports/document-format.ts';
import { createDocumentReader } from './document-reader.ts';
import { createPageScanner, withoutScan, type ReadPage } from '../ocr/page-scanner.ts';

/** Kinds of file that are read by OCR and nothing else. */
const PICTURES: ReadonlySet<string> = new Set([FILE_KIND.jpg.id, FILE_KIND.png.id]);

export interface ReadingParts {
  readonly parsers: ChildPool;
  readonly ocr: ChildPool;
  readonly caps: Caps;
}

/** Everything that was read, before it is judged. */
export interface RawReading {
  readonly kind: string;
  readonly pageCount: number;
  readonly pages: readonly ReadPage[];
  readonly notices: readonly Notice[];
  /** True where the cap on characters stopped the reading. */
  readonly isTextCapped: boolean;
}

/** Reads one document: a parser child goes through the pages, OCR children take those that are pictures. */
export async function readDocument(
  parts: ReadingParts,
  document: UploadedDocument,
  { country, onProgress }: ExtractionOptions,
  signal: AbortSignal,
): Promise<ExtractedDocument> {
  if (document.bytes.byteLength === 0) {
    throw errors.documentUnreadable('The file is empty. Please choose another one.');
  }
  const { parsers, caps } = parts;
  const leaving = new AbortController();
  const all = AbortSignal.any([signal, leaving.signal]);
  const reader = createDocumentReader({ parsers, document, country, signal: all });
  try {
    const { kind, pageCount } = await reader.open();
    if (PICTURES.has(kind)) parts.ocr.prepare();
    let done = 0;
    onProgress?.({ done, total: pageCount, unit: 'pages' });
    const reading = await readPages(parts, reader, { pageCount, country, signal: all }, () => {
      done += 1;
      onProgress?.({ done, total: pageCount, unit: 'pages' });
    });
    return assemble({ ...reading, kind, pageCount }, caps);
  } catch (error) {
    if (signal.aborted) throw isDomainError(signal.reason) ? signal.reason : errors.cancelled();
    throw error;
  } finally {
    reader.close();
    leaving.abort();
  }
}

interface Run {
  readonly pageCount: number;
  readonly country: Country;
  readonly signal: AbortSignal;
}

/** Pages at the end that are worth more than those before them: signatures, dates and what was added last. */
const LAST_PAGES = 5;
/** One in so many of the scanned pages that are read may be at the end. */
const LAST_SHARE = 4;

/**
 * Reads every page with text, and the scanned ones in the order of use where there is no room for all: from the beginning,
 * where parties and terms stand, and the last few.
 */
async function readPages(
  { caps, ocr }: ReadingParts,
  reader: ReturnType<typeof createDocumentReader>,
  { pageCount, country, signal }: Run,
  onPage: () => void,
): Promise<Pick<RawReading, 'pages' | 'notices' | 'isTextCapped'>> {
  const pages: Promise<ReadPage>[] = [];
  const atWork = new Set<Promise<unknown>>();
  const scanner = createPageScanner({ ocr, caps, country, signal });
  let scans = 0;
  let characters = 0;
  let isShort = false;

  const last = Math.min(LAST_PAGES, Math.floor(caps.maxOcrPages / LAST_SHARE));

  for (let from = 1; from <= pageCount && characters < caps.maxCharacters;) {
    // Where time is short the end gets its share of it, not all.
    const atEnd = Math.min(last, Math.max(1, Math.floor(scans / (LAST_SHARE - 1))));
    const lastFrom = pageCount - atEnd + 1;
    const kept = from < lastFrom ? atEnd : 0;
    // What is left then is for the end, also where a page in between would fit after all.
    isShort ||= kept > 0 && !scanner.hasTimeFor(kept + 1);
    const hasTime = kept > 0 ? !isShort : scanner.hasTime();
    const wantsImages = scans < caps.maxOcrPages - kept && hasTime && reader.canDraw();
    const batch = await reader.read({ from, to: kept > 0 ? lastFrom - 1 : pageCount, wantsImages });
    for (const reading of batch) {
      if (reading.image === undefined) {
        pages.push(Promise.resolve(withoutScan(reading)));
        characters += lengthOf(reading.blocks);
        onPage();
        continue;
      }
      scans += 1;
      const work = scanner.scan(reading, reading.image).then((page) => {
        characters += lengthOf(page.page.blocks);
        // An empty sheet takes almost no time.
        if (page.scan === null && !page.isUnread) scans -= 1;
        onPage();
        return page;
      });
      // The wait for all pages sees the rejection; here only the free place matters.
      const done = work.catch(() => {}).finally(() => atWork.delete(done));
      atWork.add(done);
      pages.push(work);
    }
    from += batch.length;
    // At most one page image waits while the others are read: images are large.
    if (atWork.size > ocr.size && from <= pageCount) {
      await reader.pause();
      await Promise.race(atWork);
    }
  }
  // The parser is done: other documents need not wait for the last pictures.
  const notices = await reader.finish();
  return { pages: await Promise.all(pages), notices, isTextCapped: characters >= caps.maxCharacters };
}

const lengthOf = (blocks: readonly { readonly text: string }[]): number =>
  blocks.reduce((sum, { text }) => sum + text.length, 0);
