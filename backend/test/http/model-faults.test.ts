import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { createOllamaModel } from '../../src/adapters/llm/ollama.ts';
import { createOpenAiModel } from '../../src/adapters/llm/openai.ts';
import { createModelAnalyst } from '../../src/domain/analysis/model/model-analyst.ts';
import { createFairQueue } from '../../src/domain/queue/fair-queue.ts';
import type { Analyst } from '../../src/ports/analyst.ts';
import type { LanguageModel } from '../../src/ports/language-model.ts';
import { openEmbedded } from '../support/databases.ts';
import { freePort } from '../support/processes/free-port.ts';
import { workHere } from '../support/model-server/analyze-with.ts';
import { answerFindings, taskOf } from '../support/model-server/brain.ts';
import { contractOf } from '../support/model-server/contract-of.ts';
import { REFUSALS, type Fault } from '../support/model-server/faults.ts';
import type { ModelServer, Question } from '../support/model-server/model-server.ts';
import { modelServers } from '../support/model-server/test-servers.ts';
import { bearer, startApp, uploadForm, type TestApp } from '../support/start-app.ts';

/**
 * Everything that can go wrong with a model, seen by the person who uploaded a paper: real sockets on both sides. Without
 * LLM_REQUIRED nobody gets an error while the rules have a report; with it everybody gets one sentence and the right status.
 */
vi.setConfig({ testTimeout: 60_000 });

const serverFor = modelServers();
const retry = { pauseMs: 1 };
const deadlines = { firstTokenMs: 200, idleMs: 200, totalMs: 700 };
const SETTING = { retry, deadlines, contextTokens: 6_144 };
const DIALECTS: readonly (readonly [string, (url: string) => LanguageModel])[] = [
  ['Ollama', (host) => createOllamaModel({ host, model: 'pretend:8b', ...SETTING })],
  [
    'a compatible server',
    (url) => createOpenAiModel({ apiKey: 'key', model: 'pretend:8b', baseUrl: `${url}/v1`, ...SETTING }),
  ],
];

const textOf = (pages: number): string =>
  contractOf({ pages, needles: { 1: 'The Supplier may change NEEDLE-1 without notice.' } })
    .pages.flatMap(({ blocks }) => blocks.map((block) => ('text' in block ? block.text : '')))
    .join('\n\n');
/** Several parts in such a window. */
const LONG = textOf(6);
/** One part: what goes wrong with every call goes wrong with the first. */
const SHORT = textOf(1);

const PRETEND = (question: Question) => answerFindings(question);
const GERMAN = JSON.stringify({
  risks: [
    {
      ids: [3],
      quote: 'The Supplier may change NEEDLE-1 without notice.',
      severity: 'high',
      title: 'Der Anbieter darf jederzeit alles ändern',
      says: 'Der Anbieter kann die Leistung ohne Ankündigung ändern, und der Kunde muss das hinnehmen.',
    },
  ],
});
const LOOP = `{"risks":[${'{"ids":[1],"quote":"x","severity":"high","title":"Again","says":"The same again."},'.repeat(400)}`;
const THOUGHT = `<think>${'The reader asks for risks, so let me think about it once more. '.repeat(60)}`;

const answering = (text: string): Fault => ({ kind: 'answer', text });
const status = (code: number, body: string): Fault => ({ kind: 'status', status: code, body });

/** What goes wrong with every call, and the status where the model is required. */
const ALWAYS: readonly (readonly [string, Fault | null, number])[] = [
  ['gives empty answers', answering(''), 502],
  ['gives blank answers', answering(' \n '), 502],
  ['gives empty lists', answering('{"facts":[],"duties":[],"risks":[]}'), 502],
  ['answers in another language', answering(GERMAN), 502],
  ['repeats itself', answering(LOOP), 502],
  [
    'breaks off within its first point',
    { kind: 'answer', text: '{"risks":[{"ids":[3],"quote":"The Sup', finish: 'length' },
    502,
  ],
  ['spoils its JSON beyond reading', answering('{"risks": [[[ "ids" 3 "quote" The }}'), 502],
  ['only thinks', answering(THOUGHT), 502],
  ['is filtered', { kind: 'answer', text: '', finish: 'content_filter' }, 502],
  ['refuses in words', answering('I am sorry, but I cannot help with legal documents.'), 502],
  ['hangs', { kind: 'hang' }, 504],
  ['sends headers and nothing else', { kind: 'headers-then-nothing' }, 504],
  ['streams without an end', { kind: 'drip', everyMs: 20 }, 504],
  ['does not know the key', REFUSALS.badKey, 503],
  ['forbids the call', REFUSALS.forbidden, 503],
  ['does not have the model', REFUSALS.openaiModelMissing, 503],
  ['limits calls for an hour', REFUSALS.rateLimitedForLong, 503],
  ['has no quota left', REFUSALS.quotaSpent, 503],
  ['fails inside', REFUSALS.runnerDied, 503],
  ['is behind a broken gateway', REFUSALS.badGateway, 503],
  ['is overloaded', REFUSALS.overloaded, 503],
  ['resets connections', { kind: 'reset' }, 503],
  ['speaks in pages', { kind: 'html' }, 502],
  ['sends broken lines', { kind: 'bad-json' }, 502],
  [
    'calls everything too long',
    status(400, '{"error":{"code":"context_length_exceeded","message":"too long"}}'),
    502,
  ],
  ['is not there', null, 503],
];

