import { startTransition, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { ConfigResponse } from '../../../../backend/src/adapters/http/contract.ts';
import { loadConfig, useConfig } from '../../lib/config.ts';
import { provideIdToken } from '../../lib/id-token.ts';
import { tellPersonChange } from '../../lib/person-change.ts';
import { reportToConsole } from '../../lib/report-to-console.ts';
import { showToast } from '../../ui/toast.ts';
import { useDeferred } from '../../ui/use-deferred.ts';
import { AuthContext, type Auth } from './auth-context.ts';
import { authSentence, isOwnChoice } from './auth-messages.ts';
import { createFirebaseIdentity } from './firebase-identity.ts';
import { AuthError, type AuthUser, type Identity } from './identity.ts';
import { createLocalIdentity } from './local-identity.ts';
import { askPersonInDialog, useLocalSignInStore } from './local-sign-in-store.ts';
import { trackLogin } from './track-login.ts';

type IdentityConfig = ConfigResponse['identity'];

const createIdentity = (config: IdentityConfig): Identity =>
  config.mode === 'local' ? createLocalIdentity(askPersonInDialog) : createFirebaseIdentity(config);

interface AuthState {
  readonly user: AuthUser | null;
  readonly lastUser: AuthUser | null;
  readonly isLoading: boolean;
}

/** Gives everything below it the signed-in person. Which identity service is asked comes from the server's settings. */
export function AuthProvider({ children }: { readonly children: ReactNode }) {
  const config = useConfig();
  const [state, setState] = useState<AuthState>({ user: null, lastUser: null, isLoading: true });
  const identityRef = useRef<Identity | null>(null);
  const identityConfig = config.data?.identity;
  const isUnknown = config.isError;

  const become = useCallback((user: AuthUser | null, hasRunOut = false) => {
    tellPersonChange();
    setState((before) => ({
      user,
      lastUser: hasRunOut ? (before.user ?? before.lastUser) : null,
      isLoading: false,
    }));
    if (user !== null) void trackLogin(user);
  }, []);

  useEffect(() => {
    if (identityConfig === undefined) return undefined;
    const identity = createIdentity(identityConfig);
    identityRef.current = identity;
    const withdrawToken = provideIdToken(() => identity.idToken());
    let isFirst = true;
    const unsubscribe = identity.subscribe((user, hasRunOut) => {
      // The first answer may find a page that is being taken over: as a transition it does not force that into one step.
      if (isFirst) startTransition(() => become(user, hasRunOut));
      else become(user, hasRunOut);
      isFirst = false;
    });
    return () => {
      unsubscribe();
      withdrawToken();
      identityRef.current = null;
    };
  }, [identityConfig, become]);

  const auth = useMemo((): Auth => {
    // Without settings (the server was down at first) the click asks for them once more.
    const reach = async () => {
      if (identityRef.current === null) await loadConfig();
      await nextTask();
      return identityRef.current;
    };
    return {
      user: state.user,
      lastUser: state.lastUser,
      // Without settings nobody can sign in: the page is a visitor's, not one that waits for ever.
      isLoading: state.isLoading && !isUnknown,
      signIn: () =>
        tellFailure('Sign-in failed', async () => (identityRef.current ?? (await reach()))?.signIn()),
      signOut: () => tellFailure('Sign-out failed', async () => identityRef.current?.signOut()),
    };
  }, [state, isUnknown]);

  return (
    <AuthContext value={auth}>
      {children}
      {identityConfig?.mode === 'local' && <LocalSignIn needsCode={identityConfig.needsCode} />}
    </AuthContext>
  );
}

const loadDialog = () => import('./local-sign-in-dialog.tsx');

/** The dialog of the local sign-in, whose code comes when somebody wants to sign in. */
function LocalSignIn({ needsCode }: { readonly needsCode: boolean }) {
  const isAsked = useLocalSignInStore((state) => state.question !== null);
  const part = useDeferred(loadDialog, isAsked);
  return part === undefined ? null : <part.LocalSignInDialog needsCode={needsCode} />;
}

/** Lets React run the effect that makes the identity from settings that have just arrived. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve, 0));

/** Sign-in and sign-out failures are logged and rethrown (specification, section 8), and the person is told why. */
async function tellFailure(title: string, action: () => Promise<void> | undefined): Promise<void> {
  try {
    await action();
  } catch (error) {
    reportToConsole(title, error);
    // Our own dialog vanishes under the person's eyes when they close it; a popup of Google's may leave them wondering.
    if (!(isOwnChoice(error) && error instanceof AuthError)) {
      const variant = isOwnChoice(error) ? 'default' : 'destructive';
      showToast({ title, description: authSentence(error), variant });
    }
    throw error;
  }
}
