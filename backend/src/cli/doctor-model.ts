import type { AnalystConfig, ModelLimits } from '../../../config/app-config.ts';
import { assessModel, chooseModel, type AssessedModel } from '../adapters/llm/ollama-choice.ts';
import { listModels, readVersion } from '../adapters/llm/ollama-server.ts';
import { isOpenAiHost, openAiBase, openAiList } from '../adapters/llm/openai-server.ts';
import type { Check } from './doctor-check.ts';
import { checkHosted, type HostedService } from './doctor-hosted.ts';

export interface ModelCheckOptions {
  readonly analyst: AnalystConfig;
  readonly limits: ModelLimits;
  readonly memoryBytes: number;
  /** Where else to look when nothing answers at the configured address. */
  readonly otherHosts?: readonly string[];
  /** Whether a key for OpenAI lies in the environment. */
  readonly hasOpenAiKey: boolean;
}

/** Where Ollama usually is: on this computer, on the computer that runs this container, beside it in a compose file. */
const USUAL_HOSTS = ['http://127.0.0.1:11434', 'http://host.docker.internal:11434', 'http://ollama:11434'];
const ANSWER_MS = 4_000;
const GIB = 1024 ** 3;

/** Checks the language model that the settings ask for, or that could be used. */
export async function checkModel(options: ModelCheckOptions): Promise<Check[]> {
  const { analyst, hasOpenAiKey } = options;
  const key: Check[] =
    hasOpenAiKey && analyst.provider !== 'openai'
      ? [
          {
            title: 'OpenAI',
            state: 'note',
            lines: ['A key is set, but nothing is sent to OpenAI while LLM_PROVIDER is not openai.'],
          },
        ]
      : [];
  switch (analyst.provider) {
    case 'built-in':
      return [{ title: 'Analyst', state: 'ok', lines: ['Built-in rules, as LLM_PROVIDER asks.'] }, ...key];
    case 'openai':
      return [await checkHosted(openAi(analyst))];
    case 'auto':
    case 'ollama':
      return [await checkOllama(analyst, options), ...key];
  }
}

async function checkOllama(
  analyst: Extract<AnalystConfig, { readonly ollamaHost: string }>,
  { limits, memoryBytes, otherHosts = USUAL_HOSTS }: ModelCheckOptions,
): Promise<Check> {
  const title = 'Ollama';
  const isNeeded = analyst.provider === 'ollama';
  const missing = isNeeded ? 'problem' : 'note';
  const found = await findServer([analyst.ollamaHost, ...otherHosts]);
  if (found === null) {
    const without = isNeeded ? 'Analyses are answered with 503.' : 'The built-in rules are used.';
    return {
      title,
      state: missing,
      lines: [`No server answers at ${analyst.ollamaHost}. ${without}`],
      fix: 'Install Ollama from https://ollama.com/download and start it with: ollama serve',
    };
  }
  if (found.host !== analyst.ollamaHost) {
    return {
      title,
      state: missing,
      lines: [`No server answers at ${analyst.ollamaHost}, but one does at ${found.host}.`],
      fix: `Set OLLAMA_HOST=${found.host}`,
    };
  }

  const circumstances = {
    memoryBytes,
    contextTokens: limits.contextTokens,
    allowRemote: isNeeded && analyst.allowRemote,
  };
  const signal = AbortSignal.timeout(ANSWER_MS);
  const models = (await listModels(found.host, signal)).map((facts) => assessModel(facts, circumstances));
  const chosen = chooseModel(models, analyst.ollamaModel);
  const lines = [`Version ${found.version} at ${found.host}.`, ...models.map(lineOf)];
  if (chosen !== null) {
    return { title, state: 'ok', lines: [...lines, `In use: ${chosen.name}.`] };
  }
  const name = analyst.ollamaModel;
  const isListed = name !== null && models.some((model) => model.name === name);
  return {
    title,
    state: missing,
    lines: [
      ...lines,
      name === null ? 'None of its models can be used here.' : `The model ${name} cannot be used.`,
    ],
    fix:
      name !== null && !isListed
        ? `npm run model:pull -- ${name}`
        : isListed
          ? 'Set OLLAMA_MODEL to another one of the list, or leave it empty'
          : adviceFor(memoryBytes),
  };
}

/** Least memory for a model that reads contracts better than the rules do, and for a larger one, in bytes. */
const LEAST_FOR_A_MODEL = 7 * GIB;
const ENOUGH_FOR_8B = 15 * GIB;

/** What to fetch for this much memory; nothing where every model that fits would read worse than the rules alone. */
function adviceFor(memoryBytes: number): string {
  if (memoryBytes < LEAST_FOR_A_MODEL)
    return 'Set LLM_PROVIDER=built-in: the rules alone read better than a model that fits into this memory';
  return `npm run model:pull -- ${memoryBytes >= ENOUGH_FOR_8B ? 'qwen3:8b' : 'qwen3:4b'}`;
}

const VERDICTS: Readonly<Record<AssessedModel['verdict'], string>> = {
  fits: 'fits',
  'too-big': 'too big for the memory of this computer',
  'small-window': 'its window is too small for clauses',
  remote: 'runs on somebody else’s computer; OLLAMA_ALLOW_REMOTE=on would allow it',
  'cannot-complete': 'cannot write text',
};

function lineOf(model: AssessedModel): string {
  const { name, sizeBytes, neededBytes, contextTokens, verdict, isRemote, thinksAlways } = model;
  if (isRemote) return `${name}: ${VERDICTS[verdict]}`;
  const gib = (bytes: number) => (bytes / GIB).toFixed(1);
  return `${name} (${gib(sizeBytes)} GiB): ${VERDICTS[verdict]}; ${gib(neededBytes)} GiB with a window of ${contextTokens} tokens${thinksAlways ? '; it always thinks first, which takes longer' : ''}`;
}

async function findServer(hosts: readonly string[]): Promise<{ host: string; version: string } | null> {
  for (const host of new Set(hosts)) {
    try {
      return { host, version: await readVersion(host, AbortSignal.timeout(ANSWER_MS)) };
    } catch {
      // Not Ollama: try the next address.
    }
  }
  return null;
}

function openAi({
  apiKey,
  baseUrl,
  model,
}: Extract<AnalystConfig, { readonly provider: 'openai' }>): HostedService {
  const isOwn = isOpenAiHost(baseUrl);
  const base = openAiBase(baseUrl);
  return {
    title: isOwn ? 'OpenAI' : 'Compatible server',
    base,
    list: openAiList({ baseUrl, apiKey }),
    model,
    settings: { key: 'OPENAI_API_KEY', model: 'OPENAI_MODEL', base: 'OPENAI_BASE_URL' },
    ...(isOwn
      ? {
          toKnow: 'OpenAI keeps logs against abuse for up to 30 days.',
          keysAt: 'https://platform.openai.com/api-keys',
        }
      : {}),
  };
}
