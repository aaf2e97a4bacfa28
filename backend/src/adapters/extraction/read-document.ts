import type {
  ExtractedDocument,
  ExtractedPage,
  HiddenText,
  Notice,
} from '../../domain/analysis/extracted-document.ts';
import { errors, isDomainError } from '../../domain/errors.ts';
import type { ChildLease, ChildPool } from '../../ports/child-pool.ts';
import type { ExtractionOptions, UploadedDocument } from '../../ports/text-extractor.ts';
import { assemble } from './assemble.ts';
import type { Caps } from './caps.ts';
import type { PageImage, PageReading } from './document-format.ts';
import { languagesFor } from './ocr-languages.ts';
import type { Turn } from './page-image.ts';
import type { ParserTasks } from './parser-tasks.ts';
import { readScan, type ScanReading } from './read-scan.ts';

export interface ReadingParts {
  readonly parsers: ChildPool;
  readonly ocr: ChildPool;
  readonly caps: Caps;
  /** Languages that can be read off pictures. */
  readonly ocrLanguages: () => Promise<readonly string[]>;
}

/** A page and how it came about. `scan` is null where the page was not read off a picture. */
export interface ReadPage {
  readonly page: ExtractedPage;
  readonly hidden: readonly HiddenText[];
  readonly scan: ScanReading | null;
  readonly isUnread: boolean;
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
  const leaving = new AbortController();
  const all = AbortSignal.any([signal, leaving.signal]);
  const parser = await parts.parsers.lease({ signal: all });
  try {
    const { kind, pageCount } = await parser.call<ParserTasks['open']['output']>('open', {
      bytes: document.bytes,
      fileName: document.fileName,
      country,
    } satisfies ParserTasks['open']['input']);
    let done = 0;
    onProgress?.({ done, total: pageCount, unit: 'pages' });
    const reading = await readPages(parts, parser, { pageCount, country, signal: all }, () => {
      done += 1;
      onProgress?.({ done, total: pageCount, unit: 'pages' });
    });
    const notices = await parser.call<ParserTasks['finish']['output']>('finish', null);
    return assemble({ ...reading, kind, pageCount, notices }, parts.caps);
  } catch (error) {
    if (signal.aborted) throw isDomainError(signal.reason) ? signal.reason : errors.cancelled();
    throw error;
  } finally {
    parser.release();
    leaving.abort();
  }
}

interface Run {
  readonly pageCount: number;
  readonly country: string;
  readonly signal: AbortSignal;
}

async function readPages(
  parts: ReadingParts,
  parser: ChildLease,
  { pageCount, country, signal }: Run,
  onPage: () => void,
): Promise<Pick<RawReading, 'pages' | 'isTextCapped'>> {
  const { caps, ocr } = parts;
  const pages: Promise<ReadPage>[] = [];
  const atWork = new Set<Promise<unknown>>();
  const scanner = createScanner(parts, country, signal);
  let scans = 0;
  let characters = 0;

  for (let from = 1; from <= pageCount && characters < caps.maxCharacters;) {
    const wantsImages = scans < caps.maxOcrPages && scanner.hasTime();
    const batch = await parser.call<ParserTasks['read']['output']>('read', {
      from,
      to: pageCount,
      wantsImages,
    } satisfies ParserTasks['read']['input']);
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
        onPage();
        return page;
      });
      // The rejection is seen by whoever waits for all pages; here only the place in line matters.
      const settled = work.catch(() => {}).finally(() => atWork.delete(settled));
      atWork.add(settled);
      pages.push(work);
      // At most one page image waits while the others are read: images are large.
      if (atWork.size > ocr.size) await Promise.race(atWork);
    }
    from += batch.length;
  }
  return { pages: await Promise.all(pages), isTextCapped: characters >= caps.maxCharacters };
}

const lengthOf = (blocks: readonly { readonly text: string }[]): number =>
  blocks.reduce((sum, { text }) => sum + text.length, 0);

function withoutScan({ number, blocks, hidden = [], isUnread = false }: PageReading): ReadPage {
  return { page: { number, source: 'text', blocks }, hidden, scan: null, isUnread };
}

/** Share of words that a layer must have in common with the picture to be taken for the work of a scanner. */
const LAYER_AGREES = 0.6;

/** Scanners put the words they recognized invisibly over the picture: hidden, but not meant to deceive. */
function isScannersLayer({ how, text }: HiddenText, scan: ScanReading): boolean {
  if (how !== 'invisible') return false;
  const words = (from: string): string[] => from.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? [];
  const seen = new Set(words(scan.blocks.map((block) => block.text).join(' ')));
  const layer = words(text);
  return layer.filter((word) => seen.has(word)).length >= layer.length * LAYER_AGREES;
}

/**
 * Times its limit on the wall that a failed page must have taken to be looked at once more: it stood in line for a processor
 * for a good part of that. On an idle machine a hostile page takes its limit and no longer.
 */
const CROWDED = 1.5;

interface Scan {
  readonly reading: PageReading;
  readonly image: PageImage;
  /** Languages that can be read. */
  readonly available: readonly string[];
}

/** Hands page images to the OCR children, within the time that OCR may take for one document. */
function createScanner({ ocr, caps, ocrLanguages }: ReadingParts, country: string, signal: AbortSignal) {
  const group = {};
  const endsAt = performance.now() + caps.ocrTotalSeconds * 1_000;
  let preferred: string | null = null;
  let turn: Turn = 0;

  const hasTime = (): boolean => performance.now() < endsAt;
  const scan = async (reading: PageReading, image: PageImage): Promise<ReadPage> => {
    // Before a child is held: asking takes a child too, and there may be only one.
    const available = await ocrLanguages();
    for (let attempt = 1; hasTime(); attempt++) {
      const lease = await ocr.lease({ signal, group, deadlineMs: caps.ocrPageSeconds * 1_000 });
      const begun = performance.now();
      try {
        return await look(lease, { reading, image, available });
      } catch (error) {
        // A page on which the engine fails, or that takes too long, is one page lost and named, not the whole document.
        if (!isDomainError(error) || error.code !== 'document_unreadable') throw error;
        const wasCrowded = performance.now() - begun > caps.ocrPageSeconds * 1_000 * CROWDED;
        if (attempt > 1 || !wasCrowded) break;
      } finally {
        lease.release();
      }
    }
    return { ...withoutScan(reading), isUnread: true };
  };
  const look = async (lease: ChildLease, { reading, image, available }: Scan): Promise<ReadPage> => {
    const languages = languagesFor(country, available);
    const first = preferred === null ? [] : [preferred];
    const hints = { languages: [...new Set([...first, ...languages])], available, turn };
    const found = await readScan(lease, image, hints);
    if (found.characters > 200) [preferred, turn] = [found.language, found.turn];
    return {
      page: {
        number: reading.number,
        source: 'ocr',
        confidence: found.confidence,
        blocks: [...found.blocks, ...reading.blocks],
      },
      hidden: (reading.hidden ?? []).filter((one) => !isScannersLayer(one, found)),
      scan: found,
      isUnread: false,
    };
  };
  return { hasTime, scan };
}
