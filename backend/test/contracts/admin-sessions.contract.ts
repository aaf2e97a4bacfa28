import { beforeEach, describe, expect, it } from 'vitest';
import type { AdminSessions } from '../../src/ports/admin-sessions.ts';
import { adminSession, at } from '../support/papers/builders.ts';

/** `open` gives an empty store for each test. */
export const describeAdminSessions = (name: string, open: () => Promise<AdminSessions>) =>
  describe(`${name} as AdminSessions`, () => {
    let sessions: AdminSessions;
    beforeEach(async () => {
      sessions = await open();
    });

    const session = adminSession();

    it('finds what was opened', async () => {
      await sessions.open(session);
      expect(await sessions.find(session.tokenHash)).toEqual(session);
    });

    it('finds nothing for another hash', async () => {
      await sessions.open(session);
      expect(await sessions.find('b'.repeat(64))).toBeNull();
    });

    it('notes the use', async () => {
      await sessions.open(session);
      await sessions.touch(session.tokenHash, at(60));
      expect((await sessions.find(session.tokenHash))?.lastUsedAt).toEqual(at(60));
    });

    it('forgets what was closed, and only that', async () => {
      await sessions.open(session);
      await sessions.open(adminSession({ tokenHash: 'b'.repeat(64) }));
      await sessions.close(session.tokenHash);
      await sessions.close('c'.repeat(64));
      expect(await sessions.find(session.tokenHash)).toBeNull();
      expect(await sessions.find('b'.repeat(64))).not.toBeNull();
    });

    it('drops sessions that have ended when a new one opens', async () => {
      await sessions.open(adminSession({ endsAt: at(10) }));
      await sessions.open(adminSession({ tokenHash: 'b'.repeat(64), createdAt: at(11) }));
      expect(await sessions.find(session.tokenHash)).toBeNull();
    });

    it('records actions', async () => {
      await expect(sessions.recordAction('log-in', null, at(0))).resolves.toBeUndefined();
    });
  });
