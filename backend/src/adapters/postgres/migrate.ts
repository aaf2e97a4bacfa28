import type { Database } from './connect.ts';
import { MIGRATIONS } from './migrations.ts';

/** Any fixed number that no other program in the same database uses for its advisory locks. */
const MIGRATION_LOCK = 7_264_103_915;

/**
 * Brings the schema up to date. Everything happens in one transaction under an advisory lock that ends with it, so two
 * instances may start together, and a killed one leaves neither a half schema nor a lock behind (the reason for not
 * using the migrator of knex, whose lock is a row that outlives its holder).
 * Rejects with `unavailable` when the database cannot be reached. Resolves to the number of steps that only a newer version
 * knows: steps add and never take away, so such a database can be used all the same.
 */
export async function migrate(database: Database): Promise<{ readonly newerSteps: number }> {
  return database.transaction(async (transaction) => {
    await transaction.raw('set local statement_timeout = 0');
    await transaction.raw('select pg_advisory_xact_lock(?)', [MIGRATION_LOCK]);
    await transaction.raw(
      'create table if not exists schema_migrations (name text primary key, applied_at timestamptz not null default now())',
    );
    const applied = await appliedNames(() => transaction.raw('select name from schema_migrations'));
    for (const { name, sql } of MIGRATIONS.filter((migration) => !applied.has(migration.name))) {
      await transaction.raw(sql);
      await transaction.raw('insert into schema_migrations (name) values (?)', [name]);
    }
    const known = new Set(MIGRATIONS.map(({ name }) => name));
    return { newerSteps: [...applied].filter((name) => !known.has(name)).length };
  });
}

/** Resolves to whether the schema has every step this version needs. Rejects with `unavailable` when nothing answers or no step was ever taken. */
export async function checkSchema(database: Database): Promise<boolean> {
  const applied = await appliedNames(() =>
    database.run((knex) => knex.raw('select name from schema_migrations')),
  );
  return MIGRATIONS.every(({ name }) => applied.has(name));
}

async function appliedNames(
  read: () => PromiseLike<{ readonly rows: readonly { readonly name: string }[] }>,
): Promise<ReadonlySet<string>> {
  const { rows } = await read();
  return new Set(rows.map(({ name }) => name));
}
