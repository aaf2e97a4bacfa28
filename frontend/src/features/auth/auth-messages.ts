import { ApiError } from '../../lib/api.ts';

/** Every code of the specification (section 8) as a sentence that tells the person what to do. */
const SENTENCES: Readonly<Record<string, string>> = {
  'internal-error': 'Google sign-in could not be reached. Check your connection and try again.',
  'user-token-expired': 'Your sign-in has ended. Please sign in again.',
  'invalid-user-token': 'Your sign-in is no longer valid. Please sign in again.',
  'tenant-id-mismatch': 'This account belongs to another organization than this site.',
  'user-mismatch': 'That is another account than the one you were signed in with.',
  'popup-blocked': 'Your browser blocked the sign-in window. Allow pop-ups for this site and try again.',
  'popup-closed-by-user': 'The sign-in window was closed before sign-in was finished.',
  'cancelled-popup-request': 'A newer sign-in window replaced this one.',
  'web-storage-unsupported':
    'Your browser blocks site data, which sign-in needs. Allow it for this site and try again.',
  'unauthorized-domain':
    'Sign-in is not enabled for this address. The operator of this site has to allow it.',
  'network-request-failed': 'The network did not answer. Check your connection and try again.',
  'auth-domain-config-required':
    'Sign-in is not fully set up here: the operator has to name its sign-in domain.',
  'invalid-api-key': 'Sign-in is not fully set up here: the operator has to correct its API key.',
  'login-blocked': 'This sign-in was refused. Please contact the operator of this site.',
  'multi-factor-auth-required': 'Your account asks for a second factor, which this site does not offer yet.',
  'operation-not-supported-in-this-environment':
    'Sign-in does not work in this window. Open the site in an ordinary browser tab over https.',
  'invalid-auth-event': 'The sign-in window sent an answer that does not belong here. Please try again.',
  'argument-error': 'Sign-in was started in a way the service does not know. Reload the page and try again.',
  'unsupported-password-policy-schema-version':
    'This page is older than the sign-in service. Reload it and try again.',
  'user-disabled': 'This account has been disabled. Please contact the operator of this site.',
  'too-many-requests': 'Too many sign-in attempts. Please wait a few minutes and try again.',
};

const FALLBACK = 'Sign-in did not work. Please try again.';

/** The `auth/*` code of a failure without its prefix, or null. */
function authCode(error: unknown): string | null {
  const code: unknown = typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
  return typeof code === 'string' && code.startsWith('auth/') ? code.slice('auth/'.length) : null;
}

/** One plain sentence for a failed sign-in or sign-out. */
export function authSentence(error: unknown): string {
  const code = authCode(error);
  if (code !== null) return SENTENCES[code] ?? FALLBACK;
  return error instanceof ApiError && error.detail !== '' ? error.detail : FALLBACK;
}

/** Whether the person ended the sign-in themselves: no failure, only worth a note. */
export function isOwnChoice(error: unknown): boolean {
  const code = authCode(error);
  return code === 'popup-closed-by-user' || code === 'cancelled-popup-request';
}
