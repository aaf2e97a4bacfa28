import { beforeEach, describe, expect, it } from 'vitest';
import { createMemoryActivityLog } from '../../src/adapters/memory/activity-log.ts';
import { always, createPlainAnalyst } from '../../src/adapters/memory/analyst.ts';
import { createManualClock } from '../../src/adapters/memory/clock.ts';
import { createMemoryLogger } from '../../src/adapters/memory/logger.ts';
import { createNoMetrics } from '../../src/adapters/memory/metrics.ts';
import { createUserData, type UserData } from '../../src/adapters/memory/user-data.ts';
import { createPlainExtractor } from '../../src/adapters/memory/text-extractor.ts';
import { createMemoryUserRepository } from '../../src/adapters/memory/user-repository.ts';
import { createSystemSecrets } from '../../src/adapters/system/secrets.ts';
import { NO_EVENTS, type AnalysisRequest } from '../../src/domain/analysis/analysis.ts';
import { createAnalyzeDocument } from '../../src/domain/analysis/analyze-document.ts';
import type { Analyst } from '../../src/ports/analyst.ts';
import { createMeasuredAnalysis } from '../../src/domain/analysis/measure-analysis.ts';
import { errors } from '../../src/domain/errors.ts';
import { createFairQueue } from '../../src/domain/queue/fair-queue.ts';
import type { ActivityLog } from '../../src/ports/activity-log.ts';
import type { TextExtractor } from '../../src/ports/text-extractor.ts';
import { profile } from '../support/papers/builders.ts';

const request = (text = 'This Agreement is made between A and B.'): AnalysisRequest => ({
  uid: 'u1',
  document: { bytes: new TextEncoder().encode(text), fileName: 'contract.txt' },
  reader: { identity: 'Tenant', country: 'India' },
});

