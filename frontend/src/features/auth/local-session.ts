import type { LocalSignInResponse } from '../../../../backend/src/adapters/http/contract.ts';
import { localStore } from '../../lib/storage.ts';
import { TOKEN_MARGIN_MS } from './identity.ts';

export type LocalSession = LocalSignInResponse;

/** Where a local sign-in survives a reload and reaches other tabs. */
export const LOCAL_SESSION_KEY = 'localSession';

/** Whether the token of a session is still good, with the margin of 30 seconds. */
export const isFresh = (session: LocalSession, now: number): boolean =>
  Date.parse(session.expiresAt) - TOKEN_MARGIN_MS > now;

/** The session kept in this browser, or null when there is none, it ran out, or its text is not ours. */
export function readLocalSession(now: number): LocalSession | null {
  const text = localStore.read(LOCAL_SESSION_KEY);
  if (text === null) return null;
  try {
    const session: unknown = JSON.parse(text);
    return isLocalSession(session) && isFresh(session, now) ? session : null;
  } catch {
    return null;
  }
}

/** Keeps a session for reloads and other tabs; null forgets it. */
export function keepLocalSession(session: LocalSession | null): void {
  if (session === null) localStore.remove(LOCAL_SESSION_KEY);
  else localStore.write(LOCAL_SESSION_KEY, JSON.stringify(session));
}

function isLocalSession(value: unknown): value is LocalSession {
  if (typeof value !== 'object' || value === null) return false;
  if (!('idToken' in value) || !('expiresAt' in value) || !('user' in value)) return false;
  const { user } = value;
  return (
    typeof value.idToken === 'string' &&
    typeof value.expiresAt === 'string' &&
    typeof user === 'object' &&
    user !== null &&
    'uid' in user &&
    typeof user.uid === 'string'
  );
}
