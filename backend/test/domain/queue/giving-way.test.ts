import { describe, expect, it } from 'vitest';
import { createFairQueue } from '../../../src/domain/queue/fair-queue.ts';

const signal = new AbortController().signal;
const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

/** A clock that the test moves. */
function createTestTimer() {
  let now = 0;
  let waits: { readonly at: number; readonly end: () => void }[] = [];
  return {
    wait: (milliseconds: number) =>
      new Promise<void>((end) => void waits.push({ at: now + milliseconds, end })),
    async pass(milliseconds: number) {
      now += milliseconds;
      const due = waits.filter(({ at }) => at <= now);
      waits = waits.filter(({ at }) => at > now);
      for (const { end } of due) end();
      await settle();
    },
  };
}

/** A queue of two slots, one spare, whose work ends when the test says so. */
function createWorkshop() {
  const timer = createTestTimer();
  const queue = createFairQueue({ slots: 2, maxWaiting: 100, spareSlots: 1, timer });
  const started: string[] = [];
  const finishers = new Map<string, () => void>();
  return {
    timer,
    started,
    enter: (key: string, name: string): void => {
      const work = () =>
        new Promise<void>((done) => {
          started.push(name);
          finishers.set(name, done);
        });
      void queue.run(key, work, { signal });
    },
    finish: async (name: string): Promise<void> => {
      finishers.get(name)?.();
      await settle();
    },
  };
}

describe('A queue in which much gives way to little', () => {
  it('starts the next of many only when what another person sent is done', async () => {
    const { timer, started, enter, finish } = createWorkshop();
    for (const name of ['many1', 'many2', 'many3']) enter('many', name);
    enter('one', 'one1');
    await settle();
    expect(started).toEqual(['many1', 'one1']);
    await finish('many1');
    expect(started).toEqual(['many1', 'one1']);
    await finish('one1');
    expect(started).toEqual(['many1', 'one1']);
    await timer.pass(250);
    expect(started).toEqual(['many1', 'one1', 'many2']);
  });

  it('lets the many have one a second however much others send', async () => {
    const { timer, started, enter, finish } = createWorkshop();
    for (const name of ['many1', 'many2', 'many3']) enter('many', name);
    enter('one', 'one1');
    await settle();
    await finish('many1');
    await timer.pass(1_000);
    expect(started).toEqual(['many1', 'one1', 'many2']);
  });

  it('holds nobody back who is alone, or among others with as much', async () => {
    const { started, enter, finish } = createWorkshop();
    for (const name of ['a1', 'a2', 'a3']) enter('a', name);
    for (const name of ['b1', 'b2', 'b3']) enter('b', name);
    await settle();
    await finish('a1');
    await finish('b1');
    await finish('a2');
    await finish('b2');
    expect(started.toSorted()).toEqual(['a1', 'a2', 'a3', 'b1', 'b2', 'b3']);
  });

  it('remembers for a second that somebody sent many', async () => {
    const { timer, started, enter, finish } = createWorkshop();
    enter('many', 'many1');
    enter('many', 'many2');
    await settle();
    await finish('many1');
    await finish('many2');
    enter('one', 'one1');
    await settle();
    enter('many', 'many3');
    await settle();
    expect(started).toEqual(['many1', 'many2', 'one1']);
    await timer.pass(1_000);
    await finish('many3');
    await timer.pass(1_000);
    enter('many', 'many4');
    await settle();
    expect(started.at(-1)).toBe('many4');
  });

  it('holds back for a whole second again after a turn that was taken in a gap', async () => {
    const { timer, started, enter, finish } = createWorkshop();
    for (const name of ['many1', 'many2', 'many3', 'many4']) enter('many', name);
    enter('one', 'one1');
    await settle();
    await finish('many1'); // many2 is held back from here on
    await timer.pass(600);
    await finish('one1');
    await timer.pass(300); // the gap: many2 begins at 900 ms
    expect(started.at(-1)).toBe('many2');
    enter('one', 'one2');
    await settle();
    await finish('many2'); // many3 is held back from here on
    await timer.pass(200); // the second of the first hold is over
    expect(started.at(-1)).toBe('one2');
    await timer.pass(800);
    expect(started.at(-1)).toBe('many3');
  });

  it('lets many begin where most slots are free', async () => {
    const queue = createFairQueue({ slots: 8, maxWaiting: 100, spareSlots: 1, timer: createTestTimer() });
    const started: string[] = [];
    const work = (name: string) => () => new Promise<void>(() => void started.push(name));
    for (const [key, name] of [
      ['one', 'scan'],
      ['many', 'many1'],
      ['many', 'many2'],
      ['many', 'many3'],
    ] as const)
      void queue.run(key, work(name), { signal });
    await settle();
    expect(started).toEqual(['scan', 'many1', 'many2', 'many3']);
  });
});
