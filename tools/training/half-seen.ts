import type { Features } from '../../backend/src/domain/analysis/prompt-injection/order-features.ts';

/** Keeps the length of a row that lost half of what is seen of it. */
const LONGER = Math.SQRT2;

/**
 * A copy of each row with half of its features gone, others each time and the same ones in each run. What is taught so cannot lean on one
 * telling word, so it also tells orders (and honest sentences) that lack that word.
 */
export function halfSeen(rows: readonly Features[]): Features[] {
  let state = 1;
  const isKept = (): boolean => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state < 0x40000000;
  };
  return rows.map(({ ids, values, bonus }) => {
    const kept = ids.map(() => (isKept() ? 1 : 0));
    return {
      ids: ids.filter((_, at) => kept[at] === 1),
      values: values.filter((_, at) => kept[at] === 1).map((value) => value * LONGER),
      bonus,
    };
  });
}
