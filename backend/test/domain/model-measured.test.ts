import { describe, expect, it } from 'vitest';
import { createManualClock } from '../../src/adapters/memory/clock.ts';
import { createNoMetrics } from '../../src/adapters/memory/metrics.ts';
import { createMeasuredModel } from '../../src/domain/analysis/model/measure-model.ts';
import { errors } from '../../src/domain/errors.ts';
import type { Completion, LanguageModel } from '../../src/ports/language-model.ts';

describe('A measured model', () => {
  const answer: Completion = { text: 'Two parties.', promptTokens: 9, outputTokens: 3 };
  const prompt = { system: 'You explain contracts.', user: 'This Agreement…' };

  const measure = (complete: () => Promise<Completion>) => {
    const clock = createManualClock();
    const measured: [string, number][] = [];
    const model: LanguageModel = {
      name: 'any',
      contextTokens: 8_192,
      isLocal: true,
      complete: async () => {
        clock.advance(2_500);
        return complete();
      },
    };
    const metrics = {
      ...createNoMetrics(),
      modelAnswered: (outcome: string, seconds: number) => void measured.push([outcome, seconds]),
    };
    const wrapped = createMeasuredModel({ model, metrics, clock });
    return {
      measured,
      ask: () => wrapped.complete(prompt, { maxTokens: 100 }, new AbortController().signal),
    };
  };

  it('answers as it would, and its time is known', async () => {
    const { measured, ask } = measure(async () => answer);
    expect(await ask()).toEqual(answer);
    expect(measured).toEqual([['ok', 2.5]]);
  });

  it.each([
    [errors.modelUnavailable(), 'model_unavailable'],
    [errors.cancelled(), 'cancelled'],
    [new TypeError('words of a document'), 'internal'],
  ])('fails as it would, and only the code is known: %s', async (failure, outcome) => {
    const { measured, ask } = measure(() => Promise.reject(failure));
    await expect(ask()).rejects.toBe(failure);
    expect(measured).toEqual([[outcome, 2.5]]);
  });
});
