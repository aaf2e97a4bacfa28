import type OpenAI from 'openai';

import type { Completion } from '../../ports/language-model.ts';
import { chatMessages } from './chat-messages.ts';
import { gatherAnswer } from './answer-text.ts';
import type { Watch } from './deadlines.ts';
import { keepOnly, ModelCallError, type FailureReason } from './failures.ts';
import type { OpenAiCall } from './openai-dialect.ts';

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
      if (choice.delta?.content) answer.add(choice.delta.content);
      finish = choice.finish_reason ?? finish;
    }
  } catch (error) {
    watch.signal.throwIfAborted();
    return cut(error instanceof ModelCallError ? keepOnly(error) : 'cut-off');
  }
  if (finish === 'length') return cut('length');
  if (finish === 'content_filter') throw new ModelCallError('filtered');
  // The loop also ends without a word when the connection was cut.
  if (finish === null) return cut('cut-off');
  return { text: answer.finish(), ...usage };
}

function chatRequest({ model, dialect, prompt, asked }: OpenAiCall): ChatRequest {
  const { maxTokens, schema } = asked;
  return {
    model,
    messages: chatMessages(prompt),
    stream: true,
    [dialect.maxTokensField]: maxTokens,
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
