import type { Clock } from '../../ports/clock.ts';
import type { RateLimiter } from '../../ports/rate-limiter.ts';
import { errors } from '../errors.ts';

const HOUR_S = 3_600;

/**
 * Lets each user do one kind of thing so many times in any hour, over all instances. The returned function rejects with
 * `too_many_requests` and `sentence` beyond that, and with `unavailable` when the count cannot be reached.
 */
export function createHourlyLimit(options: {
  readonly limiter: RateLimiter;
  readonly clock: Clock;
  /** Goes in front of the user's id. */
  readonly name: string;
  readonly perHour: number;
  readonly sentence: string;
}) {
  const { limiter, clock, name, perHour, sentence } = options;
  return async (uid: string): Promise<void> => {
    const limit = { limit: perHour, windowSeconds: HOUR_S };
    const waitSeconds = await limiter.take(`${name}:${uid}`, limit, clock.now());
    if (waitSeconds > 0) throw errors.tooManyRequests(waitSeconds, sentence);
  };
}
