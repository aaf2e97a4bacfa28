import type { IsolatedWork } from '../../ports/isolated-work.ts';
import type { Analyst } from '../../ports/analyst.ts';
import { tellVerdict } from './report/tell-verdict.ts';

/** The analyst that needs no model and no network: rules, run through the port for isolated work. */
export function createBuiltInAnalyst({ work }: { readonly work: IsolatedWork }): Analyst {
  return {
    profile: () => Promise.resolve({ analyst: 'built-in', model: null, isLocal: true }),
    async analyze(document, reader, context, signal) {
      const { today, readAnyway = false, events } = context;
      const verdict = await work.run('analyzeByRules', { document, reader, today, readAnyway }, signal);
      if (verdict.outcome === 'completed') tellVerdict(verdict, events);
      return verdict;
    },
  };
}
