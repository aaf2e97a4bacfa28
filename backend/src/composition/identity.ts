import type { AppConfig } from '../../../config/app-config.ts';
import type { Database } from '../adapters/postgres/connect.ts';
import { createPostgresSigningKeys } from '../adapters/postgres/signing-keys.ts';
import { createSignInLocally, type SignInLocally } from '../domain/users/sign-in-locally.ts';
import type { Clock } from '../ports/clock.ts';
import type { IdentityIssuer } from '../ports/identity-issuer.ts';
import type { IdentityVerifier } from '../ports/identity-verifier.ts';
import type { Logger } from '../ports/logger.ts';
import type { RateLimiter } from '../ports/rate-limiter.ts';
import type { Secrets } from '../ports/secrets.ts';

type LocalIdentity = IdentityIssuer & IdentityVerifier;

interface LocalIdentityParts {
  readonly config: AppConfig;
  readonly database: Database;
  readonly clock: Clock;
}

/** Our own tokens, where the settings choose local sign-in; null elsewhere. */
export async function createChosenLocalIdentity({
  config,
  database,
  clock,
}: LocalIdentityParts): Promise<LocalIdentity | null> {
  if (config.identity.mode !== 'local') return null;
  const { createLocalIdentity } = await import('../adapters/identity/local.ts');
  return createLocalIdentity({ keys: createPostgresSigningKeys({ database }), clock });
}

interface VerifierParts {
  readonly config: AppConfig;
  readonly localIdentity: LocalIdentity | null;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** Who checks ID tokens: the issuer itself in local mode, Firebase otherwise, whose library is loaded only then. */
export async function createVerifier({
  config,
  localIdentity,
  clock,
  logger,
}: VerifierParts): Promise<IdentityVerifier> {
  const { identity } = config;
  if (identity.mode === 'firebase') {
    const { projectId, emulatorHost } = identity;
    const { createFirebaseIdentity } = await import('../adapters/identity/firebase.ts');
    return createFirebaseIdentity({ projectId, isEmulator: emulatorHost !== null, clock, logger });
  }
  // Local mode always has one: see above.
  return localIdentity!;
}

interface LocalSignInParts {
  readonly config: AppConfig;
  readonly issuer: IdentityIssuer | null;
  readonly limiter: RateLimiter;
  readonly secrets: Secrets;
  readonly clock: Clock;
}

/** The use case that issues tokens of our own; null where another service signs users in. */
export function createLocalSignIn({ config, issuer, ...parts }: LocalSignInParts): SignInLocally | null {
  const { identity, signInAllow } = config;
  if (identity.mode !== 'local' || issuer === null) return null;
  return createSignInLocally({ ...parts, issuer, signInCode: identity.signInCode, signInAllow });
}
