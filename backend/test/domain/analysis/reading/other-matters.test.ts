import { beforeAll, describe, expect, it } from 'vitest';
import { toLegalText } from '../../../../src/domain/analysis/document/legal-text.ts';
import { documentFromText } from '../../../../src/domain/analysis/document/plain-document.ts';
import type { RiskFamily } from '../../../../src/domain/analysis/reading/burdens/families.ts';
import { createTellTruly } from '../../../../src/domain/analysis/reading/burdens/truth/tell-truly.ts';
import { NAMED_TITLES } from '../../../../src/domain/analysis/reading/messages/en/titles/all.ts';
import { namedTitle } from '../../../../src/domain/analysis/reading/messages/named-title.ts';
import { SIDES } from '../../../support/papers/sides.ts';

/** Whether a family may be told of a sentence in which `you` are the tenant and read, and `we` the landlord. */
const holds = (family: RiskFamily, words: string) =>
  createTellTruly({
    text: toLegalText(documentFromText(words)),
    sides: SIDES,
    purse: 'pays',
    pieces: [],
    found: [],
    mayLeave: false,
  }).holds(family, 'any', words);
const FIGURES = { isUnlimited: false, isAtWill: false, purse: 'pays' } as const;
const title = (family: RiskFamily, words: string) => namedTitle(NAMED_TITLES[family], words, FIGURES);

// the first sentence makes every table ready
beforeAll(() => void holds('penalty', 'You pay £5.'), 60_000);

describe('A clause about another matter is not told as a burden', () => {
  it.each<readonly [RiskFamily, string]>([
    ['entry-or-seizure', 'If you do not pay we may, by order of court, take the boat back.'],
    ['entry-or-seizure', 'The laws of Ohio govern contracts entered into without regard to where you live.'],
    ['entry-or-seizure', 'The caravan is sold as it stands.'],
    ['entry-or-seizure', 'We may block access to your account at any time without notice.'],
    ['entry-or-seizure', 'We shall not recover the goods before you have had a letter.'],
    ['security', 'Keep your password confidential and secure and tell us of unauthorised use.'],
    ['security', 'The software is licensed, not sold, and we retain ownership of all copies.'],
    ['uncapped-liability', 'We will not be liable for any loss, whatever the cause.'],
    [
      'restraint',
      'Claims are brought exclusively in the courts of Leeds and nowhere else for other business.',
    ],
    ['restraint', 'You must not interfere with our business by viruses or other malicious programs.'],
    ['short-deadline', 'Raise a complaint with the manager, who answers within seven days.'],
    ['data-or-image', 'You may delete your data and pictures at any time.'],
    ['data-or-image', 'You must not use your account to advertise or send junk mail.'],
    ['no-exit', 'You must not leave your post until the next guard has come.'],
    ['forfeiture', 'The deposit is then returned in full, whatever the time attended.'],
    ['forfeiture', 'You retain all rights to what you post, and nothing is lost.'],
    ['unilateral-change', 'As the house is old, we may from time to time review its future.'],
    ['broad-indemnity', 'You make good a loss caused by your negligence.'],
    ['broad-indemnity', 'We shall indemnify you against claims of others to the goods.'],
    ['other-side-not-liable', 'What you owe is reduced as far as we caused the loss.'],
    ['ip-grab', 'You are hereby granted a licence to use the design and our other content.'],
    ['gag', 'We are under no obligation to keep what you send us confidential.'],
    ['proof-burden', 'If the photo shows nothing, we have to show that the damage is new, by evidence.'],
    ['waiver', 'The board may release you from your role on fourteen days’ notice.'],
    ['short-deadline', 'A repayment made within three days of that day is deemed to have been made in time.'],
    ['minimum-commitment', 'All drawings, whether made in or out of hours, shall belong to us at least.'],
    ['entry-or-seizure', 'If you do not answer, judgment is entered without a hearing.'],
    ['cost-shifting', 'If we were careless we put it right at our cost; that is not for you to bear.'],
  ])('%s: “%s”', (family, words) => expect(holds(family, words)).toBe(false));

  it.each<readonly [RiskFamily, string]>([
    ['entry-or-seizure', 'If you do not pay we may take the boat back and sell it.'],
    ['entry-or-seizure', 'We may enter the flat at any time.'],
    ['security', 'We hold your passport until the rent is paid.'],
    ['uncapped-liability', 'You answer for any loss, whatever the cause.'],
    ['restraint', 'You may not work for another firm for a year after leaving.'],
    ['short-deadline', 'A complaint must reach us within seven days or is lost.'],
    ['data-or-image', 'We may share your data with advertisers.'],
    ['no-exit', 'You cannot leave before the first of May.'],
    ['forfeiture', 'The deposit is lost if you leave early.'],
    ['unilateral-change', 'We may from time to time change the rules.'],
    ['broad-indemnity', 'You make good every loss we suffer, whoever caused it.'],
    ['ip-grab', 'You grant us a licence to use your photographs for free.'],
  ])('%s may be told of “%s”', (family, words) => expect(holds(family, words)).toBe(true));
});

