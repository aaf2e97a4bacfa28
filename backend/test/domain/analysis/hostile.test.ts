import { expect, it } from 'vitest';
import { verdictOn } from './fixtures.ts';

const OPENING =
  'This Agreement is between Alpha Corp ("Alpha") and Beta Ltd ("Beta"). The parties shall hereby agree. Governed by the laws of Texas. ';
const LENGTH = 300_000;
const repeated = (piece: string) => OPENING + piece.repeat(Math.ceil(LENGTH / piece.length));

// The runner's own time limit is the judge: a pattern that runs wild would never come back.
it.each([
  ['one letter again and again', 'a '],
  ['one endless word', 'x'],
  ['nested brackets', '('],
  ['quotation marks', '"a" '],
  ['full stops', '. '],
  ['blanks', '_'],
  ['number words', 'one hundred and '],
  ['clause numbers', '1.1 '],
  ['duties without an end', 'Alpha shall not '],
  ['openings without an end', 'between Alpha and '],
  ['capitals', 'AGREEMENT '],
  ['dates', 'January 5, 2020 '],
  ['money', '$1,000 '],
  ['markdown', '*_[]<>'],
  ['empty lines', '\n\na'],
  ['spaces', ' '],
  ['whole sentences', OPENING],
  ['list marks before a ban on passing it on', `${'(a) '.repeat(24)}Alpha may not assign it to anybody. `],
  ['late fees on a rent without its period', 'Alpha pays a late fee of $7 for overdue rent. '],
])(
  'gets through %s',
  (_kind, piece) => {
    expect(['completed', 'rejected']).toContain(verdictOn(repeated(piece)).outcome);
  },
  30_000,
);
