import type { AnalystProfile, Reader, ReadingProgress } from '../../ports/analyst.ts';
import type { Notice } from './document/extracted-document.ts';
import type { Citation, CitedParagraph, Finding, ReportSection } from './finding.ts';
import type { Report, ReportPoint } from './report/report.ts';

/** A document, who it is for, and whose request it is. The file name serves only to compare its extension with the bytes. */
export interface AnalysisRequest {
  readonly uid: string;
  readonly document: { readonly bytes: Uint8Array; readonly fileName: string };
  readonly reader: Reader;
  /** Whether to read what does not look like a legal document too; false when absent. */
  readonly readAnyway?: boolean;
}

/** Called while a request is processed. */
export interface AnalysisEvents {
  /** Place in the queue, from 1. */
  readonly onQueued: (position: number) => void;
  readonly onStage: (name: 'extracting' | 'analyzing') => void;
  readonly onProgress: (
    progress: { readonly done: number; readonly total: number; readonly unit: 'pages' } | ReadingProgress,
  ) => void;
  readonly onSection: (section: ReportSection, isFinal: boolean) => void;
  readonly onPoint: (point: ReportPoint) => void;
  readonly onNotice: (notice: Notice) => void;
}

/** For callers who only want the result. */
export const NO_EVENTS: AnalysisEvents = {
  onQueued: () => undefined,
  onStage: () => undefined,
  onProgress: () => undefined,
  onSection: () => undefined,
  onPoint: () => undefined,
  onNotice: () => undefined,
};

/** What is worth knowing about the document itself. */
export interface DocumentFacts {
  readonly kind: string;
  readonly pages: number;
  readonly ocrPages: number;
  readonly characters: number;
  /** ISO 639-1, or null where it cannot be told. */
  readonly language: string | null;
  readonly readPercent: number;
}

/** The answer to one request. It lives in the answer and nowhere else. */
export interface Analysis {
  readonly outcome: 'completed' | 'rejected';
  /** Markdown with the six headings, or a reply that begins `Not a legal document`. */
  readonly text: string;
  /** The report as data; null on a rejection. */
  readonly report: Report | null;
  readonly document: DocumentFacts;
  readonly notices: readonly Notice[];
  readonly paragraphs: readonly CitedParagraph[];
  readonly findings: readonly Finding[];
  readonly citations: readonly Citation[];
  readonly provenance: AnalystProfile & {
    /** SHA-256 of the uploaded bytes, hex. */
    readonly documentSha256: string;
    readonly started: Date;
    readonly finished: Date;
  };
}
