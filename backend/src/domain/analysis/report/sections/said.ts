import type { Severity } from '../../finding.ts';
import type { DraftQuote } from '../report-draft.ts';
import type { Risk } from '../report.ts';

/** What one source of risks says of one; the rest of the risk follows from it. */
export interface Said {
  readonly severity: Severity;
  readonly family: Risk['family'];
  readonly title: string;
  readonly why: string;
  /** Completes `Ask …`. */
  readonly ask: string;
  readonly workedOut?: string;
  readonly usual?: string | undefined;
  readonly certainty?: Risk['certainty'];
  readonly quotes: readonly DraftQuote[];
  readonly rank: number;
  readonly kindId: string | null;
}
