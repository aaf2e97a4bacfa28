import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { wipe } from '../support/databases.ts';
import { bearer, startApp, uploadForm, type TestApp } from '../support/start-app.ts';

describe('POST /api/analyze', () => {
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    await wipe(app.database);
    ({ token } = await app.signIn());
  });

  const analyze = (form: FormData, headers: Record<string, string> = {}) =>
    app.call('/api/analyze', { method: 'POST', body: form, headers: { ...bearer(token), ...headers } });

  it('answers with six sections under their headings', async () => {
    const answer = await analyze(uploadForm());
    expect(answer.status).toBe(200);
    const body: unknown = await answer.json();
    expect(body).toMatchObject({
      outcome: 'completed',
      document: { kind: 'txt', pages: 1, ocrPages: 0, readPercent: 100 },
      provenance: { analyst: 'built-in', documentSha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
      analysis: expect.stringMatching(/^### 1\. Key Information\n\n/),
    });
    expect((body as { analysis: string }).analysis.match(/^### \d\. /gm)).toHaveLength(6);
  });
});
