import { beforeEach, describe, expect, it } from 'vitest';
import type { PersonalTokens } from '../../src/ports/personal-tokens.ts';
import type { UserRepository } from '../../src/ports/user-repository.ts';
import { at, profile, storedToken } from '../support/papers/builders.ts';

interface Stores {
  readonly users: UserRepository;
  readonly tokens: PersonalTokens;
}

/** `open` gives empty stores for each test. */
export const describePersonalTokens = (name: string, open: () => Promise<Stores>) =>
  describe(`${name} as PersonalTokens`, () => {
    let users: UserRepository;
    let tokens: PersonalTokens;
    beforeEach(async () => {
      ({ users, tokens } = await open());
      for (const uid of ['u1', 'u2']) await users.upsert(uid, profile(), at(0));
    });
    const numbered = (number: number, changes = {}) =>
      storedToken({ id: `token-${number}`, tokenHash: String(number).repeat(64).slice(0, 64), ...changes });
    const shown = ({ id, name, prefix, createdAt, expiresAt, lastUsedAt } = storedToken()) => ({
      id,
      name,
      prefix,
      createdAt,
      expiresAt,
      lastUsedAt,
    });

    it('finds a token by its hash, with its owner, and nothing for another hash', async () => {
      expect(await tokens.add(storedToken(), 10)).toBe(true);
      expect(await tokens.find('a'.repeat(64))).toEqual(storedToken());
      expect(await tokens.find('b'.repeat(64))).toBeNull();
    });

    it('stores nothing for an unknown user', async () => {
      expect(await tokens.add(storedToken({ uid: 'nobody' }), 10)).toBe(false);
      expect(await tokens.find('a'.repeat(64))).toBeNull();
    });

    it('lists what lives of one user, newest first, without hashes', async () => {
      await tokens.add(numbered(1), 10);
      await tokens.add(numbered(2, { createdAt: at(5), email: null }), 10);
      await tokens.add(numbered(3, { uid: 'u2' }), 10);
      await tokens.add(numbered(4, { expiresAt: at(8) }), 10);
      expect(await tokens.list('u1', at(9))).toEqual([
        shown(numbered(2, { createdAt: at(5) })),
        shown(numbered(1)),
      ]);
      expect(await tokens.list('nobody', at(9))).toEqual([]);
    });

    it('keeps the limit when many are made at once, and takes expired ones for nothing', async () => {
      await tokens.add(numbered(9, { expiresAt: at(1) }), 3);
      const made = await Promise.all(
        [1, 2, 3, 4, 5, 6].map((number) => tokens.add(numbered(number, { createdAt: at(2) }), 3)),
      );
      expect(made.filter(Boolean)).toHaveLength(3);
      expect(await tokens.list('u1', at(3))).toHaveLength(3);
    });

    it('notes the use', async () => {
      await tokens.add(storedToken(), 10);
      await tokens.touch('token-1', at(60));
      expect((await tokens.find('a'.repeat(64)))?.lastUsedAt).toEqual(at(60));
    });

    it('removes a token of its owner and of nobody else', async () => {
      await tokens.add(storedToken(), 10);
      expect(await tokens.remove('u2', 'token-1', at(1))).toBe(false);
      expect(await tokens.remove('u1', 'token-1', at(1))).toBe(true);
      expect(await tokens.remove('u1', 'token-1', at(1))).toBe(false);
      expect(await tokens.find('a'.repeat(64))).toBeNull();
    });

    it('removes all tokens of one user, whom the operator sees with their number', async () => {
      for (const number of [1, 2]) await tokens.add(numbered(number), 10);
      await tokens.add(numbered(3, { uid: 'u2' }), 10);
      const counts = async () => {
        const page = await users.list({ query: null, limit: 10, after: null });
        return Object.fromEntries(page.users.map(({ uid, tokenCount }) => [uid, tokenCount]));
      };
      expect(await counts()).toEqual({ u1: 2, u2: 1 });
      expect(await tokens.removeAll('u1', at(1))).toBe(2);
      expect(await tokens.removeAll('u1', at(1))).toBe(0);
      expect(await counts()).toEqual({ u1: 0, u2: 1 });
    });

    it('loses the tokens of a user who is removed', async () => {
      await tokens.add(storedToken(), 10);
      await users.remove('u1', at(1));
      expect(await tokens.find('a'.repeat(64))).toBeNull();
    });
  });
