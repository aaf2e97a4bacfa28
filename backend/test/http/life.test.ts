import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPlainAnalyst } from '../../src/adapters/memory/analyst.ts';
import { connectDatabase, type Database } from '../../src/adapters/postgres/connect.ts';
import { openEmbedded } from '../support/databases.ts';
import { freePort } from '../support/processes/free-port.ts';
import { openRaw } from '../support/raw-http.ts';
import { readEvents } from '../support/read-events.ts';
import { bearer, startApp, uploadForm } from '../support/start-app.ts';

const somebody = {
  uid: 'u1',
  email: 'person@example.org',
  isEmailVerified: true,
  displayName: 'A Person',
  photoUrl: null,
  authTime: new Date('2026-03-10T09:00:00Z'),
};

describe('The life of the server', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openEmbedded();
  });
  afterAll(() => database.close());

  const slowAnalyst = () => {
    let finish = () => {};
    let isAtWork = false;
    const finished = new Promise<void>((done) => (finish = done));
    const analyst = createPlainAnalyst({
      before: () => {
        isAtWork = true;
        return finished;
      },
    });
    return { analyst, finish: () => finish(), isAtWork: () => isAtWork };
  };

  it('finishes what it has begun when it is told to end, and takes nothing new', async () => {
    const work = slowAnalyst();
    const app = await startApp({ database, analyst: work.analyst });
    const { token } = await app.signIn();
    const answer = app.call('/api/analyze', { method: 'POST', headers: bearer(token), body: uploadForm() });
    await expect.poll(work.isAtWork).toBe(true);
    const closing = app.close(30_000);
    await expect(openRaw(app.port).answer).rejects.toThrow();
    work.finish();
    expect((await answer).status).toBe(200);
    await closing;
  });

  it('ends what does not finish in time with an answer', async () => {
    const work = slowAnalyst();
    const app = await startApp({ database, analyst: work.analyst });
    const { token } = await app.signIn();
    const analyze = (headers: Record<string, string>) =>
      app.call('/api/analyze', {
        method: 'POST',
        headers: { ...bearer(token), ...headers },
        body: uploadForm(),
      });
    const answer = analyze({});
    const events = readEvents(await analyze({ Accept: 'text/event-stream' }));
    await expect.poll(work.isAtWork).toBe(true);
    await app.close(20);
    expect([(await answer).status, (await answer).headers.get('retry-after')]).toEqual([503, '5']);
    expect(Object.fromEntries((await answer).headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect((await events.rest()).some(([name]) => name === 'done')).toBe(false);
    work.finish();
  });

  it('gives up on headers and bodies that do not come', async () => {
    const app = await startApp({ database, server: { headersTimeoutMs: 200, requestTimeoutMs: 400 } });
    try {
      const headers = openRaw(app.port);
      headers.write('GET / HTTP/1.1\r\nHost: loc');
      expect((await headers.answer).status).toBe(408);
      const body = openRaw(app.port);
      body.write(
        'POST /api/admin/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n{',
      );
      await body.closed;
    } finally {
      await app.close();
    }
  });

  it('answers plainly and with a time while its database is gone', async () => {
    const token = 'any';
    const gone = connectDatabase({
      connection: `postgres://a:b@127.0.0.1:${await freePort()}/x`,
      maxConnections: 1,
    });
    const other = await startApp({ database: gone, verifier: { verify: async () => somebody } });
    try {
      expect((await other.call('/api/health')).status).toBe(200);
      const ready = await other.call('/api/ready');
      expect([ready.status, await ready.json()]).toEqual([
        503,
        { isReady: false, database: false, extraction: true, model: 'not-used' },
      ]);
      for (const answer of [
        await other.call('/api/analyze', { method: 'POST', headers: bearer(token), body: uploadForm() }),
        await other.call('/api/admin/login', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: '{"password":"x"}',
        }),
      ]) {
        expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
        expect(await answer.text()).toBe(
          'The service is not available right now. Please try again in a moment.',
        );
      }
    } finally {
      await other.close();
      await gone.close();
    }
  });

  it('answers a defect with a neutral sentence, and tells the operator where', async () => {
    const broken = await startApp({
      database,
      verifier: {
        verify: () => {
          throw new TypeError('secret detail of a person');
        },
      },
    });
    try {
      const token = 'any';
      const answer = await broken.call('/api/user/quota', { headers: bearer(token) });
      expect([answer.status, answer.headers.get('x-error-code')]).toEqual([500, 'internal']);
      expect(await answer.text()).toBe('Something went wrong on our side. Please try again.');
      expect(broken.logLines).toContainEqual({
        level: 'error',
        event: 'defect',
        fields: expect.objectContaining({ code: 'internal', cause: 'TypeError' }),
      });
      expect(JSON.stringify(broken.logLines)).not.toContain('secret detail');
    } finally {
      await broken.close();
    }
  });
});
