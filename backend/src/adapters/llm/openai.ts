import OpenAI, { APIConnectionError } from 'openai';

import type { Completion, CompletionOptions, LanguageModel, Prompt } from '../../ports/language-model.ts';
import type { Logger } from '../../ports/logger.ts';
import { HOSTED_DEADLINES, LOCAL_DEADLINES, type Deadlines, type Watch } from './deadlines.ts';
import { fromStatus, ModelCallError } from './failures.ts';
import { callModel, RETRY_POLICY, type RetryPolicy } from './model-call.ts';
import { createNodeFetch, type ModelFetch } from './node-fetch.ts';
import { askChat } from './openai-chat.ts';
import { firstDialect, stepDown, thinking, type Dialect } from './openai-dialect.ts';
import { askResponses } from './openai-responses.ts';
import { isPrivateHost } from './private-host.ts';
import { isOpenAiHost, openAiBase } from './openai-server.ts';

export interface OpenAiOptions {
  readonly apiKey: string;
  readonly model: string;
  /** Of a compatible server; null for OpenAI itself. */
  readonly baseUrl: string | null;
  /** Tokens of prompt and answer together. */
  readonly contextTokens: number;
  readonly deadlines?: Partial<Deadlines>;
  readonly retry?: Partial<RetryPolicy>;
  readonly logger?: Logger;
  /** Which interface to speak; by default Responses on OpenAI's own hosts and Chat Completions elsewhere. */
  readonly dialect?: 'responses' | 'chat';
}

/** The client takes no "never"; our own watch ends every call long before (largest delay of a timer: 24 days). */
const NEVER_MS = 2 ** 31 - 1;

/** Refusals of single fields that are worked around within one call. */
const MAX_STEPS = 8;

/** Silent: the client would print addresses and warnings of its own. */
const SILENT = { error() {}, warn() {}, info() {}, debug() {} };

/** Asks OpenAI, or any server that speaks the same interface. */
export function createOpenAiModel(options: OpenAiOptions): LanguageModel {
  const { model, baseUrl, contextTokens, logger } = options;
  const isOwnHost = options.dialect === undefined ? isOpenAiHost(baseUrl) : options.dialect === 'responses';
  const isLocal = baseUrl !== null && isPrivateHost(new URL(baseUrl).hostname);
  const settings = {
    deadlines: { ...(isLocal ? LOCAL_DEADLINES : HOSTED_DEADLINES), ...options.deadlines },
    retry: { ...RETRY_POLICY, ...options.retry },
    logger,
    modelName: model,
  };
  const ask = isOwnHost ? askResponses : askChat;
  let dialect = firstDialect(model, isOwnHost, baseUrl === null ? '' : new URL(baseUrl).hostname);

  async function askInDialect(prompt: Prompt, asked: CompletionOptions, watch: Watch): Promise<Completion> {
    const client = clientFor(options, watch.signal);
    for (let step = 0; ; step += 1) {
      const used = dialect;
      // A call beside this one may have learned the same already.
      const learn = (better: Dialect | null) => {
        if (better !== null && dialect === used) dialect = better;
      };
      let hasThought = false;
      const onThought = () => {
        hasThought = true;
      };
      try {
        const completion = await ask(
          client,
          { model, dialect: used, prompt, asked, contextTokens, onThought },
          watch,
        );
        if (hasThought) learn(thinking(used));
        return completion;
      } catch (error) {
        const failure = failureBehind(error);
        const better = nextDialect(failure, used, hasThought);
        if (better === null || step >= MAX_STEPS) throw failure;
        learn(better);
      }
    }
  }

  return {
    name: model,
    contextTokens,
    isLocal,
    complete: (prompt, asked, signal) =>
      callModel(settings, (watch) => askInDialect(prompt, asked, watch), signal),
  };
}

/** How to ask the same question again: without the field that was refused, or with room for the thought that used it all up. */
function nextDialect(failure: ModelCallError, used: Dialect, hasThought: boolean): Dialect | null {
  if (failure.reason === 'bad-request') return stepDown(used, failure.refusedField);
  const isUsedUp = failure.reason === 'length' || failure.reason === 'empty';
  return isUsedUp && hasThought ? thinking(used) : null;
}

function clientFor({ apiKey, baseUrl }: OpenAiOptions, signal: AbortSignal): OpenAI {
  return new OpenAI({
    apiKey,
    baseURL: openAiBase(baseUrl),
    // Null keeps the client from reading the environment by itself.
    organization: null,
    project: null,
    adminAPIKey: null,
    webhookSecret: null,
    maxRetries: 0,
    timeout: NEVER_MS,
    logLevel: 'off',
    logger: SILENT,
    fetch: checkedFetch(signal),
  });
}

/** Refusals are read here, where their text can be dropped; the client would put it into its errors. */
function checkedFetch(signal: AbortSignal): ModelFetch {
  const send = createNodeFetch(signal);
  return async (input, init) => {
    const response = await send(input, init);
    if (!response.ok) throw fromStatus(response.status, await response.text(), response.headers);
    if (/html/.test(response.headers.get('content-type') ?? '')) throw new ModelCallError('not-json');
    return response;
  };
}

/** The client wraps what its fetch throws; anything else after the answer began is an answer cut short. */
function failureBehind(error: unknown): ModelCallError {
  if (error instanceof ModelCallError) return error;
  if (error instanceof APIConnectionError) {
    return error.cause instanceof ModelCallError ? error.cause : new ModelCallError('unreachable');
  }
  return error instanceof SyntaxError ? new ModelCallError('not-json') : new ModelCallError('cut-off');
}
