import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createManualClock } from '../../src/adapters/memory/clock.ts';
import { createPostgresActivityLog } from '../../src/adapters/postgres/activity-log.ts';
import { openEmbeddedDatabase } from '../../src/adapters/postgres/embedded.ts';
import { migrate } from '../../src/adapters/postgres/migrate.ts';
import { createPostgresUserRepository } from '../../src/adapters/postgres/user-repository.ts';
import { at, profile } from '../support/papers/builders.ts';
import { firstLine, runChild } from '../support/processes/children.ts';
import { openEmbedded } from '../support/databases.ts';

const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
});

const temporaryFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'legible-test-'));
  cleanUps.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
};

const startChild = (code: string) => {
  const child = runChild(code);
  cleanUps.push(async () => void child.kill('SIGKILL'));
  return child;
};

describe('The embedded database', () => {
  it('keeps what was written from one start to the next', async () => {
    const dataDir = await temporaryFolder();
    const first = await openEmbeddedDatabase({ dataDir });
    await migrate(first);
    await createPostgresUserRepository({ database: first }).upsert('u1', profile(), at(0));
    await first.close();

    const second = await openEmbeddedDatabase({ dataDir });
    cleanUps.push(() => second.close());
    await migrate(second);
    expect(await createPostgresUserRepository({ database: second }).find('u1')).toMatchObject({ uid: 'u1' });
  });

  it('refuses a second user of its folder, in this process and in another', async () => {
    const dataDir = await temporaryFolder();
    const database = await openEmbeddedDatabase({ dataDir });
    cleanUps.push(() => database.close());
    // Names and e-mails are inside: nobody else on the machine may enter.
    expect((await stat(join(dataDir, 'database'))).mode & 0o077).toBe(0);
    await expect(openEmbeddedDatabase({ dataDir })).rejects.toThrow(/in use by another process/);
    const other = startChild(`
      import { openEmbeddedDatabase } from './backend/src/adapters/postgres/embedded.ts';
      try { await openEmbeddedDatabase({ dataDir: ${JSON.stringify(dataDir)} }); console.log('opened'); }
      catch (error) { console.log(error.message); }
      process.exit();`);
    expect(await firstLine(other)).toMatch(/in use by another process/);
  });

  it('takes over the folder of a process that was killed, with everything it had written', async () => {
    const dataDir = await temporaryFolder();
    const killed = startChild(`
      import { openEmbeddedDatabase } from './backend/src/adapters/postgres/embedded.ts';
      import { migrate } from './backend/src/adapters/postgres/migrate.ts';
      import { createPostgresUserRepository } from './backend/src/adapters/postgres/user-repository.ts';
      const database = await openEmbeddedDatabase({ dataDir: ${JSON.stringify(dataDir)} });
      await migrate(database);
      const users = createPostgresUserRepository({ database });
      for (let n = 0; ; n += 1) {
        await users.upsert('u' + n, { email: null, displayName: null, photoUrl: null }, new Date());
        if (n === 20) console.log('written');
      }`);
    await firstLine(killed);
    killed.kill('SIGKILL');
    await once(killed, 'exit');

    const database = await openEmbeddedDatabase({ dataDir });
    cleanUps.push(() => database.close());
    const users = createPostgresUserRepository({ database });
    expect(await users.find('u20')).toMatchObject({ uid: 'u20' });
    const { totalUsers } = await createPostgresActivityLog({ database }).stats(createManualClock().now());
    expect(totalUsers).toBeGreaterThan(20);
  });

  it('opens under node --watch, where Node posts messages of its own', async () => {
    const folder = await temporaryFolder();
    const script = join(folder, 'open.ts');
    const module = new URL('../../src/adapters/postgres/embedded.ts', import.meta.url).href;
    await writeFile(
      script,
      `import { openEmbeddedDatabase } from ${JSON.stringify(module)};
      const database = await openEmbeddedDatabase({ dataDir: null });
      await database.close();
      console.log('opened and closed');`,
    );
    const child = spawn(process.execPath, ['--watch', '--watch-preserve-output', script]);
    // Not SIGKILL: the watcher passes this one on to the process it watches.
    cleanUps.push(async () => void child.kill());
    expect(await firstLine(child)).toBe('opened and closed');
  });

  it('answers everybody right when many ask different things at once', async () => {
    const database = await openEmbedded();
    cleanUps.push(() => database.close());
    // Long parameters travel in pieces, and between two pieces others get their turn.
    const long = 'x'.repeat(300_000);
    const ask = (index: number) =>
      database.run(async (knex) => {
        const { rows } =
          index % 2 === 0
            ? await knex.raw<{ rows: { answer: number }[] }>('select ?::int + 1 as answer', [index])
            : await knex.raw<{ rows: { answer: number }[] }>(
                'select ?::int * 2 as answer, length(?::text) as other',
                [index, long],
              );
        return rows[0]?.answer;
      });
    const answers = await Promise.all(Array.from({ length: 200 }, (_, index) => ask(index)));
    expect(answers).toEqual(answers.map((_, index) => (index % 2 === 0 ? index + 1 : index * 2)));
  });
});
