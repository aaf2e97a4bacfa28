/** The answer to one question on one paper, as data. Plain values only, so it crosses processes and the wire unchanged. */
import type { Quote } from '../report/report.ts';

export interface PaperAnswer {
  readonly version: 1;
  /** `not-found`: the paper was searched and nothing answers the question. `not-understood`: there was nothing to search for. */
  readonly status: 'answered' | 'not-found' | 'not-understood';
  /** One plain sentence: the figure or the rule, or that nothing was found. */
  readonly sentence: string;
  /** Words of the paper that answer it, best first; empty unless answered. */
  readonly quotes: readonly Quote[];
  /** What else touches the question. */
  readonly also: readonly Quote[];
  /** Where nothing was found: the nearest words, which may not answer it. */
  readonly nearest: readonly Quote[];
  /** Limits of the answer, one plain sentence each. */
  readonly notes: readonly string[];
  /** Who worded it. */
  readonly by: 'rules' | 'model';
}
