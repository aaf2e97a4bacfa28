import type { Severity } from '../finding.ts';

/** A flaw of the text itself that no judgement is needed for. */
export interface Defect {
  readonly kind:
    | 'dangling-reference'
    | 'missing-attachment'
    | 'undefined-term'
    | 'blank'
    | 'number-mismatch'
    | 'impossible-date'
    | 'dates-reversed'
    | 'text-for-machines';
  readonly severity: Severity;
  readonly title: string;
  readonly why: string;
  readonly ask: string;
  /** Place of the words to quote. */
  readonly start: number;
  readonly end: number;
}
