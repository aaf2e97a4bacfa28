import { beforeAll, describe, expect, it } from 'vitest';
import { toLegalText } from '../../../../src/domain/analysis/document/legal-text.ts';
import { documentFromText } from '../../../../src/domain/analysis/document/plain-document.ts';
import type { RiskFamily } from '../../../../src/domain/analysis/reading/burdens/families.ts';
import { createTellTruly } from '../../../../src/domain/analysis/reading/burdens/truth/tell-truly.ts';
import { SIDES } from '../../../support/papers/sides.ts';

/** Whether something may be told of a sentence in which `you` are the tenant and read, and `we` the landlord. */
const holds = (kind: string, words: string, purse: 'pays' | 'paid' = 'pays') => {
  const [family, variant = 'any'] = kind.split('/');
  return createTellTruly({
    text: toLegalText(documentFromText(words)),
    sides: SIDES,
    purse,
    pieces: [],
    found: [],
    mayLeave: false,
    // the kinds below are families of the table
  }).holds(family as RiskFamily, variant, words);
};

// the first sentence makes every table ready
beforeAll(() => void holds('penalty', 'You pay £5.'), 60_000);

describe('What uses the words of a burden for something else is not told as one, and what means it is', () => {
  it.each<readonly [kind: string, other: string, meant: string]>([
    [
      'auto-renewal',
      'The line stops at that sum unless you tell us to go on with the next one.',
      'It goes on for the next term unless you tell us to stop.',
    ],
    [
      'sudden-end',
      'When a family moves away, we let them go without more and stop the lessons.',
      'We may let you know today and stop the lessons tonight.',
    ],
    [
      'sudden-end',
      'Nobody takes annual leave while the sale is on.',
      'You leave the house the day we say so.',
    ],
    [
      'transfer',
      'Any song of the group he may record and sell it as he likes, this one too.',
      'We may sell this loan to another.',
    ],
    [
      'deemed-consent',
      'By signing you accept that neither the club nor its trainers are liable.',
      'By signing you accept the rules on the board.',
    ],
    ['deemed-consent', 'The courier’s scales are taken as right.', 'No word from you is taken as a yes.'],
    [
      'no-promise',
      'Results means whatever you may make, not only here.',
      'We do not promise a date, it may be late.',
    ],
    [
      'answers-for-others',
      'We may tell your school and your guarantor about your guests.',
      'Your guarantor owes all you do, and so do your guests.',
    ],
    [
      'answers-for-others',
      'You give no surety for anybody else while this runs.',
      'You stand surety for your brother’s debt.',
    ],
    [
      'short-deadline',
      'If we so require by notice given within three months, you accept a new lease.',
      'You accept within three days or it lapses.',
    ],
    [
      'penalty',
      'Deposit: €300, returned after the stay less a cleaning charge.',
      'A cleaning charge of €300 is due from you.',
    ],
    [
      'penalty',
      'We add €9, which is just what the bank charges us.',
      'We add €9 for each letter, whatever it costs.',
    ],
    [
      'penalty',
      'You pay a retainer of €900 on the first of each month.',
      'You pay €900 if you break a rule.',
    ],
    [
      'penalty/late-fee',
      'Waiting because the clerk is late is €40 an hour.',
      'A payment that is late costs €40.',
    ],
    [
      'penalty/late-fee',
      'What we find behind the panels is put right at €45 an hour.',
      'When you are behind with it, that costs €45.',
    ],
    [
      'penalty',
      'Parents who pay €385 at once need not think of it again.',
      'Parents who do not pay owe a fee of €385.',
    ],
    [
      'no-promise',
      'I may need it all back at once, and not in parts.',
      'I may not have it all there in May.',
    ],
    [
      'forfeiture',
      'Books are kept in the office and open to both, nothing less.',
      'The price is kept, and you get nothing for it.',
    ],
    [
      'data-or-image',
      'She takes care that all pictures and fonts are properly licensed.',
      'We may show your pictures in our advertising.',
    ],
    ['forfeiture', 'We keep the book for the whole year.', 'We keep the rent for the whole year.'],
    [
      'forfeiture',
      'For that we take the fence down and put it back once, for £90.',
      'For that £90 is kept, and it is never paid back.',
    ],
    [
      'forfeiture',
      'No doctor can promise that the pain will not come back.',
      'What you have paid will not come back.',
    ],
    [
      'forfeiture',
      'If the box does not come back we charge £40.',
      'If you do not come, the £40 does not come back.',
    ],
    [
      'forfeiture',
      'If it breaks you get another one or your money back.',
      'If it breaks, nothing of it is paid back.',
    ],
    [
      'forfeiture',
      'The deposit is repaid in May, less documented damage only.',
      'The deposit is not repaid in May or later.',
    ],
    [
      'security',
      'You may sell or pledge none of the invoices elsewhere.',
      'You pledge all of the invoices to us.',
    ],
    [
      'security',
      'Both names stay on the mortgage for a while.',
      'The house is under a mortgage for all of it.',
    ],
    [
      'exit-cost',
      'When you leave we may buy back the stock at half of the price.',
      'When you leave you pay half of the price.',
    ],
    [
      'exit-cost',
      'If somebody else is there before us, we may leave and the fee stays due.',
      'If you leave before the end, the fee stays due.',
    ],
    [
      'exit-cost',
      'We may end it on a week’s notice, and no exit fee is then due.',
      'You may end it on a week’s notice, and an exit fee is then due.',
    ],
    [
      'no-exit',
      'The scooter may not leave the county without a word from us.',
      'You may not leave before the year is over.',
    ],
    [
      'no-exit',
      'The savings in it may not be withdrawn by anyone.',
      'The promise may not be withdrawn by anyone.',
    ],
    [
      'unequal-exit',
      'You can leave out a month in the year if you tell us with a week’s notice.',
      'We can leave on a week’s notice, while you give notice of a year.',
    ],
    [
      'unilateral-change',
      'We may repair it or pay, instead of which nothing is different.',
      'We may put another in its place.',
    ],
    [
      'work-demands',
      'At Easter you are off too, and the days of travel are paid.',
      'At Easter you work the days that we ask for.',
    ],
    [
      'restraint',
      'The van may not be taken to another county.',
      'You may not work for another firm in the county.',
    ],
    [
      'ip-grab',
      'The release leaves alone pension benefits and any other right of yours.',
      'Every right in your designs is ours.',
    ],
    [
      'ip-grab',
      'Whatever trees you plant are ours and belong to the landlord by right.',
      'Whatever you design belongs to us.',
    ],
    [
      'entry-or-seizure',
      'You shall remove yourself and your things and lock the door.',
      'We may remove your things.',
    ],
    [
      'entry-or-seizure',
      'We may take the hall back for a funeral.',
      'We may take the goods back when you pay late.',
    ],
    [
      'gag',
      'They say June, but nobody is holding you to it, say the builders.',
      'You say nothing of it to anybody, not even the builders.',
    ],
    [
      'other-side-not-liable',
      'If you do not answer by Monday, we call again.',
      'We do not answer for what is stolen.',
    ],
    [
      'waiver',
      'The retention is released when no claim is open.',
      'You release us from every claim, open or not.',
    ],
  ])('%s: “%s” | “%s”', (kind, other, meant) => {
    expect(holds(kind, other)).toBe(false);
    expect(holds(kind, meant)).toBe(true);
  });

  it('misses the protection of an employee only for whoever is paid', () => {
    expect(holds('benefit-lost', 'You are not an employee of the firm.', 'paid')).toBe(true);
    expect(holds('benefit-lost', 'Joan is not an employee of the firm.', 'pays')).toBe(false);
  });
});
