import type { AdminSessions } from '../../ports/admin-sessions.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Secrets } from '../../ports/secrets.ts';

export type LogOut = ReturnType<typeof createLogOut>;

/** Ends the session of a token on every instance. An unknown token is not a failure. */
export function createLogOut({
  sessions,
  secrets,
  clock,
}: {
  sessions: AdminSessions;
  secrets: Secrets;
  clock: Clock;
}) {
  return async (token: string): Promise<void> => {
    const tokenHash = secrets.digest(token);
    if ((await sessions.find(tokenHash)) === null) return;
    await sessions.close(tokenHash);
    await sessions.recordAction('log-out', null, clock.now());
  };
}
