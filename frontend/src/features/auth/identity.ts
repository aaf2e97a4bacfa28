/** The signed-in person as the product reads them. */
export interface AuthUser {
  readonly uid: string;
  readonly email: string | null;
  readonly displayName: string | null;
  readonly photoURL: string | null;
}

/** A way to sign in. One implementation asks Google through Firebase, the other the product's own small issuer. */
export interface Identity {
  /**
   * Calls the listener with the first known state and after each change of it, and answers a function that ends this.
   * A state that cannot be found out counts as signed out. `hasRunOut` tells a sign-in that ended by its own time from
   * one that a person ended.
   */
  subscribe(listener: (user: AuthUser | null, hasRunOut?: boolean) => void): () => void;
  /**
   * Resolves once a person has signed in. A second call cancels the first. Rejects with an error whose `code` is one of
   * the `auth/*` codes, or with the server's answer.
   */
  signIn(): Promise<void>;
  /** Resolves once nobody is signed in here any more. */
  signOut(): Promise<void>;
  /** The ID token, good for at least 30 more seconds, or null when nobody is signed in. */
  idToken(): Promise<string | null>;
}

/** A token counts as expired this long before it is (specification, section 4). */
export const TOKEN_MARGIN_MS = 30_000;

/** A sign-in failure with a code of the identity service, such as `auth/popup-blocked`. */
export class AuthError extends Error {
  override readonly name = 'AuthError';
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}
