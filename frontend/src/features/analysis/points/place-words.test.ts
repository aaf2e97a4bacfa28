import { expect, it } from 'vitest';
import { quotePlace } from './place-words.ts';

it.each([
  [
    'This agreement is between Ironleaf Fitness Club LLC and you',
    '“This agreement is between Ironleaf\u00A0…”',
  ],
  [
    'Between Piotr Lindqvist (the "Head Tenant") and Ana Roy, the Subtenant',
    '“Between Piotr Lindqvist\u00A0…”',
  ],
  ['The “Club” and the Member agree to all this', '“The “Club” and the Member\u00A0…”'],
  ['[04/08/2025, 18:12:02] Gemma Holt: Rent is 540 a month, due', '“Rent is 540 a month,\u00A0…”'],
  ['IRONLEAF CLUB', '“IRONLEAF CLUB”'],
])('previews the words “%s” as %s', (text, expected) => {
  const place = { paragraph: 1, clause: null, page: null, status: 'exact' } as const;
  expect(quotePlace({ ...place, text })).toBe(expected);
});
