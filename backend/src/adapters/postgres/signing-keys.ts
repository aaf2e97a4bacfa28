import type { SigningKeys } from '../../ports/signing-keys.ts';
import type { Database } from './connect.ts';

/** Keeps signing keys in PostgreSQL, so that all instances issue and accept the same tokens. */
export function createPostgresSigningKeys({ database }: { database: Database }): SigningKeys {
  return {
    async findOrSave(name, makeKey, at) {
      const find = () =>
        database.run((knex) =>
          knex<{ name: string; private_key: string }>('signing_keys').where({ name }).first(),
        );
      const stored = await find();
      if (stored !== undefined) return stored.private_key;

      const row = { name, private_key: await makeKey(), created_at: at };
      await database.run((knex) => knex('signing_keys').insert(row).onConflict('name').ignore());
      return (await find())?.private_key ?? row.private_key;
    },
  };
}
