import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bearer, startApp, type TestApp } from '../support/start-app.ts';

describe('The server refuses what comes from elsewhere', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.close());

  it.each<[string, Record<string, string>]>([
    ['another site', { Origin: 'https://evil.example' }],
    ['a page without an origin', { Origin: 'null' }],
    ['another port', { Origin: 'http://127.0.0.1:1' }],
    ['a site with our name in its own', { Origin: 'http://127.0.0.1.evil.example' }],
    ['a browser that says so', { 'Sec-Fetch-Site': 'cross-site' }],
  ])('%s', async (_case, headers) => {
    for (const path of [
      '/api/admin/login',
      '/api/analyze',
      '/api/user/track-login',
      '/api/identity/local',
      '/api/admin/logout',
    ]) {
      const answer = await app.call(path, { method: 'POST', headers });
      expect([answer.status, answer.headers.get('x-error-code')]).toEqual([403, 'not_allowed_here']);
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    }
  });

  it('but nothing from its own pages', async () => {
    const { token } = await app.signIn();
    const answer = await app.call('/api/user/track-login', {
      method: 'POST',
      headers: { ...bearer(token), Origin: app.url, 'Sec-Fetch-Site': 'same-origin' },
    });
    expect(answer.status).toBe(204);
  });

  it('gives no leave to a preflight', async () => {
    const answer = await app.call('/api/analyze', {
      method: 'OPTIONS',
      headers: { Origin: app.url, 'Access-Control-Request-Method': 'POST' },
    });
    expect(answer.status).toBe(405);
    expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', ''])(
    'takes no password as %j',
    async (type) => {
      const answer = await app.call('/api/admin/login', {
        method: 'POST',
        body: new Blob(['{"password":"x"}']),
        headers: type === '' ? {} : { 'Content-Type': type },
      });
      expect(answer.status).toBe(415);
    },
  );
});
