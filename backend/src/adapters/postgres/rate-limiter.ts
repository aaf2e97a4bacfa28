import type { RateLimit, RateLimiter } from '../../ports/rate-limiter.ts';
import type { Database } from './connect.ts';

/**
 * One statement, so that parallel calls on several instances count right: the second waits for the row and then sees
 * what the first wrote. It yields a row exactly when the use is allowed.
 */
const TAKE = `
  insert into rate_limits as r (key, uses, ends_at) values (:key, array[cast(:at as timestamptz)], :endsAt)
  on conflict (key) do update set
    uses = array(select use from unnest(r.uses) as use where use > :from order by use) || cast(:at as timestamptz),
    ends_at = :endsAt
  where (select count(*) from unnest(r.uses) as use where use > :from) < :limit
  returning 1`;

/** Counts uses in PostgreSQL: shared by all instances and still there after a restart. */
export function createPostgresRateLimiter({ database }: { database: Database }): RateLimiter {
  const secondsToWait = async (
    key: string,
    { limit, windowSeconds }: RateLimit,
    at: Date,
  ): Promise<number> => {
    const row = await database.run((knex) =>
      knex<{ key: string; uses: Date[] }>('rate_limits').where({ key }).first('uses'),
    );
    const from = at.getTime() - windowSeconds * 1_000;
    const live = (row?.uses ?? []).map((use) => use.getTime()).filter((use) => use > from);
    // A place is free once the oldest of the newest `limit` uses leaves the window.
    const blocking = live.toSorted((a, b) => a - b).at(-limit);
    if (live.length < limit || blocking === undefined) return 0;
    return Math.max(1, Math.ceil((blocking - from) / 1_000));
  };

  return {
    async take(key, limit, at) {
      const from = new Date(at.getTime() - limit.windowSeconds * 1_000);
      const endsAt = new Date(at.getTime() + limit.windowSeconds * 1_000);
      const { rows } = await database.run(async (knex) => {
        await knex('rate_limits').where('ends_at', '<', at).delete();
        return knex.raw<{ rows: unknown[] }>(TAKE, { key, at, from, endsAt, limit: limit.limit });
      });
      return rows.length > 0 ? 0 : secondsToWait(key, limit, at);
    },

    peek: secondsToWait,

    async giveBack(key) {
      await database.run((knex) =>
        knex.raw(
          'update rate_limits set uses = trim_array(uses, 1) where key = ? and cardinality(uses) > 0',
          [key],
        ),
      );
    },

    async clear(key) {
      await database.run((knex) => knex('rate_limits').where({ key }).delete());
    },
  };
}
