/** A document as one category sees it: the best score of its sentences, and whether people found the clause in it. */
export interface Seen {
  readonly best: number;
  readonly isThere: boolean;
}

/** How the best score becomes a probability: 1 / (1 + e^-(slope * score + shift)). */
export interface Curve {
  readonly slope: number;
  readonly shift: number;
}

/** A category is claimed from this probability on. Above one half, because a false claim costs more trust than a missed one. */
const SURE = 0.53;
/** How strongly a category is held to the curve of all: rare ones have too few documents for one of their own. */
const PULL = 2;
/** No bar a score can reach: for a category whose scores say nothing. */
const NEVER = 9;

/** The curve of all categories together. */
export function fitPooled(seen: readonly Seen[]): Curve {
  return fitCurve(seen, { slope: 0, shift: 0 }, 1);
}

/** Least score of the best sentence for which the category is claimed. */
export function fitBar(seen: readonly Seen[], pooled: Curve): number {
  const { slope, shift } = fitCurve(seen, pooled, PULL);
  if (slope < 0.05) return NEVER;
  return Math.min(NEVER, (Math.log(SURE / (1 - SURE)) - shift) / slope);
}

/** Logistic regression in one variable by Newton's method, pulled towards another curve. */
function fitCurve(seen: readonly Seen[], towards: Curve, pull: number): Curve {
  let { slope, shift } = towards;
  for (let round = 0; round < 30; round++) {
    let gradientSlope = pull * (slope - towards.slope);
    let gradientShift = pull * (shift - towards.shift);
    let [aa, ab, bb] = [pull, 0, pull];
    for (const { best, isThere } of seen) {
      const score = Math.min(6, best);
      const probability = 1 / (1 + Math.exp(-(slope * score + shift)));
      const error = probability - (isThere ? 1 : 0);
      const weight = probability * (1 - probability);
      gradientSlope += error * score;
      gradientShift += error;
      aa += weight * score * score;
      ab += weight * score;
      bb += weight;
    }
    const determinant = aa * bb - ab * ab;
    slope -= (bb * gradientSlope - ab * gradientShift) / determinant;
    shift -= (aa * gradientShift - ab * gradientSlope) / determinant;
  }
  return { slope, shift };
}
