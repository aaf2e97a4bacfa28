import { afterAll, describe, expect, it } from 'vitest';

import { createOllamaModel } from '../../src/adapters/llm/ollama.ts';
import { createOpenAiModel } from '../../src/adapters/llm/openai.ts';
import { LOCAL_DEADLINES } from '../../src/adapters/llm/deadlines.ts';
import { INSTANT } from '../support/model-server/engine.ts';
import { startModelServer } from '../support/model-server/model-server.ts';

/** The fetch of Node gives up on headers after 300 s; a processor needs longer for a long prompt. */
const SILENT_SECONDS = 305;

const server = await startModelServer({
  speed: { ...INSTANT, firstTokenSeconds: SILENT_SECONDS },
  answer: () => 'Two parties.',
});
afterAll(() => server.close());

const deadlines = { ...LOCAL_DEADLINES, firstTokenMs: 400_000 };
const openAi = (dialect: 'responses' | 'chat') =>
  createOpenAiModel({
    apiKey: 'key',
    model: 'pretend',
    baseUrl: `${server.url}/v1`,
    contextTokens: 8_192,
    dialect,
    deadlines,
  });

describe('a model that reads for more than five minutes', () => {
  it.concurrent.each([
    ['Ollama', createOllamaModel({ host: server.url, model: 'pretend:8b', contextTokens: 8_192, deadlines })],
    ['Responses', openAi('responses')],
    ['Chat Completions', openAi('chat')],
  ])('still gives its answer through %s', async (_name, model) => {
    const prompt = { system: 'You explain contracts.', user: 'This Agreement…' };
    const completion = await model.complete(prompt, { maxTokens: 50 }, new AbortController().signal);
    expect(completion.text).toBe('Two parties.');
  });
});
