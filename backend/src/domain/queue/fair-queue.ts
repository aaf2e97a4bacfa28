import { errors, isDomainError } from '../errors.ts';

export interface FairQueueOptions {
  /** Pieces of work done at once. */
  readonly slots: number;
  /** Pieces of work that may wait; one more is told that the service is busy. */
  readonly maxWaiting: number;
  /** Slots left to keys that have nothing running, so that one key alone never takes the last; 0 when left out. */
  readonly spareSlots?: number;
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

interface Waiter {
  readonly key: string;
  readonly start: () => void;
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
export function createFairQueue({ slots, maxWaiting, spareSlots = 0 }: FairQueueOptions): FairQueue {
  const queue: QueueState = { lines: new Map(), running: new Map(), lastTurn: new Map(), turn: 0 };

  /** A key's first piece of work may take any slot; with a single slot there is nothing to spare. */
  const mayBegin = (key: string): boolean => {
    const ownRunning = queue.running.get(key) ?? 0;
    return sum(queue.running.values()) < (ownRunning === 0 ? slots : Math.max(1, slots - spareSlots));
  };

  const end = (key: string) => {
    noteEnd(queue, key);
    // The first in the queue has the least running: when it may not begin, none may.
    for (let next = nextKey(queue); next !== null && mayBegin(next); next = nextKey(queue))
      takeNext(queue)?.start();
    tellPositions(queue);
  };

  const waitForTurn = (key: string, { signal, onPosition }: TurnOptions) =>
    new Promise<void>((resolve, reject) => {
      const leave = () => {
        removeFrom(queue, waiter);
        reject(reasonOf(signal));
        tellPositions(queue);
      };
      const waiter: Waiter = {
        key,
        onPosition,
        position: 0,
        start() {
          signal.removeEventListener('abort', leave);
          resolve();
        },
      };
      signal.addEventListener('abort', leave, { once: true });
      queue.lines.set(key, [...(queue.lines.get(key) ?? []), waiter]);
      tellPositions(queue);
    });

  const counts = () => ({
    running: sum(queue.running.values()),
    waiting: sum([...queue.lines.values()].map(({ length }) => length)),
  });
  const mayEnter = (key: string): boolean => mayBegin(key) || counts().waiting < maxWaiting;

  return {
    async run(key, work, options) {
      if (options.signal.aborted) throw reasonOf(options.signal);
      if (!mayEnter(key)) throw errors.busy();
      if (mayBegin(key)) noteBegin(queue, key);
      else await waitForTurn(key, options);
      try {
        return await work();
      } finally {
        end(key);
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

/** Whose turn is next: of the key with the least running, among equals the longest without a turn. */
function nextKey(queue: QueueState): string | null {
  const rank = (key: string) => [queue.running.get(key) ?? 0, queue.lastTurn.get(key) ?? 0] as const;
  const [chosen] = [...queue.lines.keys()].toSorted((left, right) => {
    const [leftRunning, leftTurn] = rank(left);
    const [rightRunning, rightTurn] = rank(right);
    return leftRunning - rightRunning || leftTurn - rightTurn;
  });
  return chosen ?? null;
}

/** Takes the next waiter out of the queue. */
function takeNext(queue: QueueState): Waiter | null {
  const chosen = nextKey(queue);
  if (chosen === null) return null;
  const [next, ...rest] = queue.lines.get(chosen) ?? [];
  if (rest.length > 0) queue.lines.set(chosen, rest);
  else queue.lines.delete(chosen);
  noteBegin(queue, chosen);
  return next ?? null;
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
    const next = takeNext(copy);
    if (next === null) return;
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
