/** Random values that cannot be guessed, and comparisons that leak nothing. */
export interface Secrets {
  /** 256 random bits as text that fits into a header. */
  newToken(): string;
  /** A random id for one event. */
  newId(): string;
  /** SHA-256 of a text, hex. */
  digest(text: string): string;
  /** SHA-256 of bytes, hex, worked out away from the event loop. */
  fingerprint(bytes: Uint8Array): Promise<string>;
  /** Whether two texts are equal, in a time that does not depend on where they differ. */
  areEqual(left: string, right: string): boolean;
}
