import { createHmac, generateKeyPairSync, sign as cryptoSign, type KeyObject } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { IdentityVerifier } from '../../src/ports/identity-verifier.ts';

type Claims = Readonly<Record<string, unknown>>;

/** A verifier together with the key it trusts, so that a test can sign right and wrong tokens. */
export interface IdentityVerifierRig {
  readonly verifier: IdentityVerifier;
  readonly now: () => Date;
  readonly algorithm: 'ES256' | 'RS256';
  readonly kid: string;
  readonly privateKey: KeyObject;
  readonly publicKeyPem: string;
  readonly issuer: string;
  readonly audience: string;
  /** Requests that went anywhere but to the keys. */
  readonly foreignRequests: () => number;
}

export const describeIdentityVerifier = (name: string, open: () => Promise<IdentityVerifierRig>) =>
  describe(`${name} as an IdentityVerifier`, () => {
    let rig: IdentityVerifierRig;
    beforeAll(async () => {
      rig = await open();
    });
    afterAll(() => {
      expect(rig.foreignRequests()).toBe(0);
    });

    const seconds = () => Math.floor(rig.now().getTime() / 1_000);
    const goodClaims = (changes: Claims = {}): Claims => ({
      iss: rig.issuer,
      aud: rig.audience,
      sub: 'person-1',
      iat: seconds() - 10,
      exp: seconds() + 3_000,
      auth_time: seconds() - 20,
      email: 'person@example.org',
      email_verified: true,
      name: 'A Person',
      picture: 'https://lh3.googleusercontent.com/a/photo',
      ...changes,
    });
    const goodHeader = (changes: Claims = {}): Claims => ({
      alg: rig.algorithm,
      kid: rig.kid,
      typ: 'JWT',
      ...changes,
    });
    const token = (claims: Claims = {}, header: Claims = {}, key = rig.privateKey) =>
      signed(goodHeader(header), goodClaims(claims), key);

    it('reads a genuine token', async () => {
      const signedInAt = seconds() - 20; // read once: a second may pass while the token is checked
      expect(await rig.verifier.verify(token({ auth_time: signedInAt }))).toEqual({
        uid: 'person-1',
        email: 'person@example.org',
        isEmailVerified: true,
        displayName: 'A Person',
        photoUrl: 'https://lh3.googleusercontent.com/a/photo',
        authTime: new Date(signedInAt * 1_000),
      });
    });

    it.each<[string, Claims]>([
      ['no e-mail', { email: undefined }],
      ['an e-mail that is a number', { email: 7 }],
    ])('takes a token with %s for a person without one', async (_case, claims) => {
      expect(await rig.verifier.verify(token(claims))).toMatchObject({ uid: 'person-1', email: null });
    });

    it('takes a clock that is off by half a minute', async () => {
      const late = { iat: seconds() + 30, auth_time: seconds() + 30 };
      expect(await rig.verifier.verify(token(late))).toMatchObject({ uid: 'person-1' });
    });

    it('drops a photo that is not fetched over https', async () => {
      const claims = { picture: 'javascript:alert(1)' };
      expect(await rig.verifier.verify(token(claims))).toMatchObject({ photoUrl: null });
    });

    it('cuts an endless name', async () => {
      const { displayName } = await rig.verifier.verify(token({ name: 'é'.repeat(500) }));
      expect(displayName).toHaveLength(200);
    });

    it.each(forgeries)('refuses %s', async (_case, forge) => {
      const forged = forge({ token, goodHeader, goodClaims, seconds, rig });
      await expect(rig.verifier.verify(forged)).rejects.toMatchObject({ code: 'not_signed_in' });
    });
  });

interface Workshop {
  readonly token: (claims?: Claims, header?: Claims, key?: KeyObject) => string;
  readonly goodHeader: (changes?: Claims) => Claims;
  readonly goodClaims: (changes?: Claims) => Claims;
  readonly seconds: () => number;
  readonly rig: IdentityVerifierRig;
}

