import { describe, expect, it } from 'vitest';
import { createMemoryActivityLog } from '../../../src/adapters/memory/activity-log.ts';
import { createManualClock } from '../../../src/adapters/memory/clock.ts';
import { createUserData } from '../../../src/adapters/memory/user-data.ts';
import { createMemoryUserRepository } from '../../../src/adapters/memory/user-repository.ts';
import { createForgetLogins } from '../../../src/domain/users/forget-logins.ts';
import { createReadQuota, createRequireQuota } from '../../../src/domain/users/read-quota.ts';
import { analysisEvent, profile } from '../../support/papers/builders.ts';

const start = async (now: string, analysesPerMonth: number | null) => {
  const data = createUserData();
  const clock = createManualClock(new Date(now));
  const users = createMemoryUserRepository({ data });
  const activity = createMemoryActivityLog({ data });
  await users.upsert('u1', profile(), clock.now());
  const options = { activity, clock, analysesPerMonth };
  return {
    users,
    activity,
    clock,
    readQuota: createReadQuota(options),
    requireQuota: createRequireQuota(options),
  };
};

describe('The quota of a month', () => {
  it('counts completed analyses from the first moment of the month in UTC', async () => {
    const { activity, readQuota } = await start('2026-12-15T12:00:00Z', 3);
    const record = (eventId: string, at: string, outcome: 'completed' | 'rejected' = 'completed') =>
      activity.recordAnalysis(analysisEvent({ eventId, at: new Date(at), outcome }));
    await record('last month', '2026-11-30T23:59:59.999Z');
    await record('first moment', '2026-12-01T00:00:00.000Z');
    await record('today', '2026-12-15T11:00:00Z');
    await record('rejected', '2026-12-15T11:00:00Z', 'rejected');
    expect(await readQuota('u1')).toEqual({ limit: 3, used: 2, opensAt: new Date('2027-01-01T00:00:00Z') });
  });

  it('lets through up to the limit and names the day after it', async () => {
    const { activity, requireQuota } = await start('2026-02-10T12:00:00Z', 1);
    await requireQuota('u1');
    await activity.recordAnalysis(analysisEvent({ at: new Date('2026-02-10T11:00:00Z') }));
    await expect(requireQuota('u1')).rejects.toMatchObject({
      code: 'quota_spent',
      message: expect.stringContaining('2026-03-01'),
      retryAfterSeconds: (Date.UTC(2026, 2, 1) - Date.UTC(2026, 1, 10, 12)) / 1_000,
    });
  });

  it('has no end where the operator has set none', async () => {
    const { activity, requireQuota, readQuota } = await start('2026-02-10T12:00:00Z', null);
    await activity.recordAnalysis(analysisEvent({ at: new Date('2026-02-10T11:00:00Z') }));
    await requireQuota('u1');
    expect(await readQuota('u1')).toMatchObject({ limit: null, used: 1 });
  });
});

describe('Old login events', () => {
  it.each([
    [30, 1],
    [null, 0],
  ])('kept for %s days: %d forgotten', async (loginEventDays, forgotten) => {
    const { users, clock } = await start('2026-02-10T12:00:00Z', null);
    await users.recordLogin('u1', clock.now(), clock.now());
    clock.advance(31 * 86_400_000);
    await users.recordLogin('u1', clock.now(), clock.now());
    expect(await createForgetLogins({ users, clock, loginEventDays })()).toBe(forgotten);
  });
});
