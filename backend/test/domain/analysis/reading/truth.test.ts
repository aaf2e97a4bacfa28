import { describe, expect, it } from 'vitest';
import { documentFromText } from '../../../../src/domain/analysis/document/plain-document.ts';
import { toLegalText } from '../../../../src/domain/analysis/document/legal-text.ts';
import type { Burden } from '../../../../src/domain/analysis/reading/burdens/burden.ts';
import type { RiskFamily } from '../../../../src/domain/analysis/reading/burdens/families.ts';
import { tellBurdens } from '../../../../src/domain/analysis/reading/burdens/tell-burdens.ts';
import { createMarkReader } from '../../../../src/domain/analysis/reading/burdens/truth/mark-reader.ts';
import {
  mayReaderLeave,
  mayReaderLeaveLater,
} from '../../../../src/domain/analysis/reading/burdens/truth/may-leave.ts';
import { purseOf, type Purse } from '../../../../src/domain/analysis/reading/burdens/truth/purse.ts';
import { createTellTruly } from '../../../../src/domain/analysis/reading/burdens/truth/tell-truly.ts';
import { BURDEN_TRUTHS } from '../../../../src/domain/analysis/reading/languages/en/truths/all.ts';
import { WORDS } from '../../../../src/domain/analysis/reading/languages/en/words.ts';
import { anyOf } from '../../../../src/domain/analysis/reading/languages/phrase.ts';
import { BURDEN_MESSAGES } from '../../../../src/domain/analysis/reading/messages/en/risks.ts';
import { findPaperSides } from '../../../../src/domain/analysis/reading/sides/find-sides.ts';
import { SIDES } from '../../../support/papers/sides.ts';

const textOf = (raw: string) => toLegalText(documentFromText(raw));
const SAME = { pieces: [], found: [], mayLeave: false } as const;

/** Whether something of a family may be told of a sentence in which `you` are the tenant and read, and `we` the landlord. */
const holds = (family: RiskFamily, words: string, variant = 'any', purse: Purse = 'pays') =>
  createTellTruly({ ...SAME, text: textOf(words), sides: SIDES, purse }).holds(family, variant, words);

const burdenOn = (words: string, change: Partial<Burden>): Burden => ({
  family: 'penalty',
  variant: 'any',
  sideId: 's1',
  severity: 'high',
  certainty: 'found',
  by: 'rules',
  span: { start: 0, end: words.length },
  figures: {},
  ...change,
});
const corrected = (words: string, change: Partial<Burden>, purse: Purse = 'pays') =>
  createTellTruly({ ...SAME, text: textOf(words), sides: SIDES, purse }).correct(burdenOn(words, change));

