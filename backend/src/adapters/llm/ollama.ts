import { Ollama, type ChatRequest, type ChatResponse } from 'ollama';

import { estimateTokens } from '../../domain/analysis/model/plan/tokens.ts';
import type { Completion, CompletionOptions, LanguageModel, Prompt } from '../../ports/language-model.ts';
import type { Logger } from '../../ports/logger.ts';
import { chatMessages } from './chat-messages.ts';
import { gatherAnswer } from './answer-text.ts';
import { LOCAL_DEADLINES, type Deadlines, type Watch } from './deadlines.ts';
import { fromStatus, keepOnly, ModelCallError, type FailureReason } from './failures.ts';
import { THINKING_TOKENS } from './openai-dialect.ts';
import { onlyJsonLines } from './json-lines.ts';
import { callModel, RETRY_POLICY, type RetryPolicy } from './model-call.ts';
import { createNodeFetch, type ModelFetch } from './node-fetch.ts';
import { inspectModel, type OllamaModelFacts } from './ollama-server.ts';

export interface OllamaOptions {
  /** `http://host:port` */
  readonly host: string;
  readonly model: string;
  /** The window asked for with every call; a different one would make the server load the model again. */
  readonly contextTokens: number;
  /** Whether a model that runs on somebody else's machine may be asked. */
  readonly allowRemote?: boolean;
  /** Whether the server is on the operator's own machines; true unless told otherwise. */
  readonly isLocal?: boolean;
  readonly deadlines?: Partial<Deadlines>;
  readonly retry?: Partial<RetryPolicy>;
  readonly logger?: Logger;
}

export interface OllamaModel extends LanguageModel {
  /** Loads the model with the window that all later calls use. Rejects with the codes of `complete`. */
  warmUp(signal: AbortSignal): Promise<void>;
}

/** How long the server keeps the model in memory after a call. */
const KEEP_ALIVE = '30m';

/** Asks an Ollama server through its own chat interface: the compatible one ignores the window. */
export function createOllamaModel(options: OllamaOptions): OllamaModel {
  const { host, model, contextTokens, allowRemote = false, isLocal = true, logger } = options;
  const settings = {
    deadlines: { ...LOCAL_DEADLINES, ...options.deadlines },
    retry: { ...RETRY_POLICY, ...options.retry },
    logger,
    modelName: model,
  };
  const count = createCountCheck(contextTokens);
  let known: OllamaModelFacts | null = null;

  async function facts(signal: AbortSignal): Promise<OllamaModelFacts> {
    known ??= await inspectModel(host, model, signal);
    if (known.isRemote && !allowRemote) throw new ModelCallError('remote-model');
    return known;
  }

  async function ask(prompt: Prompt, asked: CompletionOptions, watch: Watch): Promise<Completion> {
    const request = chatRequest(options, await facts(watch.signal), prompt, asked);
    const client = new Ollama({ host, fetch: checkedFetch(watch.signal) });
    const completion = await readAnswer(await client.chat(request), asked, watch);
    count.verify(prompt, completion.promptTokens);
    return completion;
  }

  return {
    name: model,
    contextTokens,
    isLocal,
    complete: (prompt, asked, signal) =>
      callModel(withPatience(settings, prompt, count), (watch) => ask(prompt, asked, watch), signal),
    async warmUp(signal) {
      const empty = { text: 'loaded', promptTokens: 0, outputTokens: 0 };
      await callModel(
        settings,
        async (watch) => {
          await facts(watch.signal);
          const client = new Ollama({ host, fetch: checkedFetch(watch.signal) });
          await client.chat({
            model,
            messages: [],
            options: { num_ctx: contextTokens },
            keep_alive: KEEP_ALIVE,
          });
          return empty;
        },
        signal,
      );
    },
  };
}

/** The client's type does not know `truncate`, and sends it all the same. */
type StreamedRequest = ChatRequest & { readonly stream: true; readonly truncate: boolean };

