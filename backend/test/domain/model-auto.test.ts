import { describe, expect, it } from 'vitest';

import type { Analyst } from '../../src/ports/analyst.ts';
import {
  createAutoAnalyst,
  createMissingModelAnalyst,
} from '../../src/domain/analysis/model/auto-analyst.ts';
import type { LanguageModel } from '../../src/ports/language-model.ts';
import { NO_EVENTS, READER } from '../support/model-server/analyze-with.ts';
import { contractOf } from '../support/model-server/contract-of.ts';
import { createScriptedModel } from '../support/model-server/scripted-model.ts';

const named = (model: string | null): Analyst => ({
  profile: () => Promise.resolve({ analyst: model === null ? 'built-in' : 'ollama', model, isLocal: true }),
  analyze: () => Promise.resolve({ outcome: 'rejected', reply: `by ${model ?? 'rules'}` }),
});

/** A choice whose time and server the test moves. */
function rig(first: LanguageModel | null) {
  const state = { seconds: 0, model: first, looks: 0 };
  const analyst = createAutoAnalyst({
    otherwise: named(null),
    find: () => {
      state.looks += 1;
      return Promise.resolve(state.model);
    },
    withModel: ({ name }) => named(name),
    clock: { now: () => new Date(state.seconds * 1_000) },
  });
  return { state, analyst };
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
    expect(await rig(createScriptedModel()).analyst.profile()).toMatchObject({
      analyst: 'ollama',
      model: 'scripted',
    });
    expect(await rig(null).analyst.profile()).toMatchObject({ analyst: 'built-in', model: null });
  });

  it('looks again after 30 seconds and not before', async () => {
    const { state, analyst } = rig(null);
    await Promise.all([analyst.profile(), analyst.profile(), analyst.profile()]);
    state.model = createScriptedModel();
    state.seconds = 29;
    expect(await analyst.profile()).toMatchObject({ model: null });
    expect(state.looks).toBe(1);
    state.seconds = 30;
    expect(await analyst.profile()).toMatchObject({ model: 'scripted' });
    expect(state.looks).toBe(2);
  });

  it('keeps one analysis with the analyst that was told', async () => {
    const { state, analyst } = rig(null);
    const settled = await analyst.settle!();
    await analyst.profile();
    state.model = createScriptedModel();
    state.seconds = 120;
    expect(await analyze(settled)).toMatchObject({ reply: 'by rules' });
    expect(await analyze(analyst)).toMatchObject({ reply: 'by rules' });
    await analyst.profile();
    expect(await analyze(analyst)).toMatchObject({ reply: 'by scripted' });
  });

  it('fails rather than fall back when a model was asked for by name', async () => {
    const missing = createMissingModelAnalyst('ollama', 'qwen3:8b');
    expect(await missing.profile()).toMatchObject({ analyst: 'ollama', model: 'qwen3:8b' });
    await expect(analyze(missing)).rejects.toMatchObject({ code: 'model_unavailable' });
  });
});
