import type { Timer } from '../../ports/timer.ts';
import { errors, isDomainError } from '../errors.ts';
import { createGivingWay } from './giving-way.ts';

export interface FairQueueOptions {
  /** Pieces of work done at once. */
  readonly slots: number;
  /** Pieces of work that may wait; one more is told that the service is busy. */
  readonly maxWaiting: number;
  /** Slots left to keys that have nothing running, so that one key alone never takes the last; 0 when left out. */
  readonly spareSlots?: number;
  /** Given one, keys with several pieces of work give way to those with one (see giving-way.ts). */
  readonly timer?: Timer;
}

export interface TurnOptions {
  readonly signal: AbortSignal;
  /** Called with the place in the queue, from 1, whenever it changes. Never called when there is no wait. */
  readonly onPosition?: (position: number) => void;
}

export interface FairQueue {
  /**
   * Runs `work` when it is this key's turn and resolves to its result. The key with the least running goes first, so one
   * key with much work cannot hold up the others; keys that are equal take turns.
   * Rejects with `busy` when the queue is full, and with `cancelled` when the signal aborts while waiting.
   */
  run<Result>(key: string, work: () => Promise<Result>, options: TurnOptions): Promise<Result>;
  /** Whether `run` would take work of this key at this moment, at once or later, or reject with `busy`. */
  mayEnter(key: string): boolean;
  /** Work that runs and work that waits at this moment. */
  state(): { readonly running: number; readonly waiting: number };
}

type EndTurn = (() => void) | undefined;

interface Waiter {
  readonly key: string;
  /** Its turn has come; what it gets is to be called at the end of its work. */
  readonly start: (endTurn: EndTurn) => void;
  readonly onPosition: ((position: number) => void) | undefined;
  position: number;
}

/** Who waits, who runs, and when each had its last turn. */
interface QueueState {
  readonly lines: Map<string, Waiter[]>;
  readonly running: Map<string, number>;
  /** Number of the last turn of each key that waits or works. */
  readonly lastTurn: Map<string, number>;
  turn: number;
}

/** One queue for one scarce resource, such as parsers or model calls. */
export function createFairQueue({ slots, maxWaiting, spareSlots = 0, timer }: FairQueueOptions): FairQueue {
  const queue: QueueState = { lines: new Map(), running: new Map(), lastTurn: new Map(), turn: 0 };

  /** With more than two slots of which more than half are free, nobody is in anybody's way. */
  const isRoomy = (): boolean => slots > 2 && sum(queue.running.values()) < slots / 2;

  /** A key's first piece of work may take any slot; with a single slot there is nothing to spare. */
  const mayBegin = (key: string): boolean => {
    const ownRunning = queue.running.get(key) ?? 0;
    const isFree = sum(queue.running.values()) < (ownRunning === 0 ? slots : Math.max(1, slots - spareSlots));
    return isFree && (isRoomy() || givingWay?.mustWait(key) !== true);
  };

  const beginNext = () => {
    for (let next = nextKey(queue, mayBegin); next !== null; next = nextKey(queue, mayBegin))
      takeNext(queue, next).start(givingWay?.begin(next));
    for (const key of queue.lines.keys()) givingWay?.noteWaiting(key);
    tellPositions(queue);
  };
  const givingWay = timer === undefined ? null : createGivingWay(timer, beginNext);
  const count = (key: string, coming = 0) =>
    givingWay?.count(key, (queue.running.get(key) ?? 0) + (queue.lines.get(key)?.length ?? 0) + coming);

  const waitForTurn = (key: string, { signal, onPosition }: TurnOptions) =>
    new Promise<EndTurn>((resolve, reject) => {
      const leave = () => {
        removeFrom(queue, waiter);
        count(key);
        reject(reasonOf(signal));
        tellPositions(queue);
      };
      const waiter: Waiter = {
        key,
        onPosition,
        position: 0,
        start(endTurn) {
          signal.removeEventListener('abort', leave);
          resolve(endTurn);
        },
      };
      signal.addEventListener('abort', leave, { once: true });
      queue.lines.set(key, [...(queue.lines.get(key) ?? []), waiter]);
      givingWay?.noteWaiting(key);
      tellPositions(queue);
    });

  const beginAtOnce = (key: string): EndTurn => {
    noteBegin(queue, key);
    return givingWay?.begin(key);
  };

  const counts = () => ({
    running: sum(queue.running.values()),
    waiting: sum([...queue.lines.values()].map(({ length }) => length)),
  });
  const mayEnter = (key: string): boolean => mayBegin(key) || counts().waiting < maxWaiting;

  return {
    async run(key, work, options) {
      if (options.signal.aborted) throw reasonOf(options.signal);
      if (!mayEnter(key)) throw errors.busy();
      count(key, 1);
      const endTurn =
        !queue.lines.has(key) && mayBegin(key) ? beginAtOnce(key) : await waitForTurn(key, options);
      try {
        return await work();
      } finally {
        noteEnd(queue, key);
        endTurn?.();
        count(key);
        beginNext();
      }
    },
    mayEnter,
    state: counts,
  };
}

function noteBegin(queue: QueueState, key: string): void {
  queue.turn += 1;
  queue.lastTurn.set(key, queue.turn);
  queue.running.set(key, (queue.running.get(key) ?? 0) + 1);
}

function noteEnd(queue: QueueState, key: string): void {
  const left = (queue.running.get(key) ?? 1) - 1;
  if (left > 0) queue.running.set(key, left);
  else queue.running.delete(key);
  if (left === 0 && !queue.lines.has(key)) queue.lastTurn.delete(key);
}

/** Whose turn is next of those who may begin: of the key with the least running, among equals the longest without a turn. */
function nextKey(queue: QueueState, mayBegin: (key: string) => boolean): string | null {
  const rank = (key: string) => [queue.running.get(key) ?? 0, queue.lastTurn.get(key) ?? 0] as const;
  const [chosen] = [...queue.lines.keys()].filter(mayBegin).toSorted((left, right) => {
    const [leftRunning, leftTurn] = rank(left);
    const [rightRunning, rightTurn] = rank(right);
    return leftRunning - rightRunning || leftTurn - rightTurn;
  });
  return chosen ?? null;
}

/** Takes the first waiter of a key out of the queue. The key must have one. */
function takeNext(queue: QueueState, key: string): Waiter {
  const [next, ...rest] = queue.lines.get(key) ?? [];
  if (next === undefined) throw new Error('Nothing of this key waits.');
  if (rest.length > 0) queue.lines.set(key, rest);
  else queue.lines.delete(key);
  noteBegin(queue, key);
  return next;
}

function removeFrom(queue: QueueState, waiter: Waiter): void {
  const rest = (queue.lines.get(waiter.key) ?? []).filter((other) => other !== waiter);
  if (rest.length > 0) queue.lines.set(waiter.key, rest);
  else queue.lines.delete(waiter.key);
}

/** Simulates the next turns on a copy, as if nothing that runs ended, and tells each waiter whose place has changed. */
function tellPositions({ lines, running, lastTurn, turn }: QueueState): void {
  const copy: QueueState = {
    lines: new Map(lines),
    running: new Map(running),
    lastTurn: new Map(lastTurn),
    turn,
  };
  for (let position = 1; ; position += 1) {
    const key = nextKey(copy, () => true);
    if (key === null) return;
    const next = takeNext(copy, key);
    if (next.position !== position) {
      next.position = position;
      next.onPosition?.(position);
    }
  }
}

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((total, number) => total + number, 0);

function reasonOf(signal: AbortSignal): unknown {
  return isDomainError(signal.reason) ? signal.reason : errors.cancelled();
}
