import type { Metrics } from '../../ports/metrics.ts';

/** Measures nothing, for where nobody watches. */
export function createNoMetrics(): Metrics {
  const ignore = () => undefined;
  return {
    requestAnswered: ignore,
    stageEnded: ignore,
    analysisEnded: ignore,
    modelAnswered: ignore,
    modelRead: ignore,
    childEnded: ignore,
  };
}
