import { describe, expect, it } from 'vitest';
import { fairSign } from '../../../../src/domain/analysis/reading/burdens/truth/fair-to-reader.ts';
import type { RiskFamily } from '../../../../src/domain/analysis/reading/burdens/families.ts';
import { holds, titleOf } from '../../../support/papers/risks-held.ts';

describe('A risk of another matter', () => {
  it.each<readonly [RiskFamily, string, string]>([
    ['penalty', 'Leaving earlier costs £30 for each month left.', 'Breaking a rule costs £30.'],
    ['penalty', 'Call it off after that and you owe a fifth.', 'Smoke inside and you owe £50.'],
    ['forfeiture', 'Your pitch is kept for you.', 'The money is kept by us.'],
    ['forfeiture', 'The parrot doesn’t come back when called.', 'The fee doesn’t come back.'],
    ['forfeiture', 'Should we lose our licence you shall be told.', 'You lose the fee.'],
    [
      'minimum-commitment',
      'No flat may be let for less than a year.',
      'You buy at least ten crates a month.',
    ],
    [
      'cost-shifting',
      'If the boiler stops, it’s for us to mend.',
      'If the boiler stops, you pay for the repair.',
    ],
    [
      'other-side-not-liable',
      'If one does not pay, those two are liable to the agency for it.',
      'We are not liable for the loss.',
    ],
    [
      'entry-or-seizure',
      'He cannot simply change the locks.',
      'We may change the locks and keep your things.',
    ],
    [
      'restraint',
      'Until it is paid you may not sell it, pledge it or lend it to others.',
      'You may not work for others.',
    ],
    ['sole-discretion', 'So we take it as settled.', 'We decide in our sole discretion.'],
    [
      'unequal-exit',
      'The plan carries on until you give us a month’s notice.',
      'We may end it on a week’s notice.',
    ],
    [
      'exit-cost',
      'Your card is charged again every year until you cancel.',
      'If you cancel, you pay for the whole year.',
    ],
    [
      'exit-cost',
      'The rest of the hire is due ten days before the day.',
      'Leave early and you pay the rest of the term.',
    ],
  ])('is not told as %s: “%s”', (family, other, own) => {
    expect(holds(family, other)).toBe(false);
    expect(holds(family, own)).toBe(true);
  });

  it.each<readonly [RiskFamily, string]>([
    ['forfeiture', 'The deposit does not come back when you leave early.'],
    ['forfeiture', 'The advance does not come back if the wedding is moved.'],
    ['forfeiture', 'Your room is kept for you, but the deposit is lost if you cancel.'],
    ['forfeiture', 'The stall is held until nine, and your fee is lost if you come later.'],
    ['entry-or-seizure', 'We may not change the locks unless your rent is two weeks late.'],
    ['forfeiture', 'If we lose the booking you lose the fee.'],
    ['forfeiture', 'Should we lose the ferry slot, you forfeit the fare.'],
    [
      'entry-or-seizure',
      'We may not enter at night, but we may change the locks and sell your things without a court.',
    ],
    [
      'entry-or-seizure',
      'We cannot enter the lodge, but we may take your things and sell them if you are late.',
    ],
    [
      'entry-or-seizure',
      'We must not cut the water, and we may remove the boat from its berth if you owe us.',
    ],
    [
      'exit-cost',
      'If you leave early you pay for the whole year, and your card is charged monthly until you cancel.',
    ],
    ['exit-cost', 'If you cancel you pay half, and the rest of the price is due before the day.'],
    [
      'exit-cost',
      'Your account is debited each month until you stop, but if you leave early you owe the rest of the year.',
    ],
    ['cost-shifting', 'It is for us to mend the roof, and you bear the cost of every other repair.'],
    ['cost-shifting', 'Tyres are for us to replace, but you pay for all other repairs of the van.'],
    ['restraint', 'Until this is paid you may not sell it, and you may not work for others.'],
    [
      'restraint',
      'Until it is paid you must not lend the loom, and for two years you may not compete with us.',
    ],
    ['other-side-not-liable', 'These people are liable for the loss and we are not liable for anything.'],
    ['other-side-not-liable', 'Those two are liable to the hall, and we are not liable for any damage.'],
    ['sole-discretion', 'We decide in our sole discretion and take it as agreed.'],
    ['sole-discretion', 'We fix the fee in our sole opinion and take it as settled.'],
  ])('is told as %s where the sentence says both: “%s”', (family, words) =>
    expect(holds(family, words)).toBe(true),
  );
  it.each<readonly [RiskFamily, string]>([
    ['entry-or-seizure', 'We cannot change the locks, enter the room and take your things.'],
    ['entry-or-seizure', 'They may not evict you or your family and remove your things.'],
    ['forfeiture', 'The dog does not come back when it is called.'],
    ['forfeiture', 'Your berth is kept for you and the key is with the harbour master.'],
    ['exit-cost', 'Your card is charged each month until you cancel, and the app is free.'],
  ])('is not told as %s of a second clause that says nothing of it: “%s”', (family, words) =>
    expect(holds(family, words)).toBe(false),
  );

  it.each([
    'pictures of readerside’s cats go only to readerside',
    'health notes are kept private and shown to the nurse',
    'otherside keeps the file for four years and then destroys it',
  ])('takes what stays private for no use of data: “%s”', (words) =>
    expect(fairSign('data-or-image', { words })).not.toBeNull(),
  );
  it('does not take what is kept for their own use for that', () =>
    expect(fairSign('data-or-image', { words: 'otherside keeps the file and sells it' })).toBeNull());
});

describe('A title says no more than the sentence', () => {
  it.each([
    ['forfeiture', 'No refund of fees for holidays, however many days.', 'What you pay is not refunded'],
    [
      'forfeiture',
      'Sessions not used by the end of May are lost.',
      'Lessons or sessions that you do not use are lost',
    ],
    ['forfeiture', 'Sessions that are missed are lost.', 'Lessons or sessions that you miss are lost'],
    [
      'benefit-lost',
      'The tenancy board has no say here, as you are not a tenant.',
      'You do not have the protection of a tenant',
    ],
    ['benefit-lost', 'Members have no say in it.', 'You have no say or hearing'],
    [
      'short-deadline',
      'Nothing is paid back unless you write to us within two days.',
      'You have two days to report or complain',
    ],
    [
      'sole-discretion',
      'We may withdraw the place if fees are late or if we consider it right.',
      'They alone decide whether you may stay',
    ],
    [
      'entry-or-seizure',
      'The planks are ours until paid and we may come and fetch them.',
      'They may come and fetch what you have from them',
    ],
    ['exit-cost', 'Call it off and you owe a fifth.', 'Cancelling costs you money'],
  ])('%s: “%s”', (kind, words, title) => expect(titleOf(kind, words)).toBe(title));
});
