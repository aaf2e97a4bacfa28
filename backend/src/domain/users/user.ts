/** Someone who has signed in at least once. */
export interface User {
  readonly id: number;
  readonly uid: string;
  readonly email: string | null;
  readonly displayName: string | null;
  readonly photoUrl: string | null;
  readonly isRestricted: boolean;
}

/** What may change from one sign-in to the next. */
export interface UserProfile {
  readonly email: string | null;
  readonly displayName: string | null;
  readonly photoUrl: string | null;
}

/** A user as the operator sees them. */
export interface AdminUser extends User {
  /** Completed analyses. */
  readonly analysisCount: number;
  readonly lastLoginAt: Date | null;
  /** Personal access tokens kept for them; one that has expired unused may still be among them. */
  readonly tokenCount: number;
}

/** Whether a text can be a uid at all: 1 to 128 characters, none of them a control character. */
export const isUid = (uid: string): boolean => /^[^\p{Cc}\p{Cs}]{1,128}$/u.test(uid);
