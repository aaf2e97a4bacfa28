import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPostgresUserRepository } from '../../src/adapters/postgres/user-repository.ts';
import type { Database } from '../../src/adapters/postgres/connect.ts';
import { openEmbedded, wipe } from '../support/databases.ts';
import { bearer, FIREBASE, JSON_BODY, startApp, type TestApp, uploadForm } from '../support/start-app.ts';

describe('Who may ask', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.close());
  beforeEach(() => wipe(app.database));

  const allUsers = async () => {
    const users = createPostgresUserRepository({ database: app.database });
    return (await users.list({ query: null, limit: 200, after: null })).users;
  };
  const track = (token: string, body: object | string) =>
    app.call('/api/user/track-login', {
      method: 'POST',
      headers: { ...bearer(token), ...JSON_BODY },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });

  describe.each([
    ['POST', '/api/analyze'],
    ['POST', '/api/user/track-login'],
    ['GET', '/api/user/quota'],
  ])('%s %s', (method, path) => {
    it.each<[string, Record<string, string>, string]>([
      ['no token', {}, ''],
      ['an empty token', { Authorization: 'Bearer ' }, ''],
      ['the word undefined', { Authorization: 'Bearer undefined' }, ''],
      ['another scheme', { Authorization: 'Basic cGVyc29uOng=' }, ''],
      ['a token in the query', {}, '?access_token=TOKEN'],
      ['a token in a cookie', { Cookie: 'token=TOKEN; __session=TOKEN' }, ''],
      ['an endless token', { Authorization: `Bearer ${'a'.repeat(9_000)}` }, ''],
      ['a token with spaces', { Authorization: 'Bearer a b c' }, ''],
    ])('refuses %s', async (_case, headers, query) => {
      const { token } = await app.signIn();
      const withToken = Object.entries(headers).map(([name, value]) => [
        name,
        value.replaceAll('TOKEN', token),
      ]);
      const answer = await app.call(path + query.replace('TOKEN', token), {
        method,
        headers: Object.fromEntries(withToken) as Record<string, string>,
      });
      expect(answer.status).toBe(401);
      expect(answer.headers.get('x-error-code')).toBe('not_signed_in');
      expect(await answer.text()).toBe('Please sign in first.');
    });
  });

  it('creates a user on the first verified request, whichever it is', async () => {
    const { token, uid } = await app.signIn('asha@example.org');
    await app.call('/api/user/quota', { headers: bearer(token) });
    expect(await allUsers()).toMatchObject([{ uid, email: 'asha@example.org', lastLoginAt: null }]);
  });

  it('makes one user and one login of 100 parallel first requests', async () => {
    const { token, uid } = await app.signIn();
    const answers = await Promise.all(
      Array.from({ length: 100 }, () =>
        track(token, { firebaseUid: uid, email: null, displayName: 'A', photoURL: null }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    expect(await allUsers()).toHaveLength(1);
    const { rows } = await app.database.run((knex) =>
      knex.raw<{ rows: { count: string }[] }>('select count(*) from login_events'),
    );
    expect(rows[0]?.count).toBe('1');
  });

  it('counts a second sign-in, not a second report of the first', async () => {
    const first = await app.signIn();
    await track(first.token, { firebaseUid: first.uid });
    app.clock.advance(60_000);
    await track(first.token, { firebaseUid: first.uid });
    const second = await app.signIn();
    await track(second.token, { firebaseUid: second.uid });
    const { rows } = await app.database.run((knex) =>
      knex.raw<{ rows: { logins: number }[] }>('select logins from daily_counts'),
    );
    expect(rows).toEqual([{ logins: 2 }]);
  });

  it.each(['/api/user/track-login', '/api/analyze'])(
    'touches nobody when the uid sent to %s is foreign',
    async (path) => {
      const other = await app.signIn('other@example.org');
      await track(other.token, { firebaseUid: other.uid, displayName: 'Other' });
      const before = await allUsers();
      const { token } = await app.signIn('me@example.org');
      const answer =
        path === '/api/analyze'
          ? await app.call(path, {
              method: 'POST',
              headers: bearer(token),
              body: uploadForm({ firebaseUid: other.uid }),
            })
          : await track(token, { firebaseUid: other.uid, displayName: 'Stolen' });
      expect(answer.status).toBe(403);
      expect(answer.headers.get('x-error-code')).toBe('identity_mismatch');
      expect((await allUsers()).filter(({ uid }) => uid === other.uid)).toEqual(before);
      expect((await allUsers()).every(({ analysisCount }) => analysisCount === 0)).toBe(true);
    },
  );

  it('takes the e-mail from the token and cleans the rest', async () => {
    const { token, uid } = await app.signIn('me@example.org');
    const notice = {
      firebaseUid: uid,
      email: 'boss@example.org',
      displayName: ` \u0000${'é'.repeat(300)} `,
      photoURL: 'http://x.example/p.png',
    };
    expect((await track(token, notice)).status).toBe(204);
    const [user] = await allUsers();
    expect(user).toMatchObject({ email: 'me@example.org', photoUrl: null });
    expect(user?.displayName).toBe('é'.repeat(200));
  });

  it.each<[string, object | string, number]>([
    ['nothing but an empty object', {}, 204],
    ['fields of wrong types', { displayName: 7, photoURL: { a: 1 }, email: [] }, 204],
    ['a script for a photo', { photoURL: 'javascript:alert(1)' }, 204],
    ['a uid that is a number', { firebaseUid: 7 }, 400],
    ['a uid that is a list', { firebaseUid: ['x'] }, 400],
    ['an array', '[]', 400],
    ['null', 'null', 400],
    ['no JSON', '{"firebaseUid":', 400],
    ['bytes that are no text', '\u0000', 400],
    ['a name of a megabyte', { displayName: 'x'.repeat(1_000_000) }, 400],
    ['a prototype', '{"__proto__":{"firebaseUid":"other"}}', 204],
  ])('answers %s without an accident', async (_case, body, status) => {
    const { token } = await app.signIn();
    expect((await track(token, body)).status).toBe(status);
  });

  it('works without any body', async () => {
    const { token } = await app.signIn();
    const answer = await app.call('/api/user/track-login', { method: 'POST', headers: bearer(token) });
    expect(answer.status).toBe(204);
  });

  it('stops a restricted user at the next request, and lets the sign-in be counted', async () => {
    const { token, uid } = await app.signIn();
    await track(token, { firebaseUid: uid });
    await createPostgresUserRepository({ database: app.database }).setRestricted(uid, true, app.clock.now());
    const answer = await app.call('/api/analyze', {
      method: 'POST',
      headers: bearer(token),
      body: uploadForm(),
    });
    expect(answer.status).toBe(403);
    expect(answer.headers.get('x-error-code')).toBe('account_restricted');
    expect(await answer.text()).toMatch(/contact the operator/);
    expect((await track(token, { firebaseUid: uid })).status).toBe(204);
    expect((await app.call('/api/user/quota', { headers: bearer(token) })).status).toBe(403);
  });
});

describe('Local sign-in', () => {
  const signIn = (app: TestApp, body: object, headers: Record<string, string> = {}) =>
    app.call('/api/identity/local', {
      method: 'POST',
      headers: { ...JSON_BODY, ...headers },
      body: JSON.stringify(body),
    });
  let database: Database;
  beforeAll(async () => {
    database = await openEmbedded();
  });
  afterAll(() => database.close());
  const person = { displayName: 'Asha', email: 'asha@example.org' };

  describe('without a code', () => {
    let app: TestApp;
    beforeAll(async () => {
      app = await startApp({ database, config: { signInAllow: ['example.org', 'ben@other.example'] } });
    });
    afterAll(() => app.close());

    it('gives a token that the interface takes', async () => {
      const answer = await signIn(app, person);
      expect(answer.status).toBe(200);
      const { idToken, expiresAt, user } = (await answer.json()) as {
        idToken: string;
        expiresAt: string;
        user: object;
      };
      expect(user).toEqual({ uid: expect.any(String), photoURL: null, ...person });
      expect(Date.parse(expiresAt)).toBeGreaterThan(app.clock.now().getTime());
      expect((await app.call('/api/user/quota', { headers: bearer(idToken) })).status).toBe(200);
    });

    it.each(['X-Forwarded-For', 'X-Forwarded-Host', 'X-Real-IP', 'Forwarded', 'Via'])(
      'refuses a request that came through a proxy (%s)',
      async (header) => {
        const answer = await signIn(app, person, { [header]: '127.0.0.1' });
        expect([answer.status, answer.headers.get('x-error-code')]).toEqual([403, 'not_allowed_here']);
      },
    );

    it.each([
      [{ email: 'asha@example.org' }, 400],
      [{ displayName: '  ', email: 'asha@example.org' }, 400],
      [{ displayName: 'Asha', email: 'asha' }, 400],
      [{ displayName: 'Asha', email: 'a b@example.org' }, 400],
      [{ displayName: 'Asha', email: ['asha@example.org'] }, 400],
      [{ displayName: 'Asha', email: 'asha@elsewhere.example' }, 403],
      [{ displayName: 'Asha', email: 'asha@sub.example.org' }, 403],
      [{ displayName: 'Ben', email: 'Ben@Other.example' }, 200],
    ])('answers %j with %d', async (body, status) => {
      expect((await signIn(app, body)).status).toBe(status);
    });
  });

  it('with a code lets five wrong ones through and then makes the address wait', async () => {
    const app = await startApp({
      database,
      config: { identity: { mode: 'local', signInCode: 'open sesame' } },
    });
    try {
      expect(
        (await signIn(app, { ...person, code: 'open sesame' }, { 'X-Forwarded-For': '10.0.0.1' })).status,
      ).toBe(200);
      const statuses: number[] = [];
      for (let attempt = 0; attempt < 6; attempt += 1) {
        statuses.push(
          (
            await signIn(
              app,
              { ...person, code: `wrong ${attempt}` },
              { 'X-Forwarded-For': `10.0.0.${attempt}` },
            )
          ).status,
        );
      }
      expect(statuses).toEqual([403, 403, 403, 403, 403, 429]);
      expect((await signIn(app, { ...person, code: 'open sesame' })).headers.get('retry-after')).toBe('900');
    } finally {
      await app.close();
    }
  });

  it('does not exist where Google signs people in', async () => {
    const app = await startApp({ database, config: { identity: FIREBASE } });
    try {
      expect((await signIn(app, person)).status).toBe(404);
    } finally {
      await app.close();
    }
  });
});
