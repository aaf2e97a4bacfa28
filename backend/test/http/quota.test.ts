import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPlainAnalyst } from '../../src/adapters/memory/analyst.ts';
import type { Database } from '../../src/adapters/postgres/connect.ts';
import { openPostgres, startPostgres, type TestServer } from '../support/databases.ts';
import { bearer, startApp, uploadForm, type TestApp } from '../support/start-app.ts';

describe('The quota of a month on two servers with one database', () => {
  let postgres: TestServer;
  let database: Database;
  const apps: TestApp[] = [];
  let open = () => {};
  let atWork = 0;
  beforeAll(async () => {
    postgres = await startPostgres();
    database = await openPostgres(postgres);
    const opened = new Promise<void>((done) => (open = done));
    const before = () => {
      atWork += 1;
      return opened;
    };
    for (let server = 0; server < 2; server += 1) {
      apps.push(
        await startApp({
          database,
          config: { analysesPerMonth: 3 },
          analyst: createPlainAnalyst({ before }),
        }),
      );
    }
  });
  afterAll(async () => {
    for (const app of apps) await app.close();
    await database.close();
    await postgres.stop();
  });

  it('is not exceeded by requests that run side by side', async () => {
    const [first, second] = apps as [TestApp, TestApp]; // two were started
    const { token } = await first.signIn();
    const analyze = (app: TestApp) =>
      app.call('/api/analyze', { method: 'POST', headers: bearer(token), body: uploadForm() });
    // Each server lets two of one person in, and at this moment the month has room for all of them.
    const running = [analyze(first), analyze(first), analyze(second), analyze(second)];
    await expect.poll(() => atWork).toBe(4);
    open();
    const answers = await Promise.all(running);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ status, headers }) => [status, headers.get('x-error-code')])).toEqual([
      [429, 'quota_spent'],
    ]);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);

    expect((await analyze(second)).status).toBe(429);
    const quota = await second.call('/api/user/quota', { headers: bearer(token) });
    expect(await quota.json()).toMatchObject({ limit: 3, used: 3 });
  });
});
