import { describe, expect, it } from 'vitest';

import { DomainError, errors } from '../../src/domain/errors.ts';
import type { CompletionOptions, LanguageModel } from '../../src/ports/language-model.ts';

/** How a test steers whatever stands behind the adapter. */
export interface LanguageModelRig {
  answering(text: string): Promise<LanguageModel>;
  /** Ends its answer before it is complete. */
  cutting(): Promise<LanguageModel>;
  refusing(): Promise<LanguageModel>;
  silent(): Promise<LanguageModel>;
  /** Has a window that the prompt does not fit. */
  overflowing(): Promise<LanguageModel>;
}

const PROMPT = { system: 'You explain contracts.', user: 'This Agreement is made between two parties.' };

const ask = (model: LanguageModel, signal: AbortSignal, more: Partial<CompletionOptions> = {}) =>
  model.complete(PROMPT, { maxTokens: 200, ...more }, signal);
const never = () => new AbortController().signal;

/** What every language model promises, whoever makes it. */
export const describeLanguageModel = (name: string, rig: LanguageModelRig) =>
  describe(`${name} as a LanguageModel`, () => {
    it('returns the whole answer, trimmed, with the tokens it cost', async () => {
      const completion = await ask(await rig.answering('  Two parties.\n'), never());
      expect(completion.text).toBe('Two parties.');
      expect(completion.promptTokens).toBeGreaterThan(0);
      expect(completion.outputTokens).toBeGreaterThan(0);
    });

    it('hands the answer out piece by piece', async () => {
      const pieces: string[] = [];
      const text = 'A first sentence that is long enough to come in pieces.';
      await ask(await rig.answering(text), never(), { onText: (delta) => pieces.push(delta) });
      expect(pieces.join('').trim()).toBe(text);
      expect(pieces.length).toBeGreaterThan(1);
    });

    it('leaves out what the model thought aloud', async () => {
      const model = await rig.answering('<think>Is this a trick?</think>\nTwo parties.');
      expect((await ask(model, never())).text).toBe('Two parties.');
    });

    it('returns JSON when it is given a schema', async () => {
      const schema = { type: 'object', properties: { a: { type: 'string' } }, required: ['a'] };
      const model = await rig.answering('{"a":"b"}');
      expect(JSON.parse((await ask(model, never(), { schema })).text)).toEqual({ a: 'b' });
    });

    it.each([
      ['an empty answer', 'model_answer_invalid', () => rig.answering(' \n ')],
      ['a cut answer', 'model_answer_invalid', () => rig.cutting()],
      ['a refusal', 'model_unavailable', () => rig.refusing()],
      ['a prompt over the window', 'document_too_large', () => rig.overflowing()],
    ])('reports %s as %s', async (_case, code, model) => {
      const failure = await ask(await model(), never()).catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(DomainError);
      expect(failure).toMatchObject({ code });
    });

    it('stops at once with the reason of the signal', async () => {
      const leaving = new AbortController();
      const answer = ask(await rig.silent(), leaving.signal);
      leaving.abort(errors.cancelled());
      await expect(answer).rejects.toMatchObject({ code: 'cancelled' });
    });

    it('does not start when the signal has aborted before', async () => {
      const model = await rig.answering('Two parties.');
      await expect(ask(model, AbortSignal.abort(errors.modelTimeout()))).rejects.toMatchObject({
        code: 'model_timeout',
      });
    });
  });
