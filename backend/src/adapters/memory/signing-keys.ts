import type { SigningKeys } from '../../ports/signing-keys.ts';

/** Keeps signing keys in this process only. */
export function createMemorySigningKeys(): SigningKeys {
  const keys = new Map<string, Promise<string>>();
  return {
    async findOrSave(name, makeKey) {
      const key = keys.get(name) ?? makeKey();
      keys.set(name, key);
      return key;
    },
  };
}
