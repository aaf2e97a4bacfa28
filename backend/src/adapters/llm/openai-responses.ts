import type OpenAI from 'openai';

import type { Completion } from '../../ports/language-model.ts';
import { gatherAnswer } from './answer-text.ts';
import type { Watch } from './deadlines.ts';
import { keepOnly, ModelCallError, type FailureReason } from './failures.ts';
import { THINKING_TOKENS, type OpenAiCall } from './openai-dialect.ts';

type ResponseRequest = OpenAI.Responses.ResponseCreateParamsStreaming;

/** Asks through OpenAI's own Responses interface, and has it keep nothing. */
export async function askResponses(client: OpenAI, call: OpenAiCall, watch: Watch): Promise<Completion> {
  const stream = await client.responses.create(responseRequest(call));
  const answer = gatherAnswer(call.asked);
  const cut = (reason: FailureReason) => ({
    text: answer.finishCut(reason),
    promptTokens: 0,
    outputTokens: 0,
    isCut: true,
  });
  try {
    for await (const event of stream) {
      watch.touch();
      switch (event.type) {
        case 'response.output_text.delta':
          answer.add(event.delta);
          break;
        case 'response.refusal.delta':
          throw new ModelCallError('refused');
        case 'response.incomplete':
          if (event.response.incomplete_details?.reason === 'content_filter')
            throw new ModelCallError('filtered');
          return cut('length');
        case 'response.failed':
        case 'error':
          // The client does not throw these.
          return cut('cut-off');
        case 'response.completed':
          return {
            text: answer.finish(),
            promptTokens: event.response.usage?.input_tokens ?? 0,
            outputTokens: event.response.usage?.output_tokens ?? 0,
          };
        default:
          break;
      }
    }
  } catch (error) {
    watch.signal.throwIfAborted();
    return cut(error instanceof ModelCallError ? keepOnly(error) : 'cut-off');
  }
  // The loop also ends without a word when the connection was cut.
  return cut('cut-off');
}

function responseRequest({ model, dialect, prompt, asked }: OpenAiCall): ResponseRequest {
  const { maxTokens, schema } = asked;
  const thinks = dialect.effort === 'minimal' || dialect.effort === 'low';
  return {
    model,
    instructions: prompt.system,
    input: prompt.user,
    stream: true,
    // The default keeps prompt and answer for at least 30 days.
    store: false,
    max_output_tokens: maxTokens + (thinks ? THINKING_TOKENS : 0),
    ...(dialect.sendsTemperature ? { temperature: 0.2 } : {}),
    ...(dialect.effort === null ? {} : { reasoning: { effort: dialect.effort } }),
    ...(schema === undefined || dialect.format === 'text'
      ? {}
      : {
          text: {
            format:
              dialect.format === 'schema'
                ? { type: 'json_schema', name: 'answer', schema: { ...schema }, strict: true }
                : { type: 'json_object' },
          },
        }),
  };
}
