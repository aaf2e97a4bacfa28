import type { RiskFamily } from '../../reading/burdens/families.ts';

/** Something people ask about: how they ask it, and how papers say it. Patterns are bounded and run on one sentence. */
export interface Topic {
  readonly id: string;
  /** A question about it matches. */
  readonly asks: RegExp;
  /** Ids of the kinds of clause that answer it (`clauses/library.ts` and the classifier's categories). */
  readonly kinds?: readonly string[];
  /** Families of burden that answer it. */
  readonly families?: readonly RiskFamily[];
  /** A sentence that answers it matches. */
  readonly says?: RegExp;
}
