import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPostgresUserRepository } from '../../src/adapters/postgres/user-repository.ts';
import { profile } from '../support/papers/builders.ts';
import { wipe } from '../support/databases.ts';
import { openRaw } from '../support/raw-http.ts';
import { startApp, type TestApp } from '../support/start-app.ts';

describe('The admin area without a session', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.close());
  beforeEach(() => wipe(app.database));

  it.each<Record<string, string>>([
    {},
    { 'x-admin-token': '' },
    { 'x-admin-token': 'undefined' },
    { 'x-admin-token': 'a'.repeat(43) },
    { 'x-admin-token': 'true' },
    { 'x-admin-token': `${'a'.repeat(43)}'--` },
    { Cookie: 'adminToken=x; admin-authenticated=true' },
    { Authorization: `Bearer ${'a'.repeat(43)}` },
  ])('shows nothing for %j', async (headers) => {
    for (const path of ['/api/admin/stats', '/api/admin/users']) {
      const answer = await app.call(path, { headers });
      expect([answer.status, answer.headers.get('x-error-code')]).toEqual([401, 'not_admin']);
    }
    const restriction = await app.call('/api/admin/users/u1/restrict', {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: '{"isRestricted":true}',
    });
    expect(restriction.status).toBe(401);
  });

  it.each([
    '/api/admin//users',
    '//api/admin/users',
    '/api//admin/users',
    '/API/admin/users',
    '/api/Admin/Users',
    '/api/admin/users/',
    '/api/admin/users/.',
    '/api/admin/./users',
    '/api/admin/login/../users',
    '/api/admin/%75sers',
    '/api/admin%2fusers',
    '/api/admin/users%00',
    '/api/admin/users%2f',
    '/api/admin/users;x=1',
    '/api/admin/users?x=/api/health',
    '/api/health/../admin/users',
    '/api/health%2f..%2fadmin/users',
    '/api/admin\\users',
    '/api/admin/users#/api/health',
    'http://elsewhere.example/api/admin/users',
    '/api/admin/stats/',
    '/api/admin/STATS',
    '/./api/admin/stats',
    '*',
  ])('leaks nothing by the path %s', async (path) => {
    const users = createPostgresUserRepository({ database: app.database });
    await users.upsert('u1', profile({ email: 'secret@example.org' }), app.clock.now());
    const raw = openRaw(app.port);
    raw.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    const { status, body } = await raw.answer;
    expect([400, 401, 404, 405]).toContain(status);
    expect(body).not.toContain('secret@example.org');
  });
});
