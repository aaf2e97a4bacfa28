import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createManualClock } from '../../src/adapters/memory/clock.ts';
import type { MadeTokenResponse, TokensResponse } from '../../src/adapters/http/contract.ts';
import type { Database } from '../../src/adapters/postgres/connect.ts';
import { openEmbedded } from '../support/databases.ts';
import {
  ADMIN_PASSWORD,
  bearer,
  JSON_BODY,
  startApp,
  uploadForm,
  type TestApp,
} from '../support/start-app.ts';

const DAY_SECONDS = 86_400;

describe('Personal access tokens', () => {
  let database: Database;
  let app: TestApp;
  let people = 0;
  beforeAll(async () => {
    database = await openEmbedded();
    app = await startApp({ database });
  });
  afterAll(async () => {
    await app.close();
    await database.close();
  });

  const make = (signIn: string, body: unknown = { name: 'A script' }, on = app) =>
    on.call('/api/user/tokens', {
      method: 'POST',
      headers: { ...bearer(signIn), ...JSON_BODY },
      body: JSON.stringify(body),
    });
  const made = async (signIn: string, on = app) =>
    (await (await make(signIn, undefined, on)).json()) as MadeTokenResponse;
  const list = async (signIn: string) => {
    const answer = await app.call('/api/user/tokens', { headers: bearer(signIn) });
    return (await answer.json()) as TokensResponse;
  };
  const revoke = (signIn: string, id: string) =>
    app.call(`/api/user/tokens/${id}`, { method: 'DELETE', headers: bearer(signIn) });
  const analyze = (token: string, on = app) =>
    on.call('/api/analyze', { method: 'POST', headers: bearer(token), body: uploadForm() });
  const somebody = () => app.signIn(`person-${++people}@example.org`);
  const asAdmin = async () => {
    const answer = await app.call('/api/admin/login', {
      method: 'POST',
      headers: JSON_BODY,
      body: JSON.stringify({ password: ADMIN_PASSWORD }),
    });
    return { 'x-admin-token': ((await answer.json()) as { token: string }).token };
  };

  it('read a document as their owner does, and count for the same user', async () => {
    const { token: signIn } = await somebody();
    const { token } = await made(signIn);
    expect((await analyze(token)).status).toBe(200);
    const quota = await app.call('/api/user/quota', { headers: bearer(signIn) });
    expect(await quota.json()).toMatchObject({ used: 1 });
  });

  it('are shown whole once, and afterwards by name, beginning and last use', async () => {
    const { token: signIn } = await somebody();
    const answer = await make(signIn, { name: ' Lease script ', days: 7 });
    expect(answer.status).toBe(201);
    const { token, ...shown } = (await answer.json()) as MadeTokenResponse;
    expect(token).toMatch(/^lgb_[\w-]{43}$/);
    expect(await list(signIn)).toEqual({ tokens: [shown], limit: 10 });
    expect(shown).toMatchObject({ name: 'Lease script', prefix: token.slice(0, 8), lastUsedAt: null });
    await analyze(token);
    expect((await list(signIn)).tokens[0]?.lastUsedAt).toBe(app.clock.now().toISOString());
  });

  it('are kept as a hash, and stand in no log line', async () => {
    const { token: signIn } = await somebody();
    const { token, id } = await made(signIn);
    await analyze(token);
    await analyze(`${token}x`);
    const rows: unknown = await database.run((knex) => knex('personal_tokens').where({ id }));
    expect(JSON.stringify(rows)).not.toContain(token.slice(8));
    expect(JSON.stringify(app.logLines)).not.toContain(token.slice(8));
  });

  it('are ten at most, also when many are made at once', async () => {
    const { token: signIn } = await somebody();
    const answers = await Promise.all(Array.from({ length: 14 }, () => make(signIn)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(10);
    const refused = answers.find(({ status }) => status === 400);
    expect(await refused?.text()).toBe('You have 10 tokens. Please revoke one of them first.');
  });

  it.each([
    ['no name', { days: 7 }, 'Please give the token a name of at most 60 characters.'],
    ['a blank name', { name: '  ' }, 'Please give the token a name of at most 60 characters.'],
    ['a long name', { name: 'n'.repeat(61) }, 'Please give the token a name of at most 60 characters.'],
    ['no days at all', { name: 'x', days: 0 }, 'A token lives from 1 to 365 days.'],
    ['too many days', { name: 'x', days: 366 }, 'A token lives from 1 to 365 days.'],
    ['half a day', { name: 'x', days: 0.5 }, 'A token lives from 1 to 365 days.'],
  ])('are not made with %s', async (_what, body, sentence) => {
    const { token: signIn } = await somebody();
    const answer = await make(signIn, body);
    expect([answer.status, await answer.text()]).toEqual([400, sentence]);
  });

  it('make no tokens, show none, revoke none and count no sign-in', async () => {
    const { token: signIn } = await somebody();
    const { token, id } = await made(signIn);
    const login = app.call('/api/user/track-login', { method: 'POST', headers: bearer(token) });
    const all = await Promise.all([
      make(token),
      app.call('/api/user/tokens', { headers: bearer(token) }),
      revoke(token, id),
      login,
    ]);
    expect(all.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    expect((await list(signIn)).tokens).toHaveLength(1);
  });

  it('open nothing from the moment they are revoked, by their owner alone', async () => {
    const { token: signIn } = await somebody();
    const { token: other } = await somebody();
    const { token, id } = await made(signIn);
    expect((await revoke(other, id)).status).toBe(404);
    expect((await revoke(signIn, id)).status).toBe(204);
    const answer = await analyze(token);
    expect([answer.status, await answer.text()]).toEqual([401, 'Please sign in first.']);
    expect(answer.headers.get('x-error-code')).toBe('not_signed_in');
    expect((await revoke(signIn, id)).status).toBe(404);
  });

  it('expire', async () => {
    const clock = createManualClock();
    const other = await startApp({ database, clock });
    try {
      const { token: signIn } = await other.signIn('expiring@example.org');
      const answer = await make(signIn, { name: 'short', days: 1 }, other);
      const { token } = (await answer.json()) as MadeTokenResponse;
      clock.advance((DAY_SECONDS - 1) * 1_000);
      expect((await analyze(token, other)).status).toBe(200);
      clock.advance(1_000);
      expect((await analyze(token, other)).status).toBe(401);
    } finally {
      await other.close();
    }
  });

  it('die with a restriction, and stay dead when it is lifted', async () => {
    const { token: signIn, uid } = await somebody();
    const { token } = await made(signIn);
    const admin = await asAdmin();
    const restrict = (isRestricted: boolean) =>
      app.call(`/api/admin/users/${uid}/restrict`, {
        method: 'POST',
        headers: { ...admin, ...JSON_BODY },
        body: JSON.stringify({ isRestricted }),
      });
    await restrict(true);
    expect((await analyze(token)).status).toBe(401);
    expect((await make(signIn)).status).toBe(403);
    await restrict(false);
    expect((await analyze(token)).status).toBe(401);
  });

  it('die for good with the right to sign in', async () => {
    const { token: signIn } = await somebody();
    const { token } = await made(signIn);
    const strict = await startApp({ database, config: { signInAllow: ['elsewhere.example'] } });
    try {
      expect((await analyze(token, strict)).status).toBe(401);
    } finally {
      await strict.close();
    }
    expect((await analyze(token)).status).toBe(401);
  });

  it('are known to every instance on one database', async () => {
    const { token: signIn } = await somebody();
    const second = await startApp({ database });
    try {
      const { token, id } = await made(signIn);
      expect((await analyze(token, second)).status).toBe(200);
      await revoke(signIn, id);
      expect((await analyze(token, second)).status).toBe(401);
    } finally {
      await second.close();
    }
  });

  it('are counted for the operator, who can revoke all of a user; both leave a note', async () => {
    const { token: signIn, uid } = await app.signIn('counted@example.org');
    const { token } = await made(signIn);
    await made(signIn);
    const admin = await asAdmin();
    const users = async () => (await app.call('/api/admin/users?q=counted', { headers: admin })).json();
    expect(await users()).toMatchObject([{ firebaseUid: uid, tokenCount: 2 }]);
    const answer = await app.call(`/api/admin/users/${uid}/tokens`, { method: 'DELETE', headers: admin });
    expect(await answer.json()).toEqual({ success: true, revoked: 2 });
    expect(await users()).toMatchObject([{ tokenCount: 0 }]);
    expect((await analyze(token)).status).toBe(401);
    const actions: { action: string }[] = await database.run((knex) =>
      knex('admin_actions').where({ detail: uid }).orderBy('id').select('action'),
    );
    expect(actions.map(({ action }) => action)).toEqual(['make-token', 'make-token', 'revoke-tokens']);
    const alone = await app.call(`/api/admin/users/${uid}/tokens`, { method: 'DELETE' });
    expect(alone.status).toBe(401);
  });

  it('do not exist where the operator has switched them off', async () => {
    const { token: signIn } = await somebody();
    const { token } = await made(signIn);
    const off = await startApp({ database, config: { arePersonalTokensOn: false } });
    try {
      expect((await make(signIn, undefined, off)).status).toBe(404);
      expect((await analyze(token, off)).status).toBe(401);
      expect(await (await off.call('/api/config')).json()).toMatchObject({ canMakeTokens: false });
    } finally {
      await off.close();
    }
    expect((await analyze(token)).status).toBe(200);
  });
});
