import type { AppConfig } from '../../../config/app-config.ts';
import type { AppDependencies } from '../adapters/http/app.ts';
import { createFirebaseIdentity } from '../adapters/identity/firebase.ts';
import { createLocalIdentity } from '../adapters/identity/local.ts';
import type { Database } from '../adapters/postgres/connect.ts';
import { createPostgresSigningKeys } from '../adapters/postgres/signing-keys.ts';
import { createSignInLocally } from '../domain/users/sign-in-locally.ts';
import type { Clock } from '../ports/clock.ts';
import type { IdentityVerifier } from '../ports/identity-verifier.ts';
import type { Logger } from '../ports/logger.ts';
import type { RateLimiter } from '../ports/rate-limiter.ts';
import type { Secrets } from '../ports/secrets.ts';

export interface IdentityDependencies {
  readonly config: AppConfig;
  readonly database: Database;
  readonly clock: Clock;
  readonly limiter: RateLimiter;
  readonly secrets: Secrets;
  readonly logger: Logger;
}

/** How people sign in, and who checks their tokens. */
export interface Identity {
  readonly verifier: IdentityVerifier;
  /** Present in local mode only: the route that issues tokens. */
  readonly localSignIn: AppDependencies['localSignIn'];
}

/** The identity that the settings choose. */
export function createIdentity({
  config,
  database,
  clock,
  limiter,
  secrets,
  logger,
}: IdentityDependencies): Identity {
  const { identity, signInAllow } = config;
  if (identity.mode === 'firebase') {
    const { projectId, emulatorHost } = identity;
    const isEmulator = emulatorHost !== null;
    return { verifier: createFirebaseIdentity({ projectId, isEmulator, clock, logger }), localSignIn: null };
  }
  const { signInCode } = identity;
  const local = createLocalIdentity({ keys: createPostgresSigningKeys({ database }), clock });
  return {
    verifier: local,
    localSignIn: {
      signInLocally: createSignInLocally({ issuer: local, limiter, secrets, clock, signInCode, signInAllow }),
      needsCode: signInCode !== null,
    },
  };
}
