import type { FirebaseIdentityConfig } from '../../../../backend/src/adapters/http/contract.ts';
import { authSentence } from './auth-messages.ts';
import { AuthError, type Identity } from './identity.ts';

/**
 * Google sign-in through Firebase. The SDK is fetched at the first subscription, which is right after the first paint:
 * a popup must open inside the click, so the SDK has to be there before it.
 */
export function createFirebaseIdentity(config: FirebaseIdentityConfig): Identity {
  let loading: ReturnType<typeof load> | undefined;
  const load = async () => {
    try {
      const { createFirebaseClient } = await import('./firebase-client.ts');
      return createFirebaseClient(config);
    } catch (error) {
      // The chunk could not be fetched: the next call tries again.
      loading = undefined;
      throw error instanceof TypeError ? new AuthError('auth/network-request-failed') : error;
    }
  };
  const client = () => (loading ??= load());

  return {
    subscribe(listener) {
      let hasLeft = false;
      let leave = () => {
        hasLeft = true;
      };
      client().then(
        ({ subscribe }) => {
          if (!hasLeft) leave = subscribe(listener);
        },
        () => {
          if (!hasLeft) listener(null);
        },
      );
      return () => leave();
    },
    signIn: async () => (await client()).signIn(),
    signOut: async () => (await client()).signOut(),
    idToken: async () => {
      try {
        return await (await client()).idToken();
      } catch (error) {
        // Calls that need the token show this to the person, who should not read the SDK's codes.
        throw new Error(authSentence(error), { cause: error });
      }
    },
  };
}
