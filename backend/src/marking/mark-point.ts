import type { QuotePlace } from '../domain/analysis/report/report.ts';

/** What is to be marked, and what became of it. */

export interface MarkPoint {
  /** The point of the report: `risk-3`, `gap-1`. */
  readonly id: string;
  /** Words of the document, and where they stand in it (null where that is not known); null for what is missing. */
  readonly quote: { readonly text: string; readonly place: QuotePlace | null } | null;
  /** The comment, one paragraph for each. */
  readonly comment: readonly string[];
  /** Stands in for the quoted words, or null. */
  readonly replacement: string | null;
  /** A clause to add, or null. */
  readonly addition: string | null;
}

export interface MarkRequest {
  readonly points: readonly MarkPoint[];
  /** Shown beside every change and comment: `Legible (for Tenant)`. */
  readonly author: string;
  readonly date: Date;
}

export interface MarkedPoint {
  readonly id: string;
  /** `unplaced`: its words could not be addressed; the document says nothing of it. */
  readonly as: 'change' | 'addition' | 'comment' | 'unplaced';
}

export interface MarkedDocument {
  readonly bytes: Uint8Array;
  readonly points: readonly MarkedPoint[];
}
