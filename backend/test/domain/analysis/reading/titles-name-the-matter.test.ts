import { describe, expect, it } from 'vitest';
import { NAMED_TITLES } from '../../../../src/domain/analysis/reading/messages/en/titles/all.ts';
import { namedTitle } from '../../../../src/domain/analysis/reading/messages/named-title.ts';
import { figuresIn } from '../../../../src/domain/analysis/reading/burdens/figures.ts';

const titleOf = (kind: string, words: string, isSudden = false) =>
  namedTitle(NAMED_TITLES[kind], words, {
    ...figuresIn(words),
    isUnlimited: false,
    isAtWill: false,
    purse: 'pays',
    ...(isSudden ? { isSudden } : {}),
  });

describe('A title names a thing only where the clause is about it', () => {
  it.each([
    ['forfeiture', 'Vested options lapse when you go.', 'Shares or options can be lost'],
    ['forfeiture', 'Once the wardrobe units are cut, call it off and a third is lost.', null],
    ['forfeiture', 'We keep the price whatever happens.', 'They keep what you have paid'],
    ['forfeiture', 'I keep a notebook of the money that came in.', null],
    [
      'data-or-image',
      'The gate stores fingerprints and a face scan.',
      'They use sensitive data such as health or face',
    ],
    ['data-or-image', 'Her face may go on the poster of the next fair.', null],
    ['data-or-image', 'The scooter sends its location to us.', 'They track where you are'],
    ['data-or-image', 'If we close a location, your card is good for the next one.', null],
    [
      'work-demands',
      'You may be asked to travel to our yard in Cork.',
      'They may send you to work elsewhere',
    ],
    ['work-demands', 'When my family travels in spring you are off as well.', null],
    ['work-demands', 'Your roster is set each Friday.', 'They may change your working hours'],
    ['work-demands', 'You come to the pump within three hours of a call.', null],
    ['waiver', 'You take part in no group claim.', 'You may not join with others in a claim'],
    ['waiver', 'You may not deduct a claim from the fee.', 'You may not hold back payment'],
    ['waiver', 'The retention is paid out when no claims and deductions are open.', null],
    [
      'wide-power',
      'You authorise us to debit what you owe at any time.',
      'They may take money from your card or account',
    ],
    ['wide-power', 'He may grant a charge over the orchard for my debts.', null],
    ['answers-for-others', 'My aunt signs as guarantor.', 'You pay if somebody else does not'],
    ['answers-for-others', 'You stand as surety for nobody while it runs.', null],
    ['other-side-not-liable', 'We answer for no injury on the ice.', 'They do not answer if you are hurt'],
    ['entry-or-seizure', 'We may remove it at your cost.', 'They may take things away'],
    ['entry-or-seizure', 'TAKE NOTICE that judgment may follow.', null],
    ['sole-discretion', 'The fee is whatever we think fit.', 'They alone set the amount'],
    ['sole-discretion', 'We may write the handbook as we think best; following it is at your cost.', null],
    ['no-promise', 'We cannot say how many hours there will be.', 'No amount of work or income is promised'],
    ['no-promise', '“Know-how” means works and drawings of any kind.', null],
    ['security', 'Your house stands for the loan.', 'Your home or property stands for what you owe'],
    ['security', 'Both names remain on the mortgage until it is sold.', null],
    ['exit-cost', 'Go early and you owe the rest of the course fee.', 'Leave early and you pay for the rest'],
    ['exit-cost', 'If the car fetches less than is outstanding, you pay the difference.', null],
    [
      'unilateral-change/only-upward',
      'The rent follows the index each May, upwards only.',
      'It can go up, but never down',
    ],
    ['cost-shifting', 'The stamp duty is for you.', 'You pay taxes or levies'],
    ['cost-shifting', 'As the tax law asks us to keep it, you pay for the search.', null],
    ['exit-cost', 'Who cancels in May owes half of it.', 'Cancel late and you pay half the price'],
    ['exit-cost', 'If you cancel before May, half of what you gave is returned.', null],
    ['withheld-pay', 'You get it once the client has paid.', 'You are paid only after they are paid'],
    ['withheld-pay', 'When it is quiet we send you home, and the hours done are paid.', null],
    ['no-promise', 'I work with what grows, so it may look different.', null],
  ])('%s: “%s”', (kind, words, title) => {
    const told = titleOf(kind, words);
    if (title === null) expect(NOT_SO.has(told ?? '')).toBe(false);
    else expect(told).toBe(title);
  });

  it('does not take the title of harm to people where that is left out', () =>
    expect(
      titleOf('other-side-not-liable', 'For other loss, injury to persons excepted, we pay nothing.'),
    ).not.toBe('They do not answer if you are hurt'));
});

/** Titles of the table above, none of which fits a sentence that stands there without one. */
const NOT_SO: ReadonlySet<string> = new Set([
  'Shares or options can be lost',
  'They keep what you have paid',
  'They use sensitive data such as health or face',
  'They track where you are',
  'They may send you to work elsewhere',
  'They may change your working hours',
  'You may not hold back payment',
  'They may take money from your card or account',
  'You pay if somebody else does not',
  'They may take things away',
  'They alone set the amount',
  'No amount of work or income is promised',
  'Your home or property stands for what you owe',
  'Leave early and you pay for the rest',
  'You pay taxes or levies',
  'Cancel late and you pay half the price',
  'You are paid only after they are paid',
]);

describe('A charge is named with what it is for', () => {
  it.each([
    ['penalty/late-fee', 'Back late is €9 a day till it is here.', 'Being late costs €9 a day'],
    ['penalty/late-fee', 'A missed lesson is €30.', 'Missing it costs €30'],
    ['penalty', 'A lost fob is charged at €12.', 'A charge of €12 for what is lost or damaged'],
    ['penalty', 'Cancel that day and I charge €20, as I lose the other booking.', 'A charge of €20'],
    ['penalty', 'We charge €75, be it the work of a day or of an hour.', 'A charge of €75'],
  ])('%s: “%s”', (kind, words, title) => expect(titleOf(kind, words)).toBe(title));
});

describe('“At once” is said only of what is sudden', () => {
  it.each([
    ['We may close your account.', 'They may close your account or access'],
    ['We may cancel the booking.', 'They may cancel the booking'],
    ['We may stop the service.', 'They may stop the service'],
  ])('%s', (words, title) => {
    expect(titleOf('sudden-end', words)).toBe(title);
    expect(titleOf('sudden-end', words, true)).toBe(`${title} at once`);
  });

  it('calls the end of a firm no cancelled booking', () =>
    expect(
      titleOf('sudden-end', 'He may dissolve the firm and shall in that event sell it to her.'),
    ).toBeNull());
});
