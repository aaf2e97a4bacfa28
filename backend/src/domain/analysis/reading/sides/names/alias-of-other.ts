import type { Gathered } from '../gather.ts';

/**
 * The short names of a side without those that belong to another one: where `("Camp")` is what a firm is called, the title `CAMP OAK LAKE`
 * over the paper names that firm, and not the parent who writes `I` in it.
 */
export function aliasesOfOwn({ roles, names, aliases }: Gathered, others: readonly Gathered[]): string[] {
  if (roles.length === 0 || names.length > 0) return [...aliases];
  const taken = new Set(
    others
      .filter((other) => other.names.length > 0)
      .flatMap((other) => other.aliases.map((alias) => alias.toLowerCase())),
  );
  return aliases.filter((alias) => {
    const low = alias.toLowerCase();
    return !taken.has(low) && !low.split(' ').some((word) => taken.has(word));
  });
}
