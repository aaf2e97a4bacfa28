import { initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  signInWithPopup,
  signOut,
} from 'firebase/auth';
import type { FirebaseIdentityConfig } from '../../../../backend/src/adapters/http/contract.ts';
import type { AuthUser } from './identity.ts';

/**
 * The few calls of the Firebase web SDK that the product makes. A file of its own, so that the SDK is one lazy chunk.
 * Persistence and resolver are named one by one: `getAuth` would bring every variant into the bundle.
 */
export function createFirebaseClient({ apiKey, authDomain, projectId, emulatorUrl }: FirebaseIdentityConfig) {
  const auth = initializeAuth(initializeApp({ apiKey, authDomain, projectId }), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
    popupRedirectResolver: browserPopupRedirectResolver,
  });
  if (emulatorUrl !== null) connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });

  return {
    subscribe: (listener: (user: AuthUser | null) => void) =>
      onAuthStateChanged(auth, (user) =>
        listener(
          user && {
            uid: user.uid,
            email: user.email,
            displayName: user.displayName,
            photoURL: user.photoURL,
          },
        ),
      ),
    // The SDK opens its popup at 500 x 600 and raises auth/popup-closed-by-user 8 s after it is found closed.
    signIn: async () => {
      await signInWithPopup(auth, new GoogleAuthProvider());
    },
    signOut: () => signOut(auth),
    // The SDK refreshes a token that has less than 30 s left.
    idToken: async () => (await auth.currentUser?.getIdToken()) ?? null,
  };
}
