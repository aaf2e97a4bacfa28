import { useQueryClient } from '@tanstack/react-query';
import { showToast } from '../../ui/toast.ts';
import { markSaved, runAnalysis, useAnalysisStore, type RunRequest } from './shared/analysis-store.ts';
import { keepReport } from './history/history-store.ts';
import type { Person } from './person.ts';
import { quotaQuery } from './quota.ts';

export type Analyze = (request: Omit<RunRequest, 'uid'>) => void;

/** Said when a failure has no message of its own (specification, section 8). */
const FALLBACK = 'Failed to analyze document. Please try again.';

/** Starts an analysis and says how it ended. */
export function useAnalyze(user: Person): Analyze {
  const queryClient = useQueryClient();
  const analyze = async (request: Omit<RunRequest, 'uid'>) => {
    try {
      const outcome = await runAnalysis({ uid: user.uid, ...request });
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
    } catch (error) {
      const description = error instanceof Error && error.message !== '' ? error.message : FALLBACK;
      showToast({ title: 'Analysis Failed', description, variant: 'destructive' });
    }
    await queryClient.invalidateQueries({ queryKey: quotaQuery.queryKey });
  };
  return (request) => void analyze(request);
}
