import type { PersonalToken, PersonalTokens, StoredToken } from '../../ports/personal-tokens.ts';
import type { UserData } from './user-data.ts';

/** Keeps personal access tokens in this process only. */
export function createMemoryPersonalTokens({ data }: { data: UserData }): PersonalTokens {
  const { tokens } = data;
  const own = (uid: string) => [...tokens.values()].filter((token) => token.uid === uid);
  const note = (action: string, uid: string, at: Date) => data.actions.push({ action, detail: uid, at });

  return {
    async add(token, limit) {
      if (!data.users.has(token.uid)) return false;
      for (const { id, expiresAt } of own(token.uid)) if (expiresAt <= token.createdAt) tokens.delete(id);
      if (own(token.uid).length >= limit) return false;
      tokens.set(token.id, token);
      note('make-token', token.uid, token.createdAt);
      return true;
    },

    async find(tokenHash) {
      return [...tokens.values()].find((token) => token.tokenHash === tokenHash) ?? null;
    },

    async list(uid, at) {
      return own(uid)
        .filter(({ expiresAt }) => expiresAt > at)
        .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
        .map(toToken);
    },

    async touch(id, at) {
      const token = tokens.get(id);
      if (token !== undefined) tokens.set(id, { ...token, lastUsedAt: at });
    },

    async remove(uid, id, at) {
      if (tokens.get(id)?.uid !== uid) return false;
      tokens.delete(id);
      note('revoke-token', uid, at);
      return true;
    },

    async removeAll(uid, at) {
      const removed = own(uid);
      for (const { id } of removed) tokens.delete(id);
      if (removed.length > 0) note('revoke-tokens', uid, at);
      return removed.length;
    },
  };
}

const toToken = ({ id, name, prefix, createdAt, expiresAt, lastUsedAt }: StoredToken): PersonalToken => ({
  id,
  name,
  prefix,
  createdAt,
  expiresAt,
  lastUsedAt,
});
