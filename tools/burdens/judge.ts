/** How well scores put the positives first. */
export interface Ranking {
  /** Average precision: the area under precision over recall. */
  readonly averagePrecision: number;
  /** Share of the positives found where at least 60 of 100 proposals are right. */
  readonly recallAt60: number;
  readonly recallAt70: number;
  /** Score from which 60 of 100 proposals are right. */
  readonly barAt60: number;
}

/** Judges scores of one class against what is true. */
export function rank(pairs: readonly (readonly [score: number, isPositive: boolean])[]): Ranking {
  const sorted = pairs.toSorted((a, b) => b[0] - a[0]);
  const positives = Math.max(1, pairs.filter(([, isPositive]) => isPositive).length);
  let [found, sum, recallAt60, recallAt70, barAt60] = [0, 0, 0, 0, Infinity];
  for (const [index, [score, isPositive]] of sorted.entries()) {
    if (!isPositive) continue;
    found++;
    const precision = found / (index + 1);
    sum += precision;
    if (precision >= 0.6) [recallAt60, barAt60] = [found / positives, score];
    if (precision >= 0.7) recallAt70 = found / positives;
  }
  return { averagePrecision: sum / positives, recallAt60, recallAt70, barAt60 };
}
