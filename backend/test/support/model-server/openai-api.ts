import type { IncomingMessage, ServerResponse } from 'node:http';

import type { Desk, LoggedCall, PretendThought } from './model-server.ts';
import { readJson, sendJson, type Wire } from './stream.ts';

type Body = Record<string, unknown>;

/** OpenAI's two interfaces: Responses and Chat Completions, streamed as server-sent events. */
export async function answerOpenAi(
  desk: Desk,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { options } = desk;
  const refuse = (status: number, code: string, message: string, param: string | null = null) =>
    sendJson(response, status, { error: { message, type: 'invalid_request_error', code, param } });
  if (options.apiKey !== '' && request.headers.authorization !== `Bearer ${options.apiKey}`) {
    return refuse(401, 'invalid_api_key', 'Incorrect API key provided.');
  }
  if (path.endsWith('/models')) {
    const data = options.models.map((model) => ({ id: model.name, object: 'model' }));
    return sendJson(response, 200, { object: 'list', data });
  }
  if (path.includes('/models/')) {
    const id = decodeURIComponent(path.slice(path.lastIndexOf('/') + 1));
    const isThere = options.models.some((model) => model.name === id);
    return isThere
      ? sendJson(response, 200, { id, object: 'model' })
      : refuse(404, 'model_not_found', 'The model does not exist.');
  }
  const isResponses = path.endsWith('/responses');
  if (!isResponses && !path.endsWith('/chat/completions')) return refuse(404, 'not_found', 'No such path.');

  const body = await readJson(request);
  const call = desk.log(request, path, body);
  const question = isResponses ? responsesQuestion(body) : chatQuestion(body);
  const problem = isResponses ? null : unknownField(desk, body);
  if (problem !== null) {
    call.status = 'refused';
    return refuse(400, 'unsupported_parameter', `Unsupported parameter: '${problem}'.`, problem);
  }
  const maxTokens = Number(
    body['max_output_tokens'] ?? body['max_completion_tokens'] ?? body['max_tokens'] ?? 4_096,
  );
  const promptTokens = desk.count(`${question.system}\n${question.user}`);
  if (promptTokens + (isResponses ? 0 : maxTokens) > options.windowTokens) {
    call.status = 'refused';
    call.promptTokens = promptTokens;
    return refuse(400, 'context_length_exceeded', "This model's maximum context length is exceeded.");
  }
  const wire = isResponses ? responsesWire(call) : chatWire(call, body, desk);
  const thought = isResponses ? null : thoughtFor(desk, body);
  if (thought === null) return desk.reply({ call, question, maxTokens, wire, response });
  await desk.reply({
    call,
    question,
    maxTokens: Math.max(0, maxTokens - thought.tokens),
    wire: thoughtful(wire, thought.within),
    response,
  });
}

/** The thought that comes before this answer, or null when it was switched off. */
function thoughtFor({ options: { thinks } }: Desk, body: Body): PretendThought | null {
  if (thinks === null) return null;
  const asked = thinks.obeys === null ? undefined : body[thinks.obeys];
  const isOff = typeof asked === 'object' || asked === 'none' || asked === 'minimal';
  return isOff ? null : thinks;
}

/** The same wire with a thought in front of the answer, or before its end where there is no room for an answer. */
function thoughtful(wire: Wire, within: PretendThought['within']): Wire {
  let isThought = false;
  const think = () => {
    if (isThought) return '';
    isThought = true;
    const words = 'The part says {"risks":[{"title":"a draft"}]} perhaps.';
    if (within === 'tags') return wire.piece(`<think>${words}</think>`);
    return event({ choices: [{ index: 0, delta: { [within]: words }, finish_reason: null }] });
  };
  return {
    ...wire,
    piece: (text) => `${think()}${wire.piece(text)}`,
    end: (finish, outputTokens) => `${think()}${wire.end(finish, outputTokens)}`,
  };
}

