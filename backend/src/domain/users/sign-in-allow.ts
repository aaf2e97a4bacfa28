import type { VerifiedIdentity } from '../../ports/identity-verifier.ts';

/**
 * Whether the operator's list lets this user in. An entry with `@` is an e-mail, one without is a domain (its
 * subdomains not included). An e-mail counts only when the provider has proved it; an empty list lets everyone in.
 */
export function maySignIn(
  { email, isEmailVerified }: Pick<VerifiedIdentity, 'email' | 'isEmailVerified'>,
  allow: readonly string[],
): boolean {
  if (allow.length === 0) return true;
  if (email === null || !isEmailVerified) return false;
  const address = email.toLowerCase();
  const domain = address.slice(address.lastIndexOf('@') + 1);
  return allow.some((entry) => entry.toLowerCase() === (entry.includes('@') ? address : domain));
}
