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
  /** Told the place in the line, from 1, whenever it changes. Never called when there is no wait. */
  readonly onPosition?: (position: number) => void;
}

export interface FairQueue {
  /**
   * Runs `work` when it is this key's turn and resolves to its result. Whoever has the least running goes first, so one
   * key with much work cannot hold up the others; keys that are equal take turns.
   * Rejects with `busy` when the line is full, and with `cancelled` when the signal aborts while waiting.
   */
  run<Result>(key: string, work: () => Promise<Result>, options: TurnOptions): Promise<Result>;
  /** Whether `run` would take work of this key at this moment, at once or into the line, or reject with `busy`. */
  mayEnter(key: string): boolean;
  /** How much is at hand at this moment. */
  state(): { readonly running: number; readonly waiting: number };
}

interface Waiter {
  readonly key: string;
  readonly start: () => void;
  readonly onPosition: ((position: number) => void) | undefined;
  position: number;
}

/** Who waits, who works, and who had the last turns. */
interface Board {
  readonly lines: Map<string, Waiter[]>;
  readonly running: Map<string, number>;
  /** Number of the last turn of each key that waits or works. */
  readonly lastTurn: Map<string, number>;
  turn: number;
}

/** One line for one scarce thing: parsers, say, or model calls. */
export function createFairQueue({ slots, maxWaiting, spareSlots = 0 }: FairQueueOptions): FairQueue {
  const board: Board = { lines: new Map(), running: new Map(), lastTurn: new Map(), turn: 0 };

  /** A key's first piece of work may take any slot; with a single slot there is nothing to spare. */
  const mayBegin = (key: string): boolean => {
    const ownRunning = board.running.get(key) ?? 0;
    return sum(board.running.values()) < (ownRunning === 0 ? slots : Math.max(1, slots - spareSlots));
  };

  const end = (key: string) => {
    noteEnd(board, key);
    // Whoever is first in the line has the least running: when that one may not begin, nobody may.
    for (let next = nextKey(board); next !== null && mayBegin(next); next = nextKey(board))
      takeNext(board)?.start();
    tellPositions(board);
  };

  const waitForTurn = (key: string, { signal, onPosition }: TurnOptions) =>
    new Promise<void>((resolve, reject) => {
      const leave = () => {
        removeFrom(board, waiter);
        reject(reasonOf(signal));
        tellPositions(board);
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
      board.lines.set(key, [...(board.lines.get(key) ?? []), waiter]);
      tellPositions(board);
    });

  const state = () => ({
    running: sum(board.running.values()),
    waiting: sum([...board.lines.values()].map(({ length }) => length)),
  });
  const mayEnter = (key: string): boolean => mayBegin(key) || state().waiting < maxWaiting;

  return {
    async run(key, work, options) {
      if (options.signal.aborted) throw reasonOf(options.signal);
      if (!mayEnter(key)) throw errors.busy();
      if (mayBegin(key)) noteBegin(board, key);
      else await waitForTurn(key, options);
      try {
        return await work();
      } finally {
        end(key);
      }
    },
    mayEnter,
    state,
  };
}

function noteBegin(board: Board, key: string): void {
  board.turn += 1;
  board.lastTurn.set(key, board.turn);
  board.running.set(key, (board.running.get(key) ?? 0) + 1);
}

function noteEnd(board: Board, key: string): void {
  const left = (board.running.get(key) ?? 1) - 1;
  if (left > 0) board.running.set(key, left);
  else board.running.delete(key);
  if (left === 0 && !board.lines.has(key)) board.lastTurn.delete(key);
}

/** Whose turn is next: of the key with the least running, among equals the longest without a turn. */
function nextKey(board: Board): string | null {
  const rank = (key: string) => [board.running.get(key) ?? 0, board.lastTurn.get(key) ?? 0] as const;
  const [chosen] = [...board.lines.keys()].toSorted((left, right) => {
    const [leftRunning, leftTurn] = rank(left);
    const [rightRunning, rightTurn] = rank(right);
    return leftRunning - rightRunning || leftTurn - rightTurn;
  });
  return chosen ?? null;
}

/** Takes the next waiter out of the line. */
function takeNext(board: Board): Waiter | null {
  const chosen = nextKey(board);
  if (chosen === null) return null;
  const [next, ...rest] = board.lines.get(chosen) ?? [];
  if (rest.length > 0) board.lines.set(chosen, rest);
  else board.lines.delete(chosen);
  noteBegin(board, chosen);
  return next ?? null;
}

function removeFrom(board: Board, waiter: Waiter): void {
  const rest = (board.lines.get(waiter.key) ?? []).filter((other) => other !== waiter);
  if (rest.length > 0) board.lines.set(waiter.key, rest);
  else board.lines.delete(waiter.key);
}

/** Plays the coming turns through on a copy, as if nothing at hand ended, and tells who has moved. */
function tellPositions({ lines, running, lastTurn, turn }: Board): void {
  const copy: Board = {
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
