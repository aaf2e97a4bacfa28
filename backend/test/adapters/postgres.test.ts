import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createMemoryLogger } from '../../src/adapters/memory/logger.ts';
import { createPostgresActivityLog } from '../../src/adapters/postgres/activity-log.ts';
import { connectDatabase } from '../../src/adapters/postgres/connect.ts';
import { copyData } from '../../src/adapters/postgres/copy-data.ts';
import { translateFailure } from '../../src/adapters/postgres/failures.ts';
import { migrateWhenReachable } from '../../src/adapters/postgres/migrate-when-reachable.ts';
import { checkSchema, migrate } from '../../src/adapters/postgres/migrate.ts';
import { createPostgresUserRepository } from '../../src/adapters/postgres/user-repository.ts';
import { analysisEvent, at, profile } from '../support/papers/builders.ts';
import { firstLine, runChild } from '../support/processes/children.ts';
import { openEmbedded, openPostgres, startPostgres, type TestServer } from '../support/databases.ts';
import { freePort } from '../support/processes/free-port.ts';

const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
});

const startChild = (code: string) => {
  const child = runChild(code);
  cleanUps.push(async () => void child.kill('SIGKILL'));
  return child;
};

/** A port where nobody listens. */
const nowhere = async () =>
  connectDatabase({ connection: `postgres://a:b@127.0.0.1:${await freePort()}/x`, maxConnections: 1 });

describe('A PostgreSQL server', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.stop());

  it('gets its schema once when 20 pairs of instances start at the same time', async () => {
    for (let round = 0; round < 20; round += 1) {
      const url = await server.createDatabase();
      const instances = [1, 2].map(() => connectDatabase({ connection: url, maxConnections: 2 }));
      await Promise.all(instances.map(migrate));
      expect(await checkSchema(instances[0]!)).toBe(true); // two were made above
      await Promise.all(instances.map((instance) => instance.close()));
    }
  });

  it('is not held up by an instance that was killed while it changed the schema', async () => {
    const url = await server.createDatabase();
    const database = connectDatabase({ connection: url, maxConnections: 2 });
    cleanUps.push(() => database.close());
    const killed = startChild(`
      import { connectDatabase } from './backend/src/adapters/postgres/connect.ts';
      const database = connectDatabase({ connection: ${JSON.stringify(url)}, maxConnections: 1 });
      await database.transaction(async (transaction) => {
        await transaction.raw('select pg_advisory_xact_lock(7264103915)');
        await transaction.raw('create table users (half integer)');
        console.log('changing');
        await new Promise(() => setInterval(() => {}, 1000));
      });`);
    await firstLine(killed);
    const waiting = migrate(database);
    killed.kill('SIGKILL');
    await waiting;
    expect(await checkSchema(database)).toBe(true);
  });

  it('answers unavailable while its schema is missing', async () => {
    const database = connectDatabase({ connection: await server.createDatabase(), maxConnections: 1 });
    cleanUps.push(() => database.close());
    await expect(checkSchema(database)).rejects.toMatchObject({ code: 'unavailable' });
    const users = createPostgresUserRepository({ database });
    await expect(users.find('u1')).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('cuts a statement that runs too long', async () => {
    const url = await server.createDatabase();
    const database = connectDatabase({ connection: url, maxConnections: 1, statementTimeoutMs: 50 });
    cleanUps.push(() => database.close());
    await expect(database.run((knex) => knex.raw('select pg_sleep(30)'))).rejects.toMatchObject({
      code: 'unavailable',
    });
  });

  it('answers unavailable when every connection is taken', async () => {
    const url = await server.createDatabase();
    // Long enough for the connection that is taken.
    const database = connectDatabase({ connection: url, maxConnections: 1, acquireTimeoutMs: 1_000 });
    cleanUps.push(() => database.close());
    await database.transaction(async () => {
      await expect(database.run((knex) => knex.raw('select 1'))).rejects.toMatchObject({
        code: 'unavailable',
        retryAfterSeconds: 5,
      });
    });
  });

  it('heals after its connections were cut', async () => {
    const url = await server.createDatabase();
    const database = connectDatabase({ connection: url, maxConnections: 2 });
    const other = connectDatabase({ connection: url, maxConnections: 1 });
    cleanUps.push(
      () => database.close(),
      () => other.close(),
    );
    await migrate(database);
    await other.run((knex) =>
      knex.raw(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      ),
    );
    const states: unknown[] = [];
    await expect
      .poll(() =>
        checkSchema(database).catch((error: { code: string }) => {
          states.push(error.code);
          return false;
        }),
      )
      .toBe(true);
    expect(states.every((code) => code === 'unavailable')).toBe(true);
  });

  it('is waited for while it is away, and gets its schema when it comes', async () => {
    const url = await server.createDatabase();
    const real = connectDatabase({ connection: url, maxConnections: 1 });
    cleanUps.push(() => real.close());
    const unreachable = await nowhere();
    cleanUps.push(() => unreachable.close());
    const logger = createMemoryLogger();
    let current = unreachable;
    const database = {
      ...real,
      transaction: ((work) => current.transaction(work)) satisfies typeof real.transaction,
    };
    await migrateWhenReachable({
      database,
      logger,
      signal: new AbortController().signal,
      timer: { wait: async () => void (current = real) },
    });
    expect(await checkSchema(real)).toBe(true);
    expect(logger.lines).toMatchObject([{ level: 'warn', event: 'waiting-for-database' }]);
  });

  it('keeps a defect a defect', async () => {
    const database = connectDatabase({ connection: await server.createDatabase(), maxConnections: 1 });
    cleanUps.push(() => database.close());
    await expect(database.run((knex) => knex.raw('select nonsense'))).rejects.not.toHaveProperty(
      'name',
      'DomainError',
    );
  });

  it('takes over everything from the embedded database', async () => {
    const source = await openEmbedded();
    const target = await openPostgres(server);
    cleanUps.push(
      () => source.close(),
      () => target.close(),
    );
    const before = createPostgresUserRepository({ database: source });
    const counts = createPostgresActivityLog({ database: source });
    await before.upsert('u0', profile(), at(0));
    // More rows than are copied at once.
    await source.run((knex) =>
      knex.raw(
        `insert into users (firebase_uid, created_at) select 'u' || n, now() from generate_series(1, 509) as n`,
      ),
    );
    await before.recordLogin('u1', at(1), at(2));
    await before.setRestricted('u2', true, at(3));
    await counts.recordAnalysis(analysisEvent());

    await copyData(source, target);

    const after = createPostgresUserRepository({ database: target });
    const everybody = { query: null, limit: 200, after: null };
    expect(await after.list(everybody)).toEqual(await before.list(everybody));
    expect(await createPostgresActivityLog({ database: target }).stats(at(9))).toEqual(
      await counts.stats(at(9)),
    );
    expect((await after.upsert('new', profile(), at(9))).id).toBe(511);
    await expect(copyData(source, target)).rejects.toMatchObject({ code: 'invalid_request' });
  });
});

