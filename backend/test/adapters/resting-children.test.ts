import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { createChildPool } from '../../src/adapters/isolation/child-pool.ts';
import type { ChildPoolOptions } from '../../src/adapters/isolation/child-pool-options.ts';
import type { ChildPool } from '../../src/ports/child-pool.ts';

const MEBIBYTE = 2 ** 20;
const open: ChildPool[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((pool) => pool.close()));
});

function poolOf(options: Partial<ChildPoolOptions>): ChildPool {
  const memoryLimitBytes = options.memoryLimitBytes ?? 256 * MEBIBYTE;
  const pool = createChildPool({
    entry: new URL('../support/misbehaving-child.ts', import.meta.url),
    args: [String(memoryLimitBytes)],
    size: 1,
    deadlineMs: 20_000,
    leasesPerChild: 50,
    memoryLimitBytes,
    ...options,
  });
  open.push(pool);
  return pool;
}

async function run(pool: ChildPool, task: string): Promise<unknown> {
  const lease = await pool.lease({ signal: new AbortController().signal });
  try {
    return await lease.call(task, null);
  } finally {
    lease.release();
  }
}

function runs(pid: number): boolean {
  try {
    return !/State:\s+Z/u.test(readFileSync(`/proc/${pid}/status`, 'latin1'));
  } catch {
    return false;
  }
}

const until = async (isTrue: () => boolean): Promise<void> => {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 20));
};

describe('A pool at rest', () => {
  it('starts children when somebody needs them, and lets them go when nobody does', async () => {
    const ends: string[] = [];
    const pool = poolOf({
      size: 3,
      keep: 1,
      restAfterMs: 300,
      onChildEnded: (reason) => void ends.push(reason),
    });
    const { signal } = new AbortController();
    const leases = await Promise.all([1, 2, 3].map(() => pool.lease({ signal })));
    const pids = await Promise.all(leases.map((lease) => lease.call<number>('pid', null)));
    expect(new Set(pids).size).toBe(3);
    for (const lease of leases) lease.release();
    await until(() => pids.filter(runs).length === 1);
    expect(await run(pool, 'pid')).toBe(pids.find(runs));
    expect(ends).toEqual([]);
  });

  it('is ready without a child once one was seen to start', async () => {
    const pool = poolOf({ keep: 0, restAfterMs: 100 });
    await pool.ready();
    const pid = Number(await run(pool, 'pid'));
    await until(() => !runs(pid));
    await pool.ready();
    expect(await run(pool, 'pid')).not.toBe(pid);
  });

  it('keeps no child that has swollen', async () => {
    const pool = poolOf({ keep: 1, restAfterMs: 200, memoryLimitBytes: 900 * MEBIBYTE });
    const pid = Number(await run(pool, 'pid'));
    await run(pool, 'swell');
    await until(() => !runs(pid));
    expect(await run(pool, 'pid')).not.toBe(pid);
  });
});
