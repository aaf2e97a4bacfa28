import type { Clock } from '../../ports/clock.ts';
import type { UserRepository } from '../../ports/user-repository.ts';
import { errors } from '../errors.ts';
import { cleanName, cleanPhotoUrl } from './profile.ts';
import type { RecognizedUser } from './recognize-user.ts';

/** What the page reports after a sign-in. Nothing in it is believed without a check. */
export interface LoginNotice {
  readonly firebaseUid: string | null;
  readonly displayName: unknown;
  readonly photoUrl: unknown;
}

export type TrackLogin = ReturnType<typeof createTrackLogin>;

/**
 * Counts a sign-in once, however often the page reports it, and refreshes name and photo. The e-mail is the token's.
 * Harmless for a restricted user. Rejects with `identity_mismatch` when the notice names somebody else.
 */
export function createTrackLogin({ users, clock }: { users: UserRepository; clock: Clock }) {
  return async ({ identity }: RecognizedUser, notice: LoginNotice): Promise<void> => {
    if (notice.firebaseUid !== null && notice.firebaseUid !== identity.uid) throw errors.identityMismatch();
    const now = clock.now();
    await users.upsert(
      identity.uid,
      {
        email: identity.email,
        displayName: cleanName(notice.displayName) ?? identity.displayName,
        photoUrl: cleanPhotoUrl(notice.photoUrl) ?? identity.photoUrl,
      },
      now,
    );
    await users.recordLogin(identity.uid, identity.authTime, now);
  };
}
