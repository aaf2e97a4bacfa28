import { useId, useState } from 'react';
import { useReportWords } from './report-words.ts';
import { useNotesStore, writeNote } from './notes-store.ts';

const MAX_NOTE_CHARACTERS = 500;

/** Lets a reader say that a point is wrong. The note goes into their own copies of the report and nowhere else. */
export function WrongNote({ pointId, title }: { readonly pointId: string; readonly title: string }) {
  const { tell } = useReportWords();
  const id = useId();
  const note = useNotesStore(({ notes }) => notes[pointId] ?? '');
  const [isOpen, setIsOpen] = useState(note !== '');
  if (!isOpen) {
    return (
      <button
        type="button"
        aria-label={`${tell('This is wrong')}: ${title}`}
        onClick={() => setIsOpen(true)}
        className="wrong-note rounded-[2px] py-0.5 text-[0.8125rem] leading-5 text-paper-faint hover:text-paper"
      >
        {tell('This is wrong')}
      </button>
    );
  }
  return (
    <div className="mt-2 flex flex-col gap-1 text-sm">
      <label htmlFor={id}>{tell('What is wrong here?')}</label>
      <textarea
        id={id}
        // The person has just asked for it.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={note === ''}
        rows={2}
        maxLength={MAX_NOTE_CHARACTERS}
        value={note}
        onChange={(event) => writeNote(pointId, event.target.value)}
        className="w-full rounded-[3px] border border-edge bg-ink px-3 py-2 text-base"
      />
      <p className="flex flex-wrap justify-between gap-2 text-paper-dim">
        {tell('Your note goes into the copies you save. It is sent to nobody.')}
        <button
          type="button"
          className="underline underline-offset-4 hover:text-paper"
          onClick={() => {
            writeNote(pointId, '');
            setIsOpen(false);
          }}
        >
          {tell('Take it back')}
        </button>
      </p>
    </div>
  );
}
