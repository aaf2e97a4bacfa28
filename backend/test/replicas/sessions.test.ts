import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { analyze, postJson, signIn, type Person } from '../../../tools/replicas/client.ts';
import { startFleet, type Fleet } from '../../../tools/replicas/fleet.ts';
import { hashPassword } from '../../src/adapters/system/scrypt.ts';
import { bearer } from '../support/start-app.ts';

const PASSWORD = 'correct horse battery staple';

describe('Three instances behind nginx', () => {
  let fleet: Fleet;
  beforeAll(async () => {
    fleet = await startFleet({
      replicas: 3,
      settings: { ADMIN_PASSWORD_HASH: await hashPassword(PASSWORD) },
    });
  }, 240_000);
  // Only what one test would leave in the way of the next: the keys of sign-ins are known to running instances.
  beforeEach(() => fleet.database.run((knex) => knex.raw('truncate rate_limits, admin_sessions')));
  afterAll(() => fleet.close());

  const everywhere = () => [fleet.url, ...fleet.replicas().map(({ url }) => url)];
  const logIn = async (url: string): Promise<string> => {
    const answer = await postJson(`${url}/api/admin/login`, { password: PASSWORD });
    // The shape of the answer is AdminLoginResponse of the wire contract.
    return ((await answer.json()) as { token: string }).token;
  };
  const statusesOf = (token: string) =>
    Promise.all(
      everywhere().map(
        async (url) =>
          (await fetch(`${url}/api/admin/stats`, { headers: { 'x-admin-token': token } })).status,
      ),
    );
  const guess = async (url: string, headers: Readonly<Record<string, string>> = {}) =>
    (await postJson(`${url}/api/admin/login`, { password: 'a wrong one' }, headers)).status;
  const restrict = (token: string, { uid }: Person, isRestricted: boolean) =>
    postJson(`${fleet.url}/api/admin/users/${uid}/restrict`, { isRestricted }, { 'x-admin-token': token });
  const loseFirst = async () => {
    const [victim] = fleet.replicas();
    if (victim !== undefined) await fleet.lose(victim);
  };

  it('know an operator’s session wherever it was opened, and a log-out ends it on all of them', async () => {
    for (const url of everywhere()) {
      const token = await logIn(url);
      expect(new Set(await statusesOf(token))).toEqual(new Set([200]));
      await postJson(`${fleet.url}/api/admin/logout`, {}, { 'x-admin-token': token });
      expect(new Set(await statusesOf(token))).toEqual(new Set([401]));
    }
  });

  it('keep a session when the instance that opened it is lost, and a new one knows it', async () => {
    const [first] = fleet.replicas();
    const token = await logIn(first!.url); // three were started
    await fleet.lose(first!);
    await fleet.add();
    expect(await statusesOf(token)).toEqual([200, 200, 200, 200]);
  });

  it('know a person’s sign-in wherever it was made, also when that instance is lost', async () => {
    const [first] = fleet.replicas();
    const people = await Promise.all(
      everywhere().map((url, index) => signIn(url, `person-${index}@example.org`)),
    );
    await fleet.lose(first!);
    await fleet.add();
    for (const person of people) {
      const answers = await Promise.all(
        everywhere().map(
          async (url) => (await fetch(`${url}/api/user/quota`, { headers: bearer(person.token) })).status,
        ),
      );
      expect(new Set(answers)).toEqual(new Set([200]));
    }
  });

  it('refuse the sixth wrong password through the proxy, however many instances share the guesses', async () => {
    const statuses: number[] = [];
    for (let attempt = 1; attempt <= 6; attempt += 1) {
      if (attempt === 3) await loseFirst();
      if (attempt === 5) await fleet.add();
      // A forged address is the first of two for the instance, and only the proxy's own counts.
      statuses.push(await guess(fleet.url, { 'X-Forwarded-For': `203.0.113.${attempt}` }));
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    await fleet.add();
    const again = await Promise.all(Array.from({ length: 8 }, () => guess(fleet.url)));
    expect(new Set(again)).toEqual(new Set([429]));
  });

  it('let through no more than five of forty wrong passwords that come at once', async () => {
    const statuses = await Promise.all(Array.from({ length: 40 }, () => guess(fleet.url)));
    // What finds the place for checking passwords taken is told so before anything is compared.
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(5);
    expect(new Set(statuses.filter((status) => status !== 200))).toEqual(new Set([429]));
  });

  it('act on a restriction at the next request of all of them, and on its end', async () => {
    const person = await signIn(fleet.url, 'person@example.org');
    await postJson(`${fleet.url}/api/user/track-login`, {}, bearer(person.token));
    const token = await logIn(fleet.url);
    for (let round = 1; round <= 3; round += 1) {
      expect((await restrict(token, person, true)).status).toBe(200);
      for (const url of everywhere()) {
        expect(await analyze(url, person)).toMatchObject({ status: 403, code: 'account_restricted' });
      }
      expect((await restrict(token, person, false)).status).toBe(200);
      for (const url of everywhere()) {
        expect(await analyze(url, person)).toMatchObject({ kind: 'answered' });
      }
    }
  });
});
