import { randomUUID } from 'node:crypto';
import type { Agent } from 'node:http';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth, type DecodedIdToken } from 'firebase-admin/auth';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { errors, isDomainError } from '../../domain/errors.ts';
import type { Clock } from '../../ports/clock.ts';
import type { IdentityVerifier } from '../../ports/identity-verifier.ts';
import type { Logger } from '../../ports/logger.ts';
import { readIdentity } from './claims.ts';

export interface FirebaseIdentityOptions {
  readonly projectId: string;
  /** Whether the Auth emulator issues the tokens, which then carry no signature. Never true in production. */
  readonly isEmulator: boolean;
  readonly clock: Clock;
  readonly logger: Logger;
  /** How Google's keys are reached; for servers behind a proxy, and for tests. */
  readonly httpAgent?: Agent;
  /** Longest wait for Google's keys, in milliseconds. */
  readonly keyTimeoutMs?: number;
}

/** The SDK tries for some 15 s on its own; too long for an answer. */
const KEY_TIMEOUT_MS = 4_000;

/** How every message of the SDK begins that is about the token itself. What begins otherwise is about fetching the keys. */
const ABOUT_THE_TOKEN = /^(Firebase ID token|Decoding Firebase ID token|verifyIdToken\(\))/;

/** Checks Google's ID tokens with the project id alone: no service account, no call but the one for Google's public keys. */
export function createFirebaseIdentity(
  options: FirebaseIdentityOptions,
): IdentityVerifier & { close(): Promise<void> } {
  const { projectId, isEmulator, clock, logger, httpAgent, keyTimeoutMs = KEY_TIMEOUT_MS } = options;
  const app = initializeApp({ projectId, ...(httpAgent === undefined ? {} : { httpAgent }) }, randomUUID());
  const auth = getAuth(app);

  return {
    async verify(idToken) {
      requireShape(idToken, isEmulator);
      const claims = await withDeadline(auth.verifyIdToken(idToken), keyTimeoutMs).catch(translateFailure);
      warnOfClock(claims, clock.now(), logger);
      return readIdentity(claims, clock.now());
    },
    close: () => deleteApp(app),
  };
}

/** What the SDK leaves open: it takes an empty key id for "any key", and stumbles over tokens that are no JSON. */
function requireShape(idToken: string, isEmulator: boolean): void {
  try {
    const { alg, kid, crit } = decodeProtectedHeader(idToken);
    decodeJwt(idToken);
    if (isEmulator) return;
    if (alg !== 'RS256' || typeof kid !== 'string' || kid === '' || crit !== undefined)
      throw errors.notSignedIn();
  } catch (error) {
    throw isDomainError(error) ? error : errors.notSignedIn(error);
  }
}

function translateFailure(error: unknown): never {
  if (isDomainError(error)) throw error;
  const isExpired = error instanceof Error && 'code' in error && error.code === 'auth/id-token-expired';
  const isAboutToken = error instanceof Error && ABOUT_THE_TOKEN.test(error.message);
  // The SDK has one code for a forged token and for an outage of the key server; only the words differ.
  throw isExpired || isAboutToken ? errors.notSignedIn(error) : errors.unavailable(error);
}

function withDeadline<Result>(work: Promise<Result>, timeoutMs: number): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_done, fail) => {
    timer = setTimeout(() => fail(errors.unavailable(new Error('Google keys took too long.'))), timeoutMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** A genuine token from the future means that this machine's clock is slow: the operator must know. */
function warnOfClock({ iat }: DecodedIdToken, now: Date, logger: Logger): void {
  const seconds = Math.round(iat - now.getTime() / 1_000);
  if (seconds > 60) logger.warn('clock-behind', { seconds });
}