function unknownField(desk: Desk, body: Body): string | null {
  const { knowsJsonSchema, knowsJsonObject, maxTokensField, knowsStreamOptions } = desk.options;
  // The cast holds because the stand-in is only ever asked by our own clients.
  const format = body['response_format'] as { type?: string } | undefined;
  if (format?.type === 'json_schema' && !knowsJsonSchema) return 'response_format';
  if (format?.type === 'json_object' && !knowsJsonObject) return 'response_format';
  if ('max_tokens' in body && maxTokensField === 'max_completion_tokens') return 'max_tokens';
  if ('max_completion_tokens' in body && maxTokensField === 'max_tokens') return 'max_completion_tokens';
  if ('temperature' in body && maxTokensField === 'max_completion_tokens') return 'temperature';
  if ('stream_options' in body && !knowsStreamOptions) return 'stream_options';
  const refused = desk.options.thinks?.refuses?.find((field) => field in body);
  if (refused !== undefined) return refused;
  return null;
}

function chatQuestion(body: Body) {
  // The cast holds because the stand-in is only ever asked by our own clients.
  const messages = (body['messages'] ?? []) as { role: string; content: string }[];
  const text = (role: string) => messages.find((message) => message.role === role)?.content ?? '';
  return { system: text('system'), user: text('user'), schema: body['response_format'] ?? null };
}

function responsesQuestion(body: Body) {
  return {
    system: textOf(body['instructions']),
    user: textOf(body['input']),
    schema: body['text'] ?? null,
  };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

const event = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`;

function chatWire(call: LoggedCall, body: Body, desk: Desk): Wire {
  const chunk = (delta: unknown, finish: string | null) =>
    event({
      id: 'chatcmpl-1',
      object: 'chat.completion.chunk',
      choices: [{ index: 0, delta, finish_reason: finish }],
    });
  return {
    contentType: 'text/event-stream',
    // OpenRouter sends such comment lines; every client has to skip them.
    piece: (text) => `: PROCESSING\n\n${chunk({ content: text }, null)}`,
    end(finish, outputTokens) {
      const last =
        finish === 'refusal'
          ? chunk({ refusal: 'I cannot help with that.' }, 'stop')
          : chunk({}, finish === 'stop' ? 'stop' : finish);
      const usage = { prompt_tokens: call.promptTokens, completion_tokens: outputTokens };
      const wantsUsage = 'stream_options' in body && desk.options.knowsStreamOptions;
      return `${last}${wantsUsage ? event({ choices: [], usage }) : ''}data: [DONE]\n\n`;
    },
    failure: (message) => event({ error: { message, code: 500 } }),
    garbage: 'data: {"choices":[{"delta":{"content":"SECRET-LOOKING DOCUMENT TEXT\n\n',
  };
}

function responsesWire(call: LoggedCall): Wire {
  const named = (value: { type: string } & Body) => `event: ${value.type}\n${event(value)}`;
  return {
    contentType: 'text/event-stream',
    piece: (text) =>
      named({ type: 'response.output_text.delta', delta: text, output_index: 0, content_index: 0 }),
    end(finish, outputTokens) {
      const usage = {
        input_tokens: call.promptTokens,
        output_tokens: outputTokens,
        total_tokens: call.promptTokens + outputTokens,
      };
      if (finish === 'length' || finish === 'content_filter') {
        const reason = finish === 'length' ? 'max_output_tokens' : 'content_filter';
        return named({
          type: 'response.incomplete',
          response: { status: 'incomplete', incomplete_details: { reason }, usage },
        });
      }
      const refusal =
        finish === 'refusal'
          ? named({ type: 'response.refusal.delta', delta: 'I cannot help with that.' })
          : '';
      return `${refusal}${named({ type: 'response.completed', response: { status: 'completed', usage } })}`;
    },
    failure: (message) =>
      named({
        type: 'response.failed',
        response: { status: 'failed', error: { code: 'server_error', message } },
      }),
    garbage: 'data: {"type":"response.output_text.delta","delta":"SECRET-LOOKING DOCUMENT TEXT\n\n',
  };
}
