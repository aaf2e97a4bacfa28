import { errors } from '../../domain/errors.ts';
import type { AdminUser, User } from '../../domain/users/user.ts';
import type { UserRepository } from '../../ports/user-repository.ts';
import { countsOf, type UserData, type StoredUser } from './user-data.ts';

/** Keeps users in this process only. */
export function createMemoryUserRepository({ data }: { data: UserData }): UserRepository {
  const need = (uid: string): StoredUser => {
    const user = data.users.get(uid);
    if (user === undefined) throw errors.userNotFound();
    return user;
  };

  const tokensOf = (uid: string) => [...data.tokens.values()].filter((token) => token.uid === uid);

  return {
    async upsert(uid, profile) {
      const known = data.users.get(uid);
      const user = known ?? newUser(data.nextId++, uid);
      if (known === undefined) data.totals.users += 1;
      user.email = profile.email ?? user.email;
      user.displayName = profile.displayName ?? user.displayName;
      user.photoUrl = profile.photoUrl ?? user.photoUrl;
      data.users.set(uid, user);
      return toUser(user);
    },

    async find(uid) {
      const user = data.users.get(uid);
      return user === undefined ? null : toUser(user);
    },

    async recordLogin(uid, authTime, at) {
      const user = data.users.get(uid);
      if (user === undefined) return false;
      const isKnown = data.logins.some(
        (login) => login.userId === user.id && login.authTime.getTime() === authTime.getTime(),
      );
      if (isKnown) return false;
      data.logins.push({ userId: user.id, authTime, loginAt: at });
      if (user.lastLoginAt === null || user.lastLoginAt < at) user.lastLoginAt = at;
      data.totals.logins += 1;
      countsOf(data, at).logins += 1;
      return true;
    },

    async setRestricted(uid, isRestricted, at) {
      need(uid).isRestricted = isRestricted;
      data.actions.push({ action: isRestricted ? 'restrict' : 'unrestrict', detail: uid, at });
    },

    async list({ query, limit, after }) {
      const afterId = after === null ? null : readId(after);
      const wanted = query?.toLowerCase() ?? '';
      const sorted = [...data.users.values()]
        .filter(({ displayName, email }) =>
          query === null ? true : [displayName, email].some((text) => text?.toLowerCase().includes(wanted)),
        )
        .toSorted((a, b) => timeOf(b) - timeOf(a) || a.id - b.id);
      const start = afterId === null ? 0 : sorted.findIndex(({ id }) => id === afterId) + 1;
      const users = sorted
        .slice(start, start + limit)
        .map((user): AdminUser => ({ ...user, tokenCount: tokensOf(user.uid).length }));
      const last = users.at(-1);
      const hasMore = start + limit < sorted.length;
      return { users, next: hasMore && last !== undefined ? String(last.id) : null };
    },

    async forgetLogins(before) {
      const kept = data.logins.filter(({ loginAt }) => loginAt >= before);
      return data.logins.splice(0, Infinity, ...kept).length - kept.length;
    },

    async remove(uid, at) {
      const { id } = need(uid);
      data.users.delete(uid);
      data.totals.users -= 1;
      for (const token of tokensOf(uid)) data.tokens.delete(token.id);
      data.logins.splice(0, Infinity, ...data.logins.filter(({ userId }) => userId !== id));
      for (const [eventId, event] of data.analyses) if (event.uid === uid) data.analyses.delete(eventId);
      data.actions.splice(0, Infinity, ...data.actions.filter(({ detail }) => detail !== uid));
      data.actions.push({ action: 'delete-user', detail: null, at });
    },
  };
}

const newUser = (id: number, uid: string): StoredUser => ({
  id,
  uid,
  email: null,
  displayName: null,
  photoUrl: null,
  isRestricted: false,
  analysisCount: 0,
  lastLoginAt: null,
});

const timeOf = ({ lastLoginAt }: StoredUser): number => lastLoginAt?.getTime() ?? -Infinity;

function readId(cursor: string): number {
  if (!/^\d+$/.test(cursor)) {
    throw errors.invalidRequest('This page of users does not exist.');
  }
  return Number(cursor);
}

function toUser({ analysisCount: _count, lastLoginAt: _login, ...user }: StoredUser): User {
  return user;
}
