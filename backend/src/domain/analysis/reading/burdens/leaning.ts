/** A piece of a paper with what speaks for the reader as the one who bears it (above 0) or another side (below 0), as log-odds. */
export interface Leaned {
  /** How likely it is a burden on anybody. */
  readonly burden: number;
  /** By the names in its words and by rules. */
  readonly told: number;
  /** By the hand that the reader plays; 0 where it is not known. */
  readonly usual: number;
  /** Were the reader's the weaker hand. */
  readonly ifWeaker: number;
}

/** Which way the rest of a paper leans: from 1, where every burden is the reader's, to -1, where each is another side's. */
export interface Leaning {
  readonly told: number;
  readonly usual: number;
  /**
   * Whose the weaker hand is by the clauses that name the sides: from 1, where what usually hurts it is the reader's, to -1. Tells among
   * friends and in papers whose roles do not.
   */
  readonly hand: number;
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
  const sums = { weight: UPRIGHT, told: 0, usual: 0, alike: 0, clear: UNCLEAR };
  for (const one of all.map(weigh)) for (const key of KEYS) sums[key] += one[key];
  return (leaned) => {
    const own = weigh(leaned);
    const rest = (key: (typeof KEYS)[number]) => sums[key] - own[key];
    return {
      told: rest('told') / rest('weight'),
      usual: rest('usual') / rest('weight'),
      hand: Math.max(-1, Math.min(1, (STEEP * rest('alike')) / rest('clear'))),
    };
  };
}

const KEYS = ['weight', 'told', 'usual', 'alike', 'clear'] as const;
/** So much without a hand is added, as one clause alone tells none. */
const UNCLEAR = 0.5;
/** Names tell half of what they could, so half an agreement is a whole one. */
const STEEP = 2;

function weigh({ burden, told, usual, ifWeaker }: Leaned): Record<(typeof KEYS)[number], number> {
  const weight = burden >= LEAST_WEIGHT ? burden : 0;
  return {
    weight,
    told: weight * share(told),
    usual: weight * share(usual),
    alike: weight * share(told) * share(ifWeaker),
    clear: weight * Math.abs(share(ifWeaker)),
  };
}