function chatRequest(
  { model, contextTokens }: OllamaOptions,
  facts: OllamaModelFacts,
  prompt: Prompt,
  asked: CompletionOptions,
): StreamedRequest {
  return {
    model,
    messages: chatMessages(prompt),
    stream: true,
    // Without it the server silently drops the first half of a long prompt; with it the server refuses.
    truncate: false,
    // Thinking is on unless told otherwise, costs minutes on a processor, and lowers the score on finding clauses.
    think: facts.thinksAlways ? 'low' : false,
    keep_alive: KEEP_ALIVE,
    options: {
      num_ctx: contextTokens,
      num_predict: asked.maxTokens + (facts.thinksAlways ? thinkingRoom(contextTokens, prompt, asked) : 0),
      temperature: 0.2,
      seed: 1,
    },
    ...(asked.schema === undefined ? {} : { format: asked.schema }),
  };
}

/** Thinking that cannot be switched off counts as output; it gets what the window has left, up to a limit. */
function thinkingRoom(contextTokens: number, prompt: Prompt, { maxTokens }: CompletionOptions): number {
  const left = contextTokens - estimateTokens(prompt.system + prompt.user) - maxTokens;
  return Math.max(0, Math.min(THINKING_TOKENS, Math.floor(left)));
}

async function readAnswer(
  stream: AsyncIterable<ChatResponse>,
  asked: CompletionOptions,
  watch: Watch,
): Promise<Completion> {
  const answer = gatherAnswer(asked);
  const cut = (reason: FailureReason, promptTokens = 0, outputTokens = 0) => ({
    text: answer.finishCut(reason),
    promptTokens,
    outputTokens,
    isCut: true,
  });
  try {
    for await (const part of stream) {
      watch.touch();
      if (part.message?.content) answer.add(part.message.content);
      if (!part.done) continue;
      const promptTokens = part.prompt_eval_count ?? 0;
      const outputTokens = part.eval_count ?? 0;
      if (part.done_reason === 'length') return cut('length', promptTokens, outputTokens);
      return { text: answer.finish(), promptTokens, outputTokens };
    }
  } catch (error) {
    watch.signal.throwIfAborted();
    // A line `{"error": …}`, a connection that broke, or an end without the line that says "done".
    return cut(error instanceof ModelCallError ? keepOnly(error) : 'cut-off');
  }
  return cut('cut-off');
}

/** Refusals become failures before the client reads them, because it prints what it cannot parse. */
function checkedFetch(signal: AbortSignal): ModelFetch {
  const send = createNodeFetch(signal);
  return async (input, init) => {
    const response = await send(input, init);
    if (!response.ok) throw fromStatus(response.status, await response.text(), response.headers);
    const isJson = /json/.test(response.headers.get('content-type') ?? '');
    if (!isJson || response.body === null) throw new ModelCallError('not-json');
    return new Response(onlyJsonLines(response.body), { status: 200, headers: response.headers });
  };
}

/** Compares what the server says it read with what was sent. */
function createCountCheck(contextTokens: number) {
  let tokensPerEstimate = 1;
  return {
    expected: (prompt: Prompt) => estimateTokens(prompt.system + prompt.user) * tokensPerEstimate,
    /** Throws `too-long` when about half of the prompt is missing from the server's count. */
    verify(prompt: Prompt, promptTokens: number): void {
      if (promptTokens === 0) return;
      const estimated = estimateTokens(prompt.system + prompt.user);
      const isFarBelowWindow = estimated < contextTokens * 0.4;
      // A prompt far below the window cannot have been cut, so it teaches how this model counts.
      if (isFarBelowWindow) tokensPerEstimate = Math.min(2, Math.max(0.5, promptTokens / estimated));
      else if (promptTokens < estimated * tokensPerEstimate * 0.65) throw new ModelCallError('too-long');
    },
  };
}

/** Slowest prompt reading that is waited for before any measurement, in tokens a second. */
const SLOWEST_PREFILL = 20;

function withPatience<S extends { readonly deadlines: Deadlines }>(
  settings: S,
  prompt: Prompt,
  count: { expected(prompt: Prompt): number },
): S {
  const { deadlines } = settings;
  // A deadline shorter than the default is a deliberate one and stays.
  if (deadlines.firstTokenMs < LOCAL_DEADLINES.firstTokenMs) return settings;
  const readMs = (count.expected(prompt) / SLOWEST_PREFILL) * 1000;
  return {
    ...settings,
    deadlines: { ...deadlines, firstTokenMs: Math.max(deadlines.firstTokenMs, readMs) },
  };
}
