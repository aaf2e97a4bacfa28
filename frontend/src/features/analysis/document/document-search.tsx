import { ChevronDown, ChevronUp, Search } from 'lucide-react';
import { useState } from 'react';
import { useReportWords } from '../points/report-words.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';

export interface DocumentSearchProps {
  /** How many places the words were found in. */
  readonly count: number;
  /** Looks for words, shows the first place that holds them, and says how many do. */
  readonly onSearch: (words: string) => number;
  /** Called with the place to show, from 0. */
  readonly onShow: (position: number) => void;
  readonly hasMarks: boolean;
}

/** The line above the document: search, and how to step through what the report rests on. */
export function DocumentSearch({ count, onSearch, onShow, hasMarks }: DocumentSearchProps) {
  const { tell } = useReportWords();
  const [words, setWords] = useState('');
  const [place, setPlace] = useState(-1);
  const step = (by: 1 | -1): void => {
    if (count === 0) return;
    const next = place < 0 ? (by === 1 ? 0 : count - 1) : (place + by + count) % count;
    setPlace(next);
    onShow(next);
  };
  const found = count === 1 ? tell('1 place') : tell('{count} places', { count });
  const told = place < 0 ? found : tell('{place} of {count}', { place: place + 1, count });
  const said = words.trim() === '' ? '' : count === 0 ? tell('Not found') : told;
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 pb-2 text-sm">
      <label className="flex min-w-0 flex-1 basis-56 items-center gap-2 rounded-[3px] border border-edge px-2.5 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-marker">
        <Search aria-hidden className="size-4 shrink-0 text-paper-dim" />
        <VisuallyHidden>{tell('Search the document')}</VisuallyHidden>
        <input
          type="search"
          value={words}
          placeholder={tell('Search the document')}
          onChange={(event) => {
            setWords(event.target.value);
            // The first place is shown as soon as there is one.
            setPlace(onSearch(event.target.value.trim()) > 0 ? 0 : -1);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            step(event.shiftKey ? -1 : 1);
          }}
          className="min-h-9 w-full min-w-0 bg-transparent text-base outline-none placeholder:text-paper-faint"
        />
      </label>
      {said !== '' && (
        <>
          <span role="status" className="text-paper-dim tabular-nums">
            {said}
          </span>
          <StepButton label={tell('Previous place')} onClick={() => step(-1)} isOff={count === 0}>
            <ChevronUp aria-hidden className="size-4" />
          </StepButton>
          <StepButton label={tell('Next place')} onClick={() => step(1)} isOff={count === 0}>
            <ChevronDown aria-hidden className="size-4" />
          </StepButton>
        </>
      )}
      {said === '' && hasMarks && (
        <span className="hidden text-paper-dim min-[1100px]:inline">
          {tell('Findings')}: <Key>J</Key> {tell('Next').toLowerCase()}, <Key>K</Key>{' '}
          {tell('Previous').toLowerCase()}
        </span>
      )}
    </div>
  );
}

const Key = ({ children }: { readonly children: string }) => (
  <kbd className="rounded-[3px] border border-edge px-1.5 py-0.5 font-sans text-xs">{children}</kbd>
);

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
