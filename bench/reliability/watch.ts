import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

import { percentile } from './figures.ts';
import { readMemory, type Memory } from './memory.ts';
import type { Row } from './page.ts';
import type { ProbeData, ProbeResult } from './probe.ts';
import type { Product } from './product.ts';

/** What was seen of the product from outside while something was done to it. */
export interface Seen {
  readonly loop: { readonly p99Ms: number; readonly p999Ms: number; readonly maxMs: number };
  readonly health: ProbeResult;
  readonly memory: readonly Memory[];
}

const PROBE_EVERY_MS = 50;
const MEMORY_EVERY_MS = 1_000;
const HEALTH_P99_MS = 250;
const LOOP_P99_MS = 50;
const LOOP_P999_MS = 250;

/** Does `work` and keeps an eye on health, memory and event loop meanwhile. */
export async function watchDuring<Result>(
  product: Product,
  work: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly seen: Seen }> {
  const probe = new Worker(new URL('./probe.ts', import.meta.url), {
    execArgv: [],
    workerData: { url: product.url, everyMs: PROBE_EVERY_MS } satisfies ProbeData,
  });
  await once(probe, 'online');
  const memory: Memory[] = [];
  const sampling = setInterval(() => memory.push(readMemory(product.pid)), MEMORY_EVERY_MS);
  try {
    await product.metrics();
    const result = await work();
    const metrics = await product.metrics();
    memory.push(readMemory(product.pid));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    probe.postMessage('stop');
    const [health] = (await once(probe, 'message')) as [ProbeResult];
    const delay = (quantile: string) =>
      (metrics.get(`legible_event_loop_delay_seconds{quantile="${quantile}"}`) ?? Number.NaN) * 1_000;
    return {
      result,
      seen: {
        loop: { p99Ms: delay('0.99'), p999Ms: delay('0.999'), maxMs: delay('1') },
        health,
        memory,
      },
    };
  } finally {
    clearInterval(sampling);
    await probe.terminate();
  }
}

/** The two rows that every part has: whether others were answered, and whether the main thread was free. */
export function rowsOf({ loop, health }: Seen): readonly Row[] {
  const healthP99 = percentile(health.answeredMs, 0.99);
  return [
    {
      what: 'health meanwhile, p99',
      asked: `<= ${HEALTH_P99_MS} ms, none unanswered`,
      measured: `${healthP99.toFixed(0)} ms (longest ${Math.max(...health.answeredMs).toFixed(0)} ms; ${health.failed} of ${health.answeredMs.length + health.failed} unanswered)`,
      holds: healthP99 <= HEALTH_P99_MS && health.failed === 0,
    },
    {
      what: 'event loop of the HTTP process, p99 and p99.9',
      asked: `< ${LOOP_P99_MS} ms, < ${LOOP_P999_MS} ms`,
      measured: `${loop.p99Ms.toFixed(0)} ms, ${loop.p999Ms.toFixed(0)} ms (longest ${loop.maxMs.toFixed(0)} ms)`,
      holds: loop.p99Ms < LOOP_P99_MS && loop.p999Ms < LOOP_P999_MS,
    },
  ];
}
