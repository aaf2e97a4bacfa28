import type { Clock } from '../../ports/clock.ts';
import type { PersonalTokens } from '../../ports/personal-tokens.ts';
import type { Secrets } from '../../ports/secrets.ts';
import type { UserRepository } from '../../ports/user-repository.ts';
import { errors } from '../errors.ts';
import type { RecognizedUser } from './recognize-user.ts';
import { maySignIn } from './sign-in-allow.ts';

export interface RecognizeTokenDependencies {
  readonly tokens: PersonalTokens;
  readonly users: UserRepository;
  readonly secrets: Secrets;
  readonly clock: Clock;
  /** E-mails and domains that may sign in; empty for all. */
  readonly signInAllow: readonly string[];
  /** False where the operator has switched tokens off. */
  readonly arePersonalTokensOn: boolean;
}

/** Uses closer together than this are not written one by one. */
const TOUCH_EVERY_MS = 60_000;

export type RecognizeToken = ReturnType<typeof createRecognizeToken>;

/**
 * Turns a personal access token into its user. Rejects with `not_signed_in` for one that is unknown, expired or switched off, and for one whose
 * owner may no longer sign in here, which ends it for good. Whether the user is restricted is not judged here.
 */
export function createRecognizeToken(dependencies: RecognizeTokenDependencies) {
  const { tokens, users, secrets, clock, signInAllow, arePersonalTokensOn } = dependencies;
  return async (token: string, admit?: (uid: string) => Promise<void>): Promise<RecognizedUser> => {
    if (!arePersonalTokensOn) throw errors.notSignedIn();
    const stored = await tokens.find(secrets.digest(token));
    const now = clock.now();
    if (stored === null) throw errors.notSignedIn();
    const { uid } = stored;
    if (stored.expiresAt <= now) {
      await tokens.remove(uid, stored.id, now);
      throw errors.notSignedIn();
    }
    await admit?.(uid);
    const user = await users.find(uid);
    if (user === null) throw errors.notSignedIn();
    // What the provider proved of one e-mail says nothing about another that the user has by now.
    const isEmailVerified = stored.isEmailVerified && stored.email === user.email;
    if (!maySignIn({ email: user.email, isEmailVerified }, signInAllow)) {
      await tokens.remove(uid, stored.id, now);
      throw errors.notSignedIn();
    }
    const { lastUsedAt } = stored;
    if (lastUsedAt === null || now.getTime() - lastUsedAt.getTime() > TOUCH_EVERY_MS) {
      await tokens.touch(stored.id, now);
    }
    const { email, displayName, photoUrl } = user;
    const identity = { uid, email, isEmailVerified, displayName, photoUrl, authTime: stored.createdAt };
    return { user, identity, by: 'token' };
  };
}
