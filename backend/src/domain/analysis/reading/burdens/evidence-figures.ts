/** What speaks for or against a burden on the reader, in figures. */
export interface Evidence {
  readonly bias: number;
  /** Log-odds that the classifier gives to a burden on anybody. */
  readonly classifier: number;
  /** A rule finds one on the reader. */
  readonly rule: number;
  /** … of a family that the classifier thinks of too. */
  readonly agreed: number;
  /** … in words that leave no doubt what they mean. */
  readonly plain: number;
  /** Rules find one, and only on others. */
  readonly onOther: number;
  /** Log-odds that the classifier gives to the reader as the one it hurts. */
  readonly side: number;
  /** Log-odds that the words around the names of the sides give to the reader as the one who bears it. */
  readonly named: number;
  /** The reader may do something in the clause. */
  readonly readerMay: number;
  /** Which way the rest of the paper leans, by names and rules, and by the reader's hand. */
  readonly leans: number;
  readonly usuallyLeans: number;
}

/** What tells who bears a burden, in figures: above 0 for the reader, below 0 for another side. */
export interface SideEvidence {
  /** Log-odds by the words around the names of the sides. */
  readonly named: number;
  /** Log-odds by what the classifier knows of such clauses and by the hand that the reader plays. */
  readonly usual: number;
  /** Rules find it on the reader (1) or only on others (-1). */
  readonly rule: number;
  /** The same, where who acts in the clause, and how, fits the side of the rule. */
  readonly actor: number;
  /** Which way the rest of the paper leans, by names and rules, and by the reader's hand. */
  readonly leans: number;
  readonly usuallyLeans: number;
}

/** Weights of all three judgements. Small clauses of the stronger hand are rarer and told in other ways, so each hand has its own. */
export interface EvidenceWeights {
  readonly weaker: Evidence;
  readonly stronger: Evidence;
  readonly side: SideEvidence;
}
