import type OpenAI from 'openai';

import type { Completion } from '../../ports/language-model.ts';
import { chatMessages } from './chat-messages.ts';
import { gatherAnswer } from './answer-text.ts';
import type { Watch } from './deadlines.ts';
import { keepOnly, ModelCallError, type FailureReason } from './failures.ts';
import { thinkingTokens, type Dialect, type OpenAiCall } from './openai-dialect.ts';

type ChatRequest = OpenAI.Chat.Completions.ChatCompletionCreateParamsStreaming;

/** Asks through Chat Completions, which every compatible server knows. */
export async function askChat(client: OpenAI, call: OpenAiCall, watch: Watch): Promise<Completion> {
  const stream = await client.chat.completions.create(chatRequest(call));
  const answer = gatherAnswer(call.asked);
  let finish: string | null = null;
  let usage = { promptTokens: 0, outputTokens: 0 };
  const cut = (reason: FailureReason) => ({ text: answer.finishCut(reason), ...usage, isCut: true });
  try {
    for await (const chunk of stream) {
      watch.touch();
      if (chunk.usage) {
        usage = { promptTokens: chunk.usage.prompt_tokens, outputTokens: chunk.usage.completion_tokens };
      }
      const choice = chunk.choices?.[0];
      if (choice === undefined) continue;
      if (choice.delta?.refusal) throw new ModelCallError('refused');
      if (thoughtIn(choice.delta)) call.onThought();
      if (choice.delta?.content) answer.add(choice.delta.content);
      finish = choice.finish_reason ?? finish;
    }
  } catch (error) {
    watch.signal.throwIfAborted();
    return cut(error instanceof ModelCallError ? keepOnly(error) : 'cut-off');
  }
  if (answer.hasThought()) call.onThought();
  if (finish === 'length') return cut('length');
  if (finish === 'content_filter') throw new ModelCallError('filtered');
  // The loop also ends without a word when the connection was cut.
  if (finish === null) return cut('cut-off');
  return { text: answer.finish(), ...usage };
}

/** Thought that a server keeps apart from the answer: `reasoning_content` (vLLM, llama.cpp, LM Studio) or `reasoning` (OpenRouter). */
function thoughtIn(delta: object | undefined): boolean {
  const said = (name: string) =>
    delta !== undefined && name in delta && typeof Reflect.get(delta, name) === 'string'
      ? String(Reflect.get(delta, name))
      : '';
  return said('reasoning_content') !== '' || said('reasoning') !== '';
}

/** Fields that servers know beside OpenAI's own. */
type CompatibleRequest = ChatRequest & {
  readonly chat_template_kwargs?: Readonly<Record<string, boolean>>;
  readonly reasoning?: Readonly<Record<string, boolean | string>>;
};

function chatRequest(call: OpenAiCall): CompatibleRequest {
  const { model, dialect, prompt, asked } = call;
  const { maxTokens, schema } = asked;
  return {
    model,
    messages: chatMessages(prompt),
    stream: true,
    [dialect.maxTokensField]: maxTokens + thinkingTokens(call),
    ...lessThought(dialect),
    ...(dialect.sendsTemperature ? { temperature: 0.2 } : {}),
    ...(dialect.asksForUsage ? { stream_options: { include_usage: true } } : {}),
    ...(schema === undefined || dialect.format === 'text'
      ? {}
      : {
          response_format:
            dialect.format === 'schema'
              ? { type: 'json_schema', json_schema: { name: 'answer', schema: { ...schema }, strict: true } }
              : { type: 'json_object' },
        }),
  };
}

/** Thinking is on by default in many models of 2026, costs minutes on a processor, and lowers the score on finding clauses. */
function lessThought({ thought, effort }: Dialect): Partial<CompatibleRequest> {
  if (thought === 'router')
    return { reasoning: effort === null ? { enabled: false } : { effort, exclude: true } };
  return {
    // Qwen and most others call it `enable_thinking`, DeepSeek and Granite `thinking`; templates ignore what they do not know.
    ...(thought === 'template' ? { chat_template_kwargs: { enable_thinking: false, thinking: false } } : {}),
    ...(effort === null ? {} : { reasoning_effort: effort }),
  };
}
