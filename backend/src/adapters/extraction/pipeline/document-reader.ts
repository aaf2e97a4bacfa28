import type { Country } from '../../../../../config/product.ts';
import type { Notice } from '../../../domain/analysis/document/extracted-document.ts';
import type { ChildLease, ChildPool } from '../../../ports/child-pool.ts';
import type { UploadedDocument } from '../../../ports/text-extractor.ts';
import type { PageReading } from '../../../ports/document-format.ts';
import type { ParserTasks } from './parser-tasks.ts';

export interface DocumentReaderParts {
  readonly parsers: ChildPool;
  readonly document: UploadedDocument;
  /** Country of the form. */
  readonly country: Country;
  readonly signal: AbortSignal;
}

/**
 * Room for opening a document again: this many times what the first time took, and at least so many milliseconds. A fresh
 * child on a crowded machine is slower than the one before it.
 */
const REOPENING_SHARE = 2;
const LEAST_REOPENING_MS = 2_000;
/**
 * Drawing a page for OCR does not count against the document up to here: a fax page takes 0.2 to 0.9 s, so a hundred of them
 * would use up the time of a document. How many are drawn is limited by the caps of OCR.
 */
const PICTURE_ROOM_MS = 700;
/** With less time than this no more pages are drawn, so that the rest of the document is still read. */
const DRAWING_NEEDS_MS = 4_000;

/**
 * A document in a parser child. While its scanned pages are recognized the child has nothing to do: `pause` gives it back
 * when another document waits for one, and the next `read` opens the document again, in whichever child is free.
 */
export function createDocumentReader({ parsers, document, country, signal }: DocumentReaderParts) {
  const notices: Notice[] = [];
  let lease: ChildLease | null = null;
  /** Milliseconds of the child's CPU time that the first opening took. */
  let openedIn = 0;
  /** Milliseconds of reading that are left, once there was a pause. Below 0 where some of the room below was read away. */
  let leftMs: number | null = null;
  /** What the current lease may take beyond `leftMs`: opening again is not counted against the document. */
  let roomMs = 0;

  const open = async (): Promise<ParserTasks['open']['output']> => {
    roomMs = leftMs === null ? 0 : Math.max(openedIn * REOPENING_SHARE, LEAST_REOPENING_MS);
    lease = await parsers.lease(leftMs === null ? { signal } : { signal, deadlineMs: leftMs + roomMs });
    const { bytes, fileName } = document;
    const before = lease.leftMs();
    const opened = await lease.call<ParserTasks['open']['output']>('open', {
      bytes,
      fileName,
      country,
    } satisfies ParserTasks['open']['input']);
    const took = before - lease.leftMs();
    if (leftMs === null) openedIn = took;
    else roomMs -= took;
    return opened;
  };
  const atHand = async (): Promise<ChildLease> => {
    if (lease === null) await open();
    return lease!; // `open` has just set it, or has thrown
  };
  const finish = async (): Promise<void> => {
    if (lease === null) return;
    notices.push(...(await lease.call<ParserTasks['finish']['output']>('finish', null)));
    leftMs = lease.leftMs() - roomMs;
    close();
  };
  const close = (): void => {
    lease?.release();
    lease = null;
  };

  return {
    open,
    /** Reads some pages, at least one, from `from` on. */
    async read(input: ParserTasks['read']['input']): Promise<readonly PageReading[]> {
      const child = await atHand();
      const before = child.leftMs();
      const pages = await child.call<ParserTasks['read']['output']>('read', input);
      const drawn = pages.filter(({ image }) => image !== undefined).length;
      child.grant(Math.min(before - child.leftMs(), drawn * PICTURE_ROOM_MS));
      return pages;
    },
    /** Whether there is time to draw a page. */
    canDraw: (): boolean =>
      (lease === null ? (leftMs ?? Infinity) : lease.leftMs() - roomMs) > DRAWING_NEEDS_MS,
    /** Gives the child back if another document waits for it. */
    async pause(): Promise<void> {
      if (parsers.isAwaited()) await finish();
    },
    /** Gives the child back and says what concerns the document as a whole. */
    async finish(): Promise<readonly Notice[]> {
      await finish();
      return merged(notices);
    },
    /** Gives the child back in every case. Safe to call twice. */
    close,
  };
}

/** Notices of the same words as one, with the pages of all; none where one of them concerns the whole document. */
function merged(notices: readonly Notice[]): Notice[] {
  const byText = new Map<string, Notice>();
  for (const notice of notices) {
    const before = byText.get(notice.text);
    const isWhole = notice.pages.length === 0 || before?.pages.length === 0;
    const pages = new Set(isWhole ? [] : [...(before?.pages ?? []), ...notice.pages]);
    byText.set(notice.text, { ...notice, pages: [...pages].sort((a, b) => a - b) });
  }
  return [...byText.values()];
}
