import type { Pairing } from './align-units.ts';

/** Tells whether a reference to one clause in the older version and one in the newer mean the same clause. */
export type ClauseNumbers = (before: string) => string;

const bare = (clause: string) => /\d{1,4}(?:\.\d{1,4}){0,4}/.exec(clause)?.[0] ?? null;

/**
 * How clauses were renumbered, from clauses that stand for one another. What is not known keeps its number, and a reference
 * to it that changed is a change.
 */
export function clauseNumbersOf(pairs: readonly Pairing[]): ClauseNumbers {
  const renamed = new Map<string, string | null>();
  for (const { before, after } of pairs) {
    const [from, to] = [before[0]!.paragraph, after[0]!.paragraph];
    const [old, now] = [bare(from.clause ?? ''), bare(to.clause ?? '')];
    if (old === null || now === null) continue;
    const known = renamed.get(old);
    renamed.set(old, known === undefined || known === now ? now : null);
  }
  return (before) => {
    const exact = renamed.get(before);
    if (typeof exact === 'string') return exact;
    for (let end = before.lastIndexOf('.'); end > 0; end = before.lastIndexOf('.', end - 1)) {
      const parent = renamed.get(before.slice(0, end));
      if (typeof parent === 'string') return `${parent}${before.slice(end)}`;
    }
    return before;
  };
}
