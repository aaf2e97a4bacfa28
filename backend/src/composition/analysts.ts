import { totalmem } from 'node:os';

import type { AnalystConfig, AppConfig } from '../../../config/app-config.ts';
import { createOllamaFinder } from '../adapters/llm/ollama-finder.ts';
import { createIsolatedAnalyst } from '../adapters/isolation/isolated-analyst.ts';
import type { Analyst, AnalystProvider } from '../ports/analyst.ts';
import { createAutoAnalysts } from '../domain/analysis/model/auto-analyst.ts';
import { createMissingModelAnalyst } from '../domain/analysis/model/without-model.ts';
import { createMeasuredModel } from '../domain/analysis/model/measure-model.ts';
import { createModelAnalyst } from '../domain/analysis/model/model-analyst.ts';
import { createFairQueue } from '../domain/queue/fair-queue.ts';
import type { Clock } from '../ports/clock.ts';
import type { IsolatedWork } from '../ports/isolated-work.ts';
import type { LanguageModel } from '../ports/language-model.ts';
import type { Logger } from '../ports/logger.ts';
import type { Metrics } from '../ports/metrics.ts';
import type { CheckModel, ModelState } from '../ports/model-check.ts';
import type { Secrets } from '../ports/secrets.ts';

export interface AnalystDependencies {
  readonly config: AppConfig;
  readonly work: IsolatedWork;
  readonly clock: Clock;
  readonly secrets: Secrets;
  readonly logger: Logger;
  readonly metrics: Metrics;
}

/** The analysts in use, and the state of their language model. */
export interface ChosenAnalyst {
  readonly analysts: AnalystProvider;
  /** For `/api/ready`: shown, never fatal. */
  readonly checkModel: CheckModel;
}

/** Window assumed for an OpenAI-compatible model whose operator says nothing: what nearly all of them have. */
const HOSTED_CONTEXT_TOKENS = 128_000;
/** Calls at once: what a hosted service takes from its smallest customers, and what Ollama does unless told otherwise. */
const HOSTED_PARALLEL = 6;
const LOCAL_PARALLEL = 1;
/** Model calls of different users that may wait for one of the calls allowed at once. */
const MAX_WAITING_CALLS = 10_000;

/**
 * The analyst that the settings choose. Nothing leaves the operator's machines unless `openai` was asked for by name, and its library,
 * the largest of all, is loaded only then.
 */
export async function createChosenAnalyst(dependencies: AnalystDependencies): Promise<ChosenAnalyst> {
  const { config, work } = dependencies;
  const builtIn = createIsolatedAnalyst(work);
  switch (config.analyst.provider) {
    case 'built-in':
      return { analysts: always(builtIn), checkModel: () => Promise.resolve('not-used') };
    case 'openai':
      return withOpenAi(dependencies, config.analyst);
    case 'auto':
      return withOllama(dependencies, config.analyst, builtIn);
    case 'ollama':
      return withOllama(
        dependencies,
        config.analyst,
        createMissingModelAnalyst({
          provider: 'ollama',
          model: config.analyst.ollamaModel,
          work,
          isRequired: config.model.isRequired,
        }),
      );
  }
}

async function withOpenAi(
  dependencies: AnalystDependencies,
  settings: AnalystConfig & { provider: 'openai' },
): Promise<ChosenAnalyst> {
  const [{ createOpenAiModel }, { createOpenAiCheck }] = await Promise.all([
    import('../adapters/llm/openai.ts'),
    import('../adapters/llm/openai-check.ts'),
  ]);
  const { config, clock, logger, metrics } = dependencies;
  const model = createOpenAiModel({
    ...settings,
    contextTokens: config.model.contextTokens ?? HOSTED_CONTEXT_TOKENS,
    deadlines: deadlinesOf(config),
    logger,
  });
  const analyst = createModelAnalyst({
    ...modelParts(dependencies, HOSTED_PARALLEL),
    model: createMeasuredModel({ model, metrics, clock }),
    provider: 'openai',
  });
  return { analysts: always(analyst), checkModel: createOpenAiCheck({ ...settings, clock, logger }) };
}

function withOllama(
  dependencies: AnalystDependencies,
  settings: AnalystConfig & { provider: 'auto' | 'ollama' },
  otherwise: Analyst,
): ChosenAnalyst {
  const { config, clock, logger, metrics } = dependencies;
  const finder = createOllamaFinder({
    host: settings.ollamaHost,
    model: settings.ollamaModel,
    contextTokens: config.model.contextTokens,
    allowRemote: settings.allowRemote,
    memoryBytes: totalmem(),
    deadlines: deadlinesOf(config),
    logger,
  });
  const parts = modelParts(dependencies, LOCAL_PARALLEL);
  const withModel = (model: LanguageModel): Analyst =>
    createModelAnalyst({
      ...parts,
      model: createMeasuredModel({ model, metrics, clock }),
      provider: 'ollama',
    });
  const find = (signal: AbortSignal) => finder.find(signal);
  const analysts = createAutoAnalysts({ otherwise, find, withModel, clock });
  const isNeeded = settings.provider === 'ollama';
  const checkModel = async (): Promise<ModelState> => {
    await analysts.current(); // looks for the model where that is due
    return finder.isUp() ? 'up' : isNeeded ? 'down' : 'not-used';
  };
  return { analysts, checkModel };
}

const always = (analyst: Analyst): AnalystProvider => ({ current: () => Promise.resolve(analyst) });

/** What every analyst with a model shares: one queue for the calls allowed at once. */
function modelParts(
  { config: { model }, work, secrets, metrics }: AnalystDependencies,
  usualParallel: number,
) {
  const parallel = model.parallel ?? usualParallel;
  const queue = createFairQueue({ slots: parallel, maxWaiting: MAX_WAITING_CALLS });
  return { work, secrets, metrics, queue, parallel, isRequired: model.isRequired };
}

function deadlinesOf({ model: { timeoutSeconds } }: AppConfig) {
  return timeoutSeconds === null ? {} : { totalMs: timeoutSeconds * 1_000 };
}
