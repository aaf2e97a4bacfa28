import { Link, useBlocker } from '@tanstack/react-router';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { putWorkAtStake } from '../../lib/stale-code.ts';
import { Button } from '../../ui/button.tsx';
import { dismissToast, showToast } from '../../ui/toast.ts';
import { AnalysisForm } from './analysis-form.tsx';
import {
  hasUnsavedReport,
  hasWork,
  markSaved,
  resetAnalysis,
  runAnalysis,
  useAnalysisStore,
  type Phase,
} from './analysis-store.ts';
import { DiscardDialog } from './discard-dialog.tsx';
import { HistoryCard } from './history-card.tsx';
import { keepReport, openHistory } from './history-store.ts';
import type { Person } from './person.ts';
import { ProcessingCard } from './processing-card.tsx';
import { quotaQuery } from './quota.ts';
import { RejectionCard } from './rejection-card.tsx';
import { ResultsView } from './results-view.tsx';
import { RunOutExit, RunOutNotice } from './run-out-notice.tsx';
import { useWakeLock } from './use-wake-lock.ts';

export interface AnalyzeScreenProps {
  readonly user: Person;
  /** Whether the sign-in ended by its own time. What is on the screen stays until it is taken along or given up. */
  readonly hasSignInRunOut: boolean;
  readonly signIn: () => Promise<void>;
  readonly signOut: () => Promise<void>;
  /** Logo and product name. */
  readonly brand: ReactNode;
}

/** The analysis screen in its four modes: form, processing, report and rejection. */
export function AnalyzeScreen({ user, hasSignInRunOut, signIn, signOut, brand }: AnalyzeScreenProps) {
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

  /** What waits for the person to agree to losing the report. */
  const [pending, setPending] = useState<(() => void) | null>(null);
  const blocker = useBlocker({
    // Asked at the moment of leaving: a sign-out forgets the report and leaves before this screen renders again.
    shouldBlockFn: hasUnsavedReport,
    enableBeforeUnload: hasUnsavedReport,
    withResolver: true,
  });
  const unlessUnsaved = (action: () => void) => () =>
    hasUnsavedReport() ? setPending(() => action) : action();
  const leave = () => {
    resetAnalysis();
    // A failure has been shown and logged by then.
    signOut().catch(() => undefined);
  };
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

  const signInAgain = () => void signIn().catch(() => undefined);

  if (hasSignInRunOut && !isWorking) return <RunOutExit />;
  return (
    <>
      <header className="top-0 z-30 border-b border-rule bg-ink sm:sticky">
        <nav
          aria-label="Main"
          className="page-column flex min-h-18 flex-wrap items-center justify-between gap-x-2 gap-y-2 py-3"
        >
          {brand}
          <Button variant="quiet" size="sm" className="sm:order-last" onClick={unlessUnsaved(leave)}>
            Sign Out
          </Button>
          <div className="flex w-full flex-wrap items-center gap-y-2 sm:ml-auto sm:w-auto sm:gap-x-2">
            {phase.name === 'report' ? (
              <Button variant="outline" size="sm" onClick={unlessUnsaved(startOver)}>
                Analyze New Document
              </Button>
            ) : (
              <>
                <Button asChild variant="quiet" size="sm" className="-ml-3 sm:ml-0">
                  <Link to="/">Back to Home</Link>
                </Button>
                <Button variant="outline" size="sm" onClick={startOver}>
                  Try Another Document
                </Button>
              </>
            )}
          </div>
        </nav>
      </header>
      <main className={phase.name === 'report' ? 'page-column py-12' : 'page-column max-w-5xl py-12'}>
        {hasSignInRunOut && <RunOutNotice onSignIn={signInAgain} />}
        <Mode phase={phase} user={user} onSubmit={analyze} onSignInAgain={signInAgain} />
      </main>
      <DiscardDialog
        open={pending !== null || blocker.status === 'blocked'}
        onStay={stay}
        onDiscard={discard}
      />
    </>
  );
}

/** Back to the empty form. What a toast says is about the document that goes. */
function startOver(): void {
  resetAnalysis();
  dismissToast();
}

interface ModeProps {
  readonly phase: Phase;
  readonly user: Person;
  readonly onSubmit: (identity: string) => void;
  readonly onSignInAgain: () => void;
}

function Mode({ phase, user, onSubmit, onSignInAgain }: ModeProps) {
  switch (phase.name) {
    case 'running':
      return <ProcessingCard running={phase} />;
    case 'report':
      return <ResultsView result={phase.result} />;
    case 'rejected':
      return <RejectionCard reply={phase.reply} onReset={startOver} />;
    default:
      return (
        <>
          <h1 className="mb-10 font-display text-title">Analyze Your Legal Document</h1>
          <AnalysisForm
            person={user}
            failure={phase.failure}
            onSubmit={onSubmit}
            onSignInAgain={onSignInAgain}
          />
          <HistoryCard />
        </>
      );
  }
}

/** Starts an analysis and says how it ended. */
function useAnalyze(user: Person): (identity: string) => void {
  const queryClient = useQueryClient();
  const analyze = async (identity: string) => {
    try {
      const outcome = await runAnalysis({ uid: user.uid, identity });
      if (outcome === 'completed') {
        const { phase } = useAnalysisStore.getState();
        if (phase.name === 'report' && keepReport(phase.result)) markSaved();
        showToast({
          title: 'Analysis Complete',
          description: 'Your document has been analyzed successfully',
        });
      }
      if (outcome === 'stopped' && useAnalysisStore.getState().file !== null) {
        showToast({ title: 'Analysis Stopped', description: 'Everything you entered is still here.' });
      }
    } catch {
      const { phase } = useAnalysisStore.getState();
      const description = (phase.name === 'form' ? phase.failure?.message : undefined) ?? FALLBACK;
      showToast({ title: 'Analysis Failed', description, variant: 'destructive' });
    }
    await queryClient.invalidateQueries({ queryKey: quotaQuery.queryKey });
  };
  return (identity) => void analyze(identity);
}

/** Said when a failure has no message of its own (specification, section 8). */
const FALLBACK = 'Failed to analyze document. Please try again.';
