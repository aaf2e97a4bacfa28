import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPostgresActivityLog } from '../../src/adapters/postgres/activity-log.ts';
import { createPostgresUserRepository } from '../../src/adapters/postgres/user-repository.ts';
import { analysisEvent, profile } from '../support/papers/builders.ts';
import { wipe } from '../support/databases.ts';
import {
  ADMIN_PASSWORD,
  bearer,
  JSON_BODY,
  startApp,
  uploadForm,
  type TestApp,
} from '../support/start-app.ts';

const NONE = { rejected: 0, failed: 0, questions: 0, comparisons: 0, modelChosen: 0, modelFailed: 0 };

describe('The admin area', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.close());
  beforeEach(() => wipe(app.database));

  const logIn = (password: unknown, at = app, headers: Record<string, string> = {}) =>
    at.call('/api/admin/login', {
      method: 'POST',
      headers: { ...JSON_BODY, ...headers },
      body: JSON.stringify({ password }),
    });
  const tokenOf = async (answer: Response) => ((await answer.json()) as { token: string }).token;
  const open = async () => ({ 'x-admin-token': await tokenOf(await logIn(ADMIN_PASSWORD)) });
  const restrict = (uid: string, headers: Record<string, string>, body: unknown = { isRestricted: true }) =>
    app.call(`/api/admin/users/${uid}/restrict`, {
      method: 'POST',
      headers: { ...headers, ...JSON_BODY },
      body: JSON.stringify(body),
    });
  const dump = async () => {
    const { rows } = await app.database.run((knex) =>
      knex.raw<{ rows: { all: string }[] }>(
        `select coalesce(string_agg(t::text, E'\n'), '') as all from (select row_to_json(s) as t from admin_sessions s union all select row_to_json(a) from admin_actions a) as everything`,
      ),
    );
    return rows[0]?.all ?? '';
  };

  it('gives a fresh token for the password and keeps only its hash', async () => {
    const first = await tokenOf(await logIn(ADMIN_PASSWORD));
    const second = await tokenOf(await logIn(ADMIN_PASSWORD));
    expect(first).toMatch(/^[\w-]{43}$/);
    expect(second).not.toBe(first);
    const stored = await dump();
    expect(stored).not.toContain(first);
    expect(stored).not.toContain(ADMIN_PASSWORD);
  });

  it('says no to a wrong password as an answer, not as a failure', async () => {
    const answer = await logIn('wrong');
    expect([answer.status, await answer.json()]).toEqual([200, { success: false }]);
  });

  it.each([[undefined], [7], [null], [['x']], [{}]])('refuses %j for a password', async (password) => {
    expect((await logIn(password)).status).toBe(400);
  });

  it('answers the sixth wrong password with 429, forged addresses or not, and lets the operator in later', async () => {
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 6; attempt += 1) {
      statuses.push(
        (await logIn(`wrong ${attempt}`, app, { 'X-Forwarded-For': `10.1.1.${attempt}` })).status,
      );
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    const refused = await logIn(ADMIN_PASSWORD);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '900']);
    app.clock.advance(15 * 60_000);
    expect(await (await logIn(ADMIN_PASSWORD)).json()).toMatchObject({ success: true });
  });

  it('behind a proxy that is trusted believes the proxy, and nobody before it', async () => {
    const behind = await startApp({
      database: app.database,
      clock: app.clock,
      config: { trustProxyHops: 1 },
    });
    try {
      const from = (addresses: string) => logIn('wrong', behind, { 'X-Forwarded-For': addresses });
      const statuses: number[] = [];
      for (let attempt = 0; attempt < 6; attempt += 1) {
        statuses.push((await from(`10.1.1.${attempt}, 203.0.113.7`)).status);
      }
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
      expect((await from('203.0.113.7, 203.0.113.8')).status).toBe(200);
    } finally {
      await behind.close();
    }
  });

  it('remembers failures on a second instance and after a restart', async () => {
    for (let attempt = 0; attempt < 3; attempt += 1) await logIn('wrong');
    const other = await startApp({ database: app.database, clock: app.clock });
    try {
      const statuses: number[] = [];
      for (let attempt = 0; attempt < 3; attempt += 1) statuses.push((await logIn('wrong', other)).status);
      expect(statuses).toEqual([200, 200, 429]);
    } finally {
      await other.close();
    }
  });

  it('lets no more than five of many parallel guesses reach the password', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => logIn('wrong')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  });

  it('forgets failures of the address once the password was right', async () => {
    for (let round = 0; round < 3; round += 1) {
      for (let attempt = 0; attempt < 4; attempt += 1) await logIn('wrong');
      expect((await logIn(ADMIN_PASSWORD)).status).toBe(200);
    }
  });

  it('shows what the operator may see to a live session only', async () => {
    const session = await open();
    expect((await app.call('/api/admin/stats', { headers: session })).status).toBe(200);
    await app.call('/api/admin/logout', { method: 'POST', headers: session });
    expect((await app.call('/api/admin/stats', { headers: session })).status).toBe(401);
  });

  it('ends a session after 30 idle minutes, and after 8 hours of use', async () => {
    const idle = await open();
    app.clock.advance(30 * 60_000);
    expect((await app.call('/api/admin/stats', { headers: idle })).status).toBe(401);

    const used = await open();
    for (let minutes = 0; minutes < 8 * 60 - 20; minutes += 20) {
      app.clock.advance(20 * 60_000);
      expect((await app.call('/api/admin/stats', { headers: used })).status).toBe(200);
    }
    app.clock.advance(20 * 60_000);
    expect((await app.call('/api/admin/stats', { headers: used })).status).toBe(401);
  });

  it('ends every session when the password changes', async () => {
    const session = await open();
    const changed = await startApp({
      database: app.database,
      clock: app.clock,
      password: { fingerprint: 'other', matches: async () => false },
    });
    try {
      expect((await changed.call('/api/admin/stats', { headers: session })).status).toBe(401);
    } finally {
      await changed.close();
    }
  });

  it('is off where no password is set, and names the command', async () => {
    const off = await startApp({ database: app.database, password: null });
    try {
      for (const answer of [
        await logIn('any', off),
        await off.call('/api/admin/stats', { headers: { 'x-admin-token': 'a'.repeat(43) } }),
      ]) {
        expect(answer.status).toBe(503);
        expect(answer.headers.get('retry-after')).not.toBeNull();
        expect(await answer.text()).toContain('npm run admin:hash');
      }
    } finally {
      await off.close();
    }
  });

  it('records who did what, without a secret', async () => {
    await logIn('wrong');
    const session = await open();
    const { uid, token } = await app.signIn();
    await app.call('/api/user/quota', { headers: bearer(token) });
    await restrict(uid, session);
    await restrict(uid, session, { isRestricted: false });
    await app.call('/api/admin/logout', { method: 'POST', headers: session });
    const { rows } = await app.database.run((knex) =>
      knex.raw<{ rows: { action: string; detail: string | null }[] }>(
        'select action, detail from admin_actions order by id',
      ),
    );
    expect(rows).toEqual([
      { action: 'log-in-failed', detail: null },
      { action: 'log-in', detail: null },
      { action: 'restrict', detail: uid },
      { action: 'unrestrict', detail: uid },
      { action: 'log-out', detail: null },
    ]);
  });

  it('shows figures and users in the shape of the contract', async () => {
    const users = createPostgresUserRepository({ database: app.database });
    const now = app.clock.now();
    await users.upsert('u1', profile(), now);
    await users.recordLogin('u1', now, now);
    await createPostgresActivityLog({ database: app.database }).recordAnalysis(analysisEvent({ at: now }));
    const session = await open();
    expect(await (await app.call('/api/admin/stats', { headers: session })).json()).toMatchObject({
      totalUsers: 1,
      totalLogins: 1,
      totalAnalyses: 1,
      recentLogins: [{ loginAt: now.toISOString(), user: profile() }],
      daily: expect.arrayContaining([
        {
          ...NONE,
          day: now.toISOString().slice(0, 10),
          logins: 1,
          analyses: 1,
          kinds: { pdf: 1 },
          medianDurationMs: 1_250,
          p95DurationMs: 1_475,
        },
      ]),
    });
    expect(await (await app.call('/api/admin/users', { headers: session })).json()).toEqual([
      {
        id: 1,
        firebaseUid: 'u1',
        ...profile(),
        isRestricted: false,
        analysisCount: 1,
        lastLoginAt: now.toISOString(),
        tokenCount: 0,
      },
    ]);
  });

  it('pages through users by the Link header', async () => {
    const users = createPostgresUserRepository({ database: app.database });
    for (let index = 0; index < 5; index += 1) await users.upsert(`u${index}`, profile(), app.clock.now());
    const session = await open();
    const seen: string[] = [];
    let next: string | null = '/api/admin/users?limit=2&q=person';
    while (next !== null) {
      const page: Response = await app.call(next, { headers: session });
      seen.push(...((await page.json()) as { firebaseUid: string }[]).map(({ firebaseUid }) => firebaseUid));
      next = /^<([^>]+)>; rel="next"$/.exec(page.headers.get('link') ?? '')?.[1] ?? null;
    }
    expect(seen).toEqual(['u0', 'u1', 'u2', 'u3', 'u4']);
  });

  it.each([
    'limit=0',
    'limit=201',
    'limit=x',
    'limit=1&limit=2',
    'after=nonsense',
    'q=a&q=b',
    'limit=1e1000',
  ])('refuses the page %s', async (query) => {
    expect((await app.call(`/api/admin/users?${query}`, { headers: await open() })).status).toBe(400);
  });

  it('takes everything in a search for a word', async () => {
    const session = await open();
    for (const word of ["'; drop table users; --", '%', '\u0000', '\\', 'é'.repeat(2_000)]) {
      const answer = await app.call(`/api/admin/users?q=${encodeURIComponent(word)}`, { headers: session });
      expect([answer.status, await answer.json()]).toEqual([200, []]);
    }
  });

  it('restricts at once, also a user whose sign-in is still good, and takes it back', async () => {
    const session = await open();
    const { uid, token } = await app.signIn();
    const analyze = () =>
      app.call('/api/analyze', { method: 'POST', headers: bearer(token), body: uploadForm() });
    expect((await analyze()).status).toBe(200);
    expect(await (await restrict(uid, session)).json()).toEqual({ success: true, isRestricted: true });
    expect((await analyze()).status).toBe(403);
    await restrict(uid, session, { isRestricted: false });
    expect((await analyze()).status).toBe(200);
  });

  it.each<[string, unknown, number]>([
    ['nobody', { isRestricted: true }, 404],
    ["' or 1=1 --", { isRestricted: true }, 404],
    ['..', { isRestricted: true }, 404],
    ['\u0000', { isRestricted: true }, 404],
    ['u'.repeat(500), { isRestricted: true }, 404],
    ['nobody', {}, 400],
    ['nobody', { isRestricted: 'true' }, 400],
    ['nobody', { isRestricted: 1 }, 400],
    ['nobody', { isRestricted: null }, 400],
    ['nobody', [true], 400],
    ['nobody', 'true', 400],
  ])('answers a restriction of %j with %j by %d %s', async (uid, body, status) => {
    expect((await restrict(encodeURIComponent(uid), await open(), body)).status).toBe(status);
  });

  it.each(['GET', 'PUT', 'DELETE', 'OPTIONS'])('has no %s for a restriction', async (method) => {
    const answer = await app.call('/api/admin/users/u1/restrict', { method, headers: await open() });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
  });
});
