import { useMemo, useState } from 'react';
import { proposalsOf, type Proposal } from '../../../../../backend/src/marking/proposals.ts';
import type { Report } from '../../../../../backend/src/adapters/http/contract.ts';
import { markUnsaved } from '../shared/analysis-store.ts';

/** What the person made of one point. */
export interface Choice {
  readonly isChosen: boolean;
  readonly words: string;
  readonly place: Proposal['place'];
}

export interface Choices {
  readonly proposals: readonly Proposal[];
  readonly choiceOf: (id: string) => Choice;
  readonly change: (id: string, next: Partial<Choice>) => void;
  /** The chosen points with the words as the person left them. */
  readonly chosen: readonly Proposal[];
}

/** The points that may be put to the other side, and what was chosen of them. It lives in the page only. */
export function useChoices(report: Report): Choices {
  const proposals = useMemo(() => proposalsOf(report), [report]);
  const [made, setMade] = useState<ReadonlyMap<string, Choice>>(
    () =>
      new Map(
        proposals.map(({ id, isUsual, words, place }) => [
          id,
          { isChosen: isUsual, words: words ?? '', place },
        ]),
      ),
  );
  const choiceOf = (id: string): Choice => made.get(id) ?? { isChosen: false, words: '', place: 'beside' };
  const change = (id: string, next: Partial<Choice>): void => {
    markUnsaved();
    setMade((before) => new Map(before).set(id, { ...choiceOf(id), ...next }));
  };
  const chosen = proposals.flatMap((proposal) => {
    const { isChosen, words, place } = choiceOf(proposal.id);
    return isChosen ? [{ ...proposal, words: words.trim() === '' ? null : words.trim(), place }] : [];
  });
  return { proposals, choiceOf, change, chosen };
}