describe('What is told of a clause', () => {
  it.each<readonly [RiskFamily, string]>([
    ['auto-renewal', 'The lease may be prolonged by joint agreement for one more year.'],
    ['forum', 'We do not submit to arbitration and do not join any ombudsman scheme.'],
    ['other-side-not-liable', 'Your liability is limited to the rent of two months.'],
    ['uncapped-liability', 'You make good damage to the piano, at most £300.'],
    ['other-side-not-liable', 'We are not responsible for photos missed where guests were late.'],
    ['exit-cost', 'If you hire any of our cleaners within a year of their leaving us, you pay £1,500.'],
    ['penalty', 'You pay severance of one week of wages for each year.'],
    ['unequal-exit', 'We may pay your salary in place of notice.'],
    ['unequal-exit', 'You may postpone the session once with 30 days of notice to us.'],
    ['entry-or-seizure', 'We will not come into your room without asking, except in a fire.'],
    ['sole-discretion', 'We will not say no without a reason.'],
    ['forfeiture', 'You will not dismiss us without a fair reason and keep the bonus running.'],
    ['answers-for-others', 'We cannot be responsible for what your guests break.'],
    ['data-or-image', 'We are delighted to offer you the post of data clerk.'],
    ['minimum-commitment', 'You keep household insurance with cover of at least £20,000.'],
    ['minimum-commitment', 'We pay £45 whether or not the shift takes place.'],
    ['sudden-end', 'The first time you come in late we let it go.'],
    ['data-or-image', 'You shall transfer the registration into your name within a week.'],
    ['restraint', 'You may not sleep or run a business in the storeroom on the premises.'],
    ['restraint', 'You may not use or disclose the recipes outside the kitchen.'],
    ['unequal-exit', 'Either you or we may end this with a month of notice.'],
    ['no-exit', 'Either you or we may end this with a month of notice.'],
    ['penalty', 'You earn one day of paid leave for every month of work.'],
    ['cost-shifting', 'You can pay it all back early and we won’t ask for anything extra.'],
    ['ip-grab', 'Sketches that are not chosen remain your property.'],
    ['entry-or-seizure', 'We may enter the flat after giving two days notice.'],
    ['cost-shifting', 'Torn nets wear out, and the society replaces them at its own expense.'],
    ['other-side-not-liable', 'No member shall be liable for the debts of the society.'],
    ['no-promise', 'Nobody is to be bullied, and the warden hears every complaint.'],
    ['unilateral-change', 'She may do this at most twice a year, and put it in the diary.'],
    ['data-or-image', 'We may post photos of the laid tables in our newsletter.'],
    ['no-promise', 'You owe 70% of the estimated price of the meal, whoever comes instead.'],
    ['short-deadline', 'You may object to a bill within ninety days.'],
    ['exit-cost', 'You may leave without paying any charge.'],
    ['penalty', 'You are paid £2 for each bag.'],
    ['withheld-pay', "If you don't pay for 60 days after a letter, your brother owes it."],
    ['work-demands', 'No tenant shall be asked to clear the snow.'],
    ['penalty', 'We do not charge interest while we look into it.'],
    ['penalty', 'No other charge is made for a late letter.'],
    ['penalty', 'Each extra night is charged at £30.'],
    ['forfeiture', 'Everything you have paid is then refunded.'],
    ['exit-cost', 'If you cancel two weeks ahead we give the booking fee back.'],
    ['unilateral-change', 'We may change prices for later bookings, never for one already made.'],
    ['proof-burden', 'You must show us a vaccination certificate.'],
    ['proof-burden', 'It comes off your final bill.'],
    ['answers-for-others', 'The rate is fixed for the whole term.'],
    ['unequal-exit', 'You have seven days from signing to cancel.'],
    ['auto-renewal', 'Leave not taken by the end of the next year is lost.'],
    ['restraint', 'You may not sell the van or borrow on it until it is paid.'],
    ['other-side-not-liable', 'We are not liable for flood, unless we failed to take care.'],
    ['penalty', 'You will also receive £30 for each weekend on duty.'],
    ['penalty', 'A limit of £40 on calls abroad is set at the start.'],
    ['penalty', 'Your wages are £2,100, paid monthly in arrears into your account.'],
    ['cost-shifting', 'Holiday pay is paid in full for the first month.'],
    ['cost-shifting', 'The tools and the overalls are paid for by the workshop.'],
    ['work-demands', 'You will not be asked to work more than nine hours a day.'],
    ['work-demands', 'Your usual hours are 36 a week, Tuesday to Saturday.'],
    ['data-or-image', 'We don’t sell your address.'],
    ['data-or-image', 'Recipes and customer lists must be kept confidential.'],
    ['data-or-image', 'The boat is registered in your name.'],
    ['restraint', 'The caterers are independent and you contract with them.'],
    ['restraint', 'This is a non-exclusive arrangement, so you may work for others.'],
    ['deemed-consent', 'The bill is sent on the 3rd and the money is taken on the 17th.'],
    ['unequal-exit', 'We may end your lessons straight away if you threaten a teacher.'],
    ['unequal-exit', 'We may ask you to stay at home during the notice, on full pay.'],
    ['sudden-end', 'We may dismiss you without notice for theft or violence.'],
    ['forfeiture', 'You have ten days from signing to cancel for any reason.'],
    ['forfeiture', 'If it rains, you get everything back.'],
    ['withheld-pay', 'You may pay back early whenever you like.'],
    ['waiver', 'No failure to enforce a term is a waiver of it.'],
    ['entry-or-seizure', 'We won’t come into your room without asking.'],
    ['short-deadline', 'The bond is repaid within seven days after you leave.'],
    ['other-side-not-liable', 'We do not pay for loss of trade, since this contract is for consumers.'],
    ['exit-cost', 'On leaving the rest falls due, unless you go on paying by instalments.'],
    ['work-demands', 'We may ask you to stay at home during the notice, on full pay.'],
    ['unequal-exit', 'You, but not we, may end the hire by a week of notice.'],
    ['data-or-image', 'Cameras are brought in only after the staff have agreed.'],
    ['unequal-exit', 'You or we may end the work at any time.'],
    ['forfeiture', 'If you stop for another reason, you send the samples back and keep the fee.'],
    ['uncapped-liability', 'You answer without limit for injury to persons and for gross negligence.'],
    ['short-deadline', 'You can cancel within fourteen days after the parcel comes.'],
  ])('is never of the kind %s for “%s”', (family, words) => {
    expect(holds(family, words)).toBe(false);
  });

  it.each<readonly [RiskFamily, string]>([
    ['auto-renewal', 'The lease renews for a year unless you cancel it.'],
    ['forum', 'Any dispute is decided by arbitration in Oslo.'],
    ['other-side-not-liable', 'We are not liable for loss of your belongings.'],
    ['uncapped-liability', 'You are liable for all damage to the building.'],
    ['data-or-image', 'We may post photos of you in our newsletter.'],
    ['no-promise', 'The price is an estimate and may be higher in the end.'],
    ['sudden-end', 'We may end this agreement at once.'],
    ['no-exit', 'You cannot leave during the first year.'],
    ['entry-or-seizure', 'We may enter the flat at any time.'],
    ['exit-cost', 'If you leave early you pay two months of rent.'],
    ['data-or-image', 'We do not sell your data, but we share it with our partners.'],
    ['sudden-end', 'We may dismiss you at once for theft or any other reason.'],
    ['restraint', 'You may not work for another bakery for a year.'],
    ['deemed-consent', 'If you go on using the app you accept the new rules.'],
    ['deemed-consent', 'A draft that you do not object to counts as approved.'],
    ['waiver', 'You give up all claims against us.'],
    ['cost-shifting', 'You repair the roof at your own cost.'],
    ['penalty', 'A late payment costs you £15.'],
  ])('stays of the kind %s for “%s”', (family, words) => {
    expect(holds(family, words)).toBe(true);
  });

  it('is not of the price where the price is left out of what may change', () => {
    const words = 'We may change any of these terms except the price.';
    expect(holds('unilateral-change', words, 'price')).toBe(false);
    expect(corrected(words, { family: 'unilateral-change', variant: 'price' })?.variant).toBe('any');
  });

  it('gets the name that fits where another one does', () => {
    expect(corrected('You pay for damage up to £300.', { family: 'uncapped-liability' })?.variant).toBe(
      'capped',
    );
    expect(corrected('You may not disclose the recipes to anybody.', { family: 'restraint' })?.family).toBe(
      'gag',
    );
  });

  it('owns no unlimited sum where another part of the sentence names the most', () => {
    const words =
      'You answer for all calls made with the card; after a report you owe £60, but not more than £90.';
    const first = words.indexOf(';');
    const burden = burdenOn(words, { family: 'uncapped-liability', span: { start: 0, end: first } });
    const tell = createTellTruly({ ...SAME, text: textOf(words), sides: SIDES, purse: 'pays' });
    expect(tell.correct(burden)).toBeNull();
  });

  it('says nothing of a renewal by the month where the reader may leave at any time by then', () => {
    const paper = textOf(
      'After the first year you may leave at any time. Then it goes on from month to month.',
    );
    expect(mayReaderLeave(paper, SIDES)).toBe(false);
    expect(mayReaderLeaveLater(paper, SIDES)).toBe(true);
    const tell = createTellTruly({ ...SAME, text: paper, sides: SIDES, purse: 'pays', mayLeaveLater: true });
    expect(tell.holds('auto-renewal', 'any', 'Then it goes on from month to month.')).toBe(false);
    expect(tell.holds('auto-renewal', 'any', 'It renews for another year.')).toBe(true);
  });

  it('is dropped where nothing true is left', () => {
    expect(corrected('We let it go the first time.', { family: 'sudden-end' })).toBeNull();
  });

  it('is no word on being bound where the reader may leave at any time', () => {
    const paper = textOf('You may cancel at any time. The commitment period is two years.');
    expect(mayReaderLeave(paper, SIDES)).toBe(true);
    expect(mayReaderLeave(textOf('You may end it only after a breach.'), SIDES)).toBe(false);
    const truly = createTellTruly({ ...SAME, text: paper, sides: SIDES, purse: 'pays', mayLeave: true });
    expect(truly.holds('no-exit', 'any', 'The commitment period is two years.')).toBe(false);
    expect(truly.holds('no-exit', 'any', 'You cannot cancel during the first two years.')).toBe(true);
  });

  it('is made of phrases that can be read', () => {
    const all = Object.values(BURDEN_TRUTHS).flatMap((truth) =>
      truth === undefined
        ? []
        : [truth.needs, truth.also, truth.never, truth.fair, truth.notBeside, truth.ifPaid, truth.ifPays]
            .flatMap((list) => list ?? [])
            .concat((truth.instead ?? []).flatMap(({ says }) => says)),
    );
    for (const phrase of all) expect(() => anyOf([phrase], WORDS)).not.toThrow();
  });
});

