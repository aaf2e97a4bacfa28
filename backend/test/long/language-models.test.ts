import { afterAll, describe, expect, it } from 'vitest';

import { LOCAL_DEADLINES } from '../../src/adapters/llm/deadlines.ts';
import { adaptersWith } from '../support/model-server/adapters.ts';
import { INSTANT } from '../support/model-server/engine.ts';
import { startModelServer } from '../support/model-server/model-server.ts';

/** The fetch of Node gives up on headers after 300 s; a processor needs longer for a long prompt. */
const SILENT_SECONDS = 305;

const server = await startModelServer({
  speed: { ...INSTANT, firstTokenSeconds: SILENT_SECONDS },
  answer: () => 'Two parties.',
});
afterAll(() => server.close());

const deadlines = { ...LOCAL_DEADLINES, firstTokenMs: 400_000 };
describe('a model that reads for more than five minutes', () => {
  it.concurrent.each(adaptersWith({ deadlines }))('still gives its answer through %s', async (_name, at) => {
    const prompt = { system: 'You explain contracts.', user: 'This Agreement…' };
    const completion = await at(server.url).complete(prompt, { maxTokens: 50 }, new AbortController().signal);
    expect(completion.text).toBe('Two parties.');
  });
});
