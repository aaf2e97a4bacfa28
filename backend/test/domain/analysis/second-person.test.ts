import { describe, expect, it } from 'vitest';
import { toYou } from '../../../src/domain/analysis/report/second-person.ts';
import { writeObligations } from '../../../src/domain/analysis/report/write-obligations.ts';
import { materialOf } from './fixtures.ts';

const check = (cases: readonly (readonly [label: string, words: string, wanted: string])[]) =>
  it.each(cases)('speaks to the %s: %s', (label, words, wanted) => expect(toYou(words, label)).toBe(wanted));

describe('A label before a noun becomes your', () => {
  check([
    ['Customer', 'back up all Customer data', 'back up all your data'],
    ['Tenant', 'remove Tenant improvements', 'remove your improvements'],
    ['Company', 'return the Company property', 'return your property'],
    ['Customer', 'protect access to Customer systems', 'protect access to your systems'],
    ['Customer', 'keep Customer confidential information safe', 'keep your confidential information safe'],
    ['Customer', 'if Customer data is lost', 'if your data is lost'],
    ['Customer', 'respond to all Customer requests', 'respond to all your requests'],
    ['Customer', 'if Customer requests are not met', 'if your requests are not met'],
  ]);
});

describe('A possessive becomes your', () => {
  check([
    ['Customer', 'pay from Customer’s account', 'pay from your account'],
    ['Tenant', "repair the roof at Tenant's own cost", 'repair the roof at your own cost'],
    ['Tenant', "insure the Tenant's goods", 'insure your goods'],
    ['Tenant', "mark each item as the Tenant's.", 'mark each item as yours.'],
    ['Tenant', 'pay at the sole expense of the Tenant', 'pay at your sole expense'],
    ['Customer', 'sign on behalf of Customer', 'sign on your behalf'],
  ]);
});

describe('A label before a verb becomes you with the plain verb', () => {
  check([
    ['Tenant', 'if Tenant always pays', 'if you always pay'],
    ['Employee', 'If the Employee dies', 'If you die'],
    ['Tenant', 'if Tenant leaves early', 'if you leave early'],
    ['Tenant', 'if the Tenant wrongfully vacates', 'if you wrongfully vacate'],
    ['Customer', 'when Customer uses the service', 'when you use the service'],
    ['Customer', 'if Customer requests a copy', 'if you request a copy'],
    ['Employee', 'unless the Employee is ill', 'unless you are ill'],
    ['Employee', 'if the Employee has resigned', 'if you have resigned'],
    ['Tenant', 'if the Tenant was absent', 'if you were absent'],
    ['Customer', 'pay any amounts Customer owes', 'pay any amounts you owe'],
    ['Tenant', 'leave on the date the Tenant vacates', 'leave on the date you vacate'],
    ['Tenant', 'should the Tenant fail to pay', 'should you fail to pay'],
    ['Tenant', 'if the Tenant may not enter', 'if you may not enter'],
    ['Customer', 'if Customer also breaches its obligations', 'if you also breach your obligations'],
    ['Tenant', 'if Tenant fails to perform its duties', 'if you fail to perform your duties'],
    [
      'Supplier',
      'prove the Supplier’s ability to perform its duties',
      'prove your ability to perform your duties',
    ],
    ['Tenant', 'if Tenant, for any reason, fails to pay', 'if you, for any reason, fail to pay'],
    ['Customer', 'keep what Customer received from us', 'keep what you received from us'],
    ['Tenant', 'if Tenant leaves early and does not pay', 'if you leave early and do not pay'],
    ['Employee', 'if the Employee resigns, dies or is dismissed', 'if you resign, die or are dismissed'],
  ]);
});

describe('A label that is an object or ends a phrase becomes you', () => {
  check([
    ['Customer', 'return invoices sent to Customer', 'return invoices sent to you'],
    ['Tenant', 'repair damage caused by Tenant.', 'repair damage caused by you.'],
    ['Tenant', 'repair damage by the Tenant within ten days', 'repair damage by you within ten days'],
    ['Tenant', 'if notice by Tenant is late', 'if notice by you is late'],
    ['Tenant', 'if Landlord requires Tenant to move', 'if Landlord requires you to move'],
    ['Tenant', 'if Tenant or its guest breaks a window', 'if you or your guest breaks a window'],
    ['Customer', 'ensure Customer and its affiliates comply', 'ensure you and your affiliates comply'],
  ]);
});

describe('A label stays where another word would be wrong or is not sure', () => {
  check(
    [
      ['Tenant', 'show the house to any Tenant'],
      ['Tenant', 'pay the previous Tenant’s bills'],
      ['Customer', 'delete any Customer data'],
      ['Customer', 'delete Customer Data'],
      ['Customer', 'give Customer information about prices'],
      ['Customer', 'deliver to Customer data and reports'],
      ['Tenant', 'sign the lease as Tenant'],
      ['Tenant', 'follow the Tenant Fees Act'],
      ['Tenant', 'if the Sub-Tenant leaves'],
      ['Tenant', 'keep Tenant flurbles apart'],
      ['Tenant', 'if the agreement between Landlord and Tenant has ended'],
      ['Tenant', 'if any person other than Tenant is there'],
      ['Tenant', 'pay for any act or default of the Tenant'],
      ['Tenant', 'if Tenant fails to pay rent on its due date'],
      ['Supplier', 'if Supplier changes or widens any part of the service'],
      ['Supplier', 'in the event that Supplier is unable or anticipates that it will be unable'],
      ['Distributor', 'report each complaint that Distributor may receive or becomes aware of'],
      ['Company', 'if the Company decides that it has the means'],
      ['Tenant', 'if Tenant on leaving the house pays less'],
      ['Tenant', 'if Tenant, being late, pays interest'],
      ['Tenant', 'pay any sum Tenant owes, with interest, and is liable'],
      ['Customer', 'delete Customer provided content'],
      ['Tenant', 'insure Tenant and Landlord property'],
      ['Tenant', 'if Tenant pays rent that it owes and is late'],
      ['the other side', 'if the other side pays'],
    ].map(([label, words]) => [label!, words!, words!] as const),
  );
});

describe('Duties of the reader', () => {
  const dutiesOf = (sentence: string) =>
    writeObligations(
      materialOf(
        `SERVICES AGREEMENT\n\nThis Agreement is made on 3 March 2026 between Orrin Works Ltd ("Supplier") and Vela Foods Ltd ("Customer").\n\n1. Duties\n\n${sentence}\n\n2. Law\n\nThis Agreement is governed by the law of England.`,
        { identity: 'Customer' },
      ),
    ).map((duty) => duty.text);

  it('are spoken to the reader', () => {
    expect(
      dutiesOf('If the Customer always pays late, the Customer shall back up all Customer data.'),
    ).toEqual(['If you always pay late, you must back up all your data.']);
  });

  it('keep the label where the sentence already says you to somebody else', () => {
    expect(dutiesOf('The Customer shall keep the records that you hand to the Customer.').join()).toContain(
      'you hand to the Customer',
    );
  });
});