/** Every way of being wrong, each on top of a token that is otherwise right. */
const forgeries: [string, (workshop: Workshop) => string][] = [
  ['an empty token', () => ''],
  ['the word undefined', () => 'undefined'],
  ['garbage', () => 'x'.repeat(300)],
  ['two parts', ({ token }) => token().split('.').slice(0, 2).join('.')],
  ['four parts', ({ token }) => `${token()}.x`],
  ['a stripped signature', ({ token }) => `${token().split('.').slice(0, 2).join('.')}.`],
  ['a cut signature', ({ token }) => token().slice(0, -6)],
  ['a changed signature', ({ token }) => flipLast(token())],
  ['the signature of another token', ({ token }) => withPart(token(), 2, partOf(token({ sub: 'other' }), 2))],
  [
    'a changed payload',
    ({ token, goodClaims }) => withPart(token(), 1, encode(goodClaims({ sub: 'somebody-else' }))),
  ],
  ['a changed header', ({ token, goodHeader }) => withPart(token(), 0, encode(goodHeader({ typ: 'jwt' })))],
  ['a header that is no JSON', ({ token }) => withPart(token(), 0, Buffer.from('{').toString('base64url'))],
  ['a payload that is no JSON', ({ token }) => withPart(token(), 1, Buffer.from('{').toString('base64url'))],
  [
    'a payload that is an array',
    ({ goodHeader, rig }) => signedRaw(encode(goodHeader()), encode([]), rig.privateKey),
  ],
  [
    'no algorithm at all',
    ({ goodHeader, goodClaims }) => unsigned(goodHeader({ alg: 'none' }), goodClaims()),
  ],
  [
    'no algorithm, spelt otherwise',
    ({ goodHeader, goodClaims }) => unsigned(goodHeader({ alg: 'nOnE' }), goodClaims()),
  ],
  ['no algorithm with a genuine signature', ({ token }) => token({}, { alg: 'none' })],
  [
    'HS256 with the public key as secret',
    ({ goodHeader, goodClaims, rig }) => hmac(goodHeader({ alg: 'HS256' }), goodClaims(), rig.publicKeyPem),
  ],
  [
    'HS256 with an empty secret',
    ({ goodHeader, goodClaims }) => hmac(goodHeader({ alg: 'HS256' }), goodClaims(), ''),
  ],
  ['another algorithm in the header', ({ token }) => token({}, { alg: 'RS512' })],
  ['a header without an algorithm', ({ token }) => token({}, { alg: undefined })],
  ['another key under the known id', ({ token, rig }) => token({}, {}, otherKey(rig))],
  ['another key under an unknown id', ({ token, rig }) => token({}, { kid: 'unknown' }, otherKey(rig))],
  ['the right key under an unknown id', ({ token }) => token({}, { kid: 'unknown' })],
  ['no key id', ({ token }) => token({}, { kid: undefined })],
  ['an empty key id', ({ token }) => token({}, { kid: '' })],
  ['a key id that is a path', ({ token }) => token({}, { kid: '../../dev/null' })],
  ['a key id of every object', ({ token }) => token({}, { kid: 'constructor' })],
  [
    'a key of its own in jwk',
    ({ token, rig }) => {
      const key = otherKey(rig);
      return token({}, { jwk: publicJwk(key) }, key);
    },
  ],
  [
    'an address of keys in jku',
    ({ token, rig }) => token({}, { jku: 'https://keys.example.net/jwks.json' }, otherKey(rig)),
  ],
  [
    'an address of a certificate in x5u',
    ({ token, rig }) => token({}, { x5u: 'https://keys.example.net/cert.pem' }, otherKey(rig)),
  ],
  ['a critical extension nobody knows', ({ token }) => token({}, { crit: ['exp2'], exp2: 1 })],
  ['an end in the past', ({ token, seconds }) => token({ exp: seconds() - 1 })],
  ['an end long past', ({ token, seconds }) => token({ exp: seconds() - 7_200, iat: seconds() - 10_800 })],
  ['no end', ({ token }) => token({ exp: undefined })],
  ['an end that is a text', ({ token, seconds }) => token({ exp: String(seconds() + 3_000) })],
  ['an end of zero', ({ token }) => token({ exp: 0 })],
  ['no start', ({ token }) => token({ iat: undefined })],
  ['a start in the future', ({ token, seconds }) => token({ iat: seconds() + 600 })],
  ['a sign-in in the future', ({ token, seconds }) => token({ auth_time: seconds() + 600 })],
  ['no sign-in time', ({ token }) => token({ auth_time: undefined })],
  ['a sign-in time that is a text', ({ token }) => token({ auth_time: 'now' })],
  ['another issuer', ({ token }) => token({ iss: 'https://issuer.example.net' })],
  [
    'the issuer of session cookies',
    ({ token, rig }) => token({ iss: `https://session.firebase.google.com/${rig.audience}` }),
  ],
  ['no issuer', ({ token }) => token({ iss: undefined })],
  ['the issuer with a slash more', ({ token, rig }) => token({ iss: `${rig.issuer}/` })],
  ['another project', ({ token }) => token({ aud: 'another-project' })],
  [
    'the audience of custom tokens',
    ({ token }) =>
      token({
        aud: 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit',
      }),
  ],
  ['several audiences', ({ token, rig }) => token({ aud: [rig.audience, 'another-project'] })],
  ['no audience', ({ token }) => token({ aud: undefined })],
  ['an empty uid', ({ token }) => token({ sub: '' })],
  ['no uid', ({ token }) => token({ sub: undefined })],
  ['a uid that is a number', ({ token }) => token({ sub: 42 })],
  ['a uid of 129 characters', ({ token }) => token({ sub: 'u'.repeat(129) })],
  ['a uid with a control character', ({ token }) => token({ sub: 'person\u00001' })],
];

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

const signed = (header: Claims, claims: Claims, key: KeyObject): string =>
  signedRaw(encode(header), encode(claims), key);

function signedRaw(header: string, payload: string, key: KeyObject): string {
  const input = `${header}.${payload}`;
  const dsaEncoding = 'ieee-p1363';
  return `${input}.${cryptoSign('sha256', Buffer.from(input), { key, dsaEncoding }).toString('base64url')}`;
}

const unsigned = (header: Claims, claims: Claims): string => `${encode(header)}.${encode(claims)}.`;

function hmac(header: Claims, claims: Claims, secret: string): string {
  const input = `${encode(header)}.${encode(claims)}`;
  return `${input}.${createHmac('sha256', secret).update(input).digest('base64url')}`;
}

const otherKey = ({ algorithm }: IdentityVerifierRig): KeyObject =>
  algorithm === 'ES256'
    ? generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
    : generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;

const partOf = (token: string, index: number): string => token.split('.')[index] ?? '';

const withPart = (token: string, index: number, part: string): string =>
  token.split('.').with(index, part).join('.');

const flipLast = (token: string): string => {
  const signature = Buffer.from(partOf(token, 2), 'base64url');
  signature[0] = (signature[0] ?? 0) ^ 1;
  return withPart(token, 2, signature.toString('base64url'));
};

/** The public half of a key as a token would carry it. */
function publicJwk(key: KeyObject): Claims {
  const { kty, n, e, crv, x, y } = key.export({ format: 'jwk' });
  return { kty, n, e, crv, x, y };
}
