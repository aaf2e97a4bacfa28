import { describe, expect, it } from 'vitest';

import { isDutyOfReader } from '../../../src/domain/analysis/model/checks/duty-side.ts';
import { saysOpposite } from '../../../src/domain/analysis/model/checks/quote/against-quote.ts';
import { asksForGiven, forgetsCase } from '../../../src/domain/analysis/model/checks/quote/beyond-cases.ts';
import { exaggeratesNotes } from '../../../src/domain/analysis/model/checks/quote/beyond-quote.ts';
import { measuresOtherwise } from '../../../src/domain/analysis/model/checks/quote/other-measure.ts';
import { isContradicted } from '../../../src/domain/analysis/model/checks/quote/said-elsewhere.ts';
import { takesInMore } from '../../../src/domain/analysis/model/checks/quote/wider-than-words.ts';
import type { ModelFinding } from '../../../src/domain/analysis/model/answers/read-findings.ts';
import type { PaperSides } from '../../../src/domain/analysis/reading/sides/side.ts';

describe('A sentence that measures otherwise than its words', () => {
  it.each([
    ['It costs 3% a week.', 'Ten days are free, then 3% a month'],
    ['Coming late once can end it.', 'Come late twice and the place goes to the next'],
    ['One is out after a single missed visit.', 'Miss a visit three times and we may cross you off'],
    ['They keep the €400 you paid.', 'After that we keep €90 of it'],
    ['You play four old songs a night.', 'The band may ask for two old songs a night'],
    ['The $15 is added to the last bill.', 'If it rains you get $15 off the last bill'],
  ])('is left out: %s', (sentence, quote) => {
    expect(measuresOtherwise(sentence, quote)).toBe(true);
  });

  it.each([
    ['It costs 3% a month after ten days.', 'Ten days are free, then 3% a month'],
    ['Once it is late the place is gone.', 'Come late twice and the place goes to the next'],
    ['You play two old songs a night.', 'The band may ask for two old songs a night'],
    ['They keep €90 of the €400.', 'After that we keep €90 of it'],
    ['You get $15 less to pay.', 'If it rains you get $15 off the last bill'],
  ])('and stays where it measures alike: %s', (sentence, quote) => {
    expect(measuresOtherwise(sentence, quote)).toBe(false);
  });
});

describe('A sentence that takes in more than its words', () => {
  it.each([
    ['You may not take any client.', 'For a year he takes no dental or medical client'],
    ['You may not join any other band at all.', 'He does not play for the River Street band'],
    ['Every copy is free.', 'One copy per lesson is free'],
    ['You lose the whole rent.', 'there is no refund for days lost'],
    ['Changing the hour costs £40.', 'Less, and the van, £40, is added'],
    ['You pay for every accident at the fair.', 'If somebody is hurt by your tent you hold us harmless'],
  ])('is left out: %s', (sentence, quote) => {
    expect(takesInMore(sentence, quote)).toBe(true);
  });

  it.each([
    ['You may take no dental client.', 'For a year he takes no dental or medical client'],
    ['You take no shoe sponsor.', 'She takes no sock, shoe or boot sponsor'],
    ['One copy is free, every further copy costs.', 'One copy per lesson is free, all copies after it cost'],
    ['You lose the whole deposit.', 'the whole deposit is lost for days not used'],
    ['Changing the hour late costs £40.', 'Less, and the van, £40, is added'],
    ['You pay for every accident with your tent.', 'If somebody is hurt by your tent you hold us harmless'],
  ])('and stays where it does not: %s', (sentence, quote) => {
    expect(takesInMore(sentence, quote)).toBe(false);
  });

  it('is left out of a summary too, as is a loss that no point tells of', () => {
    const notes = ['1. Risk: “Leave practice twice and the locker goes to the next”'];
    expect(exaggeratesNotes('You lose the locker if you leave practice once.', notes)).toBe(true);
    expect(exaggeratesNotes('You lose the £250 if you stop.', ['Fact: “To book: £250”'])).toBe(true);
    expect(exaggeratesNotes('You lose the £250 if you stop.', ['Risk: “the £250 comes back”'])).toBe(true);
    expect(exaggeratesNotes('You lose the £250 if you stop.', ['Risk: “we keep the £250”'])).toBe(false);
  });
});

