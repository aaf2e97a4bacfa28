import { describe, expect, it } from 'vitest';
import { createDocumentReader } from '../../../src/adapters/extraction/pipeline/document-reader.ts';
import { errors } from '../../../src/domain/errors.ts';
import type { ChildPool } from '../../../src/ports/child-pool.ts';

const DEADLINE_MS = 20_000;

/** A pool that others always wait for, on a clock of its own: `costs` says what each call of a task takes, in turn. */
function crowdedPoolOf(costs: Readonly<Record<string, readonly number[]>>) {
  const calls = new Map<string, number>();
  const pool: ChildPool = {
    size: 1,
    lease: async ({ deadlineMs = DEADLINE_MS }) => {
      let leftMs = deadlineMs;
      return {
        async call<Output>(task: string) {
          const before = calls.get(task) ?? 0;
          calls.set(task, before + 1);
          leftMs -= costs[task]?.[before] ?? costs[task]?.at(-1) ?? 0;
          if (leftMs <= 0) throw errors.documentUnreadable('It took too long.');
          return [] as Output; // the caller vouches for the type, as with a real child
        },
        leftMs: () => leftMs,
        grant: (ms: number) => {
          leftMs += ms;
        },
        release: () => {},
      };
    },
    prepare: () => {},
    isAwaited: () => true,
    ready: async () => {},
    close: async () => {},
  };
  return { pool, calls: (task: string) => calls.get(task) ?? 0 };
}

/** Reads `pages` pages one by one, with a pause after each. */
async function readPages(parsers: ChildPool, pages: number): Promise<void> {
  const document = { bytes: new Uint8Array(1), fileName: 'a.pdf' };
  const { signal } = new AbortController();
  const reader = createDocumentReader({ parsers, document, country: 'Ireland', signal });
  await reader.open();
  for (let page = 1; page <= pages; page += 1) {
    await reader.read({ from: page, to: pages, wantsImages: true });
    await reader.pause();
  }
}

describe('A document that is opened again after a pause', () => {
  it('is not blamed for the time of opening, however little of its own is left', async () => {
    const { pool, calls } = crowdedPoolOf({ open: [9_000], read: [10_900, 10] });
    await readPages(pool, 5);
    expect([calls('open'), calls('read')]).toEqual([5, 5]);
  });

  it('may take longer to open on a machine that has become crowded since', async () => {
    const slow = crowdedPoolOf({ open: [5_000, 9_500], read: [14_000, 10] });
    await readPages(slow.pool, 5);
    expect(slow.calls('read')).toBe(5);
    const quick = crowdedPoolOf({ open: [10, 1_900], read: [19_900, 10] });
    await readPages(quick.pool, 5);
    expect(quick.calls('read')).toBe(5);
  });

  it('gains no time for reading by it', async () => {
    const { pool, calls } = crowdedPoolOf({ open: [10], read: [1_000] });
    await expect(readPages(pool, 100)).rejects.toMatchObject({ code: 'document_unreadable' });
    // Twenty seconds of its own, and once the room for opening that it did not use.
    expect(calls('read')).toBeGreaterThanOrEqual(20);
    expect(calls('read')).toBeLessThanOrEqual(22);
  });
});
