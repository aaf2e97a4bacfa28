/** Whose a duty is: that of the side named in the wording, or of the one that faces it. */
export type RegisterBearer = 'named' | 'other';

/**
 * A wording that puts a duty on a side without `must` or `shall`. `says` is an expression over a sentence in small letters, in which `SIDE`
 * is the side that the rule speaks of. A lawyer can add one with examples, in which `@0` is that side and `@1` the other.
 */
export interface RegisterRule {
  readonly bearer: RegisterBearer;
  readonly says: readonly string[];
  readonly unless?: readonly string[];
  /** Found wherever it stands, and not only where a clause begins. */
  readonly isAnywhere?: true;
  readonly examples: readonly string[];
  readonly counterExamples: readonly string[];
}
