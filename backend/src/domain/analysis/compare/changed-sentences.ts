import { clauseNumbersOf } from './clause-numbers.ts';
import type { TextChange, TextComparison } from './compare-texts.ts';
import { markWords } from './mark-words.ts';
import type { Unit } from './units.ts';

/** One sentence that changed, as a change of its own, with the change of the clause that it is part of. */
export interface ChangedSentence {
  readonly part: TextChange;
  readonly whole: TextChange;
}

/**
 * The sentences of changed clauses, each by itself: those that stand for one another and differ, and the ones that came or went in a
 * clause as one. A clause in which none can be told apart stays whole. `isRead`: one of the versions was read from pictures.
 */
export function changedSentences({ alignment, changes }: TextComparison, isRead: boolean): ChangedSentence[] {
  const numbers = clauseNumbersOf(alignment.pairs);
  const pairOf = new Map(
    alignment.pairs.flatMap((pair) => [...pair.before, ...pair.after].map((unit) => [unit, pair] as const)),
  );
  return changes.flatMap((whole): ChangedSentence[] => {
    const { before, after } = whole.group;
    const part = (from: readonly Unit[], to: readonly Unit[]): ChangedSentence => {
      const marked = markWords(from, to, { numbers, isRead });
      const group = { before: from, after: to, isMoved: false };
      return { whole, part: { ...whole, words: marked.pieces, turning: marked.turning, marked, group } };
    };
    if (before.length === 0 || after.length === 0) return [{ part: whole, whole }];
    const pairs = new Set(after.flatMap((unit) => pairOf.get(unit) ?? []));
    const [gone, came] = [before, after].map((units) => units.filter((unit) => !pairOf.has(unit))) as [
      Unit[],
      Unit[],
    ];
    const parts = [...pairs]
      .filter((one) => one.before.map(({ key }) => key).join() !== one.after.map(({ key }) => key).join())
      .map((one) => part(one.before, one.after));
    if (gone.length + came.length > 0) parts.push(part(gone, came));
    return parts.length === 0 ? [{ part: whole, whole }] : parts.filter((one) => one.part.marked.hasNewWords);
  });
}
