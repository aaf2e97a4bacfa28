import { PenLine } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { loadCode } from '../../lib/stale-code.ts';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import type { AnalysisResult } from './shared/analysis-store.ts';
import { MoreSteps } from './ask/more-steps.tsx';
import { PrintSheet } from './exports/print-sheet.tsx';
import { MarkdownReport } from './markdown/markdown-report.tsx';
import { ReportHead } from './report/report-head.tsx';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { WIDE } from './report/wide.ts';
import { ReportView } from './report/report-view.tsx';
import { wordsOf } from './points/report-words.ts';
import { SaveMenu } from './report/save-menu.tsx';
import { SideMenu } from './report/side-menu.tsx';

const PrepareChanges = lazy(async () => ({
  default: (await loadCode(() => import('./changes/prepare-changes.tsx'))).PrepareChanges,
}));

const AskPanel = lazy(async () => ({
  default: (await loadCode(() => import('./ask/ask-panel.tsx'))).AskPanel,
}));
const CompareView = lazy(async () => ({
  default: (await loadCode(() => import('./compare/compare-view.tsx'))).CompareView,
}));

export interface ResultsViewProps {
  readonly result: AnalysisResult;
  /** Reads the same document for another side; null where it is not in this browser any more. */
  readonly onChooseSide: ((identity: string) => void) | null;
  /** Whether the heading takes the focus, as the report is what has just come. */
  readonly takesFocus?: boolean;
  /** Whether the report can be turned into changes to send; a sample cannot. */
  readonly mayPrepare?: boolean;
}

/** The report: from its data, or from its text where there is nothing else; and ways to take it along. */
export function ResultsView({
  result,
  onChooseSide,
  takesFocus = true,
  mayPrepare = true,
}: ResultsViewProps) {
  const { report } = result.answer;
  /** Once prepared, changes stay beside the report, so that going back and forth loses nothing. */
  const [hasPrepared, setHasPrepared] = useState(false);
  const [isPreparing, setIsPreparing] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [isComparing, setIsComparing] = useState(false);
  const prepare = () => {
    setHasPrepared(true);
    setIsPreparing(true);
  };
  const words = wordsOf(report ?? {});
  const { tell } = words;
  const opener = useRef<HTMLButtonElement>(null);
  const goBack = () => {
    flushSync(() => setIsPreparing(false));
    opener.current?.focus();
  };
  const isWide = useMediaQuery(WIDE);
  const hasTwoColumns = report !== null && result.answer.paragraphs.length > 0 && !isPreparing;
  // What stands alone keeps to one column, its head and all.
  return (
    <div className={isWide && (hasTwoColumns || isComparing) ? '' : 'mx-auto max-w-3xl'}>
      <ReportHead result={result} takesFocus={takesFocus}>
        {report !== null && <SideMenu report={report} onChoose={onChooseSide} />}
        <SaveMenu result={result} />
      </ReportHead>
      {report !== null && hasPrepared && (
        <div hidden={!isPreparing}>
          <Suspense fallback={<Spinner label="Loading..." className="py-20" />}>
            <PrepareChanges result={result} report={report} isShown={isPreparing} onBack={goBack} />
          </Suspense>
        </div>
      )}
      {isComparing && (
        <Suspense fallback={<Spinner label="Loading..." className="py-20" />}>
          <CompareView result={result} onBack={() => setIsComparing(false)} />
        </Suspense>
      )}
      <div hidden={isPreparing || isComparing}>
        {isAsking && (
          <Suspense fallback={<Spinner label="Loading..." className="py-8" />}>
            <AskPanel result={result} onClose={() => setIsAsking(false)} />
          </Suspense>
        )}
        {report === null ? (
          <MarkdownReport result={result} />
        ) : (
          <ReportView
            result={result}
            report={report}
            onChooseSide={onChooseSide}
            nextSteps={
              mayPrepare && (
                <>
                  <Button ref={opener} variant="outline" size="sm" onClick={prepare}>
                    <PenLine aria-hidden />
                    {tell('Prepare changes')}
                  </Button>
                  <MoreSteps
                    words={words}
                    onAsk={() => setIsAsking(true)}
                    onCompare={() => setIsComparing(true)}
                  />
                </>
              )
            }
          />
        )}
      </div>
      <PrintSheet result={result} />
    </div>
  );
}
