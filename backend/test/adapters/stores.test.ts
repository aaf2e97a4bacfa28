import { afterAll, beforeAll, describe } from 'vitest';
import { createMemoryActivityLog } from '../../src/adapters/memory/activity-log.ts';
import { createMemoryAdminSessions } from '../../src/adapters/memory/admin-sessions.ts';
import { createUserData } from '../../src/adapters/memory/user-data.ts';
import { createMemoryPersonalTokens } from '../../src/adapters/memory/personal-tokens.ts';
import { createMemoryRateLimiter } from '../../src/adapters/memory/rate-limiter.ts';
import { createMemorySigningKeys } from '../../src/adapters/memory/signing-keys.ts';
import { createMemoryUserRepository } from '../../src/adapters/memory/user-repository.ts';
import { createPostgresActivityLog } from '../../src/adapters/postgres/activity-log.ts';
import { createPostgresAdminSessions } from '../../src/adapters/postgres/admin-sessions.ts';
import type { Database } from '../../src/adapters/postgres/connect.ts';
import { createPostgresPersonalTokens } from '../../src/adapters/postgres/personal-tokens.ts';
import { createPostgresRateLimiter } from '../../src/adapters/postgres/rate-limiter.ts';
import { createPostgresSigningKeys } from '../../src/adapters/postgres/signing-keys.ts';
import { createPostgresUserRepository } from '../../src/adapters/postgres/user-repository.ts';
import { describeActivityLog } from '../contracts/activity-log.contract.ts';
import { describeAdminSessions } from '../contracts/admin-sessions.contract.ts';
import { describePersonalTokens } from '../contracts/personal-tokens.contract.ts';
import { describeRateLimiter } from '../contracts/rate-limiter.contract.ts';
import { describeSigningKeys } from '../contracts/signing-keys.contract.ts';
import { describeUserRepository } from '../contracts/user-repository.contract.ts';
import { openEmbedded, openPostgres, startPostgres, wipe, type TestServer } from '../support/databases.ts';

const inMemory = async () => {
  const data = createUserData();
  return { users: createMemoryUserRepository({ data }), activity: createMemoryActivityLog({ data }) };
};
describeUserRepository('Memory', inMemory);
describeActivityLog('Memory', inMemory);
describeAdminSessions('Memory', async () => createMemoryAdminSessions({ data: createUserData() }));
describePersonalTokens('Memory', async () => {
  const data = createUserData();
  return { users: createMemoryUserRepository({ data }), tokens: createMemoryPersonalTokens({ data }) };
});
describeRateLimiter('Memory', async () => createMemoryRateLimiter());
describeSigningKeys('Memory', async () => createMemorySigningKeys());

describe('The embedded database', () => {
  describeStores('PGlite', openEmbedded);
});

describe('A PostgreSQL server', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.stop());
  describeStores('PostgreSQL', () => openPostgres(server));
});

/** The contracts of every store, on one database that is emptied before each test. */
function describeStores(name: string, openDatabase: () => Promise<Database>) {
  let database: Database;
  beforeAll(async () => {
    database = await openDatabase();
  });
  afterAll(() => database.close());
  const empty = async () => {
    await wipe(database);
    return { database };
  };

  const data = async () => {
    const options = await empty();
    return { users: createPostgresUserRepository(options), activity: createPostgresActivityLog(options) };
  };
  describeUserRepository(name, data);
  describeActivityLog(name, data);
  describeAdminSessions(name, async () => createPostgresAdminSessions(await empty()));
  describePersonalTokens(name, async () => {
    const options = await empty();
    return { users: createPostgresUserRepository(options), tokens: createPostgresPersonalTokens(options) };
  });
  describeRateLimiter(name, async () => createPostgresRateLimiter(await empty()));
  describeSigningKeys(name, async () => createPostgresSigningKeys(await empty()));
}