/** A server that takes connections and says nothing. */
async function silentServer(): Promise<string> {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  cleanUps.push(async () => {
    for (const socket of sockets) socket.destroy();
    silent.close();
  });
  // a server that listens on a port has an address of this shape
  const { port } = silent.address() as { port: number };
  return `postgres://a:b@127.0.0.1:${port}/x`;
}

describe('A database that cannot be reached', () => {
  it('is unavailable, and says when to come back', async () => {
    const database = await nowhere();
    cleanUps.push(() => database.close());
    await expect(checkSchema(database)).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 5 });
  });

  it('is unavailable when it accepts and stays silent', async () => {
    const database = connectDatabase({
      connection: await silentServer(),
      maxConnections: 1,
      acquireTimeoutMs: 50,
    });
    cleanUps.push(() => database.close());
    await expect(checkSchema(database)).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('is unavailable when the driver gives up before the pool does', async () => {
    const client = new Client({ connectionString: await silentServer(), connectionTimeoutMillis: 50 });
    await expect(client.connect().catch(translateFailure)).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('is not waited for any longer once the process ends', async () => {
    const database = await nowhere();
    cleanUps.push(() => database.close());
    const leaving = new AbortController();
    const timer = { wait: async () => leaving.abort() };
    await migrateWhenReachable({ database, logger: createMemoryLogger(), timer, signal: leaving.signal });
    await expect(checkSchema(database)).rejects.toMatchObject({ code: 'unavailable' });
  });
});
