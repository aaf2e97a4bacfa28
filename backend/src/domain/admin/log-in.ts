import type { AdminPassword } from '../../ports/admin-password.ts';
import type { AdminSessions } from '../../ports/admin-sessions.ts';
import type { Clock } from '../../ports/clock.ts';
import type { RateLimit, RateLimiter } from '../../ports/rate-limiter.ts';
import type { Secrets } from '../../ports/secrets.ts';
import { errors } from '../errors.ts';
import { adminIsOff, SESSION_HOURS } from './admin-session-rules.ts';
import { networkOf } from '../network.ts';

export interface LogInDependencies {
  readonly password: AdminPassword | null;
  readonly sessions: AdminSessions;
  readonly limiter: RateLimiter;
  readonly secrets: Secrets;
  readonly clock: Clock;
}

const PER_ADDRESS: RateLimit = { limit: 5, windowSeconds: 15 * 60 };
const IN_ALL: RateLimit = { limit: 50, windowSeconds: 3_600 };
/** For too many failures from all addresses together: it slows guessing and never locks the operator out. */
const WHEN_CROWDED: RateLimit = { limit: 1, windowSeconds: 60 };
const IN_ALL_KEY = 'admin-login:all';

export type LogIn = ReturnType<typeof createLogIn>;

/**
 * Resolves to a fresh token, or to null when the password is wrong. Rejects with `too_many_requests` before any
 * hashing, and with `unavailable` where the operator has set no password.
 */
export function createLogIn({ password, sessions, limiter, secrets, clock }: LogInDependencies) {
  return async (attempt: string, address: string): Promise<string | null> => {
    if (password === null) throw adminIsOff();
    const key = `admin-login:${networkOf(address)}`;
    const usedKeys = await takeAttempt(limiter, key, clock.now());

    if (!(await password.matches(attempt))) {
      await sessions.recordAction('log-in-failed', null, clock.now());
      return null;
    }
    // A right password takes back its own attempt and clears the address.
    await limiter.clear(key);
    for (const used of usedKeys.filter((used) => used !== key)) await limiter.giveBack(used);

    const now = clock.now();
    const token = secrets.newToken();
    await sessions.open({
      tokenHash: secrets.digest(token),
      passwordFingerprint: password.fingerprint,
      createdAt: now,
      lastUsedAt: now,
      endsAt: new Date(now.getTime() + SESSION_HOURS * 3_600_000),
    });
    await sessions.recordAction('log-in', null, now);
    return token;
  };
}

/** Counts the attempt before the password is looked at, so that many at once cannot slip through together. */
async function takeAttempt(limiter: RateLimiter, key: string, now: Date): Promise<readonly string[]> {
  const wait = await limiter.take(key, PER_ADDRESS, now);
  if (wait > 0) throw errors.tooManyRequests(wait);
  if ((await limiter.take(IN_ALL_KEY, IN_ALL, now)) === 0) return [key, IN_ALL_KEY];

  const crowdedKey = `${key}:crowded`;
  const crowdedWait = await limiter.take(crowdedKey, WHEN_CROWDED, now);
  if (crowdedWait > 0) {
    await limiter.giveBack(key);
    throw errors.tooManyRequests(crowdedWait);
  }
  return [key, crowdedKey];
}
