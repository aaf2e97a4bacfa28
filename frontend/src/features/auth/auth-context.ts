import { createContext } from 'react';
import type { AuthUser } from './identity.ts';

export interface Auth {
  readonly user: AuthUser | null;
  /** Who was signed in until that ran out by its own time, with the page open; null after a sign-out or a sign-in. */
  readonly lastUser: AuthUser | null;
  /** True until the first state is known. */
  readonly isLoading: boolean;
  /** Starts the sign-in. A failure is shown to the person, logged, and rejected again for the caller. */
  readonly signIn: () => Promise<void>;
  /** Signs out. A failure is shown, logged, and rejected again. */
  readonly signOut: () => Promise<void>;
}

export const AuthContext = createContext<Auth | null>(null);
