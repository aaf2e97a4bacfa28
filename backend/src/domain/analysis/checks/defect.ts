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
    | 'wrong-weekday'
    | 'dates-reversed'
    | 'notice-conflict'
    | 'stray-name'
    | 'text-for-machines';
  readonly severity: Severity;
  readonly title: string;
  readonly why: string;
  /** Completes `Ask …`. */
  readonly ask: string;
  /** Place of the words to quote. */
  readonly start: number;
  readonly end: number;
  /** A second place, where two sentences contradict each other. */
  readonly also?: { readonly start: number; readonly end: number };
  /** How the code worked it out, where it did sums. */
  readonly workedOut?: string;
}
