import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockFolder } from '../../src/adapters/postgres/folder-lock.ts';

describe('The lock of the embedded database', () => {
  let folder: string;
  let file: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'legible-lock-'));
    file = join(folder, 'database.lock');
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const leave = async (holder: string | object, age: 'old' | 'fresh') => {
    await writeFile(file, typeof holder === 'string' ? holder : JSON.stringify(holder));
    if (age === 'old') await utimes(file, new Date(0), new Date(0));
  };

  it('is held by one, and free again afterwards', async () => {
    const lock = await lockFolder(file);
    await expect(lockFolder(file)).rejects.toThrow(/in use by another process/);
    await lock.release();
    expect(await readdir(folder)).toEqual([]);
    await (await lockFolder(file)).release();
  });

  it.each(['a free folder', 'a dead lock'])(
    'is given to exactly one of many who find %s at once',
    async (found) => {
      if (found === 'a dead lock') await leave({ pid: 999_999_999, host: hostname(), started: '1' }, 'old');
      const results = await Promise.allSettled(Array.from({ length: 10 }, () => lockFolder(file)));
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      for (const result of results) if (result.status === 'fulfilled') await result.value.release();
    },
  );

  it.each<[string, string | object]>([
    ['is empty', ''],
    ['is cut off', '{"pid": 1'],
    ['names a process that is gone', { pid: 999_999_999, host: hostname(), started: '1' }],
    ['names a process id that was given out again', { pid: process.pid, host: hostname(), started: '1' }],
    [
      'names the first process of a container that was started again',
      { pid: 1, host: hostname(), started: '0' },
    ],
    ['has not been touched by another machine for long', { pid: 1, host: 'elsewhere', started: '1' }],
  ])('is taken over when the one that is left %s', async (_case, holder) => {
    await leave(holder, 'old');
    await (await lockFolder(file)).release();
  });

  it.each<[string, string | object]>([
    ['belongs to a live process', { pid: process.ppid, host: hostname(), started: null }],
    ['was just touched by another machine', { pid: 1, host: 'elsewhere', started: '1' }],
    ['is being written this moment', ''],
  ])('is respected when it %s', async (_case, holder) => {
    await leave(holder, 'fresh');
    await expect(lockFolder(file)).rejects.toThrow(/in use by another process/);
  });
});
