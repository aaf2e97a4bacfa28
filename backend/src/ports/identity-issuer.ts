import type { VerifiedIdentity } from './identity-verifier.ts';

export interface IssuedIdentity {
  readonly idToken: string;
  readonly expiresAt: Date;
  readonly identity: VerifiedIdentity;
}

/** Issues tokens where no sign-in provider is set up. E-mails are not proven. */
export interface IdentityIssuer {
  /**
   * Resolves to a token that the verifier of the same installation accepts. The same e-mail, whatever its case, is the
   * same user. Rejects with `unavailable` when the signing key cannot be read.
   */
  issue(person: { readonly displayName: string; readonly email: string }): Promise<IssuedIdentity>;
}
