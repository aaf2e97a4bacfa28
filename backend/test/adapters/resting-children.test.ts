import { describe, expect, it } from 'vitest';
import { processTree } from '../../../tools/zero-retention/places.ts';
import {
  callOnce as run,
  childPools,
  isRunning as runs,
  MEBIBYTE,
  until,
} from '../support/processes/child-pools.ts';

const poolOf = childPools();

describe('A pool at rest', () => {
  it('starts a child for a document that is on its way, and one only', async () => {
    const others = processTree(process.pid).length;
    const pool = poolOf({ keep: 0, size: 2 });
    expect(processTree(process.pid)).toHaveLength(others);
    pool.prepare();
    pool.prepare();
    expect(processTree(process.pid)).toHaveLength(others + 1);
    const pid = await run(pool, 'pid');
    expect(processTree(process.pid)).toContain(pid);
  });

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
