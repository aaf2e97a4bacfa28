import type { ChildPool } from '../../ports/child-pool.ts';
import type { IsolatedTasks, IsolatedWork } from '../../ports/isolated-work.ts';

/** Runs domain work in the children of `pool`, which serve the functions of `domain/analysis/tasks.ts`. */
export function createIsolatedWork(pool: ChildPool): IsolatedWork {
  const inChild =
    <Output>(name: keyof IsolatedTasks) =>
    async (input: unknown, signal: AbortSignal): Promise<Output> => {
      const lease = await pool.lease({ signal });
      try {
        return await lease.call<Output>(name, input);
      } finally {
        lease.release();
      }
    };
  return {
    analyzeByRules: inChild('analyzeByRules'),
    listParagraphs: inChild('listParagraphs'),
    answerQuestion: inChild('answerQuestion'),
    reportOnVersion: inChild('reportOnVersion'),
    comparePapers: inChild('comparePapers'),
    planModelReading: inChild('planModelReading'),
    composeModelReport: inChild('composeModelReport'),
    closeModelReport: inChild('closeModelReport'),
    sayModelReport: inChild('sayModelReport'),
  };
}
