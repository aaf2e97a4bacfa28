import type { RateLimit, RateLimiter } from '../../ports/rate-limiter.ts';

/** Counts uses in this process only. */
export function createMemoryRateLimiter(): RateLimiter {
  const uses = new Map<string, readonly number[]>();

  const secondsToWait = (key: string, { limit, windowSeconds }: RateLimit, at: Date): number => {
    const from = at.getTime() - windowSeconds * 1_000;
    const live = (uses.get(key) ?? []).filter((use) => use > from);
    const blocking = live.toSorted((a, b) => a - b).at(-limit);
    if (live.length < limit || blocking === undefined) return 0;
    return Math.max(1, Math.ceil((blocking - from) / 1_000));
  };

  return {
    async take(key, limit, at) {
      const wait = secondsToWait(key, limit, at);
      const from = at.getTime() - limit.windowSeconds * 1_000;
      if (wait === 0) uses.set(key, [...(uses.get(key) ?? []).filter((use) => use > from), at.getTime()]);
      return wait;
    },
    async peek(key, limit, at) {
      return secondsToWait(key, limit, at);
    },
    async giveBack(key) {
      uses.set(key, (uses.get(key) ?? []).slice(0, -1));
    },
    async clear(key) {
      uses.delete(key);
    },
  };
}
