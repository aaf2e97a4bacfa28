import { describe, expect, it } from 'vitest';
import { documentFromText } from '../../../../src/domain/analysis/document/plain-document.ts';
import { toLegalText } from '../../../../src/domain/analysis/document/legal-text.ts';
import { findDuties } from '../../../../src/domain/analysis/reading/duties/find-duties.ts';
import { bearersOf } from '../../../../src/domain/analysis/reading/duties/implied-duties.ts';
import { presentDeed } from '../../../../src/domain/analysis/reading/duties/registers/present-deeds.ts';
import { moneySaid } from '../../../../src/domain/analysis/reading/duties/registers/money-said.ts';
import { namedBy, registerRules } from '../../../../src/domain/analysis/reading/duties/registers/named-by.ts';
import { findFrames } from '../../../../src/domain/analysis/reading/frames/find-frames.ts';
import { MONEY_SAID } from '../../../../src/domain/analysis/reading/languages/en/registers/money-said.ts';
import type { PaperSides } from '../../../../src/domain/analysis/reading/sides/side.ts';
import { pair, side } from '../../../support/papers/sides.ts';

const studio = pair(
  side('y', 'Member', { pronoun: 'you', isStronger: false }),
  side('w', 'Studio', { pronoun: 'we', isStronger: true }),
);
const letter = pair(
  side('y', null, { name: 'Bram Okonjo', pronoun: 'you' }),
  side('i', null, { name: 'Tess Lindqvist', pronoun: 'i' }),
);
const sale = pair(side('b', 'Buyer', { isStronger: null }), side('s', 'Seller', { isStronger: null }));

const told = (raw: string, sides: PaperSides) => {
  const text = toLegalText(documentFromText(raw));
  return findDuties(text, findFrames(text, sides), sides).map(({ sideId, quotes }) => [
    sideId,
    quotes.at(-1)!.text,
  ]);
};
/** Whom the paper binds, sentence by sentence. */
const bearers = (raw: string, sides: PaperSides) => told(raw, sides).map(([id]) => id);

describe('The examples beside the wordings', () => {
  it.each(registerRules().flatMap((one) => one.rule.examples.map((words) => [words, one] as const)))(
    'finds: %s',
    (words, one) => {
      expect(namedBy(one, words)).toBe(0);
    },
  );
  it.each(registerRules().flatMap((one) => one.rule.counterExamples.map((words) => [words, one] as const)))(
    'leaves alone: %s',
    (words, one) => {
      expect(namedBy(one, words)).toBeNull();
    },
  );
  it.each(MONEY_SAID.flatMap((rule) => rule.examples.map((words) => [words, rule.bearer] as const)))(
    'hears of money: %s',
    (words, bearer) => {
      expect(moneySaid(words)?.bearer).toBe(bearer);
    },
  );
  it.each(MONEY_SAID.flatMap((rule) => rule.counterExamples))('hears of no payment: %s', (words) => {
    expect(moneySaid(words)).toBeNull();
  });
});

describe('Duties told without must and without a doer', () => {
  it.each([
    ['what somebody gets', 'You get a copy of the class list each September.', studio, ['w']],
    ['what is sent to somebody', 'A summary of the lessons is sent to you each June.', studio, ['w']],
    ['who is told', 'You are told a fortnight before a class moves.', studio, ['w']],
    ['what nobody does to somebody', 'Nobody opens your locker.', studio, ['w']],
    ['what is whose to do', 'Ballet shoes and tights are yours to bring.', studio, ['y']],
    ['what is on whom', 'Electricity and heating are on us.', studio, ['w']],
    ['what one has to hold', 'You need a doctor’s note in the first week.', studio, ['y']],
    ['notice from one of them', 'Three weeks’ notice from you is enough.', studio, ['y']],
    ['notice that is asked for', 'We ask for four weeks’ notice in writing.', studio, ['y']],
    ['what the writer needs', 'I shall need the spare key back by Friday.', letter, ['y']],
    ['what somebody gets behind a condition', 'If a class is cancelled you get a free one.', studio, ['w']],
    ['money behind a condition', 'If the hall is shut, your fee comes back to you.', studio, ['w']],
    [
      'what is asked back on a day of theirs',
      'On your last day we shall need the locker key back.',
      studio,
      ['y'],
    ],
    ['a message in the present', 'We e-mail you a list of dates in June.', studio, ['w']],
    ['a third person', 'On the last day the Buyer gets the log book.', sale, ['s']],
  ])('tells %s under that side', (_, raw, sides, expected) => {
    expect(bearers(raw, sides)).toEqual(expected);
  });

  it.each([
    ['an order', 'Rinse the barre after class.'],
    ['an order with a softener', 'Just text the desk by noon.'],
    ['an order not to', 'Please don’t hang coats on the mirrors.'],
    ['an order behind a condition', 'If a mat tears, tape it before the next class.'],
    ['a ban', 'No chewing gum in the big hall.'],
    ['what nobody may', 'Nobody may sleep in the changing rooms.'],
    ['what is not allowed', 'Filming and streaming are not allowed.'],
    ['a rule of the house', 'Street shoes stay in the porch.'],
  ])('tells %s as asked of whoever is spoken to', (_, raw) => {
    expect(bearers(raw, studio)).toEqual(['y']);
  });

  it.each([
    ['an offer in the form of an order', 'Bring a friend and you both dance for free that day.'],
    ['a condition in the form of an order', 'Cancel by Thursday and nothing is charged.'],
    ['what is not there', 'No joining fee in September.'],
    ['a name that could be an order', 'Work done on Sundays is rare.'],
    ['what protects the reader', 'Nobody may take your place in the class.'],
    ['a permission', 'Leave whenever you like.'],
    ['what nobody minds', 'Nobody minds if you are late.'],
    ['a thing that is given to somebody for good', 'The photographs are yours from that day.'],
  ])('tells no duty of the reader from %s', (_, raw) => {
    expect(bearers(raw, studio)).not.toContain('y');
  });
});

