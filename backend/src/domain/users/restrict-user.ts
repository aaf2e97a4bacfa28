import type { Clock } from '../../ports/clock.ts';
import type { UserRepository } from '../../ports/user-repository.ts';
import { errors } from '../errors.ts';
import { isUid } from './user.ts';

export type RestrictUser = ReturnType<typeof createRestrictUser>;

/** Restricts or unrestricts a user, from their next request on. Rejects with `user_not_found`. */
export function createRestrictUser({ users, clock }: { users: UserRepository; clock: Clock }) {
  return async (uid: string, isRestricted: boolean): Promise<void> => {
    if (!isUid(uid)) throw errors.userNotFound();
    await users.setRestricted(uid, isRestricted, clock.now());
  };
}
