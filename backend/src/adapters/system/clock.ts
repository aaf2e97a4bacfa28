import type { Clock } from '../../ports/clock.ts';

/** The clock of the machine. */
export function createSystemClock(): Clock {
  return { now: () => new Date() };
}
