import { tellVerdict } from '../../domain/analysis/report/tell-verdict.ts';
import type { Analyst } from '../../ports/analyst.ts';
import type { IsolatedWork } from '../../ports/isolated-work.ts';

/** The analyst that needs no model and no network: the rules, run in a child process. */
export function createIsolatedAnalyst(work: Pick<IsolatedWork, 'analyzeByRules'>): Analyst {
  return {
    profile: { analyst: 'built-in', model: null, isLocal: true },
    async analyze(document, reader, { today, readAnyway = false, events }, signal) {
      const verdict = await work.analyzeByRules({ document, reader, today, readAnyway }, signal);
      if (verdict.outcome === 'completed') tellVerdict(verdict, events);
      return verdict;
    },
  };
}
