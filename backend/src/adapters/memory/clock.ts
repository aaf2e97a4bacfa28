import type { Clock } from '../../ports/clock.ts';

export interface ManualClock extends Clock {
  /** Moves the time forward. */
  advance(milliseconds: number): void;
}

/** A clock that stands still until it is moved. */
export function createManualClock(start = new Date('2026-03-10T09:00:00.000Z')): ManualClock {
  let time = start.getTime();
  return {
    now: () => new Date(time),
    advance: (milliseconds) => {
      time += milliseconds;
    },
  };
}
