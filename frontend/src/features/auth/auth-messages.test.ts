import { describe, expect, it } from 'vitest';
import { ApiError } from '../../lib/api.ts';
import { authSentence, isOwnChoice } from './auth-messages.ts';

/** The codes of the specification, section 8. */
const CODES = [
  'internal-error',
  'user-token-expired',
  'invalid-user-token',
  'tenant-id-mismatch',
  'user-mismatch',
  'popup-blocked',
  'popup-closed-by-user',
  'cancelled-popup-request',
  'web-storage-unsupported',
  'unauthorized-domain',
  'network-request-failed',
  'auth-domain-config-required',
  'invalid-api-key',
  'login-blocked',
  'multi-factor-auth-required',
  'operation-not-supported-in-this-environment',
  'invalid-auth-event',
  'argument-error',
  'unsupported-password-policy-schema-version',
];

const failure = (code: string) => Object.assign(new Error(`Firebase: Error (${code}).`), { code });

describe('a failed sign-in', () => {
  it('has a sentence of its own for each code', () => {
    const sentences = CODES.map((code) => authSentence(failure(`auth/${code}`)));
    expect(new Set(sentences).size).toBe(CODES.length);
    expect(sentences).not.toContain(authSentence(failure('auth/never-heard-of')));
    for (const sentence of sentences) {
      expect(sentence).toMatch(/^[A-Z].*\.$/);
      expect(sentence).not.toMatch(/auth\/|Firebase/);
    }
  });

  it('is told in the server’s words where the server refused', () => {
    expect(authSentence(new ApiError(403, 'This address may not sign in here.'))).toBe(
      'This address may not sign in here.',
    );
  });

  it('always has a sentence', () => {
    for (const error of [null, undefined, 'x', new Error('x'), { code: 7 }, new ApiError(500, '')]) {
      expect(authSentence(error)).toBe('Sign-in did not work. Please try again.');
    }
  });

  it('is the person’s own choice when they closed or replaced the window', () => {
    expect(CODES.filter((code) => isOwnChoice(failure(`auth/${code}`)))).toEqual([
      'popup-closed-by-user',
      'cancelled-popup-request',
    ]);
  });
});
