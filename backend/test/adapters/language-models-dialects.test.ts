import { describe, expect, it, vi } from 'vitest';

import { createOllamaFinder } from '../../src/adapters/llm/ollama-finder.ts';
import { createOllamaModel } from '../../src/adapters/llm/ollama.ts';
import { createOpenAiModel } from '../../src/adapters/llm/openai.ts';
import type { LanguageModel } from '../../src/ports/language-model.ts';
import type { ModelServer, ModelServerOptions, PretendModel } from '../support/model-server/model-server.ts';
import { modelServers } from '../support/model-server/test-servers.ts';
const serverFor = modelServers({ answer: () => '{"a":"b"}' });

const schema = { type: 'object', properties: { a: { type: 'string' } }, required: ['a'] };
const never = new AbortController().signal;
const ask = (model: LanguageModel, user = 'A short clause.') =>
  model.complete({ system: 'You explain contracts.', user }, { maxTokens: 300, schema }, never);
const chatAt = ({ url }: ModelServer, model = 'pretend') =>
  createOpenAiModel({ apiKey: 'key', model, baseUrl: `${url}/v1`, contextTokens: 8_192 });
const ollamaAt = ({ url }: ModelServer, model = 'pretend:8b', contextTokens = 8_192) =>
  createOllamaModel({ host: url, model, contextTokens });
const pretend = (given: Partial<PretendModel>): PretendModel => ({
  name: 'pretend:8b',
  sizeBytes: 5_000_000_000,
  contextLength: 131_072,
  capabilities: ['completion'],
  ...given,
});

describe('a request to Ollama', () => {
  it('asks for the same window always, no cutting, no thinking, a capped answer and the schema', async () => {
    const server = await serverFor();
    const model = ollamaAt(server);
    await model.warmUp(never);
    await ask(model);
    await ask(model, 'Another clause.');
    expect(server.loads).toEqual([{ model: 'pretend:8b', windowTokens: 8_192 }]);
    for (const { body } of server.calls) {
      expect(body).toMatchObject({
        stream: true,
        truncate: false,
        think: false,
        format: schema,
        options: { num_ctx: 8_192, num_predict: 300 },
      });
    }
  });

  it('notices when an old server has cut the prompt in silence', async () => {
    const server = await serverFor({ knowsTruncate: false });
    const model = ollamaAt(server, 'pretend:8b', 4_096);
    await ask(model, 'A short clause.');
    const long = 'The Supplier shall keep the Customer informed of every delay. '.repeat(400);
    await expect(ask(model, long)).rejects.toMatchObject({ code: 'document_too_large' });
    expect(server.calls.at(-1)?.wasTruncated).toBe(true);
  });

  it('takes a prompt near the window for whole when the server counts it whole', async () => {
    const server = await serverFor({ knowsTruncate: false });
    const model = ollamaAt(server, 'pretend:8b', 4_096);
    const fitting = 'The Supplier shall keep the Customer informed of every delay. '.repeat(230);
    expect((await ask(model, fitting)).promptTokens).toBeGreaterThan(3_000);
  });

  it('refuses a model that runs elsewhere, unless that is allowed', async () => {
    const server = await serverFor({ models: [pretend({ remoteHost: 'https://ollama.com' })] });
    await expect(ask(ollamaAt(server))).rejects.toMatchObject({ code: 'model_unavailable' });
    expect(server.calls).toHaveLength(0);
    const allowed = createOllamaModel({
      host: server.url,
      model: 'pretend:8b',
      contextTokens: 8_192,
      allowRemote: true,
    });
    expect((await ask(allowed)).text).toBe('{"a":"b"}');
  });

  it('lowers the thinking of a model that cannot stop it', async () => {
    const server = await serverFor({ models: [pretend({ name: 'gpt-oss:20b' })] });
    await ask(ollamaAt(server, 'gpt-oss:20b'));
    expect(server.calls[0]?.body).toMatchObject({ think: 'low' });
  });
});

