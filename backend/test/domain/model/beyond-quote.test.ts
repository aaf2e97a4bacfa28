import { describe, expect, it } from 'vitest';

import { goesBeyond } from '../../../src/domain/analysis/model/checks/quote/beyond-quote.ts';

const beside = (around: string, rest = '') => ({
  around,
  paragraph: `${around} ${rest}`,
  near: `${around} ${rest}`,
  paper: `${around} ${rest}`,
});

describe('A sentence and how far the quoted words go', () => {
  it.each([
    ['Injuries are your own risk.', 'Bikes left in the yard are there at your own risk.'],
    ['They are not liable for anything.', 'We are not responsible for theft, fire or the acts of our staff.'],
    ['They answer for nothing.', 'Luggage is stored at the risk of its owner.'],
    ['You may not work for anybody.', 'You do not teach for either of the two schools next door.'],
    ['You cannot work as a teacher.', 'You do not teach for either of the two schools next door.'],
    [
      'They can sell it without warning.',
      'We may sell as much as covers the debt, after 10 days written warning.',
    ],
    [
      'All of your grain can be sold.',
      'We may sell as much as covers the debt, after 10 days written warning.',
    ],
    ['Even if you are ill the deposit is kept.', 'Less than that and I keep it, unless you are sick.'],
    ['It is owed whatever the reason.', 'The fee is due, unless the train was late.'],
    ['She keeps it whenever she likes.', 'I may have it back for one summer.'],
    ['Each redraw costs $60.', 'A third redraw is $60.'],
    ['The price changes every May.', 'Prices change each July.'],
    ['The £10 loan and £10 for the key are both gone.', 'A lost key is £10.'],
    ['Arbitration at your cost.', 'Claims go to arbitration, with the fee paid by whoever files.'],
    ['You may sell to nobody else.', 'Before you sell it you offer it to me.'],
    ['Each day late costs £15.', 'A late month costs £15 on top for that month.'],
    ['You pay €40 every week.', 'The parking space is €40 a month.'],
    ['The £30 bond and the £45 are both lost.', 'A card that is lost costs £45.'],
    ['Your parents must pay the rest.', 'If you die the payments go on.'],
    ['Your family owes what is left.', 'You pay each month until it is paid off.'],
    ['£340 a week comes out of your pay.', 'The set is £340 and comes out of your pay at £20 a week.'],
    ['The whole fee is lost.', 'If you cancel, the deposit stays with us.'],
    ['They keep everything.', 'If you are late, the deposit is lost.'],
    ['Every song costs £40.', 'Each further song is £40.'],
    ['An accident of a guest, injuries included, is yours.', 'You pay for lights that a guest breaks.'],
  ])('goes beyond them: %s', (sentence, quote) => {
    expect(goesBeyond(sentence, beside(quote))).toBe(true);
  });

  it.each([
    [
      'They can sell it after a warning.',
      'We may sell as much as covers the debt, after 10 days written warning.',
    ],
    ['They can end it at once.', 'After one warning we may end it at once.'],
    ['A redraw after the second costs $60.', 'A third redraw is $60.'],
    ['The price changes every July.', 'Prices change each July.'],
    ['You pay the fee if you file.', 'Claims go to arbitration, with the fee paid by whoever files.'],
    ['Even death is excluded.', 'We are not liable for loss of goods, injury or death.'],
    ['They are not liable for anything.', 'We are not liable for any loss, whatever its cause.'],
    ['You may not work for anybody else.', 'During the term you work for no other firm.'],
    ['You cannot work for the two schools.', 'You do not teach for either of the two schools next door.'],
    ['You pay £15 each month.', 'The fee is £15 monthly.'],
    ['€40 a month makes €480 a year: 12 x €40.', 'The parking space is €40 a month.'],
    ['$25 every week without end.', 'A further $25 is added on every seventh day.'],
    ['The £30 and the £45 are both kept.', 'We keep the £30 bond and the £45 fee.'],
    ['Your heirs must pay the rest.', 'Your heirs and successors are bound by this.'],
    ['£20 a week comes out of your pay.', 'The set is £340 and comes out of your pay at £20 a week.'],
    ['The whole deposit is lost.', 'If you cancel, the deposit stays with us.'],
    ['You pay £2,040 at the start.', 'The first rent is due with the deposit.'],
    ['Every song after the first costs £40.', 'Each further song is £40.'],
    ['One late payment can cost all of it.', 'If a payment is ten days late, all is due.'],
  ])('stays within them: %s', (sentence, quote) => {
    expect(goesBeyond(sentence, beside(quote))).toBe(false);
  });

  it('knows what stands in another paragraph of the paper', () => {
    const place = {
      ...beside('You keep it in tune.'),
      paper: 'I pay the first tuning.\nYou keep it in tune.',
    };
    expect(goesBeyond('The first tuning is yours to pay.', place)).toBe(true);
    expect(goesBeyond('The tuning is yours to pay.', place)).toBe(false);
  });

  it('counts the slips that the paper asks for', () => {
    const quote = 'If you stop paying I may take the boat.';
    expect(
      goesBeyond('Miss once and she takes it.', beside(quote, 'Only after three missed ones in a row.')),
    ).toBe(true);
    expect(goesBeyond('Miss once and she takes it.', beside(quote))).toBe(false);
  });

  it('knows the lengths of time of its own clause, and not those of another', () => {
    const place = {
      ...beside('Interest runs on rent that is late.'),
      paper: 'Interest runs on rent that is late.\nNotice is given in writing within two months.',
    };
    expect(goesBeyond('Interest only starts after sixty days.', place)).toBe(true);
    expect(goesBeyond('It starts after sixty days.', { ...place, near: 'Sixty days are free.' })).toBe(false);
    expect(goesBeyond('A notice takes two months in writing.', place)).toBe(false);
    expect(goesBeyond('A year of it costs more.', place)).toBe(false);
  });

  it('takes a sum of another kind for none that is lost here', () => {
    const place = beside('If you cancel, the deposit stays with us.', '\nFee | £2,150\nDeposit | £430');
    expect(goesBeyond('You lose £2,150.', place)).toBe(true);
    expect(goesBeyond('You lose £430.', place)).toBe(false);
  });

  it('says nothing of every case where the paper spares some', () => {
    const quote = 'We add 10% to the bills of painters.';
    const spared = beside(quote, 'Nothing is added to the bill of a painter that you name.');
    expect(goesBeyond('10% is added to every bill.', spared)).toBe(true);
    expect(goesBeyond('10% is added to every bill.', beside(quote))).toBe(false);
  });

  it('believes the paper on who need not pay', () => {
    const quote = 'If I die you go on paying.';
    expect(goesBeyond('Maria owes the rest.', beside(quote, "If you die Maria doesn't owe a penny."))).toBe(
      true,
    );
    expect(goesBeyond('Maria owes the rest.', beside(quote, 'Maria owes half.'))).toBe(false);
  });
});
