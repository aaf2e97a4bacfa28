import { beforeEach, describe, expect, it } from 'vitest';
import type { RateLimiter } from '../../src/ports/rate-limiter.ts';
import { at } from '../support/papers/builders.ts';

/** `open` gives an empty store for each test. */
export const describeRateLimiter = (name: string, open: () => Promise<RateLimiter>) =>
  describe(`${name} as a RateLimiter`, () => {
    let limiter: RateLimiter;
    beforeEach(async () => {
      limiter = await open();
    });

    const three = { limit: 3, windowSeconds: 60 };
    const takeAt = (...seconds: number[]) =>
      seconds.reduce<Promise<number>>(async (before, second) => {
        await before;
        return limiter.take('key', three, at(second));
      }, Promise.resolve(0));

    it('allows up to the limit and then says how long to wait', async () => {
      expect(await takeAt(0, 10, 20)).toBe(0);
      expect(await takeAt(30)).toBe(30);
    });

    it('opens again when the oldest use leaves the window', async () => {
      await takeAt(0, 10, 20);
      expect(await takeAt(59)).toBe(1);
      expect(await takeAt(60)).toBe(0);
      expect(await takeAt(61)).toBe(9);
    });

    it('does not count a use that it refused', async () => {
      await takeAt(0, 0, 0);
      await takeAt(10, 20, 30);
      expect(await takeAt(60)).toBe(0);
    });

    it('keeps keys apart', async () => {
      await takeAt(0, 0, 0);
      expect(await limiter.take('other', three, at(1))).toBe(0);
    });

    it('looks without counting', async () => {
      for (let look = 0; look < 5; look += 1) expect(await limiter.peek('key', three, at(0))).toBe(0);
      await takeAt(0, 0, 0);
      expect(await limiter.peek('key', three, at(15))).toBe(45);
    });

    it('takes the newest use back', async () => {
      await takeAt(0, 10, 20);
      await limiter.giveBack('key');
      expect(await limiter.peek('key', three, at(30))).toBe(0);
      expect(await takeAt(30)).toBe(0);
      expect(await limiter.peek('key', three, at(31))).toBe(29);
    });

    it('has nothing to take back from a key that was never used', async () => {
      await limiter.giveBack('key');
      expect(await takeAt(0, 0, 0)).toBe(0);
      expect(await takeAt(0)).toBe(60);
    });

    it('forgets on request', async () => {
      await takeAt(0, 0, 0);
      await limiter.clear('key');
      expect(await takeAt(1)).toBe(0);
    });

    it('lets exactly the limit through when many come at once', async () => {
      const waits = await Promise.all(Array.from({ length: 40 }, () => limiter.take('key', three, at(0))));
      expect(waits.filter((wait) => wait === 0)).toHaveLength(3);
      expect(waits.filter((wait) => wait === 60)).toHaveLength(37);
    });
  });
