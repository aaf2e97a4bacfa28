import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPlainAnalyst } from '../../src/adapters/memory/analyst.ts';
import { createPostgresUserRepository } from '../../src/adapters/postgres/user-repository.ts';
import { errors } from '../../src/domain/errors.ts';
import type { Database } from '../../src/adapters/postgres/connect.ts';
import { openEmbedded, wipe } from '../support/databases.ts';
import { createGate } from '../support/gate.ts';
import { readEvents } from '../support/read-events.ts';
import { BOUNDARY, openRaw } from '../support/raw-http.ts';
import { bearer, startApp, uploadForm, type TestApp, type TestAppOptions } from '../support/start-app.ts';

describe('Under load', () => {
  let app: TestApp;
  let database: Database;
  beforeAll(async () => {
    database = await openEmbedded();
  });
  afterAll(() => database.close());
  beforeEach(() => wipe(database));
  afterEach(() => app.close());

  const start = async (options: TestAppOptions = {}) => {
    const gate = createGate();
    app = await startApp({ database, analyst: createPlainAnalyst({ before: gate.before }), ...options });
    return gate;
  };
  const analyze = (token: string, headers: Record<string, string> = {}, signal?: AbortSignal) =>
    app.call('/api/analyze', {
      method: 'POST',
      headers: { ...bearer(token), ...headers },
      body: uploadForm(),
      ...(signal === undefined ? {} : { signal }),
    });
  const people = (count: number) =>
    Promise.all(Array.from({ length: count }, (_, index) => app.signIn(`person${index}@example.org`)));
  const counts = async () => {
    const { rows } = await app.database.run((knex) =>
      knex.raw<{ rows: { analyses: number; rejected: number }[] }>(
        'select sum(analyses)::int as analyses, sum(rejected)::int as rejected from daily_counts',
      ),
    );
    return rows[0];
  };

  it('has two documents of one person in hand, and asks for patience with the third', async () => {
    const gate = await start();
    const { token } = await app.signIn();
    const first = [analyze(token), analyze(token)];
    await expect.poll(gate.waiting).toBe(2);
    const third = await analyze(token);
    expect([third.status, third.headers.get('retry-after')]).toEqual([429, '10']);
    gate.open();
    for (const answer of await Promise.all(first)) expect(answer.status).toBe(200);
    expect((await analyze(token)).status).toBe(200);
  });

  it('takes the third after all when one of the first two ends in time', async () => {
    const gate = await start();
    const { token } = await app.signIn();
    const first = [analyze(token), analyze(token)];
    await expect.poll(gate.waiting).toBe(2);
    const third = analyze(token);
    gate.open();
    for (const answer of await Promise.all([...first, third])) expect(answer.status).toBe(200);
  });

  it('looks nobody up whose earlier documents are in hand', async () => {
    const gate = await start();
    const { token, uid } = await app.signIn();
    const first = [analyze(token), analyze(token)];
    await expect.poll(gate.waiting).toBe(2);
    // A restriction is known to the database alone: who is told of the documents has not been looked up.
    await createPostgresUserRepository({ database }).setRestricted(uid, true, app.clock.now());
    expect((await analyze(token)).status).toBe(429);
    gate.open();
    for (const answer of await Promise.all(first)) expect(answer.status).toBe(403);
    expect((await analyze(token)).status).toBe(403);
  });

  it('serves what it has room for and sends the rest away with a time, counting what it served', async () => {
    const gate = await start({ queue: { slots: 2, maxWaiting: 3 } });
    const everybody = await people(20);
    const answers = everybody.map(({ token }) => analyze(token));
    await expect.poll(gate.waiting).toBe(2);
    const early: Response[] = [];
    for (const answer of answers) void answer.then((response) => early.push(response));
    await expect.poll(() => early.length).toBe(15);
    expect(early.every(({ status, headers }) => status === 503 && headers.get('retry-after') === '10')).toBe(
      true,
    );
    gate.open();
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(5);
    expect(await counts()).toEqual({ analyses: 5, rejected: 0 });
  });

  it('refuses to buffer more than it may, answers every sender, and recovers', async () => {
    const gate = await start({
      queue: { slots: 1, maxWaiting: 100 },
      config: { limits: { maxBufferedBytes: 3_000_000 } },
    });
    const everybody = await people(12);
    const text = 'This Agreement.'.padEnd(900_000, ' x');
    const answers = everybody.map(({ token }) =>
      app.call('/api/analyze', { method: 'POST', headers: bearer(token), body: uploadForm({}, text) }),
    );
    const early: Response[] = [];
    for (const answer of answers) void answer.then((response) => early.push(response));
    await expect.poll(() => early.length, { timeout: 10_000 }).toBeGreaterThanOrEqual(9);
    gate.open();
    const all = await Promise.all(answers);
    const served = all.filter(({ status }) => status === 200).length;
    expect(served).toBeGreaterThan(0);
    expect(served).toBeLessThanOrEqual(3);
    for (const { status, headers } of all) {
      if (status !== 200) expect([status, headers.get('retry-after')]).toEqual([503, '10']);
    }
    expect(await counts()).toEqual({ analyses: served, rejected: 0 });
    expect((await analyze(everybody[0]?.token ?? '')).status).toBe(200);
  });

  it('serves a good upload while 100 slow ones go on', async () => {
    const gate = await start({
      queue: { slots: 1, maxWaiting: 2 },
      config: { limits: { maxBufferedBytes: 30_000_000 } },
    });
    gate.open();
    const everybody = await people(100);
    const slow = everybody.map(({ token }) => {
      const raw = openRaw(app.port);
      raw.write(
        `POST /api/analyze HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\n` +
          `Content-Type: multipart/form-data; boundary=${BOUNDARY}\r\nContent-Length: 9500000\r\n\r\nx`,
      );
      return raw;
    });
    const drip = setInterval(() => slow.forEach((raw) => raw.write('x')), 50);
    const { token } = await app.signIn('good@example.org');
    expect((await analyze(token)).status).toBe(200);
    expect((await app.call('/api/health')).status).toBe(200);
    clearInterval(drip);
    for (const raw of slow) raw.socket.destroy();
  });

  it('stops working for a client that has left, counts nothing and frees the place', async () => {
    const gate = await start({ queue: { slots: 1, maxWaiting: 5 } });
    const [first, second] = await people(2);
    const leaving = new AbortController();
    const left = analyze(first?.token ?? '', {}, leaving.signal).catch(() => 'left');
    await expect.poll(gate.waiting).toBe(1);
    leaving.abort();
    expect(await left).toBe('left');
    await expect.poll(gate.left).toBe(1);
    gate.open();
    expect((await analyze(second?.token ?? '')).status).toBe(200);
    expect(await counts()).toEqual({ analyses: 1, rejected: 0 });
  });

  it('lets a client leave the line', async () => {
    const gate = await start({ queue: { slots: 1, maxWaiting: 5 } });
    const [first, second, third] = await people(3);
    const running = analyze(first?.token ?? '');
    await expect.poll(gate.waiting).toBe(1);
    const leaving = new AbortController();
    const waiting = readEvents(
      await analyze(second?.token ?? '', { Accept: 'text/event-stream' }, leaving.signal),
    );
    const last = readEvents(await analyze(third?.token ?? '', { Accept: 'text/event-stream' }));
    expect(await waiting.next()).toEqual(['queued', { position: 1 }]);
    expect(await last.next()).toEqual(['queued', { position: 2 }]);
    leaving.abort();
    expect(await last.next()).toEqual(['queued', { position: 1 }]);
    gate.open();
    expect((await running).status).toBe(200);
    expect((await last.rest()).at(-1)?.[0]).toBe('done');
  });

  it.each(['waiting in the line', 'being worked on'])(
    'refuses a person who is restricted while their document is %s',
    async (when) => {
      const gate = await start({ queue: { slots: 1, maxWaiting: 5 } });
      const [first, second] = await people(2);
      const users = createPostgresUserRepository({ database: app.database });
      const running = analyze(first?.token ?? '');
      await expect.poll(gate.waiting).toBe(1);
      const waiting = readEvents(await analyze(second?.token ?? '', { Accept: 'text/event-stream' }));
      await waiting.next();
      const restricted = when === 'being worked on' ? first : second;
      await users.setRestricted(restricted?.uid ?? '', true, app.clock.now());
      gate.open();
      const events = await waiting.rest();
      const answer = await running;
      if (when === 'being worked on') {
        expect([answer.status, answer.headers.get('x-error-code')]).toEqual([403, 'account_restricted']);
        expect(events.at(-1)?.[0]).toBe('done');
      } else {
        expect(answer.status).toBe(200);
        expect(events.map(([name]) => name)).not.toContain('stage');
        expect(events.at(-1)).toMatchObject([
          'error',
          { status: 403, code: 'account_restricted', retryAfter: null },
        ]);
      }
      expect(await counts()).toEqual({ analyses: 1, rejected: 0 });
    },
  );

  it('tells the whole story as events', async () => {
    const gate = await start({ http: { commentEveryMs: 20 } });
    const { token } = await app.signIn();
    const answer = await analyze(token, { Accept: 'text/event-stream' });
    expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(answer.headers.get('x-accel-buffering')).toBe('no');
    const events = readEvents(answer);
    expect(await events.next()).toEqual(['stage', { name: 'extracting' }]);
    await expect.poll(events.comments).toBeGreaterThan(2);
    gate.open();
    const rest = await events.rest();
    expect(rest.map(([name]) => name)).toEqual([
      'progress',
      'stage',
      'section',
      'section',
      'section',
      'section',
      'section',
      'section',
      'done',
    ]);
    expect(rest[2]).toEqual([
      'section',
      { index: 1, title: 'Key Information', content: expect.any(String), final: true },
    ]);
    const [, done] = rest.at(-1) ?? [];
    const plain = (await (await analyze(token)).json()) as object;
    expect(Object.keys(done ?? {})).toEqual(Object.keys(plain));
  });

  it('answers a failure before the first event like any other', async () => {
    await start({ queue: { slots: 0, maxWaiting: 0 } });
    const { token } = await app.signIn();
    const answer = await analyze(token, { Accept: 'text/event-stream' });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([503, 'text/plain; charset=utf-8']);
  });

  it('sends a failure after the first event as the last one', async () => {
    app = await startApp({
      database,
      analyst: createPlainAnalyst({ before: () => Promise.reject(errors.modelUnavailable()) }),
    });
    const { token } = await app.signIn();
    const events = await readEvents(await analyze(token, { Accept: 'text/event-stream' })).rest();
    expect(events.at(-1)).toEqual([
      'error',
      {
        status: 503,
        code: 'model_unavailable',
        message: expect.stringMatching(/not available/),
        retryAfter: 30,
      },
    ]);
    expect(await counts()).toEqual({ analyses: 0, rejected: 0 });
  });

  it('answers a rejection as an answer and counts it apart', async () => {
    app = await startApp({ database });
    const { token } = await app.signIn();
    const answer = await app.call('/api/analyze', {
      method: 'POST',
      headers: bearer(token),
      body: uploadForm({}, 'Mix flour and water and bake for an hour.'),
    });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({
      outcome: 'rejected',
      analysis: expect.stringMatching(/^Not a legal document/),
    });
    expect(await counts()).toEqual({ analyses: 0, rejected: 1 });
  });

  it('opens the month again on its first day, in UTC', async () => {
    app = await startApp({ database, config: { analysesPerMonth: 2 } });
    const { token } = await app.signIn();
    expect((await analyze(token)).status).toBe(200);
    expect((await analyze(token)).status).toBe(200);
    const quota = await app.call('/api/user/quota', { headers: bearer(token) });
    expect(await quota.json()).toEqual({ limit: 2, used: 2, opensAt: '2026-04-01T00:00:00.000Z' });
    const spent = await analyze(token);
    expect([spent.status, spent.headers.get('x-error-code')]).toEqual([429, 'quota_spent']);
    expect(await spent.text()).toContain('2026-04-01');
    expect(Number(spent.headers.get('retry-after'))).toBe(
      (Date.UTC(2026, 3, 1) - app.clock.now().getTime()) / 1_000,
    );
    app.clock.advance(Date.UTC(2026, 3, 1) - app.clock.now().getTime());
    const { token: fresh } = await app.signIn();
    expect((await analyze(fresh)).status).toBe(200);
  });
});
