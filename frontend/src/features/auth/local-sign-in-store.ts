import { create } from 'zustand';
import type { LocalSignInRequest } from '../../../../backend/src/adapters/http/contract.ts';
import { AuthError } from './identity.ts';

/** Tries to sign in with what the person typed. Rejects with the reason to show in the form. */
export type SignInAttempt = (answers: LocalSignInRequest) => Promise<void>;

/** Shows the form until an attempt succeeds; rejects when the person closes it or a newer form replaces it. */
export type AskPerson = (attempt: SignInAttempt) => Promise<void>;

interface OpenQuestion {
  readonly attempt: SignInAttempt;
  readonly settle: () => void;
  readonly fail: (error: AuthError) => void;
}

/** The local sign-in form: open while there is a question. */
export const useLocalSignInStore = create<{ readonly question: OpenQuestion | null }>(() => ({
  question: null,
}));

/** Opens the form. One that is already open is cancelled, as a newer popup cancels an older one. */
export const askPersonInDialog: AskPerson = (attempt) => {
  useLocalSignInStore.getState().question?.fail(new AuthError('auth/cancelled-popup-request'));
  return new Promise((resolve, reject) => {
    useLocalSignInStore.setState({ question: { attempt, settle: resolve, fail: reject } });
  });
};

/** Hands what was typed to the waiting sign-in. Closes the form on success, rejects with the reason otherwise. */
export async function answerLocalSignIn(answers: LocalSignInRequest): Promise<void> {
  const { question } = useLocalSignInStore.getState();
  if (question === null) return;
  await question.attempt(answers);
  question.settle();
  forget(question);
}

/** Closes the form without signing in. */
export function closeLocalSignIn(): void {
  const { question } = useLocalSignInStore.getState();
  if (question === null) return;
  question.fail(new AuthError('auth/popup-closed-by-user'));
  forget(question);
}

function forget(question: OpenQuestion): void {
  useLocalSignInStore.setState((state) => (state.question === question ? { question: null } : {}));
}
