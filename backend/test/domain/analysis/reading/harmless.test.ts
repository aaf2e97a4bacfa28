import { describe, expect, it } from 'vitest';
import {
  isAtWillAnyway,
  isOfGuarantor,
  isOwnForum,
  isTakenBack,
} from '../../../../src/domain/analysis/reading/burdens/harmless.ts';
import { bindsNobody } from '../../../../src/domain/analysis/reading/duties/binds-nobody.ts';
import { documentFromText } from '../../../../src/domain/analysis/document/plain-document.ts';
import { toLegalText } from '../../../../src/domain/analysis/document/legal-text.ts';
import type { RiskFamily } from '../../../../src/domain/analysis/reading/burdens/families.ts';
import { side } from '../../../support/papers/sides.ts';

describe('courts that are those of the whole country', () => {
  it.each([
    ['The law of Ireland applies and the Irish courts have exclusive jurisdiction.', 'Ireland', true],
    ['The courts of India have exclusive jurisdiction.', 'India', true],
    ['This agreement is governed by Irish law.', 'Ireland', true],
    ['The Irish courts have exclusive jurisdiction.', 'Germany', false],
    ['The courts of Mumbai, India, have exclusive jurisdiction.', 'India', false],
    ['The courts of India at Mumbai alone have jurisdiction.', 'India', false],
    ['The courts of Delaware have exclusive jurisdiction.', 'United States', false],
    ['Disputes go to arbitration in Ireland.', 'Ireland', false],
  ])('%s for a reader in %s: %s', (words, country, isOwn) => {
    expect(isOwnForum(words, country)).toBe(isOwn);
  });
});

describe('a clause that takes back what it was taken for', () => {
  it.each<[RiskFamily, string]>([
    ['sudden-end', 'We can dismiss you at once, after a written charge and a hearing.'],
    ['sudden-end', 'We may close the account when you have had an opportunity to put it right.'],
    ['unequal-exit', 'We may end the agreement where the fees are six weeks overdue.'],
    [
      'penalty',
      'If you miss two payments and do not catch up within 30 days after my letter, the balance is due.',
    ],
    ['penalty', 'Where a reminder has given you 21 days to pay and you have not, the rest falls due.'],
    ['sudden-end', 'We may close the account if a bill is more than 45 days overdue.'],
    ['unequal-exit', 'We may close your account if you cheat, after telling you why.'],
    ['unequal-exit', 'If you do not serve your notice, we may keep a week of pay.'],
    ['waiver', 'The tenant shall peaceably hold the premises without interruption by the landlord.'],
  ])('is none of %s: %s', (family, words) => {
    expect(isTakenBack(family, words)).toBe(true);
  });

  it.each<[RiskFamily, string]>([
    ['sudden-end', 'We can dismiss you at once and for any reason.'],
    ['unequal-exit', 'We may end the agreement at any time, and you may not.'],
    ['waiver', 'You give up every claim against us.'],
  ])('is still %s: %s', (family, words) => {
    expect(isTakenBack(family, words)).toBe(false);
  });
});

it('binds nobody: the head of a letter', () => {
  const [head, duty] = toLegalText(
    documentFromText('From: Pia Dorn at the mill\n\nSubject: You pay 40 euros a week.'),
  ).sentences;
  expect([bindsNobody(head!), bindsNobody(duty!)]).toEqual([true, true]);
  const [plain] = toLegalText(documentFromText('You pay 40 euros a week.')).sentences;
  expect(bindsNobody(plain!)).toBe(false);
});

describe('what a guarantor promises', () => {
  const words = 'Mrs Bell guarantees the rent and the Tenant’s other obligations without limit of amount.';
  const tenant = side('s1', 'Tenant', { pronoun: 'you' });

  it('is no burden on another reader', () => {
    expect(isOfGuarantor('uncapped-liability', words, tenant)).toBe(true);
  });
  it('is one on the guarantor, by name too', () => {
    const guarantor = side('s2', 'Guarantor', { mentions: ['guarantor', 'mrs bell'] });
    expect(isOfGuarantor('uncapped-liability', words, guarantor)).toBe(false);
  });
  it('says nothing of a reader who guarantees', () => {
    expect(isOfGuarantor('uncapped-liability', 'The Tenant guarantees the rent of both.', tenant)).toBe(
      false,
    );
    expect(isOfGuarantor('uncapped-liability', 'Your liability has no limit.', tenant)).toBe(false);
  });
});

describe('work at will', () => {
  it.each([
    ['Your job is at will: you or the Company may end it at any time.', 'United States', true],
    ['Employment is at-will and either party may end it without notice.', 'United States', true],
    ['The Company may end your job at will.', 'United States', false],
    ['Your job is at will: you or the Company may end it at any time.', 'Ireland', false],
  ])('holds without the clause in “%s” in %s: %s', (words, country, isAnyway) => {
    expect(isAtWillAnyway(words, country)).toBe(isAnyway);
  });
});
