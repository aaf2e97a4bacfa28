import { randomUUID } from 'node:crypto';
import { connectDatabase, type Database } from '../../src/adapters/postgres/connect.ts';
import { openEmbeddedDatabase } from '../../src/adapters/postgres/embedded.ts';
import { migrate } from '../../src/adapters/postgres/migrate.ts';
import { startOwnServer } from './own-postgres.ts';

/** A real PostgreSQL server for one test file. */
export interface TestServer {
  /** Address of an empty database that nobody else uses. */
  createDatabase(): Promise<string>;
  stop(): Promise<void>;
}

/** The server of `TEST_DATABASE_URL` when it is set, else one from the npm package, started in a temporary folder. */
export async function startPostgres(): Promise<TestServer> {
  const url = process.env['TEST_DATABASE_URL'];
  if (url !== undefined && url !== '') return serverAt(url, async () => undefined);

  const server = await startOwnServer({ isSafe: false });
  return serverAt(server.url, () => server.remove());
}

/** A migrated database on that server. */
export async function openPostgres(server: TestServer, maxConnections = 8): Promise<Database> {
  const database = connectDatabase({ connection: await server.createDatabase(), maxConnections });
  await migrate(database);
  return database;
}

/** Embedded databases of this worker that no file uses at the moment. */
const idle: Database[] = [];

/**
 * The migrated embedded database, in memory. A new one takes two seconds of a processor, so closing it only gives it back:
 * whoever asks next in this worker gets it, empty.
 */
export async function openEmbedded(): Promise<Database> {
  const used = idle.pop();
  if (used !== undefined) await wipe(used);
  const database = used ?? (await openEmbeddedDatabase({ dataDir: null }));
  if (used === undefined) await migrate(database);
  return { ...database, close: async () => void idle.push(database) };
}

/** Empties every table, so that one database serves a whole file of tests. */
export async function wipe(database: Database): Promise<void> {
  await database.run((knex) =>
    knex.raw(
      'truncate users, login_events, analysis_events, daily_counts, admin_sessions, admin_actions, rate_limits, signing_keys restart identity cascade',
    ),
  );
}

function serverAt(adminUrl: string, stop: () => Promise<void>): TestServer {
  const admin = connectDatabase({ connection: adminUrl, maxConnections: 1 });
  const created: string[] = [];
  return {
    async createDatabase() {
      const name = `legible_test_${randomUUID().replaceAll('-', '')}`;
      await admin.run((knex) => knex.raw('create database ??', [name]));
      created.push(name);
      const url = new URL(adminUrl);
      url.pathname = `/${name}`;
      return url.href;
    },
    async stop() {
      for (const name of created) {
        await admin.run((knex) => knex.raw('drop database if exists ?? with (force)', [name]));
      }
      await admin.close();
      await stop();
    },
  };
}
