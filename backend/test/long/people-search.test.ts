import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectDatabase, type Database } from '../../src/adapters/postgres/connect.ts';
import { checkSchema, migrate } from '../../src/adapters/postgres/migrate.ts';
import { createPostgresUserRepository } from '../../src/adapters/postgres/user-repository.ts';
import { at, profile } from '../support/papers/builders.ts';
import { startOwnPostgres, type Postgres } from './people-processes.ts';

const INDEX = "select indexname from pg_indexes where indexname = 'users_by_words'";

describe('The index behind the search for users', () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await startOwnPostgres();
  });
  afterAll(() => postgres.remove());

  /** A database of its own; with a role, one where this role may make tables and nothing else. */
  const openDatabase = async (name: string, role: string | null): Promise<Database> => {
    const url = new URL(postgres.url);
    url.pathname = `/${name}`;
    await postgres.database.run((knex) => knex.raw('create database ??', [name]));
    if (role !== null) {
      const owner = connectDatabase({ connection: url.href, maxConnections: 1 });
      await owner.run((knex) => knex.raw("create role ?? login password 'secret'", [role]));
      await owner.run((knex) => knex.raw('grant create on schema public to ??', [role]));
      await owner.close();
      url.username = role;
      url.password = 'secret';
    }
    return connectDatabase({ connection: url.href, maxConnections: 2 });
  };
  const findsByPart = async (database: Database): Promise<number> => {
    const users = createPostgresUserRepository({ database });
    await users.upsert('u1', profile({ displayName: 'Ana Núñez', email: 'ana@example.org' }), at(1));
    await users.upsert('u2', profile({ displayName: 'Bo 50%_off', email: 'bo@example.org' }), at(2));
    const found = await Promise.all(
      ['úÑE', '0%_', 'A@EXAMPLE', 'nobody at all'].map((query) =>
        users.list({ query, limit: 200, after: null }),
      ),
    );
    return found.reduce((sum, { users: page }) => sum + page.length, 0);
  };

  it('is made where the database allows it', async () => {
    const database = await openDatabase('allowed', null);
    try {
      await migrate(database);
      expect((await database.run((knex) => knex.raw<{ rows: unknown[] }>(INDEX))).rows).toHaveLength(1);
      expect(await findsByPart(database)).toBe(3);
    } finally {
      await database.close();
    }
  });

  it('is done without where it may not be made, with the same answers', async () => {
    const database = await openDatabase('forbidden', 'modest');
    try {
      await migrate(database);
      expect(await checkSchema(database)).toBe(true);
      expect((await database.run((knex) => knex.raw<{ rows: unknown[] }>(INDEX))).rows).toEqual([]);
      expect(await findsByPart(database)).toBe(3);
    } finally {
      await database.close();
    }
  });
});
