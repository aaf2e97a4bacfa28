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
 * Logistic regression over the pieces of six sets of papers by different writers, each scored by a classifier that was not taught
 * with that set. Small clauses of the stronger hand are rarer and told in other ways, so each hand has its own.
 */
export const WEIGHTS_OF_EVIDENCE: Readonly<Record<'weaker' | 'stronger', Evidence>> = {
  weaker: {
    bias: -1.61,
    classifier: 0.66,
    rule: 0.97,
    agreed: 0.59,
    grave: 0.23,
    twice: 0.42,
    extremity: -0.17,
    whim: 0.23,
    onOther: -1.18,
    side: 0.24,
    readerMust: 0.01,
    otherMay: 0.37,
    readerMay: -1.24,
    otherMust: -0.3,
  },
  stronger: {
    bias: -1.34,
    classifier: 0.54,
    rule: 1.14,
    agreed: 0.47,
    grave: 0.02,
    twice: -0.02,
    extremity: 0.01,
    whim: -0.18,
    onOther: -0.89,
    side: 0.63,
    readerMust: 0.35,
    otherMay: 0.66,
    readerMay: -1.23,
    otherMust: -0.98,
  },
};
