import type { Clock } from '../../ports/clock.ts';
import type { IdentityIssuer, IssuedIdentity } from '../../ports/identity-issuer.ts';
import type { RateLimit, RateLimiter } from '../../ports/rate-limiter.ts';
import type { Secrets } from '../../ports/secrets.ts';
import { errors } from '../errors.ts';
import { networkOf } from '../network.ts';
import { cleanEmail, cleanName } from './profile.ts';
import { maySignIn } from './sign-in-allow.ts';

export interface LocalSignInAttempt {
  readonly displayName: unknown;
  readonly email: unknown;
  readonly code: unknown;
  /** Address of the client, as the trusted proxies report it. */
  readonly address: string;
}

export interface SignInLocallyDependencies {
  readonly issuer: IdentityIssuer;
  readonly limiter: RateLimiter;
  readonly secrets: Secrets;
  readonly clock: Clock;
  /** The code that users must know, or null where only this machine can reach the server. */
  readonly signInCode: string | null;
  readonly signInAllow: readonly string[];
}

/** Wrong codes per address (IPv6 by /64): as many as an admin may have wrong passwords. */
const WRONG_CODES: RateLimit = { limit: 5, windowSeconds: 15 * 60 };

export type SignInLocally = ReturnType<typeof createSignInLocally>;

/**
 * Signs a user in by name and e-mail. Rejects with `invalid_request`, `not_allowed_here` (wrong code, or not on the
 * operator's list) and `too_many_requests` (codes are not for guessing).
 */
export function createSignInLocally(dependencies: SignInLocallyDependencies) {
  const { issuer, signInAllow } = dependencies;
  return async (attempt: LocalSignInAttempt): Promise<IssuedIdentity> => {
    const displayName = cleanName(attempt.displayName);
    const email = cleanEmail(attempt.email);
    if (displayName === null) throw errors.invalidRequest('Please enter your name.');
    if (email === null) throw errors.invalidRequest('Please enter a valid e-mail address.');
    await checkCode(dependencies, attempt);
    // E-mails are not proven here: the list says who may sign in, not who they are.
    if (!maySignIn({ email, isEmailVerified: true }, signInAllow)) {
      throw errors.notAllowedHere('This account may not sign in here. Please ask the operator of this site.');
    }
    return issuer.issue({ displayName, email });
  };
}

async function checkCode(
  { signInCode, limiter, secrets, clock }: SignInLocallyDependencies,
  { code, address }: LocalSignInAttempt,
): Promise<void> {
  if (signInCode === null) return;
  const key = `sign-in:${networkOf(address)}`;
  const wait = await limiter.take(key, WRONG_CODES, clock.now());
  if (wait > 0) throw errors.tooManyRequests(wait);
  if (typeof code !== 'string' || !secrets.areEqual(code, signInCode)) {
    throw errors.notAllowedHere('The sign-in code is wrong.');
  }
  await limiter.giveBack(key);
}
