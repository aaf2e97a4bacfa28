import { createPrivateKey, createPublicKey, generateKeyPairSync, type JsonWebKeyInput } from 'node:crypto';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createFirebaseIdentity } from '../../src/adapters/identity/firebase.ts';
import { createLocalIdentity } from '../../src/adapters/identity/local.ts';
import { createManualClock } from '../../src/adapters/memory/clock.ts';
import { createMemoryLogger } from '../../src/adapters/memory/logger.ts';
import { createMemorySigningKeys } from '../../src/adapters/memory/signing-keys.ts';
import { createSystemClock } from '../../src/adapters/system/clock.ts';
import { describeIdentityVerifier } from '../contracts/identity-verifier.contract.ts';
import { signRs256 } from '../support/tokens.ts';

/** Where firebase-admin fetches Google's keys (its source, auth/token-verifier). */
const KEYS_URL = 'https://www.googleapis.com/robot/v1/metadata/x509/securetoken@system.gserviceaccount.com';
const PROJECT = 'legible-test';
const KID = 'key-1';
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const publicKeyPem = publicKey.export({ type: 'spki', format: 'pem' }).toString();

let keyRequests = 0;
let foreignRequests = 0;
const keyServer = setupServer(
  http.get(KEYS_URL, () => {
    keyRequests += 1;
    return HttpResponse.json(
      { [KID]: publicKeyPem },
      { headers: { 'cache-control': 'public, max-age=3600' } },
    );
  }),
);
beforeAll(() =>
  keyServer.listen({
    onUnhandledFrame: ({ defaults }) => {
      foreignRequests += 1;
      defaults.error();
    },
  }),
);
afterEach(() => keyServer.resetHandlers());
afterAll(() => keyServer.close());

const firebase = (options: { keyTimeoutMs?: number } = {}) => {
  const logger = createMemoryLogger();
  const verifier = createFirebaseIdentity({
    projectId: PROJECT,
    isEmulator: false,
    clock: createSystemClock(),
    logger,
    ...options,
  });
  return { verifier, logger };
};

describeIdentityVerifier('Firebase', async () => ({
  verifier: firebase().verifier,
  now: () => new Date(),
  algorithm: 'RS256',
  kid: KID,
  privateKey,
  publicKeyPem,
  issuer: `https://securetoken.google.com/${PROJECT}`,
  audience: PROJECT,
  foreignRequests: () => foreignRequests,
}));

describeIdentityVerifier('Local identity', async () => {
  const clock = createManualClock();
  const keys = createMemorySigningKeys();
  const local = createLocalIdentity({ keys, clock });
  const { idToken } = await local.issue({ displayName: 'Any', email: 'any@example.org' });
  const { kid } = JSON.parse(Buffer.from(idToken.split('.')[0] ?? '', 'base64url').toString()) as {
    kid: string;
  };
  const stored = await keys.findOrSave(
    'local-identity',
    () => Promise.reject(new Error('no key yet')),
    clock.now(),
  );
  const key = createPrivateKey({ key: readJwk(stored), format: 'jwk' });
  return {
    verifier: local,
    now: () => clock.now(),
    algorithm: 'ES256',
    kid,
    privateKey: key,
    publicKeyPem: createPublicKey(key).export({ type: 'spki', format: 'pem' }).toString(),
    issuer: 'legible-local',
    audience: 'legible-local',
    foreignRequests: () => 0,
  };
});

const readJwk = (text: string): NonNullable<JsonWebKeyInput['key']> => JSON.parse(text);

