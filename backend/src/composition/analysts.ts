import { totalmem } from 'node:os';

import type { AnalystConfig, AppConfig } from '../../../config/app-config.ts';
import type { AnalystName } from '../../../config/product.ts';
import type { Deadlines } from '../adapters/llm/deadlines.ts';
import { createOllamaFinder } from '../adapters/llm/ollama-finder.ts';
import { createHostedCheck } from '../adapters/llm/hosted-check.ts';
import type { ModelList } from '../adapters/llm/hosted-models.ts';
import { openAiList } from '../adapters/llm/openai-server.ts';
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

/** Window assumed for a hosted model whose operator says nothing: what nearly all of them have. */
const HOSTED_CONTEXT_TOKENS = 128_000;
/** Calls at once: what a hosted service takes from its smallest customers, and what Ollama does unless told otherwise. */
const HOSTED_PARALLEL = 6;
const LOCAL_PARALLEL = 1;
/** Model calls of different users that may wait for one of the calls allowed at once. */
const MAX_WAITING_CALLS = 10_000;

/**
 * The analyst that the settings choose. Nothing leaves the operator's machines unless a hosted model was asked for by name, and the
 * library of OpenAI, the largest of all, is loaded only then.
 */
export async function createChosenAnalyst(dependencies: AnalystDependencies): Promise<ChosenAnalyst> {
  const { config, work } = dependencies;
  const { analyst } = config;
  const builtIn = createIsolatedAnalyst(work);
  switch (analyst.provider) {
    case 'built-in':
      return { analysts: always(builtIn), checkModel: () => Promise.resolve('not-used') };
    case 'openai': {
      const { createOpenAiModel } = await import('../adapters/llm/openai.ts');
      return withHosted(dependencies, {
        provider: 'openai',
        modelWith: (limits) => createOpenAiModel({ ...analyst, ...limits }),
        list: openAiList(analyst),
      });
    }
    case 'auto':
      return withOllama(dependencies, analyst, builtIn);
    case 'ollama':
      return withOllama(
        dependencies,
        analyst,
        createMissingModelAnalyst({
          provider: 'ollama',
          model: analyst.ollamaModel,
          work,
          isRequired: config.model.isRequired,
        }),
      );
  }
}

interface Hosted {
  readonly provider: Exclude<AnalystName, 'built-in'>;
  readonly modelWith: (limits: HostedLimits) => LanguageModel;
  readonly list: ModelList;
}

interface HostedLimits {
  readonly contextTokens: number;
  readonly deadlines: Partial<Deadlines>;
  readonly logger: Logger;
}

/** A model behind a server that is always there: asked for every paper, and for its list when somebody wants to know. */
function withHosted(dependencies: AnalystDependencies, { provider, modelWith, list }: Hosted): ChosenAnalyst {
  const { config, clock, logger, metrics } = dependencies;
  const model = modelWith({
    contextTokens: config.model.contextTokens ?? HOSTED_CONTEXT_TOKENS,
    deadlines: deadlinesOf(config),
    logger,
  });
  const analyst = createModelAnalyst({
    ...modelParts(dependencies, HOSTED_PARALLEL),
    model: createMeasuredModel({ model, metrics, clock }),
    provider,
  });
  return {
    analysts: always(analyst),
    checkModel: createHostedCheck({ list, model: model.name, clock, logger }),
  };
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
