import type { Country } from '../../../../../config/product.ts';
import type { ExtractedPage, HiddenText } from '../../../domain/analysis/document/extracted-document.ts';
import { isDomainError } from '../../../domain/errors.ts';
import type { ChildLease, ChildPool } from '../../../ports/child-pool.ts';
import type { Caps, JpegImage, PageImage, PageReading } from '../../../ports/document-format.ts';
import { languagesFor } from './languages.ts';
import type { OcrTasks } from './tasks.ts';
import type { Turn } from '../image/page-image.ts';
import { isNoise, readScan, type ScanReading } from './read-scan.ts';

/** A page and how it was read. `scan` is null where the page was not read off a picture. */
export interface ReadPage {
  readonly page: ExtractedPage;
  readonly hidden: readonly HiddenText[];
  readonly scan: ScanReading | null;
  readonly isUnread: boolean;
  /** True where a picture beside the text of the page gave no words. */
  readonly isPictureLost: boolean;
}

/** The page as its parser sees it, without its picture. */
export function withoutScan({ number, blocks, hidden = [], isUnread = false }: PageReading): ReadPage {
  return { page: { number, source: 'text', blocks }, hidden, scan: null, isUnread, isPictureLost: false };
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
 * Wall time, as a multiple of its limit, after which a failed page is tried again: it waited for a processor
 * for much of it. On an idle machine a hostile page takes its limit and no longer.
 */
const CROWDED = 1.5;

/** Time set aside for pages that are still to come, as a multiple of what the pages before took: some take longer. */
const RESERVE = 1.5;

export interface PageScannerParts {
  readonly ocr: ChildPool;
  readonly caps: Caps;
  /** Country of the form. */
  readonly country: Country;
  readonly signal: AbortSignal;
}

/** Passes page images to the OCR children, within the time that OCR may take for one document. */
export function createPageScanner({ ocr, caps, country, signal }: PageScannerParts) {
  const group = {};
  const endsAt = performance.now() + caps.ocrTotalSeconds * 1_000;
  let preferred: string | null = null;
  let turn: Turn = 0;

  let begunAt: number | null = null;
  let begun = 0;
  let scanned = 0;

  const hasTime = (): boolean => performance.now() < endsAt;
  /** Whether so many pages can be read after those at work, as far as the pages before tell. */
  const hasTimeFor = (pages: number): boolean => {
    const now = performance.now();
    const perPageMs = begunAt === null || scanned === 0 ? 0 : (now - begunAt) / scanned;
    return now + perPageMs * (begun - scanned + pages) * RESERVE < endsAt;
  };
  const scan = async (reading: PageReading, image: PageImage | JpegImage): Promise<ReadPage> => {
    begunAt ??= performance.now();
    begun += 1;
    try {
      return await scanInTime(reading, image);
    } finally {
      scanned += 1;
    }
  };
  const scanInTime = async (reading: PageReading, image: PageImage | JpegImage): Promise<ReadPage> => {
    for (let attempt = 1; hasTime(); attempt++) {
      const lease = await ocr.lease({ signal, group, deadlineMs: caps.ocrPageSeconds * 1_000 });
      const leasedAt = performance.now();
      try {
        return await look(lease, reading, image);
      } catch (error) {
        // A page on which the engine fails, or that takes too long, is one page lost and named, not the whole document.
        if (!isDomainError(error) || error.code !== 'document_unreadable') throw error;
        const wasCrowded = performance.now() - leasedAt > caps.ocrPageSeconds * 1_000 * CROWDED;
        if (attempt > 1 || !wasCrowded) break;
      } finally {
        lease.release();
      }
    }
    return hasOwnText(reading)
      ? { ...withoutScan(reading), isPictureLost: true }
      : { ...withoutScan(reading), isUnread: true };
  };
  const look = async (
    lease: ChildLease,
    reading: PageReading,
    image: PageImage | JpegImage,
  ): Promise<ReadPage> => {
    const available = await lease.call<OcrTasks['languages']['output']>('languages', null);
    const languages = languagesFor(country, available);
    const first = preferred === null ? [] : [preferred];
    const hints = { languages: [...new Set([...first, ...languages])], available, turn };
    const found = await readScan(lease, image, hints);
    if (found === null) return withoutScan(reading);
    if (hasOwnText(reading) && (found.characters === 0 || isNoise(found))) {
      return { ...withoutScan(reading), isPictureLost: found.characters > 0 };
    }
    if (found.characters > 200) [preferred, turn] = [found.language, found.turn];
    const at = reading.imageAt ?? 0;
    return {
      page: {
        number: reading.number,
        source: 'ocr',
        confidence: found.confidence,
        blocks: [...reading.blocks.slice(0, at), ...found.blocks, ...reading.blocks.slice(at)],
      },
      hidden: (reading.hidden ?? []).filter((one) => !isScannersLayer(one, found)),
      scan: found,
      isUnread: false,
      isPictureLost: false,
    };
  };
  return { hasTime, hasTimeFor, scan };
}

/** Whether the picture only stands beside text. */
const hasOwnText = ({ imageAt, blocks }: PageReading): boolean => imageAt !== undefined && blocks.length > 0;
