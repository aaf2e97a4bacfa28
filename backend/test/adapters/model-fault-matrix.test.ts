import { describe, expect, it } from 'vitest';

import type { LanguageModel } from '../../src/ports/language-model.ts';
import type { CompletedVerdict } from '../../src/ports/analyst.ts';
import { adaptersWith, compatibleServer } from '../support/model-server/adapters.ts';
import { analyzeWith } from '../support/model-server/analyze-with.ts';
import { answerFindings } from '../support/model-server/brain.ts';
import { contractOf } from '../support/model-server/contract-of.ts';
import { REFUSALS, type Fault } from '../support/model-server/faults.ts';
import type { ModelServer, Question } from '../support/model-server/model-server.ts';
import { modelServers } from '../support/model-server/test-servers.ts';

const serverFor = modelServers();
const SETTINGS = {
  retry: { pauseMs: 1 },
  deadlines: { firstTokenMs: 150, idleMs: 150, totalMs: 700 },
  contextTokens: 6_144,
};

const needles = { 1: 'The Supplier may change NEEDLE-1 without notice.' };
/** Several parts in such a window. */
const LONG = contractOf({ pages: 6, needles });
/** One part: what goes wrong with every call goes wrong with the first. */
const SHORT = contractOf({ pages: 1, needles });

async function reportWith(model: LanguageModel, paper = LONG) {
  const shares: string[] = [];
  const verdict = await analyzeWith(model, paper, { onRead: (share) => shares.push(share) });
  if (verdict.outcome !== 'completed') throw new Error('expected a report');
  return { verdict, codes: verdict.notices.map(({ code }) => code), shares };
}
const dead = () => compatibleServer('http://127.0.0.1:9', SETTINGS);
const byRulesAlone = (paper: typeof LONG) => {
  let known: Promise<CompletedVerdict> | undefined;
  return () => (known ??= reportWith(dead(), paper).then(({ verdict }) => verdict));
};
const [longByRules, shortByRules] = [byRulesAlone(LONG), byRulesAlone(SHORT)];
const titles = ({ report }: CompletedVerdict) => report.risks.map(({ title }) => title);

const PRETEND = (question: Question) => answerFindings(question);
const INVENTING = JSON.stringify({
  findings: [
    {
      ids: [3],
      quote: 'The Customer gives up its house.',
      kind: 'risk',
      severity: 'high',
      title: 'House',
      says: 'You lose your house.',
    },
  ],
});
const LOOP = `{"findings":[${'{"ids":[1],"quote":"x","kind":"risk","title":"Again","says":"The same again."},'.repeat(400)}`;

describe.each(adaptersWith(SETTINGS))('with %s, a paper that rules can read', (_name, at) => {
  it.each<[string, Fault]>([
    ['says nothing', { kind: 'answer', text: '' }],
    ['says blanks', { kind: 'answer', text: ' \n ' }],
    ['says {}', { kind: 'answer', text: '{}' }],
    ['finds nothing at all', { kind: 'answer', text: '{"findings":[]}' }],
    ['apologizes', { kind: 'answer', text: 'I am sorry, but I cannot help with legal documents.' }],
    ['invents every quote', { kind: 'answer', text: INVENTING }],
    ['repeats itself', { kind: 'answer', text: LOOP }],
    ['hangs', { kind: 'hang' }],
    ['sends headers and nothing else', { kind: 'headers-then-nothing' }],
    ['drips for ever', { kind: 'drip', everyMs: 20 }],
    ['is not permitted', REFUSALS.badKey],
    ['has no quota left', REFUSALS.quotaSpent],
    ['is limited for an hour', REFUSALS.rateLimitedForLong],
    ['dies', REFUSALS.runnerDied],
    ['is behind a broken gateway', REFUSALS.badGateway],
    ['resets every connection', { kind: 'reset' }],
    ['speaks in pages', { kind: 'html' }],
    ['sends broken lines', { kind: 'bad-json' }],
    [
      'refuses everything as too long',
      {
        kind: 'status',
        status: 400,
        body: '{"error":{"code":"context_length_exceeded","message":"too long"}}',
      },
    ],
  ])('gets the report of the rules and one sentence on it when the model %s', async (_case, fault) => {
    const server = await serverFor({ answer: PRETEND });
    server.always = fault;
    const { verdict, codes, shares } = await reportWith(at(server.url), SHORT);
    expect(codes).toContain('model-not-used');
    expect(shares).toEqual(['none']);
    expect(verdict.sections).toEqual(
      (await shortByRules()).sections.map((section) => ({
        ...section,
        content: expect.stringContaining(section.number === 6 ? 'The AI model' : section.content),
      })),
    );
    expect(server.calls.length).toBeLessThanOrEqual(24);
  });

  it.each<[string, (server: ModelServer) => void]>([
    ['one part times out', ({ faults }) => faults.push(null, null, { kind: 'hang' })],
    [
      'it vanishes half way',
      ({ faults }) =>
        faults.push(null, null, ...Array.from({ length: 99 }, () => ({ kind: 'reset' }) as const)),
    ],
    [
      'one part gets prose',
      ({ faults }) =>
        faults.push(null, null, { kind: 'answer', text: 'Hm.' }, { kind: 'answer', text: 'Hm.' }),
    ],
  ])('keeps what the model read, and names the rest, when %s', async (_case, spoil) => {
    const server = await serverFor({ answer: PRETEND });
    spoil(server);
    const { verdict, codes, shares } = await reportWith(at(server.url));
    expect(codes.filter((code) => code.startsWith('model-'))).toEqual(['model-part-not-read']);
    expect(shares).toEqual(['part']);
    expect(JSON.stringify(verdict.report)).toContain('NEEDLE-1');
    expect(titles(verdict)).toEqual(expect.arrayContaining(titles(await longByRules()).slice(0, 1)));
  });

  it('keeps the points that were finished before the stream was cut', async () => {
    const server = await serverFor({ answer: PRETEND });
    const said = PRETEND({
      system: '',
      user: 'Task: list the risks\n[§3] The Supplier may change NEEDLE-1 without notice.',
      schema: null,
    });
    server.faults.push(null, {
      kind: 'answer',
      text: `${said.slice(0, -2)},{"ids":[4],"quo`,
      finish: 'length',
    });
    const { verdict, codes } = await reportWith(at(server.url));
    expect(codes).not.toContain('model-not-used');
    expect(JSON.stringify(verdict.report)).toContain('NEEDLE-1');
  });
});

describe('a window of 2,048 tokens behind a setting of 8,192', () => {
  it('ends in a report, after halving with an end', async () => {
    const server = await serverFor({ answer: PRETEND, windowTokens: 2_048 });
    const { verdict, codes } = await reportWith(compatibleServer(server.url, SETTINGS));
    expect(verdict.sections).toHaveLength(6);
    expect(codes.filter((code) => code.startsWith('model-')).length).toBeLessThanOrEqual(1);
    expect(JSON.stringify(verdict.report)).toContain('NEEDLE-1');
  });
});
