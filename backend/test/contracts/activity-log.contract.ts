import { beforeEach, describe, expect, it } from 'vitest';
import type { ActivityLog, AnalysisEvent } from '../../src/ports/activity-log.ts';
import type { UserRepository } from '../../src/ports/user-repository.ts';
import { analysisEvent, at, profile } from '../support/papers/builders.ts';
import type { UserRepositoryRig } from './user-repository.contract.ts';

/** A day on which nothing happened. */
const QUIET = {
  logins: 0,
  analyses: 0,
  rejected: 0,
  failed: 0,
  questions: 0,
  comparisons: 0,
  modelChosen: 0,
  modelFailed: 0,
  kinds: {},
  durations: {},
};

/** `open` gives an empty store for each test. */
export const describeActivityLog = (name: string, open: () => Promise<UserRepositoryRig>) =>
  describe(`${name} as an ActivityLog`, () => {
    let users: UserRepository;
    let activity: ActivityLog;
    beforeEach(async () => {
      ({ users, activity } = await open());
      await users.upsert('u1', profile(), at(0));
    });

    const day = 86_400;

    it('starts with zeros for every day of the series', async () => {
      const stats = await activity.stats(new Date('2026-03-10T00:30:00Z'));
      expect(stats).toMatchObject({ totalUsers: 1, totalLogins: 0, totalAnalyses: 0, totalRejected: 0 });
      expect(stats.medianDurationMs).toBeNull();
      expect(stats.daily).toHaveLength(30);
      expect(stats.daily[0]).toEqual({ day: '2026-02-09', ...QUIET });
      expect(stats.daily.at(-1)).toEqual({ day: '2026-03-10', ...QUIET });
    });

    it('counts completed and rejected analyses apart', async () => {
      await activity.recordAnalysis(analysisEvent({ eventId: 'a' }));
      await activity.recordAnalysis(analysisEvent({ eventId: 'b', outcome: 'rejected' }));
      const stats = await activity.stats(at(20));
      expect(stats).toMatchObject({ totalAnalyses: 1, totalRejected: 1 });
      expect(stats.daily.at(-1)).toMatchObject({ day: '2026-03-10', logins: 0, analyses: 1, rejected: 1 });
      expect(await activity.countCompleted('u1', at(0))).toBe(1);
    });

    it('tells of a day the kinds of file, how long it took, and what a model did', async () => {
      const write = (eventId: string, changes: Partial<AnalysisEvent>) =>
        activity.recordAnalysis(analysisEvent({ eventId, ...changes }));
      await write('a', { kind: 'pdf', durationMs: 40 });
      await write('b', { kind: 'docx', durationMs: 41, model: 'used' });
      await write('c', { kind: 'pdf', durationMs: 1_200, model: 'failed' });
      await write('d', { kind: 'txt', durationMs: 1_200, model: 'used', outcome: 'rejected' });
      await write('c', { kind: 'pdf', durationMs: 1_200, model: 'failed' });
      expect((await activity.stats(at(20))).daily.at(-1)).toEqual({
        ...QUIET,
        day: '2026-03-10',
        analyses: 3,
        rejected: 1,
        modelChosen: 2,
        modelFailed: 1,
        kinds: { pdf: 2, docx: 1, txt: 1 },
        durations: { 0: 2, 9: 1 },
      });
    });

    it('counts questions and comparisons by day, apart from analyses and for nobody', async () => {
      await Promise.all(Array.from({ length: 5 }, () => activity.recordUse('question', at(10))));
      await activity.recordUse('comparison', at(day));
      const stats = await activity.stats(at(day));
      expect(stats).toMatchObject({ totalAnalyses: 0, totalQuestions: 5, totalComparisons: 1 });
      expect(stats.daily.slice(-2)).toEqual([
        { ...QUIET, day: '2026-03-10', questions: 5 },
        { ...QUIET, day: '2026-03-11', comparisons: 1 },
      ]);
      expect(await activity.countCompleted('u1', at(0))).toBe(0);
    });

    it('counts failures by day and for nobody', async () => {
      await Promise.all(Array.from({ length: 20 }, () => activity.recordFailure(at(10))));
      await activity.recordFailure(at(day));
      const stats = await activity.stats(at(day));
      expect(stats).toMatchObject({ totalAnalyses: 0, totalRejected: 0 });
      expect(stats.daily.slice(-2)).toEqual([
        { ...QUIET, day: '2026-03-10', failed: 20 },
        { ...QUIET, day: '2026-03-11', failed: 1 },
      ]);
      expect((await users.list({ query: null, limit: 1, after: null })).users[0]?.analysisCount).toBe(0);
    });

    it('keeps what was counted of a day when more is counted', async () => {
      await activity.recordAnalysis(analysisEvent());
      await activity.recordFailure(at(10));
      await users.recordLogin('u1', at(11), at(11));
      await activity.recordAnalysis(analysisEvent({ eventId: 'b', outcome: 'rejected' }));
      expect((await activity.stats(at(20))).daily.at(-1)).toMatchObject({
        logins: 1,
        analyses: 1,
        rejected: 1,
        failed: 1,
        kinds: { pdf: 2 },
        durations: { 9: 1 },
      });
    });

    it('counts an event once, however often and at once it is written', async () => {
      await Promise.all(Array.from({ length: 20 }, () => activity.recordAnalysis(analysisEvent())));
      expect(await activity.stats(at(20))).toMatchObject({ totalAnalyses: 1 });
      expect((await users.list({ query: null, limit: 1, after: null })).users[0]?.analysisCount).toBe(1);
    });

    it('loses none of many events written at once', async () => {
      await Promise.all(
        Array.from({ length: 50 }, (_, index) =>
          activity.recordAnalysis(analysisEvent({ eventId: `e${index}` })),
        ),
      );
      expect(await activity.stats(at(20))).toMatchObject({ totalAnalyses: 50 });
      expect(await activity.countCompleted('u1', at(0))).toBe(50);
    });

    describe('with a limit', () => {
      const limit = { completed: 3, from: at(5) };
      const write = (eventId: string, changes: Partial<AnalysisEvent> = {}) =>
        activity.recordAnalysis(analysisEvent({ eventId, ...changes }), limit);

      it('lets exactly so many of one user through, however many are written at once', async () => {
        const written = await Promise.all(Array.from({ length: 20 }, (_, index) => write(`e${index}`)));
        expect(written.filter(Boolean)).toHaveLength(3);
        expect(await activity.countCompleted('u1', at(0))).toBe(3);
        expect(await activity.stats(at(20))).toMatchObject({ totalAnalyses: 3 });
      });

      it('counts neither rejected documents nor what was before, nor what others did', async () => {
        await users.upsert('u2', profile(), at(0));
        for (const eventId of ['a', 'b', 'c']) {
          await write(`before ${eventId}`, { at: at(4) });
          await write(`rejected ${eventId}`, { outcome: 'rejected' });
          await write(`other ${eventId}`, { uid: 'u2' });
        }
        expect([await write('a'), await write('b'), await write('c'), await write('d')]).toEqual([
          true,
          true,
          true,
          false,
        ]);
        expect(await write('e', { outcome: 'rejected' })).toBe(true);
      });

      it('says yes again to an event that it has written, and writes it no second time', async () => {
        for (const eventId of ['a', 'b', 'c']) await write(eventId);
        expect([await write('c'), await write('a')]).toEqual([true, true]);
        expect(await activity.countCompleted('u1', at(0))).toBe(3);
      });
    });

    it('counts nothing for somebody unknown', async () => {
      await activity.recordAnalysis(analysisEvent({ uid: 'nobody' }));
      expect(await activity.stats(at(20))).toMatchObject({ totalAnalyses: 0 });
    });

    it('counts one user from a moment on, that moment included', async () => {
      await users.upsert('u2', profile(), at(0));
      await activity.recordAnalysis(analysisEvent({ eventId: 'before', at: at(9) }));
      await activity.recordAnalysis(analysisEvent({ eventId: 'on', at: at(10) }));
      await activity.recordAnalysis(analysisEvent({ eventId: 'other', uid: 'u2', at: at(10) }));
      expect(await activity.countCompleted('u1', at(10))).toBe(1);
    });

    it('sorts days by UTC', async () => {
      await activity.recordAnalysis(
        analysisEvent({ eventId: 'a', at: new Date('2026-03-09T23:59:59.999Z') }),
      );
      await activity.recordAnalysis(
        analysisEvent({ eventId: 'b', at: new Date('2026-03-10T00:00:00.000Z') }),
      );
      const { daily } = await activity.stats(new Date('2026-03-10T23:30:00Z'));
      expect(daily.slice(-2)).toMatchObject([
        { day: '2026-03-09', logins: 0, analyses: 1 },
        { day: '2026-03-10', logins: 0, analyses: 1 },
      ]);
    });

    it.each([
      ['an odd number', [10, 50, 20], 20],
      ['an even number', [10, 50, 20, 40], 30],
    ])('gives the median duration of %s of analyses', async (_case, durations, median) => {
      for (const durationMs of durations) {
        await activity.recordAnalysis(analysisEvent({ eventId: `d${durationMs}`, durationMs }));
      }
      await activity.recordAnalysis(analysisEvent({ eventId: 'r', durationMs: 9_999, outcome: 'rejected' }));
      expect((await activity.stats(at(20))).medianDurationMs).toBe(median);
    });

    it('shows the last 50 logins of all users, newest first', async () => {
      await users.upsert('u2', profile({ displayName: 'Second' }), at(0));
      for (let index = 0; index < 60; index += 1) {
        await users.recordLogin(index % 2 === 0 ? 'u1' : 'u2', at(index), at(index));
      }
      const { recentLogins, totalLogins } = await activity.stats(at(100));
      expect(totalLogins).toBe(60);
      expect(recentLogins).toHaveLength(50);
      expect(recentLogins[0]).toEqual({
        loginAt: at(59),
        user: { photoUrl: profile().photoUrl, displayName: 'Second', email: profile().email },
      });
      expect(recentLogins.at(-1)?.loginAt).toEqual(at(10));
    });

    it('leaves days out of the series once they are older than 30 days', async () => {
      await users.recordLogin('u1', at(0), at(0));
      const later = await activity.stats(at(30 * day));
      expect(later.totalLogins).toBe(1);
      expect(later.daily.every(({ logins }) => logins === 0)).toBe(true);
    });
  });