describe('Analyzing a document', () => {
  let data: UserData;
  beforeEach(() => {
    data = createUserData();
  });

  const build = async (
    changes: {
      activity?: (real: ActivityLog) => ActivityLog;
      analyst?: Analyst;
      extractor?: TextExtractor;
      analysesPerMonth?: number;
    } = {},
  ) => {
    const clock = createManualClock();
    const users = createMemoryUserRepository({ data });
    await users.upsert('u1', profile(), clock.now());
    const real = createMemoryActivityLog({ data });
    const logger = createMemoryLogger();
    const waits: number[] = [];
    const queue = createFairQueue({ slots: 1, maxWaiting: 5 });
    const analyzeDocument = createAnalyzeDocument({
      users,
      activity: changes.activity?.(real) ?? real,
      extractor: changes.extractor ?? createPlainExtractor(),
      analysts: always(changes.analyst ?? createPlainAnalyst()),
      queue,
      clock,
      timer: { wait: async (ms) => void waits.push(ms) },
      secrets: createSystemSecrets(),
      logger,
      analysesPerMonth: changes.analysesPerMonth ?? null,
    });
    const run = (given = request(), signal = new AbortController().signal) =>
      analyzeDocument(given, NO_EVENTS, signal);
    return { run, users, queue, clock, waits, logger, analyzeDocument };
  };

  /** A count that fails so many times before it works. */
  const failing = (times: number, error: () => Error = errors.unavailable) => {
    let left = times;
    return (real: ActivityLog): ActivityLog => ({
      ...real,
      recordAnalysis: async (event, limit) => {
        left -= 1;
        if (left >= 0) throw error();
        return real.recordAnalysis(event, limit);
      },
    });
  };

  it('gives the report, the facts of the document and where it comes from', async () => {
    const { run } = await build();
    expect(await run()).toMatchObject({
      outcome: 'completed',
      text: expect.stringMatching(
        /^### 1\. Key Information\n\n[^]+\n\n### 6\. Suggestions for Improvement\n\n/,
      ),
      document: { kind: 'txt', pages: 1, ocrPages: 0, characters: 39, language: 'en', readPercent: 100 },
      provenance: { analyst: 'built-in', model: null, isLocal: true, started: expect.any(Date) },
    });
    expect(data.analyses.size).toBe(1);
  });

  it('asks no analyst about a document with hardly a letter in it', async () => {
    const { run } = await build({
      analyst: createPlainAnalyst({ before: () => Promise.reject(new Error('asked')) }),
    });
    await expect(run(request('7 %'))).rejects.toMatchObject({ code: 'document_unreadable' });
    expect(data.analyses.size).toBe(0);
  });

  it.each([
    ['was not chosen', {}, null, 'not-chosen'],
    ['did the work', {}, 'qwen3:8b', 'used'],
    [
      'failed and rules did the work',
      { madeBy: { analyst: 'built-in', model: null, isLocal: true } },
      'qwen3:8b',
      'failed',
    ],
  ] as const)('counts that a model %s', async (_case, made, model, expected) => {
    const plain = createPlainAnalyst({ model });
    const { run } = await build({
      analyst: { ...plain, analyze: async (...args) => ({ ...(await plain.analyze(...args)), ...made }) },
    });
    await run();
    expect([...data.analyses.values()].map((event) => event.model)).toEqual([expected]);
  });

  it('counts a failure by day, and not as anybody’s analysis', async () => {
    const { run } = await build();
    await expect(run(request('7 %'))).rejects.toThrow();
    await expect(run(request('7 %'))).rejects.toThrow();
    expect([...data.daily.values()].map(({ failed }) => failed)).toEqual([2]);
  });

  it.each(['cancelled', 'accountRestricted', 'busy'] as const)(
    'counts no failure where nothing failed: %s',
    async (reason) => {
      const { run } = await build({
        analyst: createPlainAnalyst({ before: () => Promise.reject(errors[reason]()) }),
      });
      await expect(run()).rejects.toThrow();
      expect(data.daily.size).toBe(0);
    },
  );

  it('answers with the failure itself where it cannot be counted', async () => {
    const { run, logger } = await build({
      activity: (real) => ({ ...real, recordFailure: () => Promise.reject(errors.unavailable()) }),
    });
    await expect(run(request('7 %'))).rejects.toMatchObject({ code: 'document_unreadable' });
    await expect.poll(() => logger.lines.map(({ event }) => event)).toEqual(['failure-not-counted']);
  });

  it('says of a text of few words that it is too short, and nothing of photos', async () => {
    const { run } = await build();
    await expect(run(request('Hello you'))).rejects.toMatchObject({
      code: 'document_unreadable',
      message:
        'This file holds only a few words, too few to explain. Please upload the whole document, with its text.',
    });
  });

  it('asks no analyst about a picture that is too unclear', async () => {
    const plain = createPlainExtractor();
    const blurred: TextExtractor = {
      ...plain,
      extract: async (...args) => {
        const document = await plain.extract(...args);
        return {
          ...document,
          pages: document.pages.map((page) => ({ ...page, source: 'ocr' as const, confidence: 31 })),
        };
      },
    };
    const { run } = await build({ extractor: blurred });
    await expect(run()).rejects.toMatchObject({
      code: 'document_unreadable',
      message: expect.stringMatching(/again in good light/),
    });
  });

  it('tries for ten seconds to count, and then counts once', async () => {
    const { run, waits } = await build({ activity: failing(4) });
    expect(await run()).toMatchObject({ outcome: 'completed' });
    expect(waits).toHaveLength(4);
    expect(data.analyses.size).toBe(1);
  });

  it('delivers the report of a lost database, and counts it later', async () => {
    const { run, waits, logger } = await build({ activity: failing(9) });
    expect(await run()).toMatchObject({ outcome: 'completed' });
    expect(waits.slice(0, 6).reduce((sum, ms) => sum + ms, 0)).toBe(10_000);
    await expect.poll(() => data.analyses.size).toBe(1);
    await expect
      .poll(() => logger.lines.map(({ event }) => event))
      .toEqual(['count-delayed', 'count-caught-up']);
  });

  it('gives one report of many that run at once when the month has room for one', async () => {
    const { run, queue } = await build({ analysesPerMonth: 1 });
    const outcomes = await Promise.allSettled([run(), run(), run()]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'quota_spent' });
    }
    expect(data.analyses.size).toBe(1);
    expect(queue.state().running).toBe(0);
  });

  it('counts late what was delivered, also when the month is full by then', async () => {
    const { run } = await build({ activity: failing(9), analysesPerMonth: 1 });
    await run();
    await expect.poll(() => data.analyses.size).toBe(1);
    await expect(run()).rejects.toMatchObject({ code: 'quota_spent' });
  });

  it('says so when a count is lost for good', async () => {
    const { run, logger } = await build({ activity: failing(Infinity) });
    expect(await run()).toMatchObject({ outcome: 'completed' });
    await expect.poll(() => logger.lines.at(-1)?.event).toBe('count-lost');
  });

  it('hides no defect of the count behind patience', async () => {
    const { run, waits } = await build({ activity: failing(1, () => new TypeError('defect')) });
    await expect(run()).rejects.toThrow(TypeError);
    expect(waits).toEqual([]);
  });

  it('refuses a person restricted before, in between or at the end, and counts nothing', async () => {
    const before = await build();
    await before.users.setRestricted('u1', true, new Date());
    await expect(before.run()).rejects.toMatchObject({ code: 'account_restricted' });

    const { run, users } = await build({
      analyst: createPlainAnalyst({ before: () => users.setRestricted('u1', true, new Date()) }),
    });
    await users.setRestricted('u1', false, new Date());
    await expect(run()).rejects.toMatchObject({ code: 'account_restricted' });
    expect(data.analyses.size).toBe(0);
  });

  it('counts nothing for a client that leaves at the last moment', async () => {
    const leaving = new AbortController();
    const { run } = await build({
      analyst: createPlainAnalyst({ before: async () => leaving.abort(errors.cancelled()) }),
    });
    await expect(run(request(), leaving.signal)).rejects.toMatchObject({ code: 'cancelled' });
    expect(data.analyses.size).toBe(0);
  });

  it('holds its place in the line of parsers for rules, and gives it up for a model', async () => {
    for (const [model, running] of [
      [null, 1],
      ['some-model', 0],
    ] as const) {
      const seen: number[] = [];
      const { run, queue } = await build({
        analyst: createPlainAnalyst({ model, before: async () => void seen.push(queue.state().running) }),
      });
      await run();
      expect(seen).toEqual([running]);
    }
  });

  it('is measured by stage and outcome, with the code of a failure', async () => {
    const { analyzeDocument, clock } = await build();
    const measured: string[] = [];
    const measure = createMeasuredAnalysis({
      analyzeDocument,
      clock,
      metrics: {
        ...createNoMetrics(),
        stageEnded: (stage, outcome) => measured.push(`${stage} ${outcome}`),
        analysisEnded: (outcome) => measured.push(outcome),
      },
    });
    const { signal } = new AbortController();
    await measure(request(), NO_EVENTS, signal);
    await measure(request(''), NO_EVENTS, signal).catch(() => undefined);
    expect(measured).toEqual([
      'waiting ok',
      'extracting ok',
      'analyzing ok',
      'completed',
      'waiting ok',
      'extracting failed',
      'document_unreadable',
    ]);
  });
});
