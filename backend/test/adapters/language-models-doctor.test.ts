import { describe, expect, it } from 'vitest';

import type { AnalystConfig } from '../../../config/app-config.ts';
import { pullModel } from '../../src/adapters/llm/ollama-pull.ts';
import { renderChecks } from '../../src/cli/doctor-check.ts';
import { checkModel } from '../../src/cli/doctor-model.ts';
import { modelServers } from '../support/model-server/test-servers.ts';
const serverFor = modelServers();

const GIB = 1024 ** 3;
const NOBODY = 'http://127.0.0.1:9';
const examine = async (
  analyst: AnalystConfig,
  given: { memoryGib?: number; otherHosts?: string[]; hasOpenAiKey?: boolean } = {},
) => {
  const checks = await checkModel({
    analyst,
    limits: { contextTokens: null, parallel: 1, timeoutSeconds: null, isRequired: false },
    memoryBytes: (given.memoryGib ?? 16) * GIB,
    otherHosts: given.otherHosts ?? [],
    hasOpenAiKey: given.hasOpenAiKey ?? false,
  });
  return renderChecks(checks);
};
const ollama = (
  ollamaHost: string,
  ollamaModel: string | null = null,
  provider: 'auto' | 'ollama' = 'ollama',
) => ({ provider, ollamaHost, ollamaModel, allowRemote: false }) as const;
const openai = (baseUrl: string, model = 'pretend:8b', apiKey = 'key') =>
  ({ provider: 'openai', baseUrl, model, apiKey }) as const;

describe('the doctor, looking at the model,', () => {
  it('lists what Ollama has, with a verdict each, and says which one is in use', async () => {
    const model = { contextLength: 131_072, capabilities: ['completion'] };
    const { url } = await serverFor({
      models: [
        { ...model, name: 'right:8b', sizeBytes: 5 * GIB },
        { ...model, name: 'huge:70b', sizeBytes: 40 * GIB },
        { ...model, name: 'far-cloud', sizeBytes: 0, remoteHost: 'https://ollama.com' },
        { ...model, name: 'embedder', sizeBytes: GIB, capabilities: ['embedding'] },
      ],
    });
    const text = await examine(ollama(url));
    expect(text).toMatch(/^ok .*Version/);
    expect(text).toMatch(/right:8b \(5\.0 GiB\): fits/);
    expect(text).toMatch(/huge:70b .*too big/);
    expect(text).toMatch(/far-cloud: .*OLLAMA_ALLOW_REMOTE=on/);
    expect(text).toMatch(/embedder .*cannot write/);
    expect(text).toContain('In use: right:8b.');
  });

  it.each([
    ['fails when Ollama was asked for', 'ollama', /^PROBLEM .*503/],
    ['only notes it when it was not', 'auto', /^note .*built-in rules/],
  ] as const)('%s and nobody answers', async (_case, provider, expected) => {
    const text = await examine(ollama(NOBODY, null, provider));
    expect(text).toMatch(expected);
    expect(text).toContain('ollama serve');
  });

  it('finds a server at another usual address and names the setting', async () => {
    const { url } = await serverFor();
    expect(await examine(ollama(NOBODY), { otherHosts: [url] })).toContain(`→ Set OLLAMA_HOST=${url}`);
  });

  it('says which model has no window for clauses, and which one always thinks', async () => {
    const model = { sizeBytes: 5 * GIB, capabilities: ['completion'] };
    const { url } = await serverFor({
      models: [
        { ...model, name: 'short:8b', contextLength: 2_048 },
        { ...model, name: 'gpt-oss:20b', contextLength: 131_072 },
      ],
    });
    const text = await examine(ollama(url));
    expect(text).toMatch(/short:8b .*window is too small/);
    expect(text).toMatch(/gpt-oss:20b .*always thinks/);
    expect(text).not.toMatch(/short:8b .*always thinks/);
  });

  it('advises the rules alone where only a model that reads worse would fit', async () => {
    const { url } = await serverFor({ models: [] });
    expect(await examine(ollama(url), { memoryGib: 4 })).toMatch(
      /→ Set LLM_PROVIDER=built-in: the rules alone/,
    );
  });

  it('gives the command that fetches the model that is missing', async () => {
    const { url } = await serverFor({ models: [] });
    expect(await examine(ollama(url, 'qwen3:14b'))).toContain('→ npm run model:pull -- qwen3:14b');
    expect(await examine(ollama(url), { memoryGib: 16 })).toContain('→ npm run model:pull -- qwen3:8b');
    expect(await examine(ollama(url), { memoryGib: 8 })).toContain('→ npm run model:pull -- qwen3:4b');
  });

  it.each([
    ['accepts a key and a model that is offered', 'key', 'pretend:8b', /^ok .*accepted/],
    ['says when the key is refused', 'other', 'pretend:8b', /^PROBLEM .*refused[^]*→ Set OPENAI_API_KEY/],
    [
      'says when the model is not offered',
      'key',
      'missing',
      /^PROBLEM [^]*→ Set OPENAI_MODEL to one that is: pretend:8b/,
    ],
  ])('%s', async (_case, apiKey, model, expected) => {
    const { url } = await serverFor({ apiKey: 'key' });
    const text = await examine(openai(`${url}/v1`, model, apiKey));
    expect(text).toMatch(expected);
    expect(text).not.toContain(apiKey === 'other' ? 'other' : 'Bearer');
  });

  it('says when the address is wrong, and that a key alone sends nothing', async () => {
    expect(await examine(openai(NOBODY))).toMatch(/^PROBLEM [^]*OPENAI_BASE_URL/);
    expect(await examine({ provider: 'built-in' }, { hasOpenAiKey: true })).toMatch(
      /nothing is sent to OpenAI/,
    );
  });
});

describe('fetching a model', () => {
  const never = new AbortController().signal;

  it('tells how far it is, up to the end', async () => {
    const { url } = await serverFor();
    const shares: number[] = [];
    await pullModel(url, 'qwen3:8b', never, ({ completedBytes, totalBytes }) => {
      if (totalBytes > 0) shares.push(completedBytes / totalBytes);
    });
    expect(shares).toEqual([0, 0.25, 0.5, 0.75, 1]);
  });

  it.each([
    ['a name that nobody knows', 'missing:1b', true, /no model called missing:1b/],
    ['a server that is not there', 'qwen3:8b', false, /ollama serve/],
  ])('says what to do about %s', async (_case, name, isUp, expected) => {
    const { url } = await serverFor();
    await expect(pullModel(isUp ? url : NOBODY, name, never, () => {})).rejects.toThrow(expected);
  });
});
