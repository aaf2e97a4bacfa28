/** An open admin session, as stored: only the token's SHA-256 is ever kept. */
export interface AdminSession {
  readonly tokenHash: string;
  /** Fingerprint of the password hash at login; a changed password ends every session. */
  readonly passwordFingerprint: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date;
  readonly endsAt: Date;
}

/** Sessions of the admin area, shared by all instances. Rejects with `unavailable` when the database cannot be reached. */
export interface AdminSessions {
  /** Stores a new session. */
  open(session: AdminSession): Promise<void>;
  /** Resolves to null for an unknown hash. Expiry is the caller's rule. */
  find(tokenHash: string): Promise<AdminSession | null>;
  /** Notes the use of a session. */
  touch(tokenHash: string, at: Date): Promise<void>;
  /** Ends a session; an unknown one is no failure. */
  close(tokenHash: string): Promise<void>;
  /** Notes an admin action: log-in, failed log-in, log-out. Holds no secret. */
  recordAction(action: string, detail: string | null, at: Date): Promise<void>;
}