describe('A reader who is paid', () => {
  const tell = (words: string, change: Partial<Burden>, purse: Purse) => {
    const burden = corrected(words, change, purse);
    return burden === null
      ? null
      : tellBurdens({ severity: 'medium', burdens: [burden] }, textOf(words), BURDEN_MESSAGES);
  };
  const raise = { family: 'unilateral-change', variant: 'price' } as const;

  it('hears of pay where a reader who pays hears of the price', () => {
    const words = 'We may raise or lower the hourly fee.';
    expect(tell(words, raise, 'pays')?.title).toMatch(/price/);
    const told = tell(words, raise, 'paid');
    expect(told?.title).toMatch(/paid/);
    expect(`${told?.ask} ${told?.wording}`).not.toMatch(/inflation|price/i);
  });

  it('hears of neither where it is not known who pays', () => {
    expect(tell('We may raise or lower the hourly fee.', raise, null)?.wording).not.toMatch(/inflation/);
  });

  it('is known by the role, or by what the paper speaks of', () => {
    const cook =
      'This is between Rosa Lindqvist ("the Worker") and Elm Kitchens Ltd ("the Company"). The Company pays wages for each shift. The Worker works the shifts on the roster.';
    const sides = findPaperSides(textOf(cook), 'Worker');
    expect(purseOf(sides, cook)).toBe('paid');
    expect(purseOf(SIDES, 'The rent is due on the first.')).toBe('pays');
    expect(purseOf({ ...SIDES, reader: null }, cook)).toBeNull();
  });
});

describe('The marks of the sides', () => {
  it('stand for names, roles and pronouns, whichever side they belong to', () => {
    const mark = createMarkReader(SIDES);
    expect(mark('We keep your deposit if you leave.')).toBe(
      "otherside keep readerside's deposit if readerside leave.",
    );
  });
});
