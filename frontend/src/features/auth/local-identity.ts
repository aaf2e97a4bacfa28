import type {
  LocalSignInRequest,
  LocalSignInResponse,
} from '../../../../backend/src/adapters/http/contract.ts';
import { api } from '../../lib/api.ts';
import { AuthError, TOKEN_MARGIN_MS, type AuthUser, type Identity } from './identity.ts';
import {
  isFresh,
  keepLocalSession,
  LOCAL_SESSION_KEY,
  readLocalSession,
  type LocalSession,
} from './local-session.ts';
import type { AskPerson } from './local-sign-in-store.ts';

/** Longest delay a browser timer keeps: 2^31 - 1 ms; more fires at once. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/**
 * Sign-in with the product's own issuer: the person says who they are. `askPerson` shows the form, hands each attempt
 * over, and rejects when the person leaves.
 */
export function createLocalIdentity(askPerson: AskPerson): Identity {
  let session: LocalSession | null = null;
  let expiry: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<(user: AuthUser | null, hasRunOut?: boolean) => void>();

  const become = (next: LocalSession | null, hasRunOut = false) => {
    session = next;
    clearTimeout(expiry);
    if (next !== null) expiry = setTimeout(endWhenStale, timeLeft(next));
    for (const listener of listeners) listener(next?.user ?? null, hasRunOut);
  };
  const endWhenStale = () => {
    if (session === null) return;
    if (!isFresh(session, Date.now())) become(null, true);
    else expiry = setTimeout(endWhenStale, timeLeft(session));
  };
  const followOtherTabs = (event: StorageEvent) => {
    if (event.key !== LOCAL_SESSION_KEY && event.key !== null) return;
    const stored = readLocalSession(Date.now());
    if (stored?.idToken !== session?.idToken) become(stored);
  };

  return {
    subscribe(listener) {
      if (listeners.size === 0) {
        window.addEventListener('storage', followOtherTabs);
        session = readLocalSession(Date.now());
      }
      listeners.add(listener);
      listener(session?.user ?? null);
      if (session !== null) expiry ??= setTimeout(endWhenStale, timeLeft(session));
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        window.removeEventListener('storage', followOtherTabs);
        clearTimeout(expiry);
        expiry = undefined;
      };
    },
    signIn: () =>
      askPerson(async (answers: LocalSignInRequest) => {
        const opened = await api<LocalSignInResponse>('POST', '/api/identity/local', { body: answers });
        if (!isFresh(opened, Date.now())) throw new AuthError('auth/user-token-expired');
        keepLocalSession(opened);
        become(opened);
      }),
    signOut: async () => {
      keepLocalSession(null);
      become(null);
    },
    idToken: async () => {
      if (session !== null && !isFresh(session, Date.now())) become(null, true);
      return session?.idToken ?? null;
    },
  };
}

const timeLeft = (session: LocalSession): number =>
  Math.min(Math.max(0, Date.parse(session.expiresAt) - TOKEN_MARGIN_MS - Date.now()), MAX_TIMER_MS);
