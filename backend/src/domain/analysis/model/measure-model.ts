import type { Clock } from '../../../ports/clock.ts';
import type { LanguageModel } from '../../../ports/language-model.ts';
import type { Metrics } from '../../../ports/metrics.ts';
import { isDomainError } from '../../errors.ts';

export interface MeasureModelDependencies {
  readonly model: LanguageModel;
  readonly metrics: Metrics;
  readonly clock: Clock;
}

/** The same model, with the time and the outcome of each call measured. */
export function createMeasuredModel({ model, metrics, clock }: MeasureModelDependencies): LanguageModel {
  return {
    name: model.name,
    contextTokens: model.contextTokens,
    isLocal: model.isLocal,
    async complete(prompt, options, signal) {
      const started = clock.now().getTime();
      const answered = (outcome: string) =>
        metrics.modelAnswered(outcome, (clock.now().getTime() - started) / 1_000);
      try {
        const completion = await model.complete(prompt, options, signal);
        answered(completion.isCut === true ? 'cut' : 'ok');
        return completion;
      } catch (error) {
        answered(isDomainError(error) ? error.code : 'internal');
        throw error;
      }
    },
  };
}
