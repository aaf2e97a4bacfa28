import type { AdminUser, User, UserProfile } from '../domain/users/user.ts';

export interface UserPage {
  /** Part of name or e-mail to look for, case-insensitive; null for all. */
  readonly query: string | null;
  /** At most this many, 1 to 200. */
  readonly limit: number;
  /** Where the previous page ended (its `next`), or null for the first. */
  readonly after: string | null;
}

/** The users who have signed in. Every method rejects with `unavailable` when the database cannot be reached. */
export interface UserRepository {
  /** Creates the user on first sight, else refreshes the given profile fields; null fields leave what is stored. Safe to call in parallel. */
  upsert(uid: string, profile: UserProfile, at: Date): Promise<User>;
  /** Resolves to null for an unknown uid. */
  find(uid: string): Promise<User | null>;
  /** Records a sign-in; the same `authTime` of one user is one event. Resolves to whether it was new. The user must exist. */
  recordLogin(uid: string, authTime: Date, at: Date): Promise<boolean>;
  /** Sets the restriction and records the admin action in one step. Rejects with `user_not_found`. */
  setRestricted(uid: string, isRestricted: boolean, at: Date): Promise<void>;
  /** Users by last login, newest first (never signed in last), then by id. `next` is null on the last page. */
  list(page: UserPage): Promise<{ readonly users: readonly AdminUser[]; readonly next: string | null }>;
  /** Deletes login events older than that; counts and last logins stay. Resolves to how many were deleted. */
  forgetLogins(before: Date): Promise<number>;
  /** Removes the user and every row about them. Rejects with `user_not_found`. */
  remove(uid: string, at: Date): Promise<void>;
}
