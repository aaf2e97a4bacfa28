/** What speaks for or against a burden on the reader, in figures. */
export interface Evidence {
  readonly bias: number;
  /** Log-odds that the classifier gives to a burden on anybody. */
  readonly classifier: number;
  /** A rule finds one on the reader. */
  readonly rule: number;
  /** … of a family that the classifier thinks of too. */
  readonly agreed: number;
  /** … that is high. */
  readonly grave: number;
  /** … in two families at once. */
  readonly twice: number;
  /** Words that leave no limit, and words that leave it to one side; two at most. */
  readonly extremity: number;
  readonly whim: number;
  /** Rules find one, and only on others. */
  readonly onOther: number;
  /** Log-odds that the classifier gives to the reader as the one it hurts. */
  readonly side: number;
  /** Who must and who may act in the clause. */
  readonly readerMust: number;
  readonly otherMay: number;
  readonly readerMay: number;
  readonly otherMust: number;
}

/**
 * Logistic regression over the pieces of nine sets of papers by different writers, each scored by a classifier that was not
 * taught with that set. Small clauses of the stronger hand are rarer and told in other ways, so each hand has its own.
 */
export const WEIGHTS_OF_EVIDENCE: Readonly<Record<'weaker' | 'stronger', Evidence>> = {
  weaker: {
    bias: -1.15,
    classifier: 0.7,
    rule: 0.7,
    agreed: 0.71,
    grave: 0.43,
    twice: 0.63,
    extremity: -0.34,
    whim: 0.3,
    onOther: -0.79,
    side: 0.28,
    readerMust: -0.04,
    otherMay: 0.61,
    readerMay: -0.89,
    otherMust: -0.5,
  },
  stronger: {
    bias: -0.88,
    classifier: 0.45,
    rule: 0.73,
    agreed: 0.33,
    grave: 0,
    twice: 0,
    extremity: 0.3,
    whim: 0.04,
    onOther: -0.92,
    side: 0.76,
    readerMust: 0.33,
    otherMay: 0.13,
    readerMay: -0.96,
    otherMust: -0.59,
  },
};
