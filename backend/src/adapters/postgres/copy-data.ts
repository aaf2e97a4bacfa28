import type { Knex } from 'knex';
import { errors } from '../../domain/errors.ts';
import type { Database } from './connect.ts';

/** Every table with data, parents before children; sessions and limits are left behind on purpose. */
const TABLES = [
  { name: 'users', key: 'id', isCounted: true },
  { name: 'login_events', key: 'id', isCounted: true },
  { name: 'analysis_events', key: 'event_id', isCounted: false },
  { name: 'daily_counts', key: 'day', isCounted: false },
  { name: 'admin_actions', key: 'id', isCounted: true },
  { name: 'personal_tokens', key: 'id', isCounted: false },
  { name: 'signing_keys', key: 'name', isCounted: false },
] as const;
const ROWS_AT_ONCE = 500;

/**
 * Copies everything from one database into an empty one, as one transaction on the target. Both have the schema already.
 * Resolves to the rows copied. Rejects with `invalid_request` when the target holds users.
 */
export async function copyData(source: Database, target: Database): Promise<number> {
  return target.transaction(async (transaction) => {
    const first = await transaction('users').first('id');
    if (first !== undefined) throw errors.invalidRequest('The target database already holds users.');
    let copied = 0;
    for (const table of TABLES) copied += await copyTable(source, transaction, table);
    return copied;
  });
}

async function copyTable(
  source: Database,
  target: Knex.Transaction,
  { name, key, isCounted }: (typeof TABLES)[number],
): Promise<number> {
  let copied = 0;
  for (;;) {
    const rows: Record<string, unknown>[] = await source.run((knex) =>
      knex(name)
        .select(name === 'daily_counts' ? ['*', knex.raw('day::text as day')] : '*')
        .orderBy(`${name}.${key}`)
        .offset(copied)
        .limit(ROWS_AT_ONCE),
    );
    if (rows.length === 0) break;
    await target(name).insert(rows);
    copied += rows.length;
  }
  if (isCounted) {
    await target.raw(
      `select setval(pg_get_serial_sequence(?, 'id'), coalesce((select max(id) from ??), 1))`,
      [name, name],
    );
  }
  return copied;
}
