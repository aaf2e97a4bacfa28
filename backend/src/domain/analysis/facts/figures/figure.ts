import type { Severity } from '../../finding.ts';
import type { Sentence } from '../../document/legal-text.ts';

/** What the figures of a clause come to, where that is far from usual. */
export interface Figure {
  readonly severity: Severity;
  readonly title: string;
  readonly why: string;
  /** What to ask for, where the figure calls for something else than its kind. */
  readonly ask?: string;
  /** The sum behind it; printed on a line of its own, as its numbers do not stand in the document. */
  readonly workedOut: string;
  /** The sentence the figures stand in. */
  readonly sentence: Sentence;
}
