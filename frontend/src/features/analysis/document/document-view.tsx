import { lazy, memo, Suspense, useState } from 'react';
import { loadCode } from '../../../lib/stale-code.ts';
import { cx } from '../../../ui/cx.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import { lookOf } from '../shared/file-look.ts';
import { useFocusStore } from '../points/focus-store.ts';
import { useReportWords } from '../points/report-words.ts';
import { DocumentPane, type DocumentPaneProps } from './document-pane.tsx';

const OriginalView = lazy(async () => ({
  default: (await loadCode(() => import('./original-view.tsx'))).OriginalView,
}));

export interface DocumentViewProps extends DocumentPaneProps {
  /** The file as it was chosen; null where this browser does not hold it any more. */
  readonly file: File | null;
}

const VIEWS = [
  ['text', 'Text'],
  ['original', 'Original'],
] as const;
type View = (typeof VIEWS)[number][0];

/** The document as it was read, and for files that have a look of their own, as they look. */
export const DocumentView = memo(function DocumentView({ file, ...pane }: DocumentViewProps) {
  const { tell } = useReportWords();
  const [view, setView] = useState<View>('text');
  const isAsked = useFocusStore(({ request }) => request?.pane === 'document');
  // Words that are asked for are marked in the text.
  if (isAsked && view !== 'text') setView('text');
  const look = file === null ? 'other' : lookOf(file);
  if (file === null || look === 'other') return <DocumentPane {...pane} />;
  return (
    <div className="flex h-full min-h-0 flex-col">
      <div role="group" aria-label="View of the document" className="mb-2 flex shrink-0 gap-1 text-sm">
        {VIEWS.map(([name, label]) => (
          <button
            key={name}
            type="button"
            aria-pressed={view === name}
            onClick={() => setView(name)}
            className={cx(
              'min-h-9 rounded-[3px] px-3 font-medium',
              view === name ? 'bg-ink-raised text-paper' : 'text-paper-dim hover:text-paper',
            )}
          >
            {tell(label)}
          </button>
        ))}
      </div>
      <div className="min-h-0 flex-1" hidden={view !== 'text'}>
        <DocumentPane {...pane} />
      </div>
      {view === 'original' && (
        <Suspense fallback={<Spinner label="Loading..." className="py-12" />}>
          <OriginalView file={file} isPdf={look === 'pdf'} ownsScroll={pane.ownsScroll} />
        </Suspense>
      )}
    </div>
  );
});
