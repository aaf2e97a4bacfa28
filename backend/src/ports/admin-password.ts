/** The one password of the admin area. */
export interface AdminPassword {
  /** Changes when the password changes; tells nothing about it. */
  readonly fingerprint: string;
  /** Whether this is the password. Takes the same work for every wrong one, and never blocks the event loop. */
  matches(password: string): Promise<boolean>;
}
