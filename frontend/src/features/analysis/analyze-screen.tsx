import { useBlocker } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { loadCode, putWorkAtStake } from '../../lib/stale-code.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { dismissToast } from '../../ui/toast.ts';
import { withQueries } from '../../lib/with-queries.tsx';
import { AnalysisForm } from './analysis-form.tsx';
import {
  hasUnsavedReport,
  hasWork,
  resetAnalysis,
  useAnalysisStore,
  wouldLoseWork,
  type Phase,
} from './shared/analysis-store.ts';
import { AnalyzeBar } from './analyze-bar.tsx';
import { DiscardDialog } from './discard-dialog.tsx';
import { downloadMarkdown } from './exports/download-report.ts';
import { HistoryCard } from './history/history-card.tsx';
import { openHistory } from './history/history-store.ts';
import type { Person } from './person.ts';
import { ProcessingCard } from './processing-card.tsx';
import { RejectionCard } from './rejection-card.tsx';
import { RunOutExit, RunOutNotice } from './run-out-notice.tsx';
import { useAnalyze, type Analyze } from './use-analyze.ts';
import { useModeChange } from './use-mode-change.ts';
import { useWakeLock } from './use-wake-lock.ts';

const loadResults = () => loadCode(() => import('./results-view.tsx'));
const ResultsView = lazy(async () => ({ default: (await loadResults()).ResultsView }));

export interface AnalyzeScreenProps {
  readonly user: Person;
  /** Whether the sign-in ended by its own time. What is on the screen stays until it is taken along or given up. */
  readonly hasSignInRunOut: boolean;
  readonly signIn: () => Promise<void>;
  readonly signOut: () => Promise<void>;
  /** Logo and product name. */
  readonly brand: ReactNode;
  /** What belongs to the account, for the bar. */
  readonly account?: ReactNode;
}

/** The analysis screen in its four modes: form, processing, report and rejection. */
export const AnalyzeScreen = withQueries(function Screen({
  user,
  hasSignInRunOut,
  signIn,
  signOut,
  brand,
  account,
}: AnalyzeScreenProps) {
  const phase = useAnalysisStore((state) => state.phase);
  const isWorking = useAnalysisStore(hasWork);
  const analyze = useAnalyze(user);
  useEffect(() => putWorkAtStake(() => hasWork(useAnalysisStore.getState())), []);
  useWakeLock(phase.name === 'running');
  // Leaving the screen, by a link or by signing out, ends the work and forgets the document and its report.
  useEffect(() => resetAnalysis, []);
  useEffect(() => {
    openHistory(user.uid);
    return () => openHistory(null);
  }, [user.uid]);
  // The code of the report comes while the document is read.
  const isRunning = phase.name === 'running';
  useEffect(() => {
    if (isRunning) loadResults().catch(() => undefined);
  }, [isRunning]);

  const { unlessUnsaved, dialog } = useLeaving();
  const leave = () => {
    resetAnalysis();
    // A failure has been shown and logged by then.
    signOut().catch(() => undefined);
  };
  const signInAgain = () => void signIn().catch(() => undefined);

  if (hasSignInRunOut && !isWorking) return <RunOutExit />;
  return (
    <>
      <AnalyzeBar
        brand={brand}
        account={account}
        hasReport={phase.name === 'report'}
        onNewDocument={unlessUnsaved(startOver)}
        onReset={startOver}
        onSignOut={unlessUnsaved(leave)}
      />
      <main
        className={phase.name === 'report' ? 'page-column pt-4 pb-12' : 'page-column max-w-5xl py-8 sm:py-12'}
      >
        {hasSignInRunOut && <RunOutNotice onSignIn={signInAgain} />}
        <Mode phase={phase} user={user} analyze={analyze} onSignInAgain={signInAgain} />
      </main>
      {dialog}
    </>
  );
});

/** Asks before the screen is left with something to lose on it. */
function useLeaving() {
  /** What waits for the person to agree to losing the report. */
  const [pending, setPending] = useState<(() => void) | null>(null);
  const blocker = useBlocker({
    // Asked at the moment of leaving: a sign-out forgets the report and leaves before this screen renders again.
    shouldBlockFn: wouldLoseWork,
    enableBeforeUnload: wouldLoseWork,
    withResolver: true,
  });
  const unlessUnsaved = (action: () => void) => () =>
    hasUnsavedReport() ? setPending(() => action) : action();
  const discard = () => {
    resetAnalysis();
    pending?.();
    setPending(null);
    if (blocker.status === 'blocked') blocker.proceed();
  };
  const stay = () => {
    setPending(null);
    if (blocker.status === 'blocked') blocker.reset();
  };
  const download = () => {
    const { phase } = useAnalysisStore.getState();
    if (phase.name === 'report') void downloadMarkdown(phase.result).then(discard);
  };
  const dialog = (
    <DiscardDialog
      open={pending !== null || blocker.status === 'blocked'}
      atStake={useAnalysisStore(({ phase }) => phase.name) === 'running' ? 'analysis' : 'report'}
      onStay={stay}
      onDiscard={discard}
      onDownload={download}
    />
  );
  return { unlessUnsaved, dialog };
}

/** Back to the empty form. What a toast says is about the document that goes. */
function startOver(): void {
  resetAnalysis();
  dismissToast();
}

interface ModeProps {
  readonly phase: Phase;
  readonly user: Person;
  readonly analyze: Analyze;
  readonly onSignInAgain: () => void;
}

function Mode({ phase, user, analyze, onSignInAgain }: ModeProps) {
  const heading = useModeChange(phase.name);
  const hasFile = useAnalysisStore(({ file }) => file !== null);
  switch (phase.name) {
    case 'running':
      return <ProcessingCard running={phase} />;
    case 'report':
      return (
        <Suspense fallback={<Spinner label="Loading..." className="py-20" />}>
          {/* Another reading is another report: nothing of the first stays unfolded. */}
          <ResultsView
            key={phase.result.timestamp}
            result={phase.result}
            onChooseSide={hasFile ? (identity) => analyze({ identity }) : null}
          />
        </Suspense>
      );
    case 'rejected':
      return (
        <RejectionCard
          reply={phase.reply}
          onReset={startOver}
          onReadAnyway={() => analyze({ identity: phase.userIdentity, readAnyway: true })}
        />
      );
    default:
      return (
        <>
          <h1 ref={heading} tabIndex={-1} className="mb-8 font-display text-title outline-none">
            Analyze Your Legal Document
          </h1>
          <AnalysisForm
            person={user}
            failure={phase.failure}
            onSubmit={(identity) => analyze({ identity })}
            onSignInAgain={onSignInAgain}
          />
          <HistoryCard />
        </>
      );
  }
}
