/** A user as the identity provider confirms them. */
export interface VerifiedIdentity {
  /** 1 to 128 characters, unique at the provider. */
  readonly uid: string;
  readonly email: string | null;
  /** Whether the provider proved that the e-mail belongs to the user. */
  readonly isEmailVerified: boolean;
  readonly displayName: string | null;
  readonly photoUrl: string | null;
  /** When the user signed in, as opposed to when the token was renewed. */
  readonly authTime: Date;
}

/** Decides whether an ID token is genuine. */
export interface IdentityVerifier {
  /**
   * Resolves to who the token speaks of. Rejects with `not_signed_in` for every token that is not exactly right
   * (signature, algorithm, issuer, audience, `exp`, `iat`, `auth_time`, `sub`; clock skew at most 60 s), and with
   * `unavailable` when the keys to check it cannot be had.
   */
  verify(idToken: string): Promise<VerifiedIdentity>;
}