describe('A title says what its clause says', () => {
  it.each<readonly [RiskFamily, string, string]>([
    ['entry-or-seizure', 'No part of the site may be visited, or kept as a copy.', 'sell or throw away'],
    ['sole-discretion', 'We may end it at our discretion at any time.', 'dates or times'],
    ['forum', 'The courts of Wales have non-exclusive jurisdiction.', 'Only the courts'],
    [
      'data-or-image',
      'We take pictures of the decorated hall and show them on our website.',
      'pictures of you',
    ],
    ['unilateral-change', 'We may close for ten days without a smaller fee.', 'the price'],
    [
      'penalty',
      'Every hour we are late takes £100 off, breakdowns and ferries included.',
      'Breaking this rule',
    ],
    ['penalty', 'Whoever goes pays £90 towards teaching a replacement.', 'lost or damaged'],
    [
      'benefit-lost',
      'We look for what is fair, with no top sum, but our house insurance covers guests.',
      'not insured',
    ],
    [
      'restraint',
      'We put forward no other nurse for the Assignment without first offering it.',
      'pass it on',
    ],
    ['cost-shifting', 'You bear the charges so far as the law permits.', 'inspections or permits'],
    ['cost-shifting', 'Licence fees before or after delivery are for your account.', 'transport'],
    [
      'security',
      'You mortgage the vehicle, and we enter it in the personal property register.',
      'home or property',
    ],
    ['sudden-end', 'On the end of your service we may buy your shares.', 'stop the service'],
    [
      'unilateral-change',
      'We may close rooms or give them to other uses, and the rent does not change.',
      'raise the rent',
    ],
    ['penalty', 'Whoever brings a parcel that is lost, late or damaged pays for it.', 'Paying late'],
    ['other-side-not-liable', 'We do not answer for injury or damage to your computer.', 'are hurt'],
    [
      'benefit-lost',
      'If it does not meet the warranty, tell the shop, and it pays you back.',
      'guarantee can be lost',
    ],
  ])('%s: “%s”', (family, words, wrong) => expect(title(family, words) ?? '').not.toContain(wrong));

  it.each<readonly [RiskFamily, string, string]>([
    ['entry-or-seizure', 'After 60 days we may sell the goods.', 'They may sell or throw away your things'],
    ['sole-discretion', 'We fix the dates as we see fit.', 'They alone set dates or times'],
    ['data-or-image', 'We may use photos of you on our website.', 'They may use pictures of you'],
    ['unilateral-change', 'We may raise the fee.', 'They may change the price'],
    ['unilateral-change', 'We may move the shop to other premises.', 'They may move you to another place'],
  ])('%s tells “%s” as “%s”', (family, words, right) => expect(title(family, words)).toBe(right));
});
