import type { Severity } from '../../finding.ts';
import type { Span } from '../sides/side.ts';
import type { RiskFamily } from './families.ts';

/** A burden on one side that rests on one place of the paper. Several of a kind may later be merged into one risk. */
export interface Burden {
  readonly family: RiskFamily;
  /** Finer kind within the family, e.g. `late-fee`: chooses title, reason, ask and wording. Never matched on prose. */
  readonly variant: string;
  /** Id of the side it weighs on, or null where that cannot be told. */
  readonly sideId: string | null;
  readonly severity: Severity;
  /** `found`: a frame confirms it. `read-twice`: the classifier proposes it and no frame confirms it. */
  readonly certainty: 'found' | 'read-twice';
  readonly by: 'rules' | 'classifier';
  /** The sentence or clause that proves it. */
  readonly span: Span;
  /** How sure it is, above 0: orders burdens of one severity. */
  readonly weight?: number;
  /** The clause's own figures, for title and reason: `{ sum: '€25', period: 'a letter' }`. */
  readonly figures: Readonly<Record<string, string>>;
}
