import { describe, expect, it } from 'vitest';
import { isForEveryone, withAdvice } from '../../../../src/domain/analysis/reading/burdens/what-to-do.ts';
import { ADVICE } from '../../../../src/domain/analysis/reading/messages/en/advice.ts';

const message = {
  title: 'A title',
  reason: 'A reason.',
  ask: 'Ask.',
  wording: null,
  fallback: null,
};
const asked = (beside: readonly string[], isOffered = false) =>
  withAdvice(message, 'forum', beside, { advice: ADVICE, isOffered }).ask;

describe('What the reader can do', () => {
  it('is the way out that stands beside a clause, with its deadline', () => {
    const beside = ['Disputes go to an arbitrator.', 'You can opt out by letter within 21 days of joining.'];
    expect(asked(beside)).toContain('within 21 days');
  });

  it('is no way out that the paper denies', () => {
    expect(asked(['Disputes go to an arbitrator.', 'You cannot opt out of this.'])).toBe('Ask.');
  });

  it('is something other than asking where the terms are the same for everyone', () => {
    expect(asked(['Disputes go to an arbitrator.'], true)).not.toMatch(/^Ask/);
  });

  it.each([
    ['Sailmaker terms of use. Please read them.', true],
    ['By creating an account you accept these rules.', true],
    ['You agree to these terms by downloading the app.', true],
    ['Agreement between Ivo Brandt (landlord) and Mira Lux (tenant).', false],
  ])('depends on whether “%s” is offered to everyone', (text, isOffered) => {
    expect(isForEveryone({ text })).toBe(isOffered);
  });
});
