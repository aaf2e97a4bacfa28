import { createHash, randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import type { AdminPassword } from '../../ports/admin-password.ts';

/** OWASP Password Storage Cheat Sheet: scrypt with N=2^17, r=8, p=1 (128 MiB a hash). */
const COST = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 } satisfies ScryptOptions;
const SALT_BYTES = 16;
const HASH_BYTES = 32;
/** Hashes worked on at once: each takes 128 MiB and one thread of the pool that also serves files and DNS. */
const MAX_AT_ONCE = 2;
const LONGEST_PASSWORD = 1_024;

/** `scrypt:17:8:1:salt:hash`; base64url has no `$`, which shells and compose files would expand. */
const FORMAT = /^scrypt:17:8:1:([\w-]{22}):([\w-]{43})$/;

/** Hashes a password for `ADMIN_PASSWORD_HASH`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await derive(password, salt);
  return `scrypt:17:8:1:${salt.toString('base64url')}:${hash.toString('base64url')}`;
}

/** Whether a text is a hash that `hashPassword` made. A plain password is not one. */
export const isPasswordHash = (text: string): boolean => FORMAT.test(text);

/** Checks passwords against a hash made by `hashPassword`. Throws when the hash is none. */
export function createScryptPassword({ hash }: { hash: string }): AdminPassword {
  const [, salt, expected] = FORMAT.exec(hash) ?? [];
  if (salt === undefined || expected === undefined) {
    throw new Error('ADMIN_PASSWORD_HASH is not a hash made by `npm run admin:hash`.');
  }
  const runQueued = createGate(MAX_AT_ONCE);
  return {
    fingerprint: createHash('sha256').update(hash).digest('hex'),
    matches: (password) =>
      runQueued(async () => {
        // A very long password is hashed like a short one, so that it costs no more and reveals nothing.
        const found = await derive(password.slice(0, LONGEST_PASSWORD), Buffer.from(salt, 'base64url'));
        return (
          timingSafeEqual(found, Buffer.from(expected, 'base64url')) && password.length <= LONGEST_PASSWORD
        );
      }),
  };
}

function derive(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((done, fail) => {
    scrypt(password, salt, HASH_BYTES, COST, (error, key) => (error === null ? done(key) : fail(error)));
  });
}

function createGate(places: number) {
  const waiting: (() => void)[] = [];
  let free = places;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (free === 0) await new Promise<void>((go) => waiting.push(go));
    else free -= 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) free += 1;
      else next();
    }
  };
}
