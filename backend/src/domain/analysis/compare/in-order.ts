/** Places of two sentences that stand for one another. */
export type Anchor = readonly [before: number, after: number];

/** The longest run of matches that keeps the order of both versions (patience sorting). */
export function inOrder(matches: readonly Anchor[]): Anchor[] {
  const tails: number[] = [];
  const previous = matches.map(() => -1);
  for (const [index, [, after]] of matches.entries()) {
    let low = 0;
    let high = tails.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (matches[tails[middle]!]![1] < after) low = middle + 1;
      else high = middle;
    }
    if (low > 0) previous[index] = tails[low - 1]!;
    tails[low] = index;
  }
  const out: Anchor[] = [];
  for (let at = tails.at(-1) ?? -1; at >= 0; at = previous[at]!) out.push(matches[at]!);
  return out.toReversed();
}
