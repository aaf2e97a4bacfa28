import type { Tallies } from '../domain/admin/stats.ts';

/** One finished analysis. There is deliberately no field for anything that a document or a user says. */
export interface AnalysisEvent {
  /** Unique per analysis, so that a retried write counts once. */
  readonly eventId: string;
  readonly uid: string;
  readonly at: Date;
  readonly outcome: 'completed' | 'rejected';
  readonly kind: string;
  readonly pages: number;
  readonly durationMs: number;
  readonly analyst: string;
  /** Whether a language model was chosen for it; `failed`: it was, and rules did the work in its place. */
  readonly model: 'not-chosen' | 'used' | 'failed';
}

/** What is done beside analyses, and counted apart from them. */
export type SideUse = 'question' | 'comparison';

/** Completed analyses that one user may have from a moment on (inclusive). */
export interface CountLimit {
  readonly completed: number;
  readonly from: Date;
}

/** Counts what happened. Every method rejects with `unavailable` when the database cannot be reached. */
export interface ActivityLog {
  /**
   * Writes the event and the daily roll-up in one transaction. The same `eventId` twice is one event. Resolves to false,
   * with nothing written, for a completed analysis beyond `limit`: exactly so many get through, however many are written
   * at once and by however many instances. Without a limit, and for a rejected document, it resolves to true.
   */
  recordAnalysis(event: AnalysisEvent, limit?: CountLimit | null): Promise<boolean>;
  /** Counts an analysis that ended in an error on the UTC day of `at`. It is not kept whose it was, so repeats count again. */
  recordFailure(at: Date): Promise<void>;
  /** Counts a question or a comparison that was answered, on the UTC day of `at`. It is not kept whose it was. */
  recordUse(use: SideUse, at: Date): Promise<void>;
  /** Completed analyses of one user from `from` (inclusive). */
  countCompleted(uid: string, from: Date): Promise<number>;
  /** Everything the statistics page shows; the daily series ends on the UTC day of `now` and covers 30 days. */
  stats(now: Date): Promise<Tallies>;
}
