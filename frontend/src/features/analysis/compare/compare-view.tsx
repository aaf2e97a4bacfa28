import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { PaperComparison } from '../../../../../backend/src/adapters/http/contract.ts';
import { api } from '../../../lib/api.ts';
import { Button } from '../../../ui/button.tsx';
import { Label } from '../../../ui/input.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { useAnalysisStore, type AnalysisResult } from '../shared/analysis-store.ts';
import { ComparisonView } from './comparison-view.tsx';

export interface CompareViewProps {
  readonly result: AnalysisResult;
  readonly onBack: () => void;
}

type State =
  | { readonly name: 'choosing'; readonly failure: string | null }
  | { readonly name: 'comparing' }
  | { readonly name: 'done'; readonly comparison: PaperComparison };

/** Two versions of the paper, compared. The files and the comparison live in this view alone. */
export function CompareView({ result, onBack }: CompareViewProps) {
  const atHand = useAnalysisStore(({ file }) => file);
  const [before, setBefore] = useState<File | null>(atHand);
  const [after, setAfter] = useState<File | null>(null);
  const [state, setState] = useState<State>({ name: 'choosing', failure: null });
  const leaving = useRef<AbortController>(null);
  useEffect(() => () => leaving.current?.abort(), []);

  const compare = async (event: FormEvent) => {
    event.preventDefault();
    if (before === null || after === null) return;
    const body = new FormData();
    body.set('userIdentity', result.userIdentity);
    body.set('selectedCountry', result.country);
    body.set('reportLanguage', result.answer.report?.language ?? 'en');
    body.set('before', before);
    body.set('after', after);
    leaving.current = new AbortController();
    const { signal } = leaving.current;
    setState({ name: 'comparing' });
    try {
      setState({ name: 'done', comparison: await api('POST', '/api/compare', { body, signal }) });
    } catch (error) {
      if (signal.aborted) return;
      const failure =
        error instanceof Error && error.message !== '' ? error.message : 'Comparing did not work.';
      setState({ name: 'choosing', failure });
    }
  };
  return (
    <section aria-label="Compare versions" className="mt-3">
      <Button variant="quiet" size="sm" className="-ml-3" onClick={onBack}>
        <ArrowLeft aria-hidden />
        Back to the report
      </Button>
      <h2 className="mt-3 font-display text-2xl">Compare with another version</h2>
      {state.name === 'comparing' && <Spinner label="Comparing the two versions..." className="py-16" />}
      {state.name === 'choosing' && (
        <form onSubmit={(event) => void compare(event)} className="mt-4 grid max-w-2xl gap-5">
          <FileField id="before" label="Older version" file={before} onChange={setBefore} />
          <FileField id="after" label="Newer version" file={after} onChange={setAfter} />
          {state.failure !== null && (
            <p role="alert" className="text-alarm">
              {state.failure}
            </p>
          )}
          <Button type="submit" disabled={before === null || after === null} className="justify-self-start">
            Compare
          </Button>
          <p className="text-sm text-paper-dim">Both files are read for this comparison and are not kept.</p>
        </form>
      )}
      {state.name === 'done' && (
        <>
          <Button
            variant="outline"
            size="sm"
            className="mt-3"
            onClick={() => setState({ name: 'choosing', failure: null })}
          >
            Compare other files
          </Button>
          <ComparisonView comparison={state.comparison} />
        </>
      )}
    </section>
  );
}

interface FileFieldProps {
  readonly id: string;
  readonly label: string;
  readonly file: File | null;
  readonly onChange: (file: File | null) => void;
}

function FileField({ id, label, file, onChange }: FileFieldProps) {
  return (
    <div>
      <Label htmlFor={`compare-${id}`}>{label}</Label>
      <div className="relative mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
        {/* Over its own button, which says in our words what is chosen; the browser's knows only its own choice. */}
        <input
          id={`compare-${id}`}
          type="file"
          accept=".pdf,.docx,.txt,.jpg,.jpeg,.png"
          aria-describedby={`compare-${id}-chosen`}
          onChange={({ target }) => onChange(target.files?.[0] ?? null)}
          className="peer absolute inset-0 size-full cursor-pointer opacity-0"
        />
        <span
          aria-hidden
          className="grid min-h-11 place-items-center rounded-[3px] border border-edge bg-ink-raised px-4 peer-hover:border-paper peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-marker"
        >
          {file === null ? 'Choose a file' : 'Choose another file'}
        </span>
        <p id={`compare-${id}-chosen`} className="wrap-anywhere text-paper-dim">
          {file === null ? 'No file chosen' : `Chosen: ${file.name}`}
        </p>
      </div>
    </div>
  );
}
