import { describe, expect, it } from 'vitest';
import { dutyTitle } from '../../../../src/domain/analysis/report/side-names.ts';

const teller = {
  tell: (words: string, values: Record<string, string> = {}) => words.replace('{side}', values['side'] ?? ''),
  say: () => null,
  language: 'en',
} as never;
const sides = [
  { id: 's1', name: 'I', role: null },
  { id: 's2', name: 'You', role: null },
];
const titleOf = (sideId: string, reader: string | null) =>
  dutyTitle(
    { sideId } as never,
    { sides, reader: { sideId: reader }, duties: [{ sideId }] } as never,
    teller,
  );

describe('The heading of duties of a side that a paper knows by a pronoun alone', () => {
  it('quotes the pronoun and does not speak as it', () => {
    expect(titleOf('s1', null)).toBe('What the side that writes “I” must do for the other party');
    expect(titleOf('s2', null)).toBe('What the side that the paper calls “you” must do for the other party');
    expect(titleOf('s1', 's2')).toBe('What the other party (the side that writes “I”) must do');
  });
  it('says “you” to the reader', () => expect(titleOf('s2', 's2')).toBe('What you must do'));
});
