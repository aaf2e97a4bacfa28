import { inspect } from 'node:util';

import { describe, expect, it, vi } from 'vitest';

import type { Deadlines } from '../../src/adapters/llm/deadlines.ts';
import { errors, isDomainError } from '../../src/domain/errors.ts';
import type { LanguageModel } from '../../src/ports/language-model.ts';
import type { LogFields } from '../../src/ports/logger.ts';
import { adaptersWith, PRIVATE_KEY } from '../support/model-server/adapters.ts';
import { INSTANT } from '../support/model-server/engine.ts';
import { REFUSALS, type Fault } from '../support/model-server/faults.ts';
import type { ModelServer } from '../support/model-server/model-server.ts';
import { modelServers } from '../support/model-server/test-servers.ts';

const serverFor = modelServers({ answer: () => '{"findings":[]}' });

const ADAPTERS = adaptersWith({ retry: { pauseMs: 1 } });
const SECRET = 'Ms Cavendish owes 9 413 guineas';
const PROMPT = { system: 'You explain contracts.', user: `[§1] ${SECRET}.` };
const schema = { type: 'object', properties: {}, required: [], additionalProperties: false };
const ask = (model: LanguageModel, signal = new AbortController().signal) =>
  model.complete(PROMPT, { maxTokens: 100, schema }, signal);
const failureOf = (answer: Promise<unknown>) =>
  answer.then(
    () => null,
    (error: unknown) => error,
  );
const untilLeft = (server: ModelServer) =>
  vi.waitFor(() => expect(server.calls.at(-1)?.status).toBe('left'), { timeout: 5_000, interval: 5 });

