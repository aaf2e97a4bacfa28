import { useState, type ReactNode } from 'react';
import { useFocusStore } from './focus-store.ts';
import { useReportWords } from './report-words.ts';

export interface Fold {
  /** Class of the line at a place of the list, from 0. */
  readonly classAt: (position: number) => string | undefined;
  /** Shows the rest, or folds it up again; null where the list has no more to show. */
  readonly button: ReactNode;
  /** Whether a phone shows the first lines alone now. */
  readonly isFolded: boolean;
}

/**
 * A list of which a phone shows the first lines until all are asked for; wider windows show all of it. A link that leads to a
 * folded line unfolds the list.
 * @param lines Ids of the points that stand in each line.
 * @param first How many lines a phone shows at once; one line more is shown too, as a button would be as high.
 */
export function useFold(lines: readonly (readonly string[])[], first: number): Fold {
  const { tell } = useReportWords();
  const [isOpen, setIsOpen] = useState(false);
  const isLong = lines.length > first + 1;
  const isAsked = useFocusStore(
    ({ request }) =>
      isLong && request?.pane === 'report' && lines.slice(first).some((ids) => ids.includes(request.pointId)),
  );
  if (isAsked && !isOpen) setIsOpen(true);
  return {
    isFolded: isLong && !isOpen,
    classAt: (position) => (isLong && !isOpen && position >= first ? 'max-sm:hidden' : undefined),
    button: isLong && (
      <button
        type="button"
        data-fold
        aria-expanded={isOpen}
        onClick={() => setIsOpen((before) => !before)}
        className="block min-h-9 py-1.5 text-left text-sm underline decoration-marker/60 decoration-1 underline-offset-4 hover:text-marker sm:hidden"
      >
        {isOpen ? tell('Show fewer') : tell('Show all {count}', { count: lines.length })}
      </button>
    ),
  };
}
