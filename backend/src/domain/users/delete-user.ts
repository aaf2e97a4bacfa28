import type { Clock } from '../../ports/clock.ts';
import type { UserRepository } from '../../ports/user-repository.ts';
import { errors } from '../errors.ts';
import { isUid } from './user.ts';

export type DeleteUser = ReturnType<typeof createDeleteUser>;

/** Removes a user with every row about them. Rejects with `user_not_found`. */
export function createDeleteUser({ users, clock }: { users: UserRepository; clock: Clock }) {
  return async (uid: string): Promise<void> => {
    if (!isUid(uid)) throw errors.userNotFound();
    await users.remove(uid, clock.now());
  };
}
