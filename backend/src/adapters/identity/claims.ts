import { errors } from '../../domain/errors.ts';
import { cleanEmail, cleanName, cleanPhotoUrl } from '../../domain/users/profile.ts';
import { isUid } from '../../domain/users/user.ts';
import type { VerifiedIdentity } from '../../ports/identity-verifier.ts';

/** How far the clocks of issuer and server may be apart, in seconds. */
const SKEW_SECONDS = 60;

/**
 * Reads the claims of a token whose signature, issuer and audience are right, by the rules that Google states for its
 * ID tokens (https://firebase.google.com/docs/auth/admin/verify-id-tokens): `exp` in the future, `iat` and `auth_time`
 * in the past, `sub` 1 to 128 characters. firebase-admin leaves some of them out. Throws `not_signed_in`.
 */
export function readIdentity(claims: Readonly<Record<string, unknown>>, now: Date): VerifiedIdentity {
  const { sub, exp, iat, auth_time: authTime } = claims;
  const seconds = now.getTime() / 1_000;
  const isRight =
    typeof sub === 'string' &&
    isUid(sub) &&
    isTime(exp) &&
    exp > seconds &&
    isTime(iat) &&
    iat <= seconds + SKEW_SECONDS &&
    isTime(authTime) &&
    authTime <= seconds + SKEW_SECONDS;
  if (!isRight) throw errors.notSignedIn();
  return {
    uid: sub,
    email: cleanEmail(claims['email']),
    isEmailVerified: claims['email_verified'] === true,
    displayName: cleanName(claims['name']),
    photoUrl: cleanPhotoUrl(claims['picture']),
    authTime: new Date(authTime * 1_000),
  };
}

const isTime = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value < 1e11;