describe('Money of which no sentence says whose it is', () => {
  const lesson = 'Your instalments are due in May and October. You pay €300 on signing.';
  it.each([
    ['a price', 'The season price is €900.', 'y'],
    ['a deposit', 'There’s a deposit of €90.', 'y'],
    ['a fragment', '€45 a month, on the first.', 'y'],
    ['a charge', 'A lost tag is €12.', 'y'],
    ['money that comes back', 'Unused months are paid back.', 'i'],
    ['a receipt', 'A receipt is given for every payment.', 'i'],
    ['money to the speaker', '€20 a week to me, in cash.', 'y'],
  ])('tells %s under who pays or is paid by the rest of the paper', (_, raw, expected) => {
    expect(bearers(`${lesson} ${raw}`, letter).at(-1)).toBe(expected);
  });

  it('tells no payment that is spared', () => {
    expect(
      told(`${lesson} The deposit is €50 less in June.`, letter).map(([, words]) => words),
    ).not.toContain('The deposit is €50 less in June.');
  });

  it('hears from the paper who pays where roles do not say', () => {
    const payer = (raw: string) => bearersOf(letter, toLegalText(documentFromText(raw))).payer;
    expect(payer('You are paid every Friday. Your wages go to your account.')).toBe('i');
    expect(payer('You pay the rent on the first. Your bills come by post.')).toBe('y');
    expect(payer('I pay the garage for the repair.')).toBeNull();
    expect(payer('If the car is stolen I pay you €900.')).toBeNull();
  });
});

describe('Deeds told in the present', () => {
  it.each([
    ['behind words of time without a comma', 'Twice a term we tune the piano and sweep the hall.', 'w'],
    ['behind a condition without a comma', 'When a class is called off we ring you.', 'w'],
    ['behind a rhythm of days', 'Three weeks before the show we send the list to all.', 'w'],
    ['of the people of a firm', 'Our receptionist answers within a day.', 'w'],
    ['of people who belong to one of them', 'A teacher checks the mats each morning.', 'w'],
    ['of nobody, with a rhythm', 'The showers are cleaned every evening.', 'w'],
    ['of nobody, with a limit', 'A broken locker is repaired within two days.', 'w'],
    ['in the passive with its doer', 'The costumes are ironed before each show by us.', 'w'],
    ['of the reader', 'Before coming in you wash your feet.', 'y'],
  ])('are told %s', (_, raw, expected) => {
    expect(bearers(raw, studio)).toEqual([expected]);
  });

  it.each([
    ['which things are meant', 'Songs and steps you make here are free to all.'],
    ['when something is', 'The day you leave is the last of the term.'],
    ['an offer', 'If you like we tape your shoes.'],
    ['what stays with somebody', 'In June we keep half of it.'],
    ['what somebody may do', 'Now and then we can lend you a mat.'],
    ['what prices do', 'The fee is looked at every spring.'],
    ['what one decides', 'The cast is decided by us.'],
  ])('are not read from %s', (_, raw) => {
    expect(bearers(raw, studio)).toEqual([]);
  });
});

describe('Recitals', () => {
  it('end where a numbered clause binds somebody', () => {
    const raw = [
      'RECITALS',
      'The Seller has kept bees since she was ten.',
      'Section 1. What the Seller does. The Seller shall deliver the hives by night.',
    ].join('\n\n');
    expect(told(raw, sale).map(([id, words]) => [id, words])).toEqual([
      ['s', 'The Seller shall deliver the hives by night.'],
    ]);
  });
});

it('A statement that somebody makes is no deed', () => {
  expect(presentDeed('for this section !@0 make the following statement:', false)).toBeNull();
  expect(presentDeed('for this section !@0 make good what is broken.', false)).toBe(0);
});
