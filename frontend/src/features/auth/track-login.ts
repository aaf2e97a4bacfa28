import type { TrackLoginRequest } from '../../../../backend/src/adapters/http/contract.ts';
import { api } from '../../lib/api.ts';
import { reportToConsole } from '../../lib/report-to-console.ts';
import type { AuthUser } from './identity.ts';

/** Tells the server that this person is here. A failure is logged and has no other effect (specification, section 8). */
export async function trackLogin({ uid, email, displayName, photoURL }: AuthUser): Promise<void> {
  const notice: TrackLoginRequest = { firebaseUid: uid, email, displayName, photoURL };
  try {
    await api('POST', '/api/user/track-login', { body: notice });
  } catch (error) {
    reportToConsole('Failed to track user login', error);
  }
}
