import type { Clock } from '../../ports/clock.ts';
import type { IdentityVerifier, VerifiedIdentity } from '../../ports/identity-verifier.ts';
import type { UserRepository } from '../../ports/user-repository.ts';
import { errors } from '../errors.ts';
import type { RecognizeToken } from './recognize-token.ts';
import { maySignIn } from './sign-in-allow.ts';
import { isPersonalToken } from './token-rules.ts';
import type { User } from './user.ts';

export interface RecognizeUserDependencies {
  readonly verifier: IdentityVerifier;
  readonly users: UserRepository;
  readonly clock: Clock;
  /** E-mails and domains that may sign in; empty for all. */
  readonly signInAllow: readonly string[];
  readonly recognizeToken: RecognizeToken;
}

/** Somebody who has proved who they are. */
export interface RecognizedUser {
  readonly user: User;
  readonly identity: VerifiedIdentity;
  /** What they proved it with: the token of a sign-in, or a personal access token. */
  readonly by: 'sign-in' | 'token';
}

export type RecognizeUser = ReturnType<typeof createRecognizeUser>;

/**
 * Turns an ID token, or a personal access token, into a user; the first valid token of a user creates them. Rejects with `not_signed_in`,
 * `not_allowed_here` (the operator's list says no) or `unavailable`, and with whatever `admit` rejects with, which is asked
 * once the token has proved whose it is and before the database is. Whether the user is restricted is not judged here.
 */
export function createRecognizeUser(dependencies: RecognizeUserDependencies) {
  const { verifier, users, clock, signInAllow, recognizeToken } = dependencies;
  return async (idToken: string, admit?: (uid: string) => Promise<void>): Promise<RecognizedUser> => {
    if (isPersonalToken(idToken)) return recognizeToken(idToken, admit);
    const identity = await verifier.verify(idToken);
    if (!maySignIn(identity, signInAllow)) {
      throw errors.notAllowedHere('This account may not sign in here. Please ask the operator of this site.');
    }
    await admit?.(identity.uid);
    const known = await users.find(identity.uid);
    // Most requests change nothing, so most requests write nothing.
    const isCurrent = known !== null && (identity.email === null || identity.email === known.email);
    const user = isCurrent ? known : await users.upsert(identity.uid, identity, clock.now());
    return { user, identity, by: 'sign-in' };
  };
}
