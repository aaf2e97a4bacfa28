import type { Metrics } from '../../ports/metrics.ts';

/** Measures nothing. */
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
