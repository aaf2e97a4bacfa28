import { createChildPool } from '../../../src/adapters/isolation/child-pool.ts';

/** Starts a child, prints its process id and leaves it hanging; the test then kills this process. */
const memoryLimitBytes = 256 * 2 ** 20;
const pool = createChildPool({
  entry: new URL('./misbehaving-child.ts', import.meta.url),
  args: [String(memoryLimitBytes)],
  size: 1,
  deadlineMs: 600_000,
  leasesPerChild: 10,
  memoryLimitBytes,
});
const lease = await pool.lease({ signal: new AbortController().signal });
process.stdout.write(`${String(await lease.call('pid', null))}\n`);
await lease.call('hang', null);