describe.each(ADAPTERS)('%s, when something goes wrong,', (_name, at) => {
  it.each<[string, Fault, string, number]>([
    ['the key is refused', REFUSALS.badKey, 'model_unavailable', 1],
    ['it is forbidden', REFUSALS.forbidden, 'model_unavailable', 1],
    ['the model is missing', REFUSALS.openaiModelMissing, 'model_unavailable', 1],
    ['the quota is spent', REFUSALS.quotaSpent, 'model_unavailable', 1],
    ['it asks for an hour of patience', REFUSALS.rateLimitedForLong, 'model_unavailable', 1],
    ['the rate is limited', REFUSALS.rateLimited, 'model_unavailable', 3],
    ['the runner died', REFUSALS.runnerDied, 'model_unavailable', 3],
    ['a gateway answers in HTML', REFUSALS.badGateway, 'model_unavailable', 3],
    ['its queue is full', REFUSALS.ollamaBusy, 'model_unavailable', 3],
    ['it is overloaded', REFUSALS.overloaded, 'model_unavailable', 3],
    ['the connection is reset', { kind: 'reset' }, 'model_unavailable', 3],
    ['the stream is cut', { kind: 'cut' }, 'model_answer_invalid', 1],
    ['the end is missing', { kind: 'missing-end' }, 'model_answer_invalid', 1],
    ['a line is no JSON', { kind: 'bad-json' }, 'model_answer_invalid', 1],
    ['a page comes instead', { kind: 'html' }, 'model_answer_invalid', 1],
    [
      'an error stands in the stream',
      { kind: 'error-in-stream', message: SECRET },
      'model_answer_invalid',
      1,
    ],
    ['the answer is empty', { kind: 'answer', text: '' }, 'model_answer_invalid', 1],
    ['the answer is blank', { kind: 'answer', text: ' \n\t ' }, 'model_answer_invalid', 1],
    [
      'the answer hits its limit',
      { kind: 'answer', text: '{"a', finish: 'length' },
      'model_answer_invalid',
      1,
    ],
    ['white space never ends', { kind: 'answer', text: `{${' '.repeat(9_000)}` }, 'model_answer_invalid', 1],
  ])('says so when %s', async (_case, fault, code, calls) => {
    const server = await serverFor();
    server.always = fault;
    expect(await failureOf(ask(at(server.url)))).toMatchObject({ code });
    expect(server.calls).toHaveLength(calls);
  });

  it('stops the server when an answer has become useless', async () => {
    const speed = { ...INSTANT, decodeTokensPerSecond: 2_000 };
    const server = await serverFor({ speed });
    server.always = { kind: 'answer', text: `{${' '.repeat(60_000)}}` };
    expect(await failureOf(ask(at(server.url)))).toMatchObject({ code: 'model_answer_invalid' });
    await untilLeft(server);
  });

  it('recovers when the second try works', async () => {
    const server = await serverFor();
    server.faults.push(REFUSALS.badGateway);
    expect((await ask(at(server.url))).text).toBe('{"findings":[]}');
    expect(server.calls).toHaveLength(2);
  });

  it('says so when nobody listens', async () => {
    const server = await serverFor();
    await server.close();
    expect(await failureOf(ask(at(server.url)))).toMatchObject({ code: 'model_unavailable' });
  });

  it.each<[string, Fault, Partial<Deadlines>]>([
    ['never answers', { kind: 'hang' }, { firstTokenMs: 60 }],
    ['sends headers and nothing else', { kind: 'headers-then-nothing' }, { firstTokenMs: 60 }],
    ['stops in the middle', { kind: 'stall-midway' }, { idleMs: 60 }],
    ['drips for ever', { kind: 'drip', everyMs: 20 }, { totalMs: 200 }],
  ])('gives up when the server %s, and lets it know', async (_case, fault, deadlines) => {
    const server = await serverFor();
    server.always = fault;
    expect(await failureOf(ask(at(server.url, { deadlines })))).toMatchObject({ code: 'model_timeout' });
    await untilLeft(server);
    expect(server.calls).toHaveLength(1);
  });

  it.each<[string, Fault]>([
    ['before the first token', { kind: 'hang' }],
    ['in the middle of the answer', { kind: 'stall-midway' }],
  ])('closes the connection when the reader leaves %s', async (_case, fault) => {
    const server = await serverFor();
    server.always = fault;
    const leaving = new AbortController();
    const answer = failureOf(ask(at(server.url), leaving.signal));
    await vi.waitFor(() => expect(server.calls).toHaveLength(1), { interval: 5 });
    leaving.abort(errors.cancelled());
    expect(await answer).toMatchObject({ code: 'cancelled' });
    await untilLeft(server);
  });

  it('keeps document, key and server words out of logs, errors and the console', async () => {
    const printed: string[] = [];
    const spies = (['log', 'warn', 'error', 'info', 'debug'] as const).map((level) =>
      vi.spyOn(console, level).mockImplementation((...words) => void printed.push(inspect(words))),
    );
    const logged: unknown[] = [];
    const note = (event: string, fields?: LogFields) => void logged.push([event, fields]);
    const logger = { info: note, warn: note, error: note };
    const faults: Fault[] = [
      { kind: 'status', status: 400, body: JSON.stringify({ error: `cannot read: ${SECRET}` }) },
      { kind: 'status', status: 500, body: `plain ${SECRET}` },
      { kind: 'bad-json' },
      { kind: 'error-in-stream', message: SECRET },
      { kind: 'cut' },
      { kind: 'html' },
      { kind: 'reset' },
    ];
    const seen: string[] = [];
    for (const fault of faults) {
      const server = await serverFor();
      server.always = fault;
      const failure = await failureOf(ask(at(server.url, { logger })));
      expect(isDomainError(failure)).toBe(true);
      seen.push(inspect(failure, { depth: 20, showHidden: true }), JSON.stringify(failure));
    }
    for (const spy of spies) spy.mockRestore();
    expect(printed).toEqual([]);
    expect(logged.length).toBeGreaterThan(faults.length);
    for (const text of [...seen, inspect(logged, { depth: 20 })]) {
      expect(text).not.toMatch(/Cavendish|guineas|SECRET-LOOKING/);
      expect(text).not.toContain(PRIVATE_KEY);
    }
  });
});

/** Ollama's interface has no words for a refusal. */
const REFUSING = ADAPTERS.filter(([name]) => name !== 'Ollama');

describe.each(REFUSING)('%s, asked for what it will not say,', (_name, at) => {
  it.each<[string, Fault]>([
    ['a refusal', { kind: 'answer', text: '', finish: 'refusal' }],
    ['a filtered answer', { kind: 'answer', text: '{"findings"', finish: 'content_filter' }],
  ])('takes %s for no answer', async (_case, fault) => {
    const server = await serverFor();
    server.always = fault;
    expect(await failureOf(ask(at(server.url)))).toMatchObject({ code: 'model_answer_invalid' });
    expect(server.calls).toHaveLength(1);
  });
});
