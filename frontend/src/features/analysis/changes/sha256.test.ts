import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sha256 } from './sha256.ts';

describe('sha256', () => {
  it.each([0, 1, 55, 56, 63, 64, 65, 1_000, 100_003])('agrees with another program on %i bytes', (length) => {
    const bytes = Uint8Array.from({ length }, (_, index) => (index * 31 + 7) % 256);
    expect(sha256(bytes)).toBe(createHash('sha256').update(bytes).digest('hex'));
  });
});
