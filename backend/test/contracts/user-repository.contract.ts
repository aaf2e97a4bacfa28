import { beforeEach, describe, expect, it } from 'vitest';
import type { ActivityLog } from '../../src/ports/activity-log.ts';
import type { UserPage, UserRepository } from '../../src/ports/user-repository.ts';
import { analysisEvent, at, nobody, profile } from '../support/papers/builders.ts';

export interface UserRepositoryRig {
  readonly users: UserRepository;
  readonly activity: ActivityLog;
}

/** `open` gives an empty store for each test. */
export const describeUserRepository = (name: string, open: () => Promise<UserRepositoryRig>) =>
  describe(`${name} as a UserRepository`, () => {
    let users: UserRepository;
    let activity: ActivityLog;
    beforeEach(async () => {
      ({ users, activity } = await open());
    });

    const everybody: UserPage = { query: null, limit: 200, after: null };
    const namesOf = async (page = everybody) => (await users.list(page)).users.map(({ uid }) => uid);

    it('creates a user on first sight', async () => {
      const user = await users.upsert('u1', profile({ displayName: 'Asha' }), at(0));
      expect(user).toEqual({
        id: expect.any(Number),
        uid: 'u1',
        isRestricted: false,
        ...profile({ displayName: 'Asha' }),
      });
      expect(await users.find('u1')).toEqual(user);
    });

    it('knows nobody else', async () => {
      expect(await users.find('u1')).toBeNull();
    });

    it('refreshes what is given and keeps what is not', async () => {
      const before = await users.upsert('u1', profile(), at(0));
      const after = await users.upsert('u1', { ...nobody, displayName: 'New Name' }, at(1));
      expect(after).toEqual({ ...before, displayName: 'New Name' });
    });

    it('makes one user of 100 parallel first sights', async () => {
      const seen = await Promise.all(Array.from({ length: 100 }, () => users.upsert('u1', profile(), at(0))));
      expect(new Set(seen.map(({ id }) => id)).size).toBe(1);
      expect((await activity.stats(at(0))).totalUsers).toBe(1);
    });

    it('counts a sign-in once, however often and at once it is reported', async () => {
      await users.upsert('u1', profile(), at(0));
      const isNew = await Promise.all(
        Array.from({ length: 20 }, () => users.recordLogin('u1', at(1), at(2))),
      );
      expect(isNew.filter(Boolean)).toHaveLength(1);
      expect(await users.recordLogin('u1', at(3), at(4))).toBe(true);
      const { totalLogins, recentLogins } = await activity.stats(at(5));
      expect([totalLogins, recentLogins.length]).toEqual([2, 2]);
    });

    it('keeps the same sign-in time of two people apart', async () => {
      await users.upsert('u1', profile(), at(0));
      await users.upsert('u2', profile(), at(0));
      expect(await users.recordLogin('u1', at(1), at(2))).toBe(true);
      expect(await users.recordLogin('u2', at(1), at(2))).toBe(true);
    });

    it('counts no sign-in of somebody unknown', async () => {
      expect(await users.recordLogin('nobody', at(1), at(2))).toBe(false);
      expect((await activity.stats(at(5))).totalLogins).toBe(0);
    });

    it('restricts and unrestricts one user only', async () => {
      await users.upsert('u1', profile(), at(0));
      await users.upsert('u2', profile(), at(0));
      await users.setRestricted('u1', true, at(1));
      expect([(await users.find('u1'))?.isRestricted, (await users.find('u2'))?.isRestricted]).toEqual([
        true,
        false,
      ]);
      await users.setRestricted('u1', false, at(2));
      expect((await users.find('u1'))?.isRestricted).toBe(false);
    });

    it('keeps a restriction when the user signs in again', async () => {
      await users.upsert('u1', profile(), at(0));
      await users.setRestricted('u1', true, at(1));
      expect((await users.upsert('u1', profile(), at(2))).isRestricted).toBe(true);
    });

    it.each(['nobody', "' or 1=1 --", '../u1', 'U1'])('restricts nobody by the uid %s', async (uid) => {
      await users.upsert('u1', profile(), at(0));
      await expect(users.setRestricted(uid, true, at(1))).rejects.toMatchObject({ code: 'user_not_found' });
      expect((await users.find('u1'))?.isRestricted).toBe(false);
    });

    it('lists by last login, newest first, the never signed in last, then by id', async () => {
      for (const uid of ['never1', 'old', 'new', 'never2', 'tie']) await users.upsert(uid, profile(), at(0));
      await users.recordLogin('old', at(1), at(1));
      await users.recordLogin('tie', at(2), at(2));
      await users.recordLogin('new', at(2), at(2));
      expect(await namesOf()).toEqual(['new', 'tie', 'old', 'never1', 'never2']);
    });

    it('shows the count of completed analyses and the last login', async () => {
      await users.upsert('u1', profile(), at(0));
      await users.recordLogin('u1', at(1), at(2));
      await activity.recordAnalysis(analysisEvent({ uid: 'u1', eventId: 'a' }));
      await activity.recordAnalysis(analysisEvent({ uid: 'u1', eventId: 'b', outcome: 'rejected' }));
      const {
        users: [user],
      } = await users.list(everybody);
      expect(user).toMatchObject({ uid: 'u1', analysisCount: 1, lastLoginAt: at(2) });
    });

    it('pages through everybody without a gap or a double', async () => {
      for (let index = 0; index < 25; index += 1) {
        await users.upsert(`u${index}`, profile(), at(0));
        if (index % 3 !== 0) await users.recordLogin(`u${index}`, at(index % 5), at(index % 5));
      }
      const seen: string[] = [];
      let after: string | null = null;
      do {
        const page = await users.list({ query: null, limit: 4, after });
        seen.push(...page.users.map(({ uid }) => uid));
        after = page.next;
      } while (after !== null);
      expect(seen).toEqual(await namesOf());
      expect(new Set(seen).size).toBe(25);
    });

    it.each(['not a page', '%00', ''])('refuses the cursor "%s"', async (after) => {
      await expect(users.list({ ...everybody, after })).rejects.toMatchObject({ code: 'invalid_request' });
    });

    it('finds a part of the name or the e-mail, whatever the case', async () => {
      await users.upsert('u1', profile({ displayName: 'Asha Rao', email: 'a@firm.example' }), at(0));
      await users.upsert('u2', profile({ displayName: 'Ben', email: 'ben@Other.example' }), at(0));
      expect(await namesOf({ ...everybody, query: 'aSHA' })).toEqual(['u1']);
      expect(await namesOf({ ...everybody, query: 'other.' })).toEqual(['u2']);
      expect(await namesOf({ ...everybody, query: 'nobody' })).toEqual([]);
    });

    it.each(['%', '_', '\\', "'"])('takes %s in a search for itself', async (query) => {
      await users.upsert('u1', profile({ displayName: `a${query}b` }), at(0));
      await users.upsert('u2', profile({ displayName: 'ab' }), at(0));
      expect(await namesOf({ ...everybody, query })).toEqual(['u1']);
    });

    it('forgets old login events and keeps what was counted', async () => {
      await users.upsert('u1', profile(), at(0));
      await users.recordLogin('u1', at(1), at(1));
      await users.recordLogin('u1', at(2), at(2));
      expect(await users.forgetLogins(at(2))).toBe(1);
      const { totalLogins, recentLogins } = await activity.stats(at(5));
      expect([totalLogins, recentLogins.length]).toEqual([2, 1]);
      expect((await users.list(everybody)).users[0]?.lastLoginAt).toEqual(at(2));
    });

    it('removes a user with every row about them and nobody else', async () => {
      for (const uid of ['u1', 'u2']) {
        await users.upsert(uid, profile(), at(0));
        await users.recordLogin(uid, at(1), at(2));
        await activity.recordAnalysis(analysisEvent({ uid, eventId: uid }));
      }
      await users.setRestricted('u1', true, at(3));
      await users.remove('u1', at(4));
      expect(await namesOf()).toEqual(['u2']);
      expect(await activity.countCompleted('u1', at(0))).toBe(0);
      const { totalUsers, totalLogins, recentLogins } = await activity.stats(at(5));
      expect([totalUsers, totalLogins, recentLogins.length]).toEqual([1, 2, 1]);
      await expect(users.remove('u1', at(5))).rejects.toMatchObject({ code: 'user_not_found' });
    });
  });
