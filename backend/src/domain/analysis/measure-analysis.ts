import type { Clock } from '../../ports/clock.ts';
import type { Metrics } from '../../ports/metrics.ts';
import { isDomainError } from '../errors.ts';
import type { AnalyzeDocument } from './analyze-document.ts';

export interface MeasureAnalysisDependencies {
  readonly analyzeDocument: AnalyzeDocument;
  readonly metrics: Metrics;
  readonly clock: Clock;
}

/** The same use case, with the time of each stage and the outcome measured. */
export function createMeasuredAnalysis({
  analyzeDocument,
  metrics,
  clock,
}: MeasureAnalysisDependencies): AnalyzeDocument {
  return async (request, events, signal) => {
    let stage = { name: 'waiting', since: clock.now().getTime() };
    const endStage = (outcome: 'ok' | 'failed') => {
      metrics.stageEnded(stage.name, outcome, (clock.now().getTime() - stage.since) / 1_000);
    };
    const measuring = {
      ...events,
      onStage(name: 'extracting' | 'analyzing') {
        endStage('ok');
        stage = { name, since: clock.now().getTime() };
        events.onStage(name);
      },
    };
    try {
      const analysis = await analyzeDocument(request, measuring, signal);
      endStage('ok');
      metrics.analysisEnded(analysis.outcome);
      return analysis;
    } catch (error) {
      endStage('failed');
      metrics.analysisEnded(isDomainError(error) ? error.code : 'internal');
      throw error;
    }
  };
}
