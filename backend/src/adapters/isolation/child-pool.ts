import { errors, isDomainError, type DomainError } from '../../domain/errors.ts';
import type { ChildLease, ChildPool, LeaseOptions } from '../../ports/child-pool.ts';
import { startChild, type Child } from './child.ts';
import { reasonOf, type ChildPoolOptions } from './child-pool-options.ts';

/** A child that holds more than this share of its limit between two documents is replaced. */
const STALE_SHARE = 0.6;
/** Starts that fail in a row before waiting callers are told. */
const FAILED_STARTS_TOLERATED = 3;
/** A kept child that has grown to this many times its size at birth is replaced when it rests. */
const SWOLLEN = 1.5;

interface Place {
  child: Child;
  leases: number;
  group: object | undefined;
  /** `rested`: let go because nobody needed it; no longer among the places. */
  state: 'starting' | 'idle' | 'leased' | 'ended' | 'rested';
  /** The fresh child that will replace a worn one, from its start on. */
  successor: Child | null;
  /** Resident bytes when it became warm. */
  bornBytes: number;
  /** Runs while it has nothing to do. */
  rest: NodeJS.Timeout | undefined;
}

interface Waiting {
  readonly group: object | undefined;
  readonly take: (place: Place) => void;
  readonly giveUp: (error: DomainError) => void;
}

/**
 * Keeps `keep` warm children, and up to `size` at work. One that dies or is killed is replaced at once. One that has had its leases goes
 * where another works on; else it keeps working until a fresh one is warm, because on a busy machine a start takes seconds.
 * One long function, because every step of it reads and changes the same places and the same queue.
 */
