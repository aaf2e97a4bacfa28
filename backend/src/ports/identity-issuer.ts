import type { VerifiedIdentity } from './identity-verifier.ts';

export interface IssuedIdentity {
  readonly idToken: string;
  readonly expiresAt: Date;
  readonly identity: VerifiedIdentity;
}

/** Vouches for people by itself, where no sign-in provider is set up. Nobody proves the e-mail. */
export interface IdentityIssuer {
  /**
   * Resolves to a token that the verifier of the same installation accepts. The same e-mail, whatever its case, is the
   * same person. Rejects with `unavailable` when the signing key cannot be had.
   */
  issue(person: { readonly displayName: string; readonly email: string }): Promise<IssuedIdentity>;
}
