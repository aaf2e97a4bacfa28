import type { Country, FileKind } from '../../../config/product.ts';
import type { ExtractedDocument } from '../domain/analysis/document/extracted-document.ts';

/** An upload as it came in. The name serves only to compare its extension with the bytes. */
export interface UploadedDocument {
  readonly bytes: Uint8Array;
  readonly fileName: string;
}

export interface ExtractionOptions {
  /** Country of the form: decides which OCR languages and legacy code pages are tried first. */
  readonly country: Country;
  /** Called after each page; `total` is known from the first call. */
  readonly onProgress?: (progress: ExtractionProgress) => void;
}

export interface ExtractionProgress {
  readonly done: number;
  readonly total: number;
  readonly unit: 'pages';
}

/** Turns an uploaded file into text. */
export interface TextExtractor {
  /** The kinds that are read, the specification's first, plug-ins after. */
  readonly kinds: readonly FileKind[];
  /**
   * Resolves to every page that could be read, with a notice for each thing that could not. The bytes are left unchanged.
   * Rejects with `document_unsupported` when the bytes are no kind that is read or disagree with the name,
   * `document_too_large` when a cap says no before parsing, `document_unreadable` when the file is corrupt, locked,
   * without any text, or its parser ran over its time or memory, and `cancelled` within 1 s of the signal's abort.
   */
  extract(
    document: UploadedDocument,
    options: ExtractionOptions,
    signal: AbortSignal,
  ): Promise<ExtractedDocument>;
  /** Resolves when the parsers are warm; rejects with `unavailable` when a part (OCR data, say) is missing. */
  ready(): Promise<void>;
  /** Ends every child process. Nothing may be called afterwards. */
  close(): Promise<void>;
}
