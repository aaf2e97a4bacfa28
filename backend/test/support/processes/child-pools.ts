import { readFileSync } from 'node:fs';
import { afterEach } from 'vitest';
import { createChildPool } from '../../../src/adapters/isolation/child-pool.ts';
import type { ChildPoolOptions } from '../../../src/adapters/isolation/child-pool-options.ts';
import type { ChildPool } from '../../../src/ports/child-pool.ts';

export const MEBIBYTE = 2 ** 20;

/** Makes pools of misbehaving children for the tests of a file, and closes them after each test. */
export function childPools(): (options?: Partial<ChildPoolOptions>) => ChildPool {
  const open: ChildPool[] = [];
  afterEach(async () => {
    await Promise.all(open.splice(0).map((pool) => pool.close()));
  });
  return (options = {}) => {
    const memoryLimitBytes = options.memoryLimitBytes ?? 256 * MEBIBYTE;
    const pool = createChildPool({
      entry: new URL('misbehaving-child.ts', import.meta.url),
      args: [String(memoryLimitBytes)],
      size: 1,
      deadlineMs: 20_000,
      leasesPerChild: 50,
      memoryLimitBytes,
      ...options,
    });
    open.push(pool);
    return pool;
  };
}

/** What a child answers to one task. */
export async function callOnce<Output>(
  pool: ChildPool,
  task: string,
  input: unknown = null,
  signal = new AbortController().signal,
): Promise<Output> {
  const lease = await pool.lease({ signal });
  try {
    return await lease.call<Output>(task, input);
  } finally {
    lease.release();
  }
}

/** Whether a process still runs; a zombie that nobody has waited for yet does not. */
export function isRunning(pid: number): boolean {
  try {
    return !/State:\s+Z/.test(readFileSync(`/proc/${pid}/status`, 'latin1'));
  } catch {
    return false;
  }
}

/** Waits until something is true, as long as the test may take. */
export const until = async (isTrue: () => boolean): Promise<void> => {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 20));
};
