import type { Country, FileKind } from '../../../config/product.ts';
import type { Block, HiddenText, Notice } from '../domain/analysis/document/extracted-document.ts';

/**
 * One kind of file, in one module: how its bytes are recognized and how it is read. Built-in kinds and plug-ins have the
 * same shape. All of it runs in a child process that may be killed at any moment.
 */
export interface DocumentFormat {
  readonly kind: FileKind;
  /** Whether the bytes look like this kind. Quick, and never throws. */
  matches(bytes: Uint8Array): boolean;
  /**
   * Prepares a document for reading. Rejects with `document_too_large` or `document_unreadable`; whatever else it throws
   * counts as a damaged file.
   */
  open(bytes: Uint8Array, context: ReadingContext): Promise<OpenedDocument>;
}

/** Settings of the extraction as parsers and their processes see them. Plain values: they travel on a command line. */
export interface Caps {
  readonly plugins: readonly string[];
  /** OCR languages by tesseract code; empty to choose from the country. */
  readonly ocrLanguages: readonly string[];
  readonly ocrDataDir: string | null;
  readonly maxParsers: number | null;
  readonly maxPdfPages: number;
  readonly maxOcrPages: number;
  readonly ocrPageSeconds: number;
  readonly ocrTotalSeconds: number;
  readonly maxPixels: number;
  readonly maxInflatedBytes: number;
  readonly maxZipEntries: number;
  readonly maxCharacters: number;
  readonly parserSeconds: number;
  readonly parserMemoryMb: number;
}

export interface ReadingContext {
  /** Country of the form: decides which legacy code pages are tried first. */
  readonly country: Country;
  readonly caps: Caps;
}

export interface OpenedDocument {
  /** At least 1. */
  readonly pageCount: number;
  /** Reads one page, from 1. Called once per page, in order. Without `wantsImage` no page image is made. */
  read(page: number, wantsImage: boolean): Promise<PageReading>;
  /** What concerns the document as a whole; called after the last page. */
  finish?(): readonly Notice[];
  /** Gives back what the document holds. */
  close?(): Promise<void>;
}

/** A page as its parser sees it. */
export interface PageReading {
  readonly number: number;
  readonly blocks: readonly Block[];
  readonly hidden?: readonly HiddenText[];
  /** Present where the words have to be read off the picture; they then come before `blocks`. */
  readonly image?: PageImage | JpegImage;
  /**
   * Where among `blocks` the words of the picture belong, for a picture that stands beside text; at their beginning when
   * absent. Where it holds no words that can be read, a page with blocks counts as read without them.
   */
  readonly imageAt?: number;
  /** True where the page needs a picture to be read, and none was wanted or could be made. */
  readonly isUnread?: boolean;
}

/** A page that is one JPEG: decoded where it is recognized, so that neither its pixels nor the work pass through the parser. */
export interface JpegImage {
  readonly jpeg: Uint8Array;
  /** Size to decode it to, in pixels, before it is turned. */
  readonly width: number;
  readonly height: number;
  /** Degrees clockwise that set it upright. */
  readonly turn: 0 | 90 | 180 | 270;
}

/** A page as grey pixels, upright as the file says, row by row, one byte a pixel, 0 black. */
export interface PageImage {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}
