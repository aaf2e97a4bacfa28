import { ChevronDown, ChevronUp, Search } from 'lucide-react';
import { useState } from 'react';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';

export interface DocumentSearchProps {
  /** How many places the words were found in. */
  readonly count: number;
  readonly onSearch: (words: string) => void;
  /** Called with the place to show, from 0. */
  readonly onShow: (position: number) => void;
  readonly hasMarks: boolean;
}

/** The line above the document: search, and how to step through what the report rests on. */
export function DocumentSearch({ count, onSearch, onShow, hasMarks }: DocumentSearchProps) {
  const [words, setWords] = useState('');
  const [place, setPlace] = useState(-1);
  const step = (by: 1 | -1): void => {
    if (count === 0) return;
    const next = place < 0 ? (by === 1 ? 0 : count - 1) : (place + by + count) % count;
    setPlace(next);
    onShow(next);
  };
  const said = words.trim() === '' ? '' : count === 0 ? 'Not found' : `${Math.max(place, 0) + 1} of ${count}`;
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 pb-2 text-sm">
      <label className="flex min-w-0 flex-1 basis-40 items-center gap-2 rounded-[3px] border border-edge px-2.5 focus-within:border-paper">
        <Search aria-hidden className="size-4 shrink-0 text-paper-dim" />
        <VisuallyHidden>Search the document</VisuallyHidden>
        <input
          type="search"
          value={words}
          placeholder="Search the document"
          onChange={(event) => {
            setWords(event.target.value);
            setPlace(-1);
            onSearch(event.target.value.trim());
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            step(event.shiftKey ? -1 : 1);
          }}
          className="min-h-9 w-full min-w-0 bg-transparent text-base placeholder:text-paper-faint"
        />
      </label>
      {said !== '' && (
        <>
          <span role="status" className="text-paper-dim tabular-nums">
            {said}
          </span>
          <StepButton label="Previous place" onClick={() => step(-1)} isOff={count === 0}>
            <ChevronUp aria-hidden className="size-4" />
          </StepButton>
          <StepButton label="Next place" onClick={() => step(1)} isOff={count === 0}>
            <ChevronDown aria-hidden className="size-4" />
          </StepButton>
        </>
      )}
      {said === '' && hasMarks && (
        <span className="hidden text-paper-dim min-[1100px]:inline">
          <kbd>j</kbd> next, <kbd>k</kbd> previous
        </span>
      )}
    </div>
  );
}

function StepButton({
  label,
  onClick,
  isOff,
  children,
}: {
  readonly label: string;
  readonly onClick: () => void;
  readonly isOff: boolean;
  readonly children: React.ReactNode;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={isOff}
      onClick={onClick}
      className="grid size-9 place-items-center rounded-[3px] border border-edge hover:border-paper disabled:opacity-45"
    >
      {children}
    </button>
  );
}
