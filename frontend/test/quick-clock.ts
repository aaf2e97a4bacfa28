import { afterEach, beforeEach, vi } from 'vitest';

/** How much faster than the real clock it runs. */
const TIMES = 5;
const TICK_MS = 5;

/** Lets the timeouts of every test of this file run five times as fast: what waits for seconds on purpose is not waited for. */
export function quickenClock(): void {
  let ticking: ReturnType<typeof setInterval>;
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    ticking = setInterval(() => vi.advanceTimersByTime(TICK_MS * TIMES), TICK_MS);
  });
  afterEach(() => clearInterval(ticking));
}
