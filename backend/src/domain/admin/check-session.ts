import type { AdminPassword } from '../../ports/admin-password.ts';
import type { AdminSessions } from '../../ports/admin-sessions.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Secrets } from '../../ports/secrets.ts';
import { errors } from '../errors.ts';
import { adminIsOff, IDLE_MINUTES } from './admin-session-rules.ts';

export interface CheckSessionDependencies {
  readonly password: AdminPassword | null;
  readonly sessions: AdminSessions;
  readonly secrets: Secrets;
  readonly clock: Clock;
}

/** Uses closer together than this are not written one by one. */
const TOUCH_EVERY_MS = 30_000;

export type CheckSession = ReturnType<typeof createCheckSession>;

/** Rejects with `not_admin` unless the token belongs to a session that is alive and was opened with today's password. Rejects with `unavailable` where no password is set. */
export function createCheckSession({ password, sessions, secrets, clock }: CheckSessionDependencies) {
  return async (token: string): Promise<void> => {
    if (password === null) throw adminIsOff();
    const tokenHash = secrets.digest(token);
    const session = await sessions.find(tokenHash);
    const now = clock.now();
    const isAlive =
      session !== null &&
      session.passwordFingerprint === password.fingerprint &&
      now < session.endsAt &&
      now.getTime() - session.lastUsedAt.getTime() < IDLE_MINUTES * 60_000;
    if (!isAlive) throw errors.notAdmin();
    if (now.getTime() - session.lastUsedAt.getTime() > TOUCH_EVERY_MS) await sessions.touch(tokenHash, now);
  };
}
