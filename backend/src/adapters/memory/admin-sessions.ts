import type { AdminSession, AdminSessions } from '../../ports/admin-sessions.ts';
import type { UserData } from './user-data.ts';

/** Keeps admin sessions in this process only. */
export function createMemoryAdminSessions({ data }: { data: UserData }): AdminSessions {
  const sessions = new Map<string, AdminSession>();
  return {
    async open(session) {
      for (const [hash, { endsAt }] of sessions) if (endsAt < session.createdAt) sessions.delete(hash);
      sessions.set(session.tokenHash, session);
    },
    async find(tokenHash) {
      return sessions.get(tokenHash) ?? null;
    },
    async touch(tokenHash, at) {
      const session = sessions.get(tokenHash);
      if (session !== undefined) sessions.set(tokenHash, { ...session, lastUsedAt: at });
    },
    async close(tokenHash) {
      sessions.delete(tokenHash);
    },
    async recordAction(action, detail, at) {
      data.actions.push({ action, detail, at });
    },
  };
}
