import type { Clock } from '../../ports/clock.ts';
import type { UserRepository } from '../../ports/user-repository.ts';

export interface ForgetLoginsDependencies {
  readonly users: UserRepository;
  readonly clock: Clock;
  /** Days that login events are kept, or null to keep them. */
  readonly loginEventDays: number | null;
}

const DAY_MS = 86_400_000;

export type ForgetLogins = ReturnType<typeof createForgetLogins>;

/** Deletes login events that are older than the operator keeps them; resolves to how many. Call it at intervals. */
export function createForgetLogins({ users, clock, loginEventDays }: ForgetLoginsDependencies) {
  return async (): Promise<number> =>
    loginEventDays === null
      ? 0
      : users.forgetLogins(new Date(clock.now().getTime() - loginEventDays * DAY_MS));
}
