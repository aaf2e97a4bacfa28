import { beforeEach, describe, expect, it } from 'vitest';
import type { SigningKeys } from '../../src/ports/signing-keys.ts';
import { at } from '../support/papers/builders.ts';

/** `open` gives an empty store for each test. */
export const describeSigningKeys = (name: string, open: () => Promise<SigningKeys>) =>
  describe(`${name} as SigningKeys`, () => {
    let keys: SigningKeys;
    beforeEach(async () => {
      keys = await open();
    });

    it('makes a key once and gives it ever after', async () => {
      expect(await keys.findOrSave('local', async () => 'first', at(0))).toBe('first');
      expect(await keys.findOrSave('local', async () => 'second', at(1))).toBe('first');
    });

    it('keeps names apart', async () => {
      await keys.findOrSave('local', async () => 'first', at(0));
      expect(await keys.findOrSave('other', async () => 'second', at(0))).toBe('second');
    });

    it('gives everybody the same key when many ask first at once', async () => {
      const seen = await Promise.all(
        Array.from({ length: 20 }, (_, index) => keys.findOrSave('local', async () => `key ${index}`, at(0))),
      );
      expect(new Set(seen).size).toBe(1);
    });
  });
