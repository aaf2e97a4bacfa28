import type { Query } from './query.ts';

/** How often each sign stands in English, of a thousand: the space, the letters a-z, the digits. */
const OFTEN = [
  180, 64, 12, 22, 33, 100, 17, 16, 48, 57, 1, 6, 32, 19, 55, 61, 15, 1, 47, 50, 71, 22, 8, 19, 1, 16, 1, 12,
];
const SIGN_BITS = 5;
const SIGN = (1 << SIGN_BITS) - 1;

const often = (run: number): number =>
  (OFTEN[run >> (2 * SIGN_BITS)] ?? 1) * (OFTEN[(run >> SIGN_BITS) & SIGN] ?? 1) * (OFTEN[run & SIGN] ?? 1);

const cost = (runs: readonly number[]): number => runs.reduce((sum, run) => sum + often(run), 0);

/** Runs of which at least one stands in every text that fulfils a query, the rarest there are. */
export function guardsOf(query: Query): readonly number[] {
  if ('runs' in query) return [query.runs.reduce((best, run) => (often(run) < often(best) ? run : best))];
  if ('any' in query) return [...new Set(query.any.flatMap(guardsOf))];
  return query.all.map(guardsOf).reduce((best, runs) => (cost(runs) < cost(best) ? runs : best));
}
