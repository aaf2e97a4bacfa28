import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPlainAnalyst } from '../../src/adapters/memory/analyst.ts';
import { wipe } from '../support/databases.ts';
import { createGate } from '../support/gate.ts';
import { readEvents } from '../support/read-events.ts';
import { bearer, startApp, uploadForm, type TestApp } from '../support/start-app.ts';

describe('POST /api/analyze', () => {
  let app: TestApp;
  let token: string;
  let uid: string;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    await wipe(app.database);
    ({ token, uid } = await app.signIn());
  });

  const analyze = (form: FormData, headers: Record<string, string> = {}) =>
    app.call('/api/analyze', { method: 'POST', body: form, headers: { ...bearer(token), ...headers } });

  it('answers with six sections under their headings', async () => {
    const answer = await analyze(uploadForm());
    expect(answer.status).toBe(200);
    const body: unknown = await answer.json();
    expect(body).toMatchObject({
      outcome: 'completed',
      report: { version: 1, reader: { typed: 'Tenant' }, paper: { country: 'India' } },
      document: { kind: 'txt', pages: 1, ocrPages: 0, readPercent: 100 },
      provenance: { analyst: 'built-in', documentSha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
      analysis: expect.stringMatching(/^### 1\. Key Information\n\n/),
    });
    expect((body as { analysis: string }).analysis.match(/^### \d\. /gm)).toHaveLength(6);
  });

  it('reads what does not look legal only when it is asked to', async () => {
    const answerTo = async (readAnyway: string) => {
      const answer = await analyze(
        uploadForm(
          { readAnyway, firebaseUid: uid, reportLanguage: 'en' },
          'Chop two onions and fry them in oil.',
        ),
      );
      return (await answer.json()) as { outcome: string; report: unknown };
    };
    expect(await answerTo('false')).toMatchObject({ outcome: 'rejected', report: null });
    expect(await answerTo('true')).toMatchObject({ outcome: 'completed', report: { version: 1 } });
  });

  it('is refused before its body is read where the one slot left is spared for others', async () => {
    const gate = createGate();
    const crowded = await startApp({
      database: app.database,
      analyst: createPlainAnalyst({ before: gate.before }),
      queue: { slots: 2, maxWaiting: 0 },
    });
    try {
      const [ours, other] = [await crowded.signIn(), await crowded.signIn('other@example.org')];
      const send = async (person: typeof ours, body: FormData) =>
        (await crowded.call('/api/analyze', { method: 'POST', body, headers: bearer(person.token) })).status;
      const first = send(ours, uploadForm());
      await expect.poll(gate.waiting).toBe(1);
      // Whoever reads a form without a file answers 400.
      expect(await send(ours, new FormData())).toBe(503);
      expect(await send(other, new FormData())).toBe(400);
      gate.open();
      expect(await first).toBe(200);
    } finally {
      await crowded.close();
    }
  });

  it('shows no more of an endless report while it is made than it delivers in the end', async () => {
    const endless = createPlainAnalyst({ words: '- A point of the report.\n'.repeat(40_000) });
    const talkative = await startApp({ database: app.database, analyst: endless });
    try {
      const { token: ours } = await talkative.signIn();
      const answer = await talkative.call('/api/analyze', {
        method: 'POST',
        body: uploadForm(),
        headers: { ...bearer(ours), Accept: 'text/event-stream' },
      });
      const events = await readEvents(answer).rest();
      const shown = events.flatMap(([name, data]) =>
        name === 'section' ? [(data as { content: string }).content] : [],
      );
      expect(shown).toHaveLength(6);
      expect(Buffer.byteLength(shown.join(''))).toBeLessThanOrEqual(100_000);
      const [name, done] = events.at(-1) ?? [];
      expect(name).toBe('done');
      expect(Buffer.byteLength((done as { analysis: string }).analysis)).toBeLessThanOrEqual(100_000);
    } finally {
      await talkative.close();
    }
  });
});
