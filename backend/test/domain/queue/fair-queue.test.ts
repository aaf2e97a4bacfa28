import { describe, expect, it } from 'vitest';
import { errors } from '../../../src/domain/errors.ts';
import { createFairQueue, type FairQueue } from '../../../src/domain/queue/fair-queue.ts';

/** Work that ends when the test says so, and a record of what was started. */
function createWorkshop(queue: FairQueue) {
  const started: string[] = [];
  const finishers = new Map<string, () => void>();
  const positions = new Map<string, number[]>();
  return {
    started,
    positions,
    enter(key: string, name: string, signal = new AbortController().signal) {
      const told: number[] = [];
      positions.set(name, told);
      return queue.run(
        key,
        () =>
          new Promise<string>((done) => {
            started.push(name);
            finishers.set(name, () => done(name));
          }),
        { signal, onPosition: (position) => told.push(position) },
      );
    },
    async finish(name: string) {
      finishers.get(name)?.();
      await settle();
    },
  };
}

const settle = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

describe('A fair queue', () => {
  it('does as much at once as it has slots, and gives back what the work gives', async () => {
    const workshop = createWorkshop(createFairQueue({ slots: 2, maxWaiting: 5 }));
    const first = workshop.enter('a', 'a1');
    void workshop.enter('b', 'b1');
    void workshop.enter('c', 'c1');
    await settle();
    expect(workshop.started).toEqual(['a1', 'b1']);
    await workshop.finish('a1');
    expect(await first).toBe('a1');
    expect(workshop.started).toEqual(['a1', 'b1', 'c1']);
  });

  it('lets keys take turns, however much one of them has brought', async () => {
    const workshop = createWorkshop(createFairQueue({ slots: 1, maxWaiting: 20 }));
    for (const name of ['a1', 'a2', 'a3', 'a4']) void workshop.enter('a', name);
    void workshop.enter('b', 'b1');
    void workshop.enter('c', 'c1');
    await settle();
    for (let turn = 0; turn < 6; turn += 1) await workshop.finish(workshop.started.at(-1) ?? '');
    expect(workshop.started.slice(0, 4).toSorted()).toEqual(['a1', 'a2', 'b1', 'c1']);
    expect(workshop.started.slice(4)).toEqual(['a3', 'a4']);
  });

  it('prefers a key that has nothing running', async () => {
    const workshop = createWorkshop(createFairQueue({ slots: 2, maxWaiting: 20 }));
    for (const name of ['a1', 'a2', 'a3']) void workshop.enter('a', name);
    void workshop.enter('b', 'b1');
    await settle();
    await workshop.finish('a1');
    expect(workshop.started).toEqual(['a1', 'a2', 'b1']);
  });

  it('keeps a spare slot for keys that have nothing running', async () => {
    const workshop = createWorkshop(createFairQueue({ slots: 2, maxWaiting: 20, spareSlots: 1 }));
    for (const name of ['a1', 'a2', 'a3']) void workshop.enter('a', name);
    await settle();
    expect(workshop.started).toEqual(['a1']);
    void workshop.enter('b', 'b1');
    await settle();
    expect(workshop.started).toEqual(['a1', 'b1']);
    await workshop.finish('b1');
    expect(workshop.started).toEqual(['a1', 'b1']);
    await workshop.finish('a1');
    expect(workshop.started).toEqual(['a1', 'b1', 'a2']);
  });

  it('has nothing to spare with one slot, and its line has an end for those who may not begin either', async () => {
    const single = createFairQueue({ slots: 1, maxWaiting: 1, spareSlots: 1 });
    void createWorkshop(single).enter('a', 'a1');
    expect(single.state().running).toBe(1);
    const queue = createFairQueue({ slots: 2, maxWaiting: 1, spareSlots: 1 });
    const workshop = createWorkshop(queue);
    void workshop.enter('a', 'a1');
    void workshop.enter('a', 'a2');
    expect([queue.mayEnter('a'), queue.mayEnter('b')]).toEqual([false, true]);
    await expect(workshop.enter('a', 'a3')).rejects.toMatchObject({ code: 'busy' });
    void workshop.enter('b', 'b1');
    expect(workshop.started).toEqual(['a1', 'b1']);
    expect(queue.mayEnter('c')).toBe(false);
  });

  it('tells each its place in the order of service, and again when it changes', async () => {
    const workshop = createWorkshop(createFairQueue({ slots: 1, maxWaiting: 20 }));
    for (const name of ['a1', 'a2', 'a3']) void workshop.enter('a', name);
    void workshop.enter('b', 'b1');
    await settle();
    expect(Object.fromEntries(workshop.positions)).toEqual({ a1: [], a2: [1, 2], a3: [2, 3], b1: [1] });
    await workshop.finish('a1');
    await workshop.finish('b1');
    expect(workshop.positions.get('a3')).toEqual([2, 3, 2, 1]);
  });

  it('is busy when the line is full, and open again when it is not', async () => {
    const queue = createFairQueue({ slots: 1, maxWaiting: 1 });
    const workshop = createWorkshop(queue);
    void workshop.enter('a', 'a1');
    void workshop.enter('b', 'b1');
    expect(queue.state()).toEqual({ running: 1, waiting: 1 });
    expect(queue.mayEnter('c')).toBe(false);
    await expect(workshop.enter('c', 'c1')).rejects.toMatchObject({ code: 'busy', retryAfterSeconds: 10 });
    await workshop.finish('a1');
    expect(queue.state()).toEqual({ running: 1, waiting: 0 });
    expect(queue.mayEnter('c')).toBe(true);
  });

  it('lets somebody leave the line at once, and moves the others up', async () => {
    const workshop = createWorkshop(createFairQueue({ slots: 1, maxWaiting: 5 }));
    const leaving = new AbortController();
    void workshop.enter('a', 'a1');
    const left = workshop.enter('b', 'b1', leaving.signal);
    void workshop.enter('c', 'c1');
    await settle();
    leaving.abort(errors.cancelled());
    await expect(left).rejects.toMatchObject({ code: 'cancelled' });
    expect(workshop.positions.get('c1')).toEqual([2, 1]);
    await workshop.finish('a1');
    expect(workshop.started).toEqual(['a1', 'c1']);
  });

  it('does not begin work for somebody who has left before', async () => {
    const workshop = createWorkshop(createFairQueue({ slots: 1, maxWaiting: 5 }));
    const gone = AbortSignal.abort();
    await expect(workshop.enter('a', 'a1', gone)).rejects.toMatchObject({ code: 'cancelled' });
    expect(workshop.started).toEqual([]);
  });

  it('frees the slot of work that fails', async () => {
    const queue = createFairQueue({ slots: 1, maxWaiting: 1 });
    const options = { signal: new AbortController().signal };
    await expect(queue.run('a', () => Promise.reject(new Error('broken')), options)).rejects.toThrow(
      'broken',
    );
    expect(await queue.run('a', async () => 'next', options)).toBe('next');
  });

  it('runs everything exactly once under a storm of comers and leavers', async () => {
    const queue = createFairQueue({ slots: 3, maxWaiting: 1_000 });
    let most = 0;
    let running = 0;
    let done = 0;
    const outcomes = await Promise.allSettled(
      Array.from({ length: 500 }, (_, index) => {
        const leaving = new AbortController();
        const work = queue.run(
          `key ${index % 7}`,
          async () => {
            running += 1;
            most = Math.max(most, running);
            await settle();
            running -= 1;
            done += 1;
          },
          { signal: leaving.signal },
        );
        if (index % 5 === 0) leaving.abort();
        return work;
      }),
    );
    expect(most).toBe(3);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(done);
    expect(done).toBeGreaterThanOrEqual(400);
    expect(queue.state()).toEqual({ running: 0, waiting: 0 });
  });
});
