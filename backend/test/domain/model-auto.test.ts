import { describe, expect, it } from 'vitest';

import type { Analyst } from '../../src/ports/analyst.ts';
import { createAutoAnalysts } from '../../src/domain/analysis/model/auto-analyst.ts';
import { createMissingModelAnalyst } from '../../src/domain/analysis/model/without-model.ts';
import type { LanguageModel } from '../../src/ports/language-model.ts';
import { NO_EVENTS, READER, workHere } from '../support/model-server/analyze-with.ts';
import { contractOf } from '../support/model-server/contract-of.ts';
import { createScriptedModel } from '../support/model-server/scripted-model.ts';

const named = (model: string | null): Analyst => ({
  profile: { analyst: model === null ? 'built-in' : 'ollama', model, isLocal: true },
  analyze: () => Promise.resolve({ outcome: 'rejected', reply: `by ${model ?? 'rules'}` }),
});

/** A choice whose time and server the test moves. */
function rig(first: LanguageModel | null) {
  const state = { seconds: 0, model: first, looks: 0 };
  const analysts = createAutoAnalysts({
    otherwise: named(null),
    find: () => {
      state.looks += 1;
      return Promise.resolve(state.model);
    },
    withModel: ({ name }) => named(name),
    clock: { now: () => new Date(state.seconds * 1_000) },
  });
  return { state, profile: async () => (await analysts.current()).profile, analysts };
}
const analyze = (analyst: Analyst) =>
  analyst.analyze(
    contractOf({ pages: 1 }),
    READER,
    { uid: 'u', today: new Date(0), events: NO_EVENTS },
    new AbortController().signal,
  );

describe('the automatic choice of analyst', () => {
  it('uses a model that is there, and rules otherwise', async () => {
    expect(await rig(createScriptedModel()).profile()).toMatchObject({
      analyst: 'ollama',
      model: 'scripted',
    });
    expect(await rig(null).profile()).toMatchObject({ analyst: 'built-in', model: null });
  });

  it('looks again after 30 seconds and not before', async () => {
    const { state, profile } = rig(null);
    await Promise.all([profile(), profile(), profile()]);
    state.model = createScriptedModel();
    state.seconds = 29;
    expect(await profile()).toMatchObject({ model: null });
    expect(state.looks).toBe(1);
    state.seconds = 30;
    expect(await profile()).toMatchObject({ model: 'scripted' });
    expect(state.looks).toBe(2);
  });

  it('leaves an analysis with the analyst that it began with', async () => {
    const { state, analysts } = rig(null);
    const chosen = await analysts.current();
    state.model = createScriptedModel();
    state.seconds = 120;
    expect(await analyze(await analysts.current())).toMatchObject({ reply: 'by scripted' });
    expect(await analyze(chosen)).toMatchObject({ reply: 'by rules' });
  });

  it('lets rules report, and says so, where the model that was asked for by name is not there', async () => {
    const missing = (isRequired: boolean) =>
      createMissingModelAnalyst({ provider: 'ollama', model: 'qwen3:8b', work: workHere, isRequired });
    expect(missing(false).profile).toMatchObject({ analyst: 'ollama', model: 'qwen3:8b' });
    expect(await analyze(missing(false))).toMatchObject({
      outcome: 'completed',
      notices: [{ code: 'model-not-used' }],
      madeBy: { analyst: 'built-in', model: null },
    });
    await expect(analyze(missing(true))).rejects.toMatchObject({ code: 'model_unavailable' });
  });
});
