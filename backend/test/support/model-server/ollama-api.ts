import type { IncomingMessage, ServerResponse } from 'node:http';

import type { Desk, LoggedCall, PretendModel } from './model-server.ts';
import { readJson, sendJson, type Wire } from './stream.ts';

const wire: Wire = {
  contentType: 'application/x-ndjson',
  piece: (text) => `${JSON.stringify({ message: { role: 'assistant', content: text }, done: false })}\n`,
  end: (finish, outputTokens) =>
    `${JSON.stringify({
      message: { role: 'assistant', content: '' },
      done: true,
      done_reason: finish === 'length' ? 'length' : 'stop',
      prompt_eval_count: 0,
      eval_count: outputTokens,
    })}\n`,
  failure: (message) => `${JSON.stringify({ error: message })}\n`,
  garbage: '{"message": {"content": "SECRET-LOOKING DOCUMENT TEXT\n',
};

/** The window Ollama uses when nobody says otherwise, below 24 GiB of video memory. */
const DEFAULT_WINDOW = 4_096;

/** Ollama's own interface: version, tags, show, ps, chat and pull. */
export async function answerOllama(
  desk: Desk,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { models } = desk.options;
  if (path === '/api/version') return sendJson(response, 200, { version: '0.31.1' });
  if (path === '/api/tags') return sendJson(response, 200, { models: models.map(listed) });
  if (path === '/api/ps') {
    const running = [...desk.windows].map(([name, context_length]) => ({
      name,
      model: name,
      context_length,
    }));
    return sendJson(response, 200, { models: running });
  }
  const body = await readJson(request);
  if (path === '/api/pull') return pull(String(body['model'] ?? body['name']), response);

  const name = String(body['model']);
  const model = models.find((one) => one.name === name || one.name === `${name}:latest`);
  if (model === undefined) {
    if (path === '/api/chat') desk.log(request, path, body).status = 'refused';
    return sendJson(response, 404, { error: `model '${name}' not found` });
  }
  if (path === '/api/show') return sendJson(response, 200, shown(model));
  if (path === '/api/chat') return chat(desk, model, body, request, response);
  sendJson(response, 404, { error: 'not found' });
}

async function chat(
  desk: Desk,
  model: PretendModel,
  body: Record<string, unknown>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  // These casts hold because the stand-in is only ever asked by our own clients.
  const settings = (body['options'] ?? {}) as { num_ctx?: number; num_predict?: number };
  const messages = (body['messages'] ?? []) as { role: string; content: string }[];
  const windowTokens = Math.min(settings.num_ctx ?? DEFAULT_WINDOW, model.contextLength);
  if (desk.windows.get(model.name) !== windowTokens) {
    desk.windows.set(model.name, windowTokens);
    desk.loads.push({ model: model.name, windowTokens });
  }
  if (messages.length === 0) {
    return sendJson(response, 200, {
      done: true,
      done_reason: 'load',
      message: { role: 'assistant', content: '' },
    });
  }

  const call = desk.log(request, '/api/chat', body);
  const text = (role: string) => messages.find((message) => message.role === role)?.content ?? '';
  const question = { system: text('system'), user: text('user'), schema: body['format'] ?? null };
  const promptTokens = desk.count(`${question.system}\n${question.user}`);
  const isTooLong = promptTokens > windowTokens;
  if (isTooLong && body['truncate'] === false && desk.options.knowsTruncate) {
    call.status = 'refused';
    call.promptTokens = promptTokens;
    const said = `the prompt is too long: ${promptTokens} tokens, window ${windowTokens}`;
    return sendJson(response, 400, { error: JSON.stringify({ error: { message: said } }) });
  }
  await desk.reply({
    call,
    question,
    // "length" is also what a full window ends in.
    maxTokens: Math.min(
      settings.num_predict ?? windowTokens,
      Math.max(1, windowTokens - Math.min(promptTokens, windowTokens / 2)),
    ),
    wire: countingWire(call),
    response,
    ...(isTooLong ? { truncateTo: windowTokens } : {}),
  });
}

/** The last line tells the tokens that were read, which are known only then. */
function countingWire(call: LoggedCall): Wire {
  return {
    ...wire,
    end: (finish, outputTokens) =>
      wire
        .end(finish, outputTokens)
        .replace('"prompt_eval_count":0', `"prompt_eval_count":${call.promptTokens}`),
  };
}

function listed(model: PretendModel) {
  return {
    name: model.name,
    model: model.name,
    size: model.sizeBytes,
    digest: 'pretend',
    details: { family: 'pretend', parameter_size: '8B', quantization_level: 'Q4_K_M' },
    capabilities: model.capabilities,
    ...(model.remoteHost === undefined ? {} : { remote_host: model.remoteHost, remote_model: model.name }),
  };
}

function shown(model: PretendModel) {
  return {
    details: { family: 'pretend' },
    model_info: {
      'general.architecture': 'pretend',
      'pretend.context_length': model.contextLength,
      'pretend.block_count': 32,
      'pretend.attention.head_count_kv': 8,
      'pretend.attention.key_length': 128,
    },
    capabilities: model.capabilities,
    ...(model.remoteHost === undefined ? {} : { remote_host: model.remoteHost }),
  };
}

async function pull(name: string, response: ServerResponse): Promise<void> {
  response.writeHead(200, { 'content-type': 'application/x-ndjson' });
  const line = (value: unknown) => response.write(`${JSON.stringify(value)}\n`);
  line({ status: 'pulling manifest' });
  if (name.includes('missing')) {
    line({ error: 'pull model manifest: file does not exist' });
  } else {
    const total = 1_000_000;
    for (let completed = 0; completed <= total; completed += 250_000) {
      line({ status: 'pulling abc', digest: 'sha256:abc', total, completed });
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    line({ status: 'success' });
  }
  response.end();
}