/** What goes wrong after two good answers. */
const HALF_WAY: readonly (readonly [string, (server: ModelServer) => void])[] = [
  ['one part times out', ({ faults }) => faults.push(null, null, { kind: 'hang' })],
  [
    'the model vanishes',
    ({ faults }) =>
      faults.push(null, null, ...Array.from({ length: 99 }, () => ({ kind: 'reset' }) as const)),
  ],
  ['one part gets prose', ({ faults }) => faults.push(null, null, answering('Hm.'), answering('Hm.'))],
];

const analystFor = (model: LanguageModel, isRequired: boolean): Analyst => {
  let ids = 0;
  return createModelAnalyst({
    model,
    provider: 'openai',
    work: workHere,
    queue: createFairQueue({ slots: 1, maxWaiting: 100 }),
    parallel: 1,
    secrets: { newId: () => `5eed-${(ids += 1)}` },
    metrics: { modelRead: () => undefined },
    isRequired,
  });
};

interface Answer {
  readonly outcome: string;
  readonly analysis: string;
  readonly notices: readonly { readonly code: string; readonly text: string }[];
  readonly report: { readonly risks: readonly object[] };
}

let database: TestApp['database'];
beforeAll(async () => {
  database = await openEmbedded();
});
afterAll(() => database.close());

/** Uploads a paper to a product that asks this model. */
async function upload(model: LanguageModel, isRequired: boolean, text: string) {
  const app = await startApp({ database, analyst: analystFor(model, isRequired) });
  try {
    const { token } = await app.signIn();
    const form = uploadForm({ userIdentity: 'Customer', selectedCountry: 'United Kingdom' }, text);
    const answer = await app.call('/api/analyze', { method: 'POST', body: form, headers: bearer(token) });
    return {
      status: answer.status,
      code: answer.headers.get('x-error-code'),
      body: await answer.text(),
      lines: app.logLines,
    };
  } finally {
    await app.close();
  }
}

describe.each(DIALECTS)('When %s', (_name, at) => {
  const prepare = async (fault: Fault | null) => {
    if (fault === null) return at(`http://127.0.0.1:${await freePort()}`);
    const server = await serverFor({ answer: PRETEND });
    server.always = fault;
    return at(server.url);
  };

  it.each(ALWAYS)(
    '%s, the reader gets the report of the rules and one sentence on it',
    async (_case, fault) => {
      const { status: code, body } = await upload(await prepare(fault), false, SHORT);
      expect(code).toBe(200);
      const { outcome, analysis, notices, report } = JSON.parse(body) as Answer;
      expect(outcome).toBe('completed');
      expect(analysis.match(/^### \d\. /gm)).toHaveLength(6);
      expect(report.risks.length).toBeGreaterThan(0);
      expect(notices.filter(({ code: notice }) => notice.startsWith('model-'))).toHaveLength(1);
      expect(analysis).not.toMatch(/Der Anbieter|think|Again/);
    },
  );

  it.each(ALWAYS)(
    '%s and is required, the answer is an error with one plain sentence',
    async (_case, fault, expected) => {
      const { status: code, code: name, body, lines } = await upload(await prepare(fault), true, SHORT);
      expect(code).toBe(expected);
      expect(name).toMatch(/^model_/);
      expect(body).toMatch(/^[A-Z][^{}<>]{10,200}\.$/);
      // Neither words of the paper nor of the model.
      expect(JSON.stringify(lines)).not.toMatch(/NEEDLE|Supplier|sorry|ändern/);
    },
  );

  it.each(HALF_WAY)('half way %s, what was read stays and the rest is named', async (_case, spoil) => {
    const server = await serverFor({ answer: PRETEND });
    spoil(server);
    const { status: code, body } = await upload(at(server.url), false, LONG);
    expect(code).toBe(200);
    const { analysis, notices } = JSON.parse(body) as Answer;
    expect(notices.filter(({ code: notice }) => notice.startsWith('model-'))).toMatchObject([
      { code: 'model-part-not-read', text: expect.stringMatching(/page/) },
    ]);
    expect(analysis).toContain('NEEDLE-1');
  });

  it('has a window of 2,048 tokens, there is a report with at most one sentence on what was not read', async () => {
    const server = await serverFor({ answer: PRETEND, windowTokens: 2_048 });
    const { status: code, body } = await upload(at(server.url), false, LONG);
    expect(code).toBe(200);
    const { analysis, notices } = JSON.parse(body) as Answer;
    expect(analysis.match(/^### \d\. /gm)).toHaveLength(6);
    expect(notices.filter(({ code: notice }) => notice.startsWith('model-')).length).toBeLessThanOrEqual(1);
  });

  it('fails at the last look, the report stands', async () => {
    const server = await serverFor({
      answer: (question) => (taskOf(question.user) === 'closing' ? 'No.' : PRETEND(question)),
    });
    const { status: code, body } = await upload(at(server.url), true, LONG);
    expect(code).toBe(200);
    expect((JSON.parse(body) as Answer).analysis).toContain('NEEDLE-1');
  });
});
