import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openEmbeddedDatabase } from '../../src/adapters/postgres/embedded.ts';
import { folderFailure } from '../../src/adapters/postgres/folder-failure.ts';

describe('A data folder that cannot be used', () => {
  it.each([
    [
      'no room, as Node says it',
      Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' }),
      /no room left/u,
    ],
    ['no room, as PGlite says it', { name: 'ErrnoError', errno: 51 }, /no room left/u],
    ['a disk that is only read', Object.assign(new Error('EROFS'), { code: 'EROFS' }), /cannot be written/u],
    [
      'a folder of another user',
      Object.assign(new Error('EACCES'), { code: 'EACCES' }),
      /cannot be written/u,
    ],
  ])('is told of in a sentence with the way out: %s', (_what, failure, words) => {
    const told = folderFailure(failure, '/srv/legible');
    expect(told).toMatchObject({ code: 'unavailable', message: expect.stringMatching(words) });
    expect(told).toMatchObject({ message: expect.stringContaining('/srv/legible') });
  });

  it('hides no other failure behind such a sentence', () => {
    const failure = new Error('something else');
    expect(folderFailure(failure, '/srv/legible')).toBe(failure);
  });

  it('stops the start where a file stands in its place', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'legible-test-'));
    try {
      await writeFile(join(folder, 'database'), '');
      await expect(openEmbeddedDatabase({ dataDir: folder })).rejects.toThrow(/cannot be written/u);
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