describe('Firebase and its keys', () => {
  const claims = () => {
    const now = Math.floor(Date.now() / 1_000);
    return {
      iss: `https://securetoken.google.com/${PROJECT}`,
      aud: PROJECT,
      sub: 'person-1',
      iat: now,
      exp: now + 3_000,
      auth_time: now,
    };
  };
  const genuine = () => signRs256({ alg: 'RS256', kid: KID }, claims(), privateKey);

  it('fetches the keys once for many tokens', async () => {
    const { verifier } = firebase();
    keyRequests = 0;
    for (let index = 0; index < 5; index += 1) await verifier.verify(genuine());
    expect(keyRequests).toBe(1);
  });

  it.each([
    ['refuses the connection', () => HttpResponse.error()],
    ['answers 500', () => new HttpResponse('no', { status: 500 })],
    ['answers with a page', () => HttpResponse.html('<p>captive portal</p>')],
    ['answers with an error object', () => HttpResponse.json({ error: 'internal' })],
  ])('says unavailable, never "not signed in", when the key server %s', async (_case, answer) => {
    keyServer.use(http.get(KEYS_URL, answer));
    const { verifier } = firebase();
    await expect(verifier.verify(genuine())).rejects.toMatchObject({
      code: 'unavailable',
      retryAfterSeconds: 5,
    });
  });

  it('does not wait longer than it may for a silent key server', async () => {
    keyServer.use(http.get(KEYS_URL, () => new Promise<never>(() => undefined)));
    const { verifier } = firebase({ keyTimeoutMs: 50 });
    await expect(verifier.verify(genuine())).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('goes on while the key server is down, as long as its keys are fresh', async () => {
    const { verifier } = firebase();
    await verifier.verify(genuine());
    keyServer.use(http.get(KEYS_URL, () => HttpResponse.error()));
    expect(await verifier.verify(genuine())).toMatchObject({ uid: 'person-1' });
    await expect(verifier.verify(`${genuine().slice(0, -4)}AAAA`)).rejects.toMatchObject({
      code: 'not_signed_in',
    });
  });

  it('tells the operator when a genuine token comes from the future', async () => {
    const { verifier, logger } = firebase();
    const later = { ...claims(), iat: claims().iat + 600, exp: claims().exp + 600 };
    const token = signRs256({ alg: 'RS256', kid: KID }, later, privateKey);
    await expect(verifier.verify(token)).rejects.toMatchObject({ code: 'not_signed_in' });
    const line = logger.lines.find(({ event }) => event === 'clock-behind');
    expect(line?.level).toBe('warn');
    // The token was signed a moment ago.
    expect(Number(line?.fields?.['seconds'])).toBeGreaterThan(590);
    expect(Number(line?.fields?.['seconds'])).toBeLessThanOrEqual(600);
  });
});

describe('Local identity', () => {
  it('gives the same person the same uid, whatever the case of the e-mail', async () => {
    const local = createLocalIdentity({ keys: createMemorySigningKeys(), clock: createManualClock() });
    const first = await local.issue({ displayName: 'Asha', email: 'asha@example.org' });
    const second = await local.issue({ displayName: 'A. Rao', email: 'Asha@Example.org' });
    expect(second.identity.uid).toBe(first.identity.uid);
    expect(await local.verify(first.idToken)).toEqual(first.identity);
  });

  it('accepts the tokens of another instance with the same keys, and of no other installation', async () => {
    const clock = createManualClock();
    const keys = createMemorySigningKeys();
    const { idToken } = await createLocalIdentity({ keys, clock }).issue({
      displayName: 'A',
      email: 'a@b.example',
    });
    expect(await createLocalIdentity({ keys, clock }).verify(idToken)).toMatchObject({
      email: 'a@b.example',
    });
    const stranger = createLocalIdentity({ keys: createMemorySigningKeys(), clock });
    await expect(stranger.verify(idToken)).rejects.toMatchObject({ code: 'not_signed_in' });
  });

  it('ends after twelve hours', async () => {
    const clock = createManualClock();
    const local = createLocalIdentity({ keys: createMemorySigningKeys(), clock });
    const { idToken } = await local.issue({ displayName: 'A', email: 'a@b.example' });
    clock.advance(12 * 3_600_000 - 1_000);
    expect(await local.verify(idToken)).toMatchObject({ email: 'a@b.example' });
    clock.advance(1_000);
    await expect(local.verify(idToken)).rejects.toMatchObject({ code: 'not_signed_in' });
  });

  it('says unavailable while the key store is down, and heals', async () => {
    const { errors } = await import('../../src/domain/errors.ts');
    const working = createMemorySigningKeys();
    let isDown = true;
    const local = createLocalIdentity({
      clock: createManualClock(),
      keys: {
        findOrSave: (...wanted) =>
          isDown ? Promise.reject(errors.unavailable()) : working.findOrSave(...wanted),
      },
    });
    await expect(local.verify('any')).rejects.toMatchObject({ code: 'unavailable' });
    isDown = false;
    expect(await local.issue({ displayName: 'A', email: 'a@b.example' })).toMatchObject({
      idToken: expect.any(String),
    });
  });
});
