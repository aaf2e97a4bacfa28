import type { UserProfile } from '../../../src/domain/users/user.ts';
import type { AdminSession } from '../../../src/ports/admin-sessions.ts';
import type { StoredToken } from '../../../src/ports/personal-tokens.ts';
import type { AnalysisEvent } from '../../../src/ports/activity-log.ts';

const START = Date.UTC(2026, 2, 10, 9, 0, 0);

/** A moment, in seconds after an ordinary Tuesday morning. */
export const at = (seconds: number): Date => new Date(START + seconds * 1_000);

export const nobody: UserProfile = { email: null, displayName: null, photoUrl: null };

export const profile = (changes: Partial<UserProfile> = {}): UserProfile => ({
  email: 'person@example.org',
  displayName: 'A Person',
  photoUrl: 'https://lh3.googleusercontent.com/a/photo',
  ...changes,
});

export const analysisEvent = (changes: Partial<AnalysisEvent> = {}): AnalysisEvent => ({
  eventId: 'event-1',
  uid: 'u1',
  at: at(10),
  outcome: 'completed',
  kind: 'pdf',
  pages: 3,
  durationMs: 1_200,
  analyst: 'built-in',
  model: 'not-chosen',
  ...changes,
});

export const storedToken = (changes: Partial<StoredToken> = {}): StoredToken => ({
  id: 'token-1',
  uid: 'u1',
  tokenHash: 'a'.repeat(64),
  name: 'A script',
  prefix: 'lgb_Ab3d',
  email: 'person@example.org',
  isEmailVerified: true,
  createdAt: at(0),
  expiresAt: at(86_400),
  lastUsedAt: null,
  ...changes,
});

export const adminSession = (changes: Partial<AdminSession> = {}): AdminSession => ({
  tokenHash: 'a'.repeat(64),
  passwordFingerprint: 'f'.repeat(64),
  createdAt: at(0),
  lastUsedAt: at(0),
  endsAt: at(8 * 3_600),
  ...changes,
});
