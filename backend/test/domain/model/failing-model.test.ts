import { describe, expect, it } from 'vitest';

import { errors } from '../../../src/domain/errors.ts';
import { analyzeWith } from '../../support/model-server/analyze-with.ts';
import { answerFindings, paragraphsSeen } from '../../support/model-server/brain.ts';
import { contractOf } from '../../support/model-server/contract-of.ts';
import {
  isOnRisks,
  isReading,
  NEEDLE,
  reportOf,
  saying,
  textOf,
  thinking,
} from '../../support/model-server/saying.ts';
import { createScriptedModel } from '../../support/model-server/scripted-model.ts';

describe('an analysis whose model fails', () => {
  it('says which pages the model could not read, and keeps the rest', async () => {
    const model = createScriptedModel({
      answer: (prompt) => (prompt.user.includes('NEEDLE-9') ? 'I am sorry, what?' : answerFindings(prompt)),
    });
    const verdict = await analyzeWith(
      model,
      contractOf({ pages: 40, needles: { 20: NEEDLE(9), 2: NEEDLE(1) } }),
    );
    const { notices } = reportOf(verdict);
    const notice = notices.find(({ code }) => code === 'model-part-not-read');
    expect(notice?.pages).toContain(20);
    expect(notice?.pages).not.toContain(2);
    expect(textOf(verdict)).toContain(notice?.text);
    expect(textOf(verdict)).toContain('NEEDLE-1');
  });

  it('lets rules report when no answer can be used, and is an error where the model is required', async () => {
    const model = createScriptedModel({ answer: 'No JSON today.' });
    const shares: string[] = [];
    const onRead = (share: string) => void shares.push(share);
    const report = reportOf(await analyzeWith(model, contractOf({ pages: 3 }), { onRead }));
    expect(model.prompts).toHaveLength(4);
    expect(report.notices.map(({ code }) => code)).toContain('model-not-used');
    expect(report.madeBy).toEqual({ analyst: 'built-in', model: null, isLocal: true });
    expect(textOf(report)).toContain('The AI model gave no usable answer on this paper');
    expect(textOf(report)).toContain('No AI language model was used.');
    await expect(
      analyzeWith(model, contractOf({ pages: 3 }), { onRead, isRequired: true }),
    ).rejects.toMatchObject({ code: 'model_answer_invalid' });
    expect(shares).toEqual(['none', 'none']);
  });

  it('takes an answer without a single finding on a whole contract for no answer', async () => {
    const report = reportOf(await analyzeWith(saying([]), contractOf({ pages: 2 })));
    expect(report.notices.map(({ code }) => code)).toContain('model-not-used');
  });

  it('keeps the finished points of an answer that was cut, and asks for the rest in halves', async () => {
    const model = thinking(32_768);
    let cuts = 0;
    const cutting = {
      ...model,
      complete: (async (prompt, options, signal) => {
        const completion = await model.complete(prompt, options, signal);
        if (!isReading(prompt) || cuts > 0) return completion;
        cuts += 1;
        return { ...completion, text: completion.text.slice(0, 500), isCut: true };
      }) satisfies typeof model.complete,
    };
    const report = reportOf(
      await analyzeWith(cutting, contractOf({ pages: 20, needles: { 19: NEEDLE(7) } })),
    );
    expect(textOf(report)).toContain('NEEDLE-7');
    expect(report.notices).toEqual([]);
    expect(model.prompts.filter(isReading)).toHaveLength(4);
  });

  it('halves with an end when the server refuses everything as too long', async () => {
    const model = createScriptedModel({ failure: 'too-long', contextTokens: 32_768 });
    const report = reportOf(await analyzeWith(model, contractOf({ pages: 60 })));
    // two parts, each halved until what is left is no smaller than what was refused
    expect(model.prompts.length).toBeLessThanOrEqual(10);
    expect(report.notices.map(({ code }) => code)).toContain('model-not-used');
  });

  it('halves a part that turns out too long, and loses nothing', async () => {
    const model = thinking(32_768);
    const small = {
      ...model,
      complete: ((prompt, options, signal) =>
        prompt.user.length > 30_000
          ? createScriptedModel({ failure: 'too-long' }).complete(prompt, options, signal)
          : model.complete(prompt, options, signal)) satisfies typeof model.complete,
    };
    const verdict = await analyzeWith(small, contractOf({ pages: 60, needles: { 59: NEEDLE(5) } }));
    expect(textOf(verdict)).toContain('NEEDLE-5');
    expect(reportOf(verdict).notices).toEqual([]);
    const seen = model.prompts
      .filter(isOnRisks)
      .flatMap(({ user }) => paragraphsSeen(user).map(({ id }) => id));
    expect(new Set(seen).size).toBe(reportOf(verdict).paragraphs.length);
  });

  it('fails as a whole when the model is required and fails, and when the reader leaves', async () => {
    const document = contractOf({ pages: 3 });
    const refusing = createScriptedModel({ failure: 'refused' });
    await expect(analyzeWith(refusing, document, { isRequired: true })).rejects.toMatchObject({
      code: 'model_unavailable',
    });
    const leaving = new AbortController();
    const answer = analyzeWith(createScriptedModel({ failure: 'silence' }), document, {
      signal: leaving.signal,
    });
    leaving.abort(errors.cancelled());
    await expect(answer).rejects.toMatchObject({ code: 'cancelled' });
  });
});
