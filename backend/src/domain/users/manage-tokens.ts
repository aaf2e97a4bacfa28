import type { Clock } from '../../ports/clock.ts';
import type { PersonalToken, PersonalTokens } from '../../ports/personal-tokens.ts';
import { errors } from '../errors.ts';
import { isUid } from './user.ts';

interface Dependencies {
  readonly tokens: PersonalTokens;
  readonly clock: Clock;
}

export type ListTokens = ReturnType<typeof createListTokens>;

/** The tokens of one user that still live, newest first. */
export function createListTokens({ tokens, clock }: Dependencies) {
  return async (uid: string): Promise<readonly PersonalToken[]> => tokens.list(uid, clock.now());
}

export type RevokeToken = ReturnType<typeof createRevokeToken>;

/** Ends one token of a user from the next request on. Rejects with `not_found` for one that is not theirs. */
export function createRevokeToken({ tokens, clock }: Dependencies) {
  return async (uid: string, id: string): Promise<void> => {
    if (!(await tokens.remove(uid, id, clock.now()))) throw errors.notFound();
  };
}

export type RevokeTokensOf = ReturnType<typeof createRevokeTokensOf>;

/** Ends every token of a user, as the operator asks. Resolves to how many there were. Rejects with `user_not_found` for what is no uid. */
export function createRevokeTokensOf({ tokens, clock }: Dependencies) {
  return async (uid: string): Promise<number> => {
    if (!isUid(uid)) throw errors.userNotFound();
    return tokens.removeAll(uid, clock.now());
  };
}
