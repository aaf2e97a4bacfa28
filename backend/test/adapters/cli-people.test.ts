import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectDatabase } from '../../src/adapters/postgres/connect.ts';
import { openEmbeddedDatabase } from '../../src/adapters/postgres/embedded.ts';
import { migrate } from '../../src/adapters/postgres/migrate.ts';
import { createPostgresUserRepository } from '../../src/adapters/postgres/user-repository.ts';
import { at, profile } from '../support/papers/builders.ts';
import { startPostgres, type TestServer } from '../support/databases.ts';

describe("The operator's commands", () => {
  let dataDir: string;
  let server: TestServer;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'legible-cli-'));
    server = await startPostgres();
  });
  afterAll(async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  const run = async (command: string, args: readonly string[], env: Record<string, string> = {}) => {
    const child = spawn(process.execPath, [`backend/src/cli/${command}.ts`, ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, DATA_DIR: dataDir, ...env },
    });
    const ended = new Promise<number | null>((done) => child.once('close', done));
    const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
    return { code: await ended, out, err };
  };

  // Nine processes one after another, each with a database of its own to open.
  it('delete a person, and move everybody else to PostgreSQL', { timeout: 240_000 }, async () => {
    const database = await openEmbeddedDatabase({ dataDir });
    await migrate(database);
    const users = createPostgresUserRepository({ database });
    await users.upsert('u1', profile({ email: 'asha@example.org' }), at(0));
    await users.upsert('u2', profile({ email: 'ben@example.org' }), at(0));
    await users.upsert('u3', profile({ email: 'asha@example.org' }), at(0));
    expect(await run('delete-user', ['u1'])).toMatchObject({
      code: 1,
      err: expect.stringMatching(/in use by another process.*\(unavailable\)/),
    });
    await database.close();

    expect(await run('delete-user', ['--email', 'Asha@Example.org'])).toMatchObject({
      code: 0,
      out: '2 users with this address and every row about them are gone.\n',
    });
    expect(await run('delete-user', ['u1'])).toMatchObject({
      code: 1,
      err: 'There is no such user. (user_not_found)\n',
    });
    expect(await run('delete-user', ['--email', 'nobody@example.org'])).toMatchObject({
      code: 1,
      err: 'There is no such user. (user_not_found)\n',
    });
    expect(await run('delete-user', [])).toMatchObject({ code: 1, err: expect.stringContaining('Usage') });

    expect(await run('move-database', [])).toMatchObject({
      code: 1,
      err: expect.stringContaining('DATABASE_URL'),
    });
    const url = await server.createDatabase();
    expect(await run('move-database', [], { DATABASE_URL: url })).toMatchObject({ code: 0, err: '' });
    const target = connectDatabase({ connection: url, maxConnections: 1 });
    try {
      const { users: moved } = await createPostgresUserRepository({ database: target }).list({
        query: null,
        limit: 9,
        after: null,
      });
      expect(moved.map(({ uid }) => uid)).toEqual(['u2']);
    } finally {
      await target.close();
    }
    expect(await run('move-database', [], { DATABASE_URL: url })).toMatchObject({
      code: 1,
      err: 'The target database already holds users. (invalid_request)\n',
    });
  });
});
