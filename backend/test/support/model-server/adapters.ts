import type { Deadlines } from '../../../src/adapters/llm/deadlines.ts';
import type { RetryPolicy } from '../../../src/adapters/llm/model-call.ts';
import { createOllamaModel } from '../../../src/adapters/llm/ollama.ts';
import { createOpenAiModel } from '../../../src/adapters/llm/openai.ts';
import type { LanguageModel } from '../../../src/ports/language-model.ts';
import type { Logger } from '../../../src/ports/logger.ts';

/** What a test may set on any adapter. */
export interface AdapterSettings {
  readonly contextTokens?: number;
  readonly deadlines?: Partial<Deadlines>;
  readonly retry?: Partial<RetryPolicy>;
  readonly logger?: Logger;
}

/** Makes an adapter that asks the pretend model at this address (`ModelServer.url`). */
export type AdapterAt = (url: string, settings?: AdapterSettings) => LanguageModel;

/** A key that must not be seen anywhere. */
export const PRIVATE_KEY = 'sk-private-key';
const USUAL = { model: 'pretend:8b', contextTokens: 8_192 };

const openAi =
  (dialect: 'responses' | 'chat'): AdapterAt =>
  (url, settings) =>
    createOpenAiModel({ ...USUAL, apiKey: PRIVATE_KEY, baseUrl: `${url}/v1`, dialect, ...settings });

/** Chat Completions, with a server that is not OpenAI's. */
export const compatibleServer = openAi('chat');

/** Every way in which we ask a model. The contract, the faults and the report on a spoiled answer are tried with each. */
const ADAPTERS: readonly (readonly [string, AdapterAt])[] = [
  ['Ollama', (host, settings) => createOllamaModel({ ...USUAL, host, ...settings })],
  ['OpenAI', openAi('responses')],
  ['a compatible server', compatibleServer],
];

/** All of them, with settings of a test. */
export const adaptersWith = (settings: AdapterSettings = {}): typeof ADAPTERS =>
  ADAPTERS.map(([name, at]) => [name, (url, more) => at(url, { ...settings, ...more })]);
