/** Private keys that all instances share. */
export interface SigningKeys {
  /**
   * Resolves to the key of that name; the first call makes and stores it. Parallel first calls all get the same key.
   * Rejects with `unavailable` when the store cannot be reached.
   */
  findOrSave(name: string, makeKey: () => Promise<string>, at: Date): Promise<string>;
}
