/** A piece of a paper with what speaks for the reader as the one who bears it (above 0) or another side (below 0), as log-odds. */
export interface Leaned {
  /** How likely it is a burden on anybody. */
  readonly burden: number;
  /** By the names in its words and by rules. */
  readonly told: number;
  /** By the hand that the reader plays. */
  readonly usual: number;
}

/** Which way the rest of a paper leans: from 1, where every burden is the reader's, to -1, where each is another side's. */
export interface Leaning {
  readonly told: number;
  readonly usual: number;
}

/** Pieces less likely than this are too many and say too little. */
export const LEAST_WEIGHT = 0.1;
/** This much weight without a side is added, as a paper with one burden leans nowhere yet. */
const UPRIGHT = 2;
/** Log-odds of this size count for about three quarters of a certain one. */
const SCALE = 1.5;

const share = (odds: number): number => Math.tanh(odds / SCALE);

/**
 * Sums up which side the burdens of a paper fall on, and says of each piece what the others tell of it. A paper in which the firm gives
 * everything away is told by its clauses together, where a clause alone looks like one that gives the firm a power.
 */
export function createLeaning(all: readonly Leaned[]): (own: Leaned) => Leaning {
  const heavy = all.filter(({ burden }) => burden >= LEAST_WEIGHT);
  const weight = heavy.reduce((sum, { burden }) => sum + burden, UPRIGHT);
  const told = heavy.reduce((sum, one) => sum + one.burden * share(one.told), 0);
  const usual = heavy.reduce((sum, one) => sum + one.burden * share(one.usual), 0);
  return (own) => {
    const counts = own.burden >= LEAST_WEIGHT ? own.burden : 0;
    return {
      told: (told - counts * share(own.told)) / (weight - counts),
      usual: (usual - counts * share(own.usual)) / (weight - counts),
    };
  };
}
