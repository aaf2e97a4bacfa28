import type { Metrics } from '../../ports/metrics.ts';

/** Measures nothing, for where nobody watches. */
export function createNoMetrics(): Metrics {
  return { requestAnswered: () => undefined, stageEnded: () => undefined, analysisEnded: () => undefined };
}
