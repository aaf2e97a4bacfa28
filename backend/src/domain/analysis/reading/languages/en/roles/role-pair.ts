/**
 * Pairs of roles that face each other in a paper, with the words that people use for each side, lower case. A word may stand in
 * several pairs (`owner`, `customer`): the paper's own roles decide which pair is meant.
 */
export interface RolePair {
  /** Stable name of the pair. */
  readonly id: string;
  /** Words for the side that usually holds the weaker hand. */
  readonly weaker: readonly string[];
  /** Words for the side that usually holds the stronger hand. */
  readonly stronger: readonly string[];
  /** The side that gets the money; null where money does not tell. */
  readonly paid: 'weaker' | 'stronger' | null;
  /** Words of a paper in which this pair is usually meant, as one pattern: consulted only where the paper names no roles. */
  readonly cues?: RegExp;
  /** Neither side is usually the stronger one. */
  readonly isEven?: true;
}
