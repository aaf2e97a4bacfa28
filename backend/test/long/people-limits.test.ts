import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashPassword } from '../../src/adapters/system/scrypt.ts';
import { wipe } from '../support/databases.ts';
import { bearer } from '../support/start-app.ts';
import {
  prepareInstance,
  signIn,
  startOwnPostgres,
  type Instance,
  type Postgres,
} from './people-processes.ts';

describe('Two servers on one database', () => {
  let postgres: Postgres;
  let first: Instance;
  let second: Instance;
  beforeAll(async () => {
    postgres = await startOwnPostgres();
    const settings = { DATABASE_URL: postgres.url, ADMIN_PASSWORD_HASH: await hashPassword('the right one') };
    first = await prepareInstance(settings);
    second = await prepareInstance(settings);
    await Promise.all([first.start(), second.start()]);
  });
  beforeEach(() => wipe(postgres.database));
  afterAll(async () => {
    await Promise.all([first.kill(), second.kill()]);
    await postgres.remove();
  });

  const restart = async (instance: Instance) => {
    await instance.kill();
    await instance.start();
  };
  const guess = async ({ url }: Instance, headers: Readonly<Record<string, string>> = {}) => {
    const answer = await fetch(`${url}/api/admin/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify({ password: 'a wrong one' }),
    });
    await answer.arrayBuffer();
    return answer;
  };
  const elsewhere = (attempt: number) => ({
    'X-Forwarded-For': `203.0.113.${attempt}`,
    'X-Real-IP': `203.0.113.${attempt}`,
    Forwarded: `for=203.0.113.${attempt}`,
  });
  type Guess = (attempt: number) => Promise<Response>;

  it.each<[string, () => Guess]>([
    ['on one server', () => () => guess(first)],
    [
      'after the server was killed and started again',
      () => async (attempt) => {
        if (attempt === 4) await restart(first);
        return guess(first);
      },
    ],
    ['on one server and the other in turn', () => (attempt) => guess(attempt % 2 === 0 ? first : second)],
    [
      'on the other server when the first has seen five',
      () => (attempt) => guess(attempt < 6 ? first : second),
    ],
    ['from addresses that only a header claims', () => (attempt) => guess(first, elsewhere(attempt))],
  ])('refuse the sixth wrong password of the operator %s', async (_case, prepare) => {
    const attempt = prepare();
    const answers: Response[] = [];
    for (let count = 1; count <= 6; count += 1) answers.push(await attempt(count));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
    const wait = Number(answers.at(-1)?.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(15 * 60);
  });

  it('make one user and one login of 100 parallel first requests, five times over', async () => {
    for (let round = 1; round <= 5; round += 1) {
      const { token, uid } = await signIn(first.url, `round-${round}@example.org`);
      const answers = await Promise.all(
        Array.from({ length: 100 }, (_, index) =>
          fetch(`${index % 2 === 0 ? first.url : second.url}/api/user/track-login`, {
            method: 'POST',
            headers: { ...bearer(token), 'Content-Type': 'application/json' },
            body: JSON.stringify({ firebaseUid: uid, displayName: 'A', photoURL: null, email: null }),
          }),
        ),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
      const { rows } = await postgres.database.run((knex) =>
        knex.raw<{ rows: unknown[] }>(
          `select (select count(*)::int from users) as users, (select count(*)::int from login_events) as logins,
            (select sum(new_users)::int from daily_counts) as counted_users, (select sum(logins)::int from daily_counts) as counted_logins`,
        ),
      );
      expect(rows).toEqual([{ users: round, logins: round, counted_users: round, counted_logins: round }]);
    }
  });
});