describe('A sentence that another line of the paper contradicts', () => {
  const on = (around: string, rest: string) => ({
    around,
    paragraph: around,
    near: around,
    paper: `${around}\n${rest}`,
  });
  it.each([
    [
      'If they break the ceiling you pay.',
      'The colour we promise nothing about.',
      'Ceiling, door: we repair it.',
    ],
    ['Even harm from their ladder is yours.', 'Your tools are yours.', 'If our ladder falls we pay for it.'],
    [
      'The whole sum is due in a month.',
      'Ana: if I move I need the lot back in a month',
      'Ben: too fast\nAna: not more than half, then',
    ],
    ['The owners live abroad.', 'You deal with the owners yourself.', 'We give you their address.'],
    ['You owe interest if they pay late.', 'Late sums bear 2% a month.', ''],
    [
      'The band cannot stop before June.',
      'Ana undertook to play until June',
      'The band may stop at any time.',
    ],
  ])('is left out: %s', (sentence, quote, rest) => {
    expect(isContradicted(sentence, on(quote, rest))).toBe(true);
  });

  it.each([
    ['If they break the ceiling you pay.', 'You pay for any broken ceiling.', 'Ceiling, door: we repair it.'],
    ['The whole sum is due in a month.', 'Ana: if I move I need the lot back in a month', 'Ben: all right'],
    ['The owners live abroad.', 'You deal with the owners yourself.', 'They live abroad.'],
  ])('and stays where none does: %s', (sentence, quote, rest) => {
    expect(isContradicted(sentence, on(quote, rest))).toBe(false);
  });
});

describe('A statement that turns its words round', () => {
  it.each([
    ['They may put one beside you.', 'We put no second bakery stall beside you'],
    ['You must not lend it out.', 'Lending it out for a day is fine if you tell us'],
    ['You pay 2% a month.', 'Late sums bear 2% a month'],
    ['Fuel is refunded in full.', 'fuel is refunded at 40 cents, up to $20 a week'],
    ['You owe the club $90.', 'your fee for it is $90'],
    ['You pay the invoice.', 'against the invoice, paid by Carl within a week'],
    ['You also pay the stand-in yourself.', 'a stand-in, whom the club pays'],
    ['You lose your drawings.', 'Drawings she makes are hers; the club may print them'],
    ['You must read every line they send.', 'you read what they send and may decline any line'],
  ])('is seen: %s', (statement, quote) => {
    expect(saysOpposite(statement, quote)).toBe(true);
  });

  it.each([
    ['They put no stall beside you.', 'We put no second bakery stall beside you'],
    ['They may put one there later.', 'We put no second bakery stall beside you unless the market is full'],
    ['You may lend it out.', 'Lending it out for a day is fine if you tell us'],
    ['You pay 2% a month if you are late.', 'Late sums bear 2% a month'],
  ])('and is not taken for what it is not: %s', (statement, quote) => {
    expect(saysOpposite(statement, quote)).toBe(false);
  });

  it('leaves out what forgets a measure or what comes back, and keeps the point', () => {
    expect(forgetsCase('They may stop for any reason.', 'if in their reasonable view you harm them')).toBe(
      true,
    );
    expect(forgetsCase('They may stop if they find a reason.', 'in their reasonable view')).toBe(false);
    expect(forgetsCase('Nothing back after May.', 'later we give back what the next one pays')).toBe(true);
  });
});

describe('Advice and duties held against the paper', () => {
  it('does not ask to be told where they tell first', () => {
    const place = { around: 'A fine costs you £9.', paragraph: 'A fine costs you £9. We tell you first.' };
    expect(asksForGiven('Ask to be told first.', place)).toBe(true);
    expect(asksForGiven('Ask to be told first.', { ...place, paragraph: place.around })).toBe(false);
    expect(asksForGiven('Ask to be told why.', place)).toBe(false);
  });

  it('gives nobody else what the reader is told to do', () => {
    const reader = { id: 's1', name: 'Ada', role: null, pronoun: 'you' };
    const sides = { reader, all: [reader] } as unknown as PaperSides; // the rest is not looked at
    const duty = (who: string) => ({ kind: 'obligation', who }) as ModelFinding; // as above
    expect(isDutyOfReader(duty('The Club'), 'Keys: you bring their answer', sides)).toBe(true);
    expect(isDutyOfReader(duty('The Club'), 'Your pass hangs at the door', sides)).toBe(true);
    expect(isDutyOfReader(duty('The Club'), 'you may leave', sides)).toBe(false);
    expect(isDutyOfReader(duty('The Club'), 'you bring it and we pay', sides)).toBe(false);
    expect(isDutyOfReader(duty('reader'), 'you bring it', sides)).toBe(false);
  });
});