// oxlint-disable-next-line max-lines-per-function -- every step changes the same places and queue
export function createChildPool(options: ChildPoolOptions): ChildPool {
  const waiting: Waiting[] = [];
  const keep = Math.min(options.keep ?? options.size, options.size);
  let failedStarts = 0;
  /** Whether children were seen to start. */
  let isProven = false;
  let isClosed = false;

  const places: Place[] = Array.from({ length: keep }, () => open());

  function open(child = startChild(options)): Place {
    const place: Place = {
      child,
      leases: 0,
      group: undefined,
      state: 'starting',
      successor: null,
      bornBytes: 0,
      rest: undefined,
    };
    void follow(place);
    return place;
  }

  /** The life of one child, from its start to its replacement. */
  async function follow(place: Place): Promise<void> {
    const failure = await place.child.started.then(
      () => null,
      (error: unknown) => (isDomainError(error) ? error : errors.unavailable(error)),
    );
    if (failure === null) {
      failedStarts = 0;
      place.bornBytes = place.child.residentBytes();
      setIdle(place);
      serve();
      await place.child.gone;
    }
    clearTimeout(place.rest);
    const wasLetGo = place.state === 'rested';
    place.state = 'ended';
    if (isClosed || wasLetGo) return;
    noteEnd(place.child);
    if (failedStarts < FAILED_STARTS_TOLERATED) replaceIfNeeded(place);
    else for (const { giveUp } of waiting.splice(0)) giveUp(failure ?? errors.unavailable());
  }

  function noteEnd(child: Child): void {
    if (!child.isWarm()) failedStarts += 1;
    options.onChildEnded?.(reasonOf(child));
  }

  function replace(place: Place): void {
    const index = places.indexOf(place);
    if (index < 0 || isClosed) return;
    const { successor } = place;
    place.successor = null;
    places[index] = open(successor ?? undefined);
  }

  /** A child beyond those kept is replaced where somebody waits for one. */
  function replaceIfNeeded(place: Place): void {
    if (places.length <= keep || waiting.length > 0) return replace(place);
    const index = places.indexOf(place);
    if (index >= 0) places.splice(index, 1);
  }

  function setIdle(place: Place): void {
    place.state = 'idle';
    clearTimeout(place.rest);
    if (options.restAfterMs === undefined) return;
    place.rest = setTimeout(() => takeRest(place), options.restAfterMs).unref();
  }

  /** Lets a child go that nobody needs, and replaces a kept one that has swollen. */
  function takeRest(place: Place): void {
    if (place.state !== 'idle' || isClosed) return;
    if (places.length <= keep) {
      if (place.child.residentBytes() > place.bornBytes * SWOLLEN) retire(place);
      return;
    }
    places.splice(places.indexOf(place), 1);
    place.state = 'rested';
    place.successor?.kill(errors.unavailable());
    place.successor = null;
    place.child.kill(errors.unavailable());
  }

  /** Starts children for those who wait, as far as there is room. */
  function grow(): void {
    const coming = places.filter(({ state }) => state === 'starting').length;
    for (let missing = waiting.length - coming; missing > 0 && places.length < options.size; missing--)
      places.push(open());
  }

  /** Starts the child that will replace a worn one as soon as it is warm and the old one is free. */
  function prepareSuccessor(place: Place): void {
    const successor = startChild(options);
    place.successor = successor;
    const takeOver = (): void => {
      if (place.state === 'idle') retire(place);
    };
    successor.started.then(takeOver, () => {});
    void successor.gone.then(() => {
      // Where it has taken over, its own place follows it.
      if (place.successor !== successor || isClosed) return;
      place.successor = null;
      noteEnd(successor);
    });
  }

  function retire(place: Place): void {
    replace(place);
    place.state = 'ended';
    place.child.kill(errors.unavailable());
  }

  /** Whether another child works on while this one goes. */
  const isSpare = (place: Place): boolean =>
    places.length > keep && places.some((other) => other !== place && other.child.isAlive());

  /** Lets a worn child go without a successor beside it, which would hold memory twice; the next who waits starts a fresh one. */
  function drop(place: Place): void {
    places.splice(places.indexOf(place), 1);
    clearTimeout(place.rest);
    place.state = 'ended';
    place.child.kill(errors.unavailable());
    grow();
  }

  /** Gives free children to those who wait: first the group that has the fewest at work, then the one that came first. */
  function serve(): void {
    for (const place of places) {
      if (place.state !== 'idle' || !place.child.isAlive() || waiting.length === 0) continue;
      const atWork = ({ group }: Waiting): number =>
        group === undefined
          ? 0
          : places.filter((other) => other.state === 'leased' && other.group === group).length;
      const next = waiting.reduce((best, one) => (atWork(one) < atWork(best) ? one : best));
      waiting.splice(waiting.indexOf(next), 1);
      place.state = 'leased';
      clearTimeout(place.rest);
      place.group = next.group;
      place.leases += 1;
      next.take(place);
    }
  }

  function giveBack(place: Place): void {
    place.group = undefined;
    if (place.state !== 'leased' || !place.child.isAlive()) return;
    if (place.child.residentBytes() > options.memoryLimitBytes * STALE_SHARE) {
      place.child.kill(errors.unavailable());
      return;
    }
    place.child.forget();
    setIdle(place);
    if (place.leases >= options.leasesPerChild) {
      if (place.successor === null && isSpare(place)) return drop(place);
      if (place.successor === null) prepareSuccessor(place);
      else if (place.successor.isWarm()) return retire(place);
    }
    serve();
  }

  function leaseOf(place: Place, { signal, deadlineMs = options.deadlineMs }: LeaseOptions): ChildLease {
    let leftMs = deadlineMs;
    let isHeld = true;
    const stop = (): void => place.child.kill(asCancelled(signal));
    signal.addEventListener('abort', stop, { once: true });
    return {
      async call<Output>(task: string, input: unknown) {
        if (signal.aborted) throw asCancelled(signal);
        return place.child.call<Output>(task, input, Math.max(leftMs, 1), (usedMs) => {
          leftMs -= usedMs;
        });
      },
      leftMs: () => leftMs,
      grant(ms) {
        leftMs += ms;
      },
      release() {
        if (!isHeld) return;
        isHeld = false;
        signal.removeEventListener('abort', stop);
        giveBack(place);
      },
    };
  }

  /** After repeated failed starts, every new request tries again. */
  function wakeUp(): void {
    for (const place of places) if (place.state === 'ended') replace(place);
  }

  return {
    size: options.size,
    lease(wanted) {
      const { signal } = wanted;
      if (signal.aborted) return Promise.reject(asCancelled(signal));
      if (isClosed) return Promise.reject(errors.unavailable());
      return new Promise<ChildLease>((resolve, reject) => {
        const leave = (): void => {
          waiting.splice(waiting.indexOf(entry), 1);
          reject(asCancelled(signal));
        };
        const entry: Waiting = {
          group: wanted.group,
          take: (place) => {
            signal.removeEventListener('abort', leave);
            resolve(leaseOf(place, wanted));
          },
          giveUp: (error) => {
            signal.removeEventListener('abort', leave);
            reject(error);
          },
        };
        signal.addEventListener('abort', leave, { once: true });
        waiting.push(entry);
        wakeUp();
        serve();
        grow();
      });
    },
    prepare() {
      if (places.length === 0 && !isClosed) places.push(open());
    },
    isAwaited: () => waiting.length > 0,
    async ready() {
      wakeUp();
      if (isProven && failedStarts === 0) return;
      if (places.length === 0) places.push(open());
      await Promise.all(places.map(({ child }) => child.started));
      isProven = true;
    },
    async close() {
      isClosed = true;
      for (const { giveUp } of waiting.splice(0)) giveUp(errors.unavailable());
      const children = places.flatMap(({ child, successor }) => [
        child,
        ...(successor === null ? [] : [successor]),
      ]);
      for (const child of children) child.kill(errors.unavailable());
      await Promise.all(children.map(({ gone }) => gone));
    },
  };
}

function asCancelled(signal: AbortSignal): DomainError {
  return isDomainError(signal.reason) ? signal.reason : errors.cancelled();
}
