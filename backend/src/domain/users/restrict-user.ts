import type { Clock } from '../../ports/clock.ts';
import type { PersonalTokens } from '../../ports/personal-tokens.ts';
import type { UserRepository } from '../../ports/user-repository.ts';
import { errors } from '../errors.ts';
import { isUid } from './user.ts';

interface RestrictUserDependencies {
  readonly users: UserRepository;
  readonly tokens: PersonalTokens;
  readonly clock: Clock;
}

export type RestrictUser = ReturnType<typeof createRestrictUser>;

/**
 * Restricts or unrestricts a user, from their next request on. A restriction ends their personal access tokens for good. Rejects with
 * `user_not_found`.
 */
export function createRestrictUser({ users, tokens, clock }: RestrictUserDependencies) {
  return async (uid: string, isRestricted: boolean): Promise<void> => {
    if (!isUid(uid)) throw errors.userNotFound();
    await users.setRestricted(uid, isRestricted, clock.now());
    if (isRestricted) await tokens.removeAll(uid, clock.now());
  };
}
