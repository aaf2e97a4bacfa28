import { describe, expect, it } from 'vitest';

import { createQuestionTurns } from '../../../src/domain/analysis/model/plan/question-turns.ts';

describe('the order of questions on the parts of a paper', () => {
  const say = (turn: { readonly part: number; readonly question: number } | null) =>
    turn === null ? 'none' : `${turn.part}.${turn.question}`;

  it('has whoever asked about a part ask the rest about it at once, so that the server still holds it', () => {
    const turns = createQuestionTurns(3, 2);
    const [first, second] = [turns.next(null), turns.next(null)];
    expect([say(first), say(second)]).toEqual(['0.0', '1.0']);
    expect([say(turns.next(1)), say(turns.next(0)), say(turns.next(0))]).toEqual(['1.1', '0.1', '2.0']);
  });

  it('gives the second question on a part to those for whom no part is left at the start', () => {
    const turns = createQuestionTurns(2, 2);
    expect(Array.from({ length: 5 }, () => say(turns.next(null)))).toEqual([
      '0.0',
      '1.0',
      '0.1',
      '1.1',
      'none',
    ]);
  });

  it('has nobody read a part a second time only because they were done earlier', () => {
    const turns = createQuestionTurns(2, 2);
    turns.next(null);
    turns.next(null);
    expect([say(turns.next(0)), say(turns.next(0)), say(turns.next(1))]).toEqual(['0.1', 'none', '1.1']);
  });

  it.each([
    [1, 1],
    [1, 4],
    [5, 4],
    [7, 2],
  ])('asks every question on %i parts once where %i ask at the same time', (parts, readers) => {
    const turns = createQuestionTurns(parts, 2);
    const asked: string[] = [];
    let last: (number | null)[] = Array.from({ length: readers }, () => null);
    while (last.length > 0) {
      last = last.flatMap((part) => {
        const turn = turns.next(part);
        if (turn === null) return [];
        asked.push(say(turn));
        return [turn.part];
      });
    }
    expect(asked.toSorted()).toEqual(
      Array.from({ length: parts }, (_, part) => [`${part}.0`, `${part}.1`]).flat(),
    );
  });
});
