import { createHash, randomBytes, randomUUID, timingSafeEqual, webcrypto } from 'node:crypto';
import type { Secrets } from '../../ports/secrets.ts';

/** Secrets from the operating system's random source. */
export function createSystemSecrets(): Secrets {
  return {
    newToken: () => randomBytes(32).toString('base64url'),
    newId: () => randomUUID(),
    digest: (text) => createHash('sha256').update(text).digest('hex'),
    fingerprint: async (bytes) =>
      Buffer.from(await webcrypto.subtle.digest('SHA-256', bytes)).toString('hex'),
    areEqual: (left, right) => timingSafeEqual(sha256(left), sha256(right)),
  };
}

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();
