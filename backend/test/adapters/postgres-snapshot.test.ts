import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import type { Database } from '../../src/adapters/postgres/connect.ts';
import { openEmbeddedDatabase } from '../../src/adapters/postgres/embedded.ts';
import { unpackFolder } from '../../src/adapters/postgres/folder-archive.ts';
import { migrate } from '../../src/adapters/postgres/migrate.ts';
import { MIGRATIONS } from '../../src/adapters/postgres/migrations.ts';
import { makeSnapshot, restoreSnapshot, snapshotPath } from '../../src/adapters/postgres/snapshot.ts';
import { createPostgresActivityLog } from '../../src/adapters/postgres/activity-log.ts';

const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
});

const temporaryFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'legible-test-'));
  cleanUps.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
};
const openIn = async (dataDir: string | null): Promise<Database> => {
  const database = await openEmbeddedDatabase({ dataDir });
  cleanUps.push(() => database.close());
  return database;
};
const makeDatabase = async (dataDir: string): Promise<void> => {
  const database = await openEmbeddedDatabase({ dataDir });
  await migrate(database);
  await database.close();
};
/** Every column, index and constraint, as the catalog tells them. */
const schemaOf = (database: Database): Promise<unknown> =>
  database.run(async (knex) => {
    const columns = await knex.raw(
      `select table_name, column_name, data_type, is_nullable, column_default from information_schema.columns where table_schema = 'public' order by 1, 2`,
    );
    const indexes = await knex.raw(
      `select tablename, indexname, indexdef from pg_indexes where schemaname = 'public' order by 1, 2`,
    );
    return [columns.rows, indexes.rows];
  });

describe('The prepared database', () => {
  it('is what the steps of the schema make of an empty folder, and holds no row', async () => {
    const file = join(await temporaryFolder(), 'database-x.zst');
    await makeSnapshot(makeDatabase, file);
    const dataDir = await temporaryFolder();
    expect(await restoreSnapshot(join(dataDir, 'database', 'pg'), file)).toBe(true);
    const [prepared, made] = [await openIn(dataDir), await openIn(null)];
    await migrate(made);
    expect(await schemaOf(prepared)).toEqual(await schemaOf(made));
    for (const table of ['users', 'login_events', 'analysis_events', 'admin_sessions', 'signing_keys']) {
      const { rows } = await prepared.run((knex) => knex.raw(`select count(*)::int as n from ${table}`));
      expect(rows).toEqual([{ n: 0 }]);
    }
    // One that is there is never replaced.
    expect(await restoreSnapshot(join(dataDir, 'database', 'pg'), file)).toBe(false);
  }, 60_000);

  it('cannot be out of date: another step of the schema is another file', () => {
    const [first, ...others] = MIGRATIONS;
    if (first === undefined) throw new Error('There is no step.');
    expect(snapshotPath([{ ...first, sql: `${first.sql} ` }, ...others])).not.toBe(snapshotPath());
    expect(snapshotPath(MIGRATIONS.slice(0, -1))).not.toBe(snapshotPath());
  });

  it('is left alone where it is damaged, without a trace', async () => {
    const folder = await temporaryFolder();
    const whole = await readFile(OLD_FOLDER);
    const flipped = Uint8Array.from(whole);
    flipped[whole.length - 20] = (flipped[whole.length - 20] ?? 0) ^ 0xff;
    for (const bytes of [whole.subarray(0, whole.length / 2), flipped, Buffer.from('no archive')]) {
      const file = join(folder, 'damaged.zst');
      await writeFile(file, bytes);
      expect(await restoreSnapshot(join(folder, 'pg'), file)).toBe(false);
      expect(await readdir(folder)).toEqual(['damaged.zst']);
    }
  });
});

/** Made by 0.1.0 before its third step of the schema: three people, four analyses, one of the people restricted. */
const OLD_FOLDER = fileURLToPath(new URL('../fixtures/data-folder-0.1.0.zst', import.meta.url));

describe('A data folder of 0.1.0', () => {
  it('is brought up to date by the next start, with everything in it', async () => {
    const dataDir = await temporaryFolder();
    await unpackFolder(OLD_FOLDER, join(dataDir, 'database', 'pg'));
    const database = await openIn(dataDir);
    const before = await database.run((knex) => knex.raw('select name from schema_migrations'));
    expect(before.rows).toHaveLength(2);
    expect(await migrate(database)).toEqual({ newerSteps: 0 });

    const { rows } = await database.run((knex) =>
      knex.raw('select display_name, analysis_count, is_restricted from users order by display_name'),
    );
    expect(rows).toEqual([
      { display_name: 'Ada Lender', analysis_count: 3, is_restricted: false },
      { display_name: 'Björn Tenant', analysis_count: 1, is_restricted: false },
      { display_name: 'Chitra Buyer', analysis_count: 0, is_restricted: true },
    ]);
    const stats = await createPostgresActivityLog({ database }).stats(new Date('2026-11-22T23:00:00Z'));
    expect(stats).toMatchObject({ totalUsers: 3, totalLogins: 3, totalAnalyses: 4 });
    const made = await openIn(null);
    await migrate(made);
    expect(await schemaOf(database)).toEqual(await schemaOf(made));
  }, 60_000);
});

describe('A data folder of a newer version', () => {
  it('is used as far as this version knows it, and told of', async () => {
    const database = await openIn(null);
    await migrate(database);
    await database.run((knex) => knex.raw(`insert into schema_migrations (name) values ('0099-later')`));
    expect(await migrate(database)).toEqual({ newerSteps: 1 });
  });

  it('is refused with a sentence where its engine is another one', async () => {
    const dataDir = await temporaryFolder();
    await makeDatabase(dataDir);
    await writeFile(join(dataDir, 'database', 'pg', 'PG_VERSION'), '99\n');
    await expect(openEmbeddedDatabase({ dataDir })).rejects.toThrow(/newer version of Legible/u);
  }, 60_000);
});
