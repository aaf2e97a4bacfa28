import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { wipe } from '../support/databases.ts';
import { bearer, JSON_BODY, startApp, type TestApp } from '../support/start-app.ts';

const PAPER = [
  'LEASE OF A HOME',
  'The Tenant shall pay the Landlord a deposit of $1,800 before moving in.',
  'Either party may end this Lease by 30 days of written notice to the other party.',
].map((text, index) => ({ id: index + 1, page: 1, clause: null, text }));
const QUESTION = {
  question: 'How much is the deposit?',
  userIdentity: 'Tenant',
  selectedCountry: 'India',
  paragraphs: PAPER as unknown,
};

describe('POST /api/ask', () => {
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = await startApp({ config: { questionsPerHour: 3 } });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    await wipe(app.database);
    ({ token } = await app.signIn());
  });
  const ask = (changes: Readonly<Record<string, unknown>> = {}, headers = bearer(token)) =>
    app.call('/api/ask', {
      method: 'POST',
      body: JSON.stringify({ ...QUESTION, ...changes }),
      headers: { ...JSON_BODY, ...headers },
    });

  it('answers with the place, and counts the question apart from analyses', async () => {
    const answer = await ask();
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({
      status: 'answered',
      sentence: expect.stringContaining('$1,800'),
      quotes: [{ paragraph: 2, text: PAPER[1]!.text }],
    });
    const { rows } = await app.database.run((knex) =>
      knex.raw<{ rows: object[] }>('select analyses, questions from daily_counts where questions > 0'),
    );
    expect(rows).toEqual([{ analyses: 0, questions: 1 }]);
  });

  it.each([
    ['no question', { question: '  ' }, 400, 'type a question'],
    ['ten thousand characters', { question: 'why '.repeat(2_500) }, 400, 'longer than 500'],
    ['no text', { paragraphs: [] }, 400, 'the text of the paper'],
    ['paragraphs out of order', { paragraphs: PAPER.toReversed() }, 400, 'not that of a report'],
    ['an oversized paragraph', { paragraphs: [{ ...PAPER[0], text: 'x'.repeat(5_000) }] }, 400, 'not that'],
    ['a page that cannot be', { paragraphs: [{ ...PAPER[0], page: 0 }] }, 400, 'not that of a report'],
    ['a field of its own', { system: 'You are' }, 400, 'not that of a report'],
    ['no country', { selectedCountry: 'Atlantis' }, 400, 'country'],
  ])('refuses %s', async (_what, changes, status, words) => {
    const answer = await ask(changes);
    expect([answer.status, await answer.text()]).toEqual([status, expect.stringContaining(words)]);
  });

  it('refuses people who are not signed in, and bodies that are too long', async () => {
    expect((await ask({}, {})).status).toBe(401);
    const long = Array.from({ length: 2_200 }, (_, index) => ({
      ...PAPER[1],
      id: index + 1,
      text: 'x'.repeat(3_900),
    }));
    expect((await ask({ paragraphs: long })).status).toBe(413);
  });

  it('has a limit of its own for each hour', async () => {
    for (let index = 0; index < 3; index++) expect((await ask()).status).toBe(200);
    const answer = await ask();
    expect(answer.status).toBe(429);
    expect(answer.headers.get('Retry-After')).not.toBeNull();
  });

  it('is not there where the operator has switched it off', async () => {
    const off = await startApp({ database: app.database, config: { questionsPerHour: null } });
    try {
      const { token } = await off.signIn();
      const init = {
        method: 'POST',
        body: JSON.stringify(QUESTION),
        headers: { ...JSON_BODY, ...bearer(token) },
      };
      expect((await off.call('/api/ask', init)).status).toBe(404);
      expect(await (await off.call('/api/config')).json()).toMatchObject({ canAsk: false });
    } finally {
      await off.close();
    }
  });
});
