/** A token as its owner sees it. */
export interface PersonalToken {
  readonly id: string;
  readonly name: string;
  /** The first characters, by which the owner tells one from another. */
  readonly prefix: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly lastUsedAt: Date | null;
}

/** A token as stored: its SHA-256 alone is ever kept, and what was known of the e-mail of its owner when it was made. */
export interface StoredToken extends PersonalToken {
  readonly uid: string;
  readonly tokenHash: string;
  readonly email: string | null;
  readonly isEmailVerified: boolean;
}

/**
 * Personal access tokens, shared by all instances. They go with their user. What is made and revoked is noted with the actions of the
 * operator, without name or token. Rejects with `unavailable` when the database cannot be reached.
 */
export interface PersonalTokens {
  /**
   * Stores a token, unless its user then has more than `limit` that live at its `createdAt`; drops those that have expired. Resolves
   * to whether it was stored: false for an unknown user too. Parallel calls never pass the limit.
   */
  add(token: StoredToken, limit: number): Promise<boolean>;
  /** Resolves to null for an unknown hash. Expiry is the caller's rule. */
  find(tokenHash: string): Promise<StoredToken | null>;
  /** The tokens of a user that live at `at`, newest first. */
  list(uid: string, at: Date): Promise<readonly PersonalToken[]>;
  /** Notes the use of a token. */
  touch(id: string, at: Date): Promise<void>;
  /** Removes one token of a user. Resolves to whether there was one. */
  remove(uid: string, id: string, at: Date): Promise<boolean>;
  /** Removes every token of a user. Resolves to how many there were. */
  removeAll(uid: string, at: Date): Promise<number>;
}
