/** What the public pages need to know of the person in front of them. */
export interface Account {
  readonly isSignedIn: boolean;
  /** True until the first state is known. */
  readonly isLoading: boolean;
  /** Whether sign-in is the product's own and not Google's. */
  readonly isLocalIdentity: boolean;
  readonly onSignIn: () => void;
  readonly onSignOut: () => void;
}
