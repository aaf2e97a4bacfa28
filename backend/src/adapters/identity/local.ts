import { createHash } from 'node:crypto';
import {
  SignJWT,
  calculateJwkThumbprint,
  exportJWK,
  generateKeyPair,
  importJWK,
  jwtVerify,
  type JWK,
} from 'jose';
import { errors, isDomainError } from '../../domain/errors.ts';
import type { Clock } from '../../ports/clock.ts';
import type { IdentityIssuer } from '../../ports/identity-issuer.ts';
import type { IdentityVerifier } from '../../ports/identity-verifier.ts';
import type { SigningKeys } from '../../ports/signing-keys.ts';
import { readIdentity } from './claims.ts';

export interface LocalIdentityOptions {
  readonly keys: SigningKeys;
  readonly clock: Clock;
}

const ALGORITHM = 'ES256';
/** Issuer and audience in one: these tokens are for this installation and nobody else. */
const NAME = 'legible-local';
/** There is no password, so a working day without a new sign-in costs no safety. */
const LIFETIME_SECONDS = 12 * 3_600;

/** Issues and checks ID tokens with a key of our own, kept where all instances find it. */
export function createLocalIdentity({
  keys,
  clock,
}: LocalIdentityOptions): IdentityIssuer & IdentityVerifier {
  let loading: ReturnType<typeof loadKey> | null = null;
  const key = async () => {
    loading ??= loadKey(keys, clock);
    try {
      return await loading;
    } catch (error) {
      loading = null; // a database that was down is asked again next time
      throw error;
    }
  };

  return {
    async issue({ displayName, email }) {
      const { privateKey, kid } = await key();
      const now = Math.floor(clock.now().getTime() / 1_000);
      const claims = { name: displayName, email, email_verified: true, auth_time: now };
      const idToken = await new SignJWT(claims)
        .setProtectedHeader({ alg: ALGORITHM, kid, typ: 'JWT' })
        .setIssuer(NAME)
        .setAudience(NAME)
        .setSubject(uidOf(email))
        .setIssuedAt(now)
        .setExpirationTime(now + LIFETIME_SECONDS)
        .sign(privateKey);
      const identity = readIdentity(
        { ...claims, sub: uidOf(email), iat: now, exp: now + LIFETIME_SECONDS },
        clock.now(),
      );
      return { idToken, expiresAt: new Date((now + LIFETIME_SECONDS) * 1_000), identity };
    },

    async verify(idToken) {
      const { publicKey, kid } = await key();
      try {
        const { payload, protectedHeader } = await jwtVerify(idToken, publicKey, {
          algorithms: [ALGORITHM],
          issuer: NAME,
          audience: NAME,
          currentDate: clock.now(),
        });
        if (protectedHeader.kid !== kid || payload.aud !== NAME) throw errors.notSignedIn();
        return readIdentity(payload, clock.now());
      } catch (error) {
        throw isDomainError(error) ? error : errors.notSignedIn(error);
      }
    },
  };
}

/** One e-mail, one user: the same uid on every sign-in, whatever the case it is typed in. */
const uidOf = (email: string): string =>
  `local-${createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 32)}`;

async function loadKey(keys: SigningKeys, clock: Clock) {
  const stored = await keys.findOrSave('local-identity', makeKey, clock.now());
  const jwk = JSON.parse(stored) as JWK; // written by makeKey, and by nobody else
  const { d: _private, ...publicJwk } = jwk;
  return {
    kid: await calculateJwkThumbprint(publicJwk),
    privateKey: await importJWK(jwk, ALGORITHM),
    publicKey: await importJWK(publicJwk, ALGORITHM),
  };
}

async function makeKey(): Promise<string> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true });
  return JSON.stringify(await exportJWK(privateKey));
}
