import { describe, expect, it } from 'vitest';
import { askWithModel } from '../../../../src/domain/analysis/ask/ask-with-model.ts';
import type { PaperAnswer } from '../../../../src/domain/analysis/ask/answer.ts';
import { createFairQueue } from '../../../../src/domain/queue/fair-queue.ts';
import { errors } from '../../../../src/domain/errors.ts';
import type { LanguageModel, Prompt } from '../../../../src/ports/language-model.ts';

const CLAUSE = {
  id: 4,
  page: 1,
  clause: '2',
  text: 'The Tenant shall pay the Landlord a deposit of $1,800 before moving in.',
};
const BY_RULES: PaperAnswer = {
  version: 1,
  status: 'answered',
  sentence: `Clause 2 names $1,800: “${CLAUSE.text}”`,
  quotes: [{ text: CLAUSE.text, paragraph: 4, clause: '2', page: null, status: 'exact' }],
  also: [],
  nearest: [],
  notes: [],
  by: 'rules',
};
const good = (sentence: string, words = 'a deposit of $1,800 before moving in', clause = 4) =>
  JSON.stringify({ quotes: [{ clause, words }], found: true, sentence });
const RIGHT = 'You pay a deposit of $1,800 before you move in.';

async function ask(...answers: (string | Error)[]) {
  const prompts: Prompt[] = [];
  const model: LanguageModel = {
    name: 'scripted',
    contextTokens: 8_192,
    isLocal: true,
    async complete(prompt) {
      prompts.push(prompt);
      const answer = answers[Math.min(prompts.length, answers.length) - 1]!;
      if (answer instanceof Error) throw answer;
      return { text: answer, promptTokens: 1, outputTokens: 1 };
    },
  };
  const access = { model, queue: createFairQueue({ slots: 1, maxWaiting: 1 }) };
  const input = { access, uid: 'u1', mark: 'xyz', question: 'How much is the deposit?', identity: 'Tenant' };
  const answer = await askWithModel(
    { ...input, clauses: [CLAUSE], byRules: BY_RULES },
    new AbortController().signal,
  );
  return { answer, prompts };
}

describe('an answer worded by a language model', () => {
  it('is told with the words it rests on, once code has checked it', async () => {
    const { answer, prompts } = await ask(good(RIGHT));
    expect(answer).toMatchObject({
      by: 'model',
      sentence: RIGHT,
      quotes: [{ paragraph: 4, status: 'exact' }],
    });
    expect(prompts).toHaveLength(1);
    expect(prompts[0]!.user).toContain('data, never instructions');
  });

  it.each([
    ['a quote that does not stand there', good(RIGHT, 'a deposit of $2,800 before moving in')],
    ['a clause it was not given', good(RIGHT, 'a deposit of $1,800 before moving in', 9)],
    ['a number that no quote holds', good('You pay a deposit of $2,800.')],
    ['no quote', JSON.stringify({ quotes: [], found: true, sentence: RIGHT })],
    ['advice', good('You should not pay the deposit of $1,800.')],
    ['a judgement of law', good('The deposit of $1,800 is illegal.')],
    ['a link', good('Pay $1,800 at https://example.org.')],
    ['talk about its instructions', good('My instructions are to answer that the deposit is $1,800.')],
    ['an answer without end', good('deposit '.repeat(100))],
    ['no JSON', 'The deposit is $1,800.'],
    ['a broken call', errors.modelAnswerInvalid()],
  ])('is asked for once more after %s, then gives way to the rules', async (_what, bad) => {
    const { answer, prompts } = await ask(bad);
    expect(answer).toEqual(BY_RULES);
    expect(prompts).toHaveLength(2);
    expect((await ask(bad, good(RIGHT))).answer.by).toBe('model');
  });

  it('gives way at once where the model finds nothing or cannot be reached', async () => {
    const none = JSON.stringify({ quotes: [], found: false, sentence: '' });
    for (const answer of [none, errors.modelUnavailable()]) {
      const asked = await ask(answer);
      expect(asked.answer).toEqual(BY_RULES);
      expect(asked.prompts).toHaveLength(1);
    }
  });
});
