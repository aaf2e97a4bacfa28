import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, readlink, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../src/adapters/postgres/connect.ts';
import { openEmbeddedDatabase } from '../../src/adapters/postgres/embedded.ts';
import { migrate } from '../../src/adapters/postgres/migrate.ts';
import { createJsonLogger } from '../../src/adapters/system/json-logger.ts';
import { createPrometheusMetrics } from '../../src/adapters/system/metrics.ts';
import { createPlainAnalyst } from '../../src/adapters/memory/analyst.ts';
import { bearer, startApp, uploadForm, type TestApp } from '../support/start-app.ts';

/** A word that stands nowhere else in the world, in every form in which it might be kept. */
const CANARY = `canary${randomBytes(12).toString('hex')}`;
const FORMS = [
  Buffer.from(CANARY),
  Buffer.from(CANARY, 'utf16le'),
  Buffer.from(CANARY.split('').toReversed().join('')),
  Buffer.from(Buffer.from(CANARY).toString('hex')),
  // Base64 looks different by where in a group of three the word begins; the ends depend on what stands beside it.
  ...[0, 1, 2].map((shift) =>
    Buffer.from(
      Buffer.from(' '.repeat(shift) + CANARY)
        .toString('base64')
        .slice(4, -4),
    ),
  ),
  gzipSync(CANARY).subarray(10, -8),
];

const holdsCanary = (bytes: Buffer): boolean => FORMS.some((form) => bytes.includes(form));

/** Every file below a folder whose content holds the word. */
async function filesWithCanary(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const found: string[] = [];
  for (const entry of entries.filter((entry) => entry.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const bytes = await readFile(path).catch(() => Buffer.alloc(0));
    if (holdsCanary(bytes) || holdsCanary(Buffer.from(entry.name))) found.push(path);
  }
  return found;
}

describe('What is left of a document', () => {
  let app: TestApp;
  let database: Database;
  let dataDir: string;
  let temp: string;
  const formerTemp = process.env['TMPDIR'];
  const log: string[] = [];
  const metrics = createPrometheusMetrics();

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'legible-canary-data-'));
    temp = await mkdtemp(join(tmpdir(), 'legible-canary-temp-'));
    process.env['TMPDIR'] = temp;
    database = await openEmbeddedDatabase({ dataDir });
    await migrate(database);
    const logger = createJsonLogger({
      level: 'debug',
      destination: { write: (line: string) => void log.push(line) },
    });
    let turn = 0;
    app = await startApp({
      database,
      logger,
      analyst: createPlainAnalyst({
        before: async () => {
          turn += 1;
          // Every third document meets a defect whose message holds its text.
          if (turn % 3 === 0) throw new Error(`cannot analyze ${CANARY}`);
        },
      }),
      metrics,
    });
  });
  afterAll(async () => {
    if (formerTemp === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = formerTemp;
    await app.close();
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
    await rm(temp, { recursive: true, force: true });
  });

  it('is a count, and nothing else, anywhere', async () => {
    const { token } = await app.signIn();
    const text = `This Agreement mentions ${CANARY}.`;
    const contents: (string | Buffer)[] = [
      text,
      Buffer.from(text, 'utf16le'),
      `This Agreement ${Buffer.from(text).toString('base64')}`,
      `A cake with ${CANARY}`,
      gzipSync(text),
      '',
      '7 %',
      text.repeat(20_000),
      text.repeat(400_000),
    ];
    const statuses = new Set<number>();
    for (const content of contents) {
      for (const identity of [`Tenant ${CANARY}`, '']) {
        const file = new File([new Uint8Array(Buffer.from(content))], `${CANARY}.txt`);
        const answer = await app.call('/api/analyze', {
          method: 'POST',
          headers: bearer(token),
          body: uploadForm({ file, userIdentity: identity }),
        });
        statuses.add(answer.status);
        await answer.arrayBuffer();
      }
    }
    // Broken off in the middle, and left before the answer.
    for (const size of [10, 100_000]) {
      const leaving = new AbortController();
      const answer = app.call('/api/analyze', {
        method: 'POST',
        headers: bearer(token),
        body: uploadForm({}, text.repeat(size)),
        signal: leaving.signal,
      });
      leaving.abort();
      await answer.catch(() => undefined);
    }
    await app.call(`/api/${CANARY}?q=${CANARY}`, { headers: { 'X-Custom': CANARY, Cookie: `a=${CANARY}` } });
    await app.call('/api/admin/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ password: CANARY, [CANARY]: CANARY }),
    });
    // The uploads really went all the ways there are.
    expect(statuses).toEqual(new Set([200, 400, 413, 422, 500]));
    expect(log.length).toBeGreaterThan(15);

    expect(log.filter((line) => holdsCanary(Buffer.from(line)))).toEqual([]);
    expect(holdsCanary(Buffer.from((await metrics.expose()).text))).toBe(false);
    expect(holdsCanary(Buffer.from(await dump(database)))).toBe(false);
    await database.run((knex) => knex.raw('checkpoint'));
    expect(await filesWithCanary(dataDir)).toEqual([]);
    expect(await readdir(temp)).toEqual([]);
    expect(await deletedOpenFiles()).toEqual([]);
  });

  it('would be found if it were kept', async () => {
    const { uid, token } = await app.signIn();
    await app.call('/api/user/track-login', {
      method: 'POST',
      headers: { ...bearer(token), 'Content-Type': 'application/json' },
      body: JSON.stringify({ firebaseUid: uid, displayName: CANARY }),
    });
    await database.run((knex) => knex.raw('checkpoint'));
    expect(holdsCanary(Buffer.from(await dump(database)))).toBe(true);
    expect(await filesWithCanary(dataDir)).not.toEqual([]);
    expect(FORMS.every((form) => holdsCanary(Buffer.concat([Buffer.from('before '), form])))).toBe(true);
  });
});

/** Every row of every table, as text. */
async function dump(database: Database): Promise<string> {
  const { rows: tables } = await database.run((knex) =>
    knex.raw<{ rows: { name: string }[] }>(
      `select tablename as name from pg_tables where schemaname = 'public'`,
    ),
  );
  const dumps = await Promise.all(
    tables.map(({ name }) =>
      database.run((knex) =>
        knex.raw<{ rows: { all: string | null }[] }>(`select string_agg(t::text, ' ') as all from ?? as t`, [
          name,
        ]),
      ),
    ),
  );
  return dumps.flatMap(({ rows }) => rows.map(({ all }) => all ?? '')).join('\n');
}

/** Files that are gone from their folder and still held open: a hiding place of temporary files. Linux only. */
async function deletedOpenFiles(): Promise<string[]> {
  const descriptors = await readdir('/proc/self/fd').catch(() => []);
  const targets = await Promise.all(
    descriptors.map((name) => readlink(`/proc/self/fd/${name}`).catch(() => '')),
  );
  return targets.filter(
    (target) => target.startsWith('/') && target.endsWith(' (deleted)') && !target.startsWith('/memfd'),
  );
}
