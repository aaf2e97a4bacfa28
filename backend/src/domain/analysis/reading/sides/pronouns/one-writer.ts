import type { Gathered } from '../gather.ts';

/**
 * Of two sides that both come out as `I`, neither is: who writes stays open. A paper that is read with its sides exchanged misleads from
 * end to end. Takes the pronouns from the sides that it is given.
 */
export function withoutTwoWriters(sides: readonly Gathered[]): void {
  const writers = sides.filter(({ pronouns }) => pronouns.has('i'));
  if (writers.length < 2) return;
  for (const { pronouns } of writers) pronouns.clear();
}
