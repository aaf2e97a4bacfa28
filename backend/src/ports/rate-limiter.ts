export interface RateLimit {
  /** Uses allowed within the window. */
  readonly limit: number;
  readonly windowSeconds: number;
}

/** Counts uses per key in sliding windows that all instances share and that survive a restart. */
export interface RateLimiter {
  /**
   * Counts one use of `key` at `at`, unless that would pass the limit. Resolves to 0 when the use is allowed,
   * else to the seconds until it will be. Parallel calls never let more than `limit` through.
   * Rejects with `unavailable` when the store cannot be reached.
   */
  take(key: string, limit: RateLimit, at: Date): Promise<number>;
  /** Seconds until a use would be allowed, 0 for now. Counts nothing. */
  peek(key: string, limit: RateLimit, at: Date): Promise<number>;
  /** Takes the newest use of `key` back, as if it had not been counted. */
  giveBack(key: string): Promise<void>;
  /** Forgets every use of `key`. */
  clear(key: string): Promise<void>;
}
