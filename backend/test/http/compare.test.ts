import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { wipe } from '../support/databases.ts';
import { bearer, startApp, type TestApp } from '../support/start-app.ts';

const OLD =
  'LEASE\n\n1. The Tenant shall pay the Landlord a rent of $900 per month.\n\n2. Either party may end this Lease by 30 days of written notice to the other party.';
const NEW = OLD.replace('$900', '$950');

const form = (before: string | null, after: string | null, fields: Record<string, string> = {}): FormData => {
  const body = new FormData();
  if (before !== null) body.append('before', new File([before], 'old.txt', { type: 'text/plain' }));
  if (after !== null) body.append('after', new File([after], 'new.txt', { type: 'text/plain' }));
  const all = { userIdentity: 'Tenant', selectedCountry: 'India', ...fields };
  for (const [name, value] of Object.entries(all)) body.append(name, value);
  return body;
};

describe('POST /api/compare', () => {
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = await startApp({ config: { comparisonsPerHour: 4 } });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    await wipe(app.database);
    ({ token } = await app.signIn());
  });
  const compare = (body: FormData, headers: Record<string, string> = bearer(token)) =>
    app.call('/api/compare', { method: 'POST', body, headers });

  it('answers with what changed, and counts it apart from analyses', async () => {
    const answer = await compare(form(OLD, NEW));
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({
      status: 'changed',
      changes: [{ kind: 'edited', turning: ['number'] }],
    });
    const { rows } = await app.database.run((knex) =>
      knex.raw<{ rows: object[] }>(
        'select analyses, questions, comparisons from daily_counts where comparisons > 0',
      ),
    );
    expect(rows).toEqual([{ analyses: 0, questions: 0, comparisons: 1 }]);
  });

  it.each([
    ['one version only', () => form(OLD, null), 400, 'both versions'],
    ['an empty version', () => form(OLD, ''), 400, 'empty'],
    ['no country', () => form(OLD, NEW, { selectedCountry: '' }), 400, 'country'],
    ['a field of its own', () => form(OLD, NEW, { question: 'x' }), 400, 'does not belong'],
    ["another's uid", () => form(OLD, NEW, { firebaseUid: 'someone-else' }), 403, 'another user'],
  ])('refuses %s', async (_what, body, status, words) => {
    const answer = await compare(body());
    expect([answer.status, await answer.text()]).toEqual([status, expect.stringContaining(words)]);
  });

  it('refuses people who are not signed in', async () => {
    expect((await compare(form(OLD, NEW), {})).status).toBe(401);
  });

  it('has a limit of its own for each hour', async () => {
    for (let index = 0; index < 4; index++) expect((await compare(form(OLD, NEW))).status).toBe(200);
    const answer = await compare(form(OLD, NEW));
    expect(answer.status).toBe(429);
    expect(answer.headers.get('Retry-After')).not.toBeNull();
  });

  it('is not there where the operator has switched it off', async () => {
    const off = await startApp({ database: app.database, config: { comparisonsPerHour: null } });
    try {
      const { token } = await off.signIn();
      const answer = await off.call('/api/compare', {
        method: 'POST',
        body: form(OLD, NEW),
        headers: bearer(token),
      });
      expect(answer.status).toBe(404);
      expect(await (await off.call('/api/config')).json()).toMatchObject({ canCompare: false });
    } finally {
      await off.close();
    }
  });
});
