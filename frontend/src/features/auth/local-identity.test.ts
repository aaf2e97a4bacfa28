import { describe, expect, it, vi } from 'vitest';
import { http, HttpResponse } from 'msw';
import { EMAILS } from '../../mocks/db.ts';
import { server } from '../../mocks/server.ts';
import type { AuthUser } from './identity.ts';
import { createLocalIdentity } from './local-identity.ts';
import { keepLocalSession, LOCAL_SESSION_KEY, readLocalSession, type LocalSession } from './local-session.ts';

const SARAH = { displayName: 'Sarah', email: 'sarah@example.com' };

const sessionEndingIn = (ms: number): LocalSession => ({
  idToken: 'token',
  expiresAt: new Date(Date.now() + ms).toISOString(),
  user: { uid: 'u1', ...SARAH, photoURL: null },
});

/** An identity whose person answers the form at once, and what its listener was told. */
function identityOf(answers = SARAH) {
  const told: (AuthUser | null)[] = [];
  const identity = createLocalIdentity((attempt) => attempt(answers));
  const unsubscribe = identity.subscribe((user) => told.push(user));
  return { identity, told, unsubscribe };
}

describe('local sign-in', () => {
  it('begins signed out, signs in, and signs out', async () => {
    const { identity, told } = identityOf();
    await identity.signIn();
    expect(await identity.idToken()).toBe('mock-token:sarah@example.com');
    await identity.signOut();
    expect(told.map((user) => user?.email ?? null)).toEqual([null, 'sarah@example.com', null]);
    expect(await identity.idToken()).toBeNull();
    expect(window.localStorage.getItem(LOCAL_SESSION_KEY)).toBeNull();
  });

  it('outlives a reload', async () => {
    const before = identityOf();
    await before.identity.signIn();
    before.unsubscribe();
    const after = identityOf();
    expect(after.told.map((user) => user?.email)).toEqual(['sarah@example.com']);
    expect(await after.identity.idToken()).toBe('mock-token:sarah@example.com');
  });

  it('follows other tabs', async () => {
    const { told, identity } = identityOf();
    keepLocalSession(sessionEndingIn(3_600_000));
    window.dispatchEvent(new StorageEvent('storage', { key: LOCAL_SESSION_KEY }));
    keepLocalSession(null);
    window.dispatchEvent(new StorageEvent('storage', { key: LOCAL_SESSION_KEY }));
    expect(told.map((user) => user?.uid ?? null)).toEqual([null, 'u1', null]);
    expect(await identity.idToken()).toBeNull();
  });

  it('ends 30 seconds before its token does', async () => {
    vi.useFakeTimers();
    keepLocalSession(sessionEndingIn(60_000));
    const { identity, told } = identityOf();
    await vi.advanceTimersByTimeAsync(29_999);
    expect(await identity.idToken()).toBe('token');
    await vi.advanceTimersByTimeAsync(1);
    expect(told.map((user) => user?.uid ?? null)).toEqual(['u1', null]);
    expect(await identity.idToken()).toBeNull();
  });

  it('hands the server’s refusal to the form', async () => {
    const { identity, told } = identityOf({ ...SARAH, email: EMAILS.refused });
    await expect(identity.signIn()).rejects.toMatchObject({ status: 403 });
    expect(told).toEqual([null]);
  });

  it('takes no token that has run out already', async () => {
    server.use(http.post('/api/identity/local', () => HttpResponse.json(sessionEndingIn(10_000))));
    const { identity } = identityOf();
    await expect(identity.signIn()).rejects.toMatchObject({ code: 'auth/user-token-expired' });
  });
});

describe('a kept session', () => {
  it.each([
    ['ran out', JSON.stringify(sessionEndingIn(29_000))],
    ['is not JSON', '{'],
    ['is something else', '{"idToken":1}'],
    ['is null', 'null'],
  ])('that %s is none', (_case, text) => {
    window.localStorage.setItem(LOCAL_SESSION_KEY, text);
    expect(readLocalSession(Date.now())).toBeNull();
  });
});
