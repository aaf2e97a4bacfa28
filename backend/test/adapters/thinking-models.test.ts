import { describe, expect, it } from 'vitest';

import { firstDialect, stepDown, thinking } from '../../src/adapters/llm/openai-dialect.ts';
import { createOpenAiModel } from '../../src/adapters/llm/openai.ts';
import { withoutThought } from '../../src/domain/analysis/model/answers/thought.ts';
import type { PretendThought } from '../support/model-server/model-server.ts';
import { modelServers } from '../support/model-server/test-servers.ts';

const serverFor = modelServers({ answer: () => '{"risks":[]}' });

/** Answers of two calls to a thinking model, and what the server was asked. */
async function ask(thinks: PretendThought, contextTokens = 8_192) {
  const server = await serverFor({ thinks, windowTokens: contextTokens });
  const model = createOpenAiModel({
    apiKey: 'key',
    model: 'pretend',
    baseUrl: `${server.url}/v1`,
    contextTokens,
  });
  const answers: string[] = [];
  for (let call = 0; call < 2; call += 1) {
    const prompt = { system: 'You read contracts.', user: 'A short clause.' };
    answers.push(
      (await model.complete(prompt, { maxTokens: 300, keepsCut: true }, new AbortController().signal)).text,
    );
  }
  return { answers, bodies: server.calls.map(({ body }) => body) };
}
const THOUGHT = { tokens: 900, within: 'reasoning_content', obeys: null } as const;

describe('A model that thinks, on a compatible server', () => {
  it('is told not to by the argument of its chat template, and answers at once', async () => {
    const { answers, bodies } = await ask({ ...THOUGHT, obeys: 'chat_template_kwargs' });
    expect(answers).toEqual(['{"risks":[]}', '{"risks":[]}']);
    expect(bodies).toHaveLength(2);
    expect(bodies[0]).toMatchObject({ chat_template_kwargs: { enable_thinking: false }, max_tokens: 300 });
  });

  it.each(['reasoning_content', 'reasoning', 'tags'] as const)(
    'gets room for thought that cannot be switched off, and its %s never counts as the answer',
    async (within) => {
      const { answers, bodies } = await ask({ ...THOUGHT, within });
      expect(answers).toEqual(['{"risks":[]}', '{"risks":[]}']);
      // The first is used up by thought, the second has room, and the third goes well at once.
      expect(bodies.map(({ max_tokens }) => max_tokens)).toEqual([300, 4_300, 4_300]);
      expect(bodies.at(-1)).toMatchObject({ reasoning_effort: 'low' });
    },
  );

  it('gets no more room than the window has', async () => {
    const { bodies } = await ask({ ...THOUGHT, tokens: 700 }, 2_048);
    for (const { max_tokens } of bodies) expect(Number(max_tokens)).toBeLessThan(2_048);
  });

  it('is asked without the fields that its server refuses', async () => {
    const refuses = ['chat_template_kwargs', 'reasoning_effort'];
    const { answers, bodies } = await ask({ ...THOUGHT, refuses });
    expect(answers).toEqual(['{"risks":[]}', '{"risks":[]}']);
    expect(Object.keys(bodies.at(-1)!)).not.toEqual(expect.arrayContaining(refuses));
  });
});

describe('The dialect', () => {
  it('speaks OpenRouter in its own field, with little thought where none is refused', () => {
    const first = firstDialect('deepseek/deepseek-v4', false, 'openrouter.ai');
    expect(first).toMatchObject({ thought: 'router', effort: null, isThinking: false });
    expect(stepDown(first, 'reasoning')).toMatchObject({
      thought: 'router',
      effort: 'low',
      isThinking: true,
    });
    expect(stepDown(stepDown(first, 'reasoning')!, 'reasoning')).toMatchObject({
      thought: null,
      effort: null,
    });
  });

  it('switches OpenAI off, and makes room once', () => {
    expect(firstDialect('gpt-5.6-luna', true)).toMatchObject({
      effort: 'none',
      thought: null,
      isThinking: true,
    });
    expect(thinking(firstDialect('gpt-5.6-luna', true))).toBeNull();
    expect(thinking(firstDialect('qwen3.6', false, 'localhost'))).toMatchObject({
      isThinking: true,
      effort: 'low',
    });
  });
});

describe('Thought in front of an answer', () => {
  it.each([
    ['<think>a {"b":1}</think>{"c":2}', '{"c":2}'],
    ['<thinking>a</thinking>\n\n{"c":2}', '{"c":2}'],
    ['a, then b</think>{"c":2}', '{"c":2}'],
    ['[THINK]a[/THINK]{"c":2}', '{"c":2}'],
    ['<|channel|>analysis<|message|>a<|end|><|start|>assistant<|channel|>final<|message|>{"c":2}', '{"c":2}'],
    ['<|channel>thought\na<channel|>{"c":2}', '{"c":2}'],
    ['<|START_THINKING|>a<|END_THINKING|>{"c":2}', '{"c":2}'],
    ['◁think▷a◁/think▷{"c":2}', '{"c":2}'],
    ['<think>never ended', ''],
    ['{"c":"the mark <think> is named"}', '{"c":"the mark <think> is named"}'],
  ])('is left out: %s', (text, answer) => {
    expect(withoutThought(text)).toBe(answer);
  });
});