describe('a request to a compatible server', () => {
  it('asks for a strict schema and the usage first', async () => {
    const server = await serverFor();
    await ask(chatAt(server));
    expect(server.calls[0]).toMatchObject({
      path: '/v1/chat/completions',
      body: {
        max_tokens: 300,
        stream_options: { include_usage: true },
        response_format: { type: 'json_schema', json_schema: { strict: true, schema } },
      },
    });
    expect(server.calls[0]?.body).not.toHaveProperty('store');
  });

  it.each<[string, ModelServerOptions, Record<string, unknown>]>([
    ['no schema', { knowsJsonSchema: false }, { response_format: { type: 'json_object' } }],
    ['no JSON mode', { knowsJsonSchema: false, knowsJsonObject: false }, { max_tokens: 300 }],
    ['only the new limit', { maxTokensField: 'max_completion_tokens' }, { max_completion_tokens: 300 }],
    ['no usage option', { knowsStreamOptions: false }, { max_tokens: 300 }],
  ])('steps down for a server with %s, and remembers', async (_case, options, expected) => {
    const server = await serverFor(options);
    const model = chatAt(server);
    expect((await ask(model)).text).toBe('{"a":"b"}');
    expect(server.calls.at(-1)?.body).toMatchObject(expected);
    const asked = server.calls.length;
    expect(asked).toBeGreaterThan(1);
    await ask(model);
    expect(server.calls).toHaveLength(asked + 1);
  });

  it('steps down once when many calls learn the same at once', async () => {
    const server = await serverFor({ knowsJsonSchema: false });
    const model = chatAt(server);
    await Promise.all(Array.from({ length: 5 }, () => ask(model)));
    await ask(model);
    expect(server.calls.at(-1)?.body).toMatchObject({ response_format: { type: 'json_object' } });
  });
});

describe('a request to OpenAI itself', () => {
  const responsesAt = ({ url }: ModelServer, model: string) =>
    createOpenAiModel({
      apiKey: 'key',
      model,
      baseUrl: `${url}/v1`,
      contextTokens: 8_192,
      dialect: 'responses',
    });

  it('has nothing stored, and sends no temperature to a model that thinks', async () => {
    const server = await serverFor();
    await ask(responsesAt(server, 'gpt-5.6-luna'));
    const body = server.calls[0]?.body;
    expect(server.calls[0]?.path).toBe('/v1/responses');
    expect(body).toMatchObject({
      store: false,
      max_output_tokens: 300,
      reasoning: { effort: 'none' },
      text: { format: { type: 'json_schema', strict: true, schema } },
    });
    expect(body).not.toHaveProperty('temperature');
  });

  it('sends the key in its header and nowhere else', async () => {
    const server = await serverFor({ apiKey: 'key' });
    await ask(responsesAt(server, 'gpt-4.1'));
    expect(server.calls[0]?.headers.authorization).toBe('Bearer key');
    expect(JSON.stringify(server.calls[0]?.body)).not.toContain('"key"');
  });
});

describe('the search for a local model', () => {
  const GIB = 1024 ** 3;
  const finderFor = ({ url }: ModelServer, given: Partial<Parameters<typeof createOllamaFinder>[0]> = {}) =>
    createOllamaFinder({
      host: url,
      model: null,
      contextTokens: null,
      allowRemote: false,
      memoryBytes: 24 * GIB,
      ...given,
    });

  it('takes the largest pleasant model that is local, can answer and fits, and warms it up', async () => {
    const server = await serverFor({
      models: [
        pretend({ name: 'small:1b', sizeBytes: 1 * GIB }),
        pretend({ name: 'right:8b', sizeBytes: 5 * GIB }),
        pretend({ name: 'slow:14b', sizeBytes: 10 * GIB }),
        pretend({ name: 'huge:70b', sizeBytes: 40 * GIB }),
        pretend({ name: 'far-cloud', sizeBytes: 0, remoteHost: 'https://ollama.com' }),
        pretend({ name: 'embedder', capabilities: ['embedding'] }),
      ],
    });
    const model = await finderFor(server).find(never);
    expect(model).toMatchObject({ name: 'right:8b', isLocal: true, contextTokens: 32_768 });
    await vi.waitFor(() => expect(server.loads).toEqual([{ model: 'right:8b', windowTokens: 32_768 }]));
  });

  it('gives the same object for the same model, and a smaller window where memory is short', async () => {
    const server = await serverFor({ models: [pretend({ name: 'one:8b', sizeBytes: 5 * GIB })] });
    const finder = finderFor(server, { memoryBytes: 10 * GIB });
    const first = await finder.find(never);
    expect(first?.contextTokens).toBe(8_192);
    expect(await finder.find(never)).toBe(first);
    expect(finder.isUp()).toBe(true);
  });

  it.each<[string, Partial<Parameters<typeof createOllamaFinder>[0]>, readonly PretendModel[]]>([
    ['no server has one', {}, []],
    ['all are remote', {}, [pretend({ name: 'far-cloud' })]],
    ['none fits', { memoryBytes: 2 * GIB }, [pretend({})]],
    ['the named one is missing', { model: 'other' }, [pretend({})]],
    ['nobody listens', { host: 'http://127.0.0.1:9' }, []],
  ])('finds none when %s', async (_case, given, models) => {
    const server = await serverFor({ models });
    const finder = finderFor(server, given);
    expect(await finder.find(never)).toBeNull();
    expect(finder.isUp()).toBe(false);
  });
});
