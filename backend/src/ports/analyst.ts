import type { AnalystName, Country, ReportLanguage } from '../../../config/product.ts';
import type { ExtractedDocument, Notice } from '../domain/analysis/document/extracted-document.ts';
import type { Citation, CitedParagraph, Finding, ReportSection } from '../domain/analysis/finding.ts';
import type { FairQueue } from '../domain/queue/fair-queue.ts';
import type { LanguageModel } from './language-model.ts';
import type { Report, ReportPoint } from '../domain/analysis/report/report.ts';

/** The user the report is for. */
export interface Reader {
  /** Name or role as typed into the form, trimmed. */
  readonly identity: string;
  readonly country: Country;
  /** Language of the report; English when absent. */
  readonly language?: ReportLanguage;
}

/** What an analyst makes of a document. */
export type Verdict = Rejection | CompletedVerdict;

/** The document is no legal one. */
export interface Rejection {
  readonly outcome: 'rejected';
  /** Begins with `Not a legal document`, and says what would help. */
  readonly reply: string;
}

/** The report, and what is made from it for those who read Markdown. */
export interface CompletedVerdict {
  readonly outcome: 'completed';
  readonly report: Report;
  /** All six, in order. */
  readonly sections: readonly ReportSection[];
  readonly findings: readonly Finding[];
  readonly citations: readonly Citation[];
  readonly paragraphs: readonly CitedParagraph[];
  /** What the analysis itself has to add to the notices of the extraction. */
  readonly notices: readonly Notice[];
  /** Who made it, where that is not the analyst that was chosen: its model failed and rules did the work. */
  readonly madeBy?: AnalystProfile;
}

/** Who did the analysis, for the provenance line. */
export interface AnalystProfile {
  readonly analyst: AnalystName;
  /** Name of the language model, or null when rules alone were used. */
  readonly model: string | null;
  /** Whether the text stays on the operator's own machines. */
  readonly isLocal: boolean;
}

/** How far a language model has come. A part is one stretch of pages, read for one question. */
export interface ReadingProgress {
  /** Parts that it has answered. */
  readonly done: number;
  readonly total: number;
  readonly unit: 'parts';
  /** What it reads at the moment; absent between two parts. */
  readonly reading?: ReadingNow;
}

/** Pages and what they are read for; `review` is the last look at all points together. */
export interface ReadingNow {
  readonly question: 'facts' | 'risks' | 'review';
  /** From 1. */
  readonly firstPage: number;
  readonly lastPage: number;
}

export interface AnalystEvents {
  /** A section as far as it is known; `isFinal` once code has checked it. */
  readonly onSection: (section: ReportSection, isFinal: boolean) => void;
  /** One point whose quotes are checked, before its section; the report holds it under the same id. */
  readonly onPoint: (point: ReportPoint) => void;
  readonly onProgress: (progress: ReadingProgress) => void;
  /** Place in the queue for the model, from 1. */
  readonly onQueued: (position: number) => void;
}

/** The language model behind an analyst, and the line that calls to it wait in. */
export interface ModelAccess {
  readonly model: LanguageModel;
  readonly queue: FairQueue;
}

/** Explains a document to a reader. */
export interface Analyst {
  /** Who does the analysis. */
  readonly profile: AnalystProfile;
  /** For single questions; absent where rules alone are at work. */
  readonly access?: ModelAccess;
  /**
   * Resolves to a verdict on the whole text. The same document, reader and day give the same verdict from rules.
   * Rejects with `cancelled` when the signal aborts, `document_unreadable` when the work ran over its time or memory,
   * and with the codes of `LanguageModel` when a model is in use and fails.
   */
  analyze(
    document: ExtractedDocument,
    reader: Reader,
    context: AnalysisContext,
    signal: AbortSignal,
  ): Promise<Verdict>;
}

/** The choice of analyst, where a model may come and go. */
export interface AnalystProvider {
  /** Resolves to the analyst of this moment, which an analysis keeps to its end. Never rejects. */
  current(): Promise<Analyst>;
}

export interface AnalysisContext {
  readonly uid: string;
  /** The day against which windows and terms are worked out. */
  readonly today: Date;
  /** Whether to read what does not look like a legal document too; false when absent. */
  readonly readAnyway?: boolean;
  readonly events: AnalystEvents;
}
