import { describe, expect, it } from 'vitest';
import { documentFromText } from '../../../../src/domain/analysis/document/plain-document.ts';
import { toLegalText } from '../../../../src/domain/analysis/document/legal-text.ts';
import { amountFacts } from '../../../../src/domain/analysis/reading/facts/amount-facts.ts';
import { dateFacts } from '../../../../src/domain/analysis/reading/facts/date-facts.ts';
import { noticeFacts } from '../../../../src/domain/analysis/reading/facts/notice-facts.ts';
import { termFacts } from '../../../../src/domain/analysis/reading/facts/term-facts.ts';
import { findWayOut } from '../../../../src/domain/analysis/reading/facts/way-out.ts';
import { documentKind } from '../../../../src/domain/analysis/reading/facts/kind/document-kind.ts';
import { plainTitle } from '../../../../src/domain/analysis/reading/titles/plain-title.ts';
import { readPaper } from '../../../../src/domain/analysis/reading/read-paper.ts';
import { SIDES } from '../../../support/papers/sides.ts';

const textOf = (...lines: readonly string[]) => toLegalText(documentFromText(lines.join('\n\n')));
const draftOf = (identity: string, ...lines: readonly string[]) => {
  const document = documentFromText(lines.join('\n\n'));
  return readPaper({
    document,
    text: toLegalText(document),
    reader: { identity, country: 'United Kingdom' },
    today: new Date('2026-11-22'),
  });
};
const days = (...lines: readonly string[]) =>
  dateFacts(textOf(...lines), 'Germany').map(({ label, text }) => `${label}: ${text}`);
const sums = (...lines: readonly string[]) =>
  amountFacts(textOf(...lines), 'Germany').map(({ label }) => label);

describe('a sentence on how to leave', () => {
  it.each([
    'The Tenant may leave his belongings in place over the summer.',
    'Both sides give up trial by jury, and the Tenant gives up the right to a class action.',
    'Could the Tenant leave the picture of the house off the page?',
    'What if the Tenant wants to leave early?',
    'The Tenant may leave out two months in any year so long as the Landlord hears of it.',
    'If the Tenant leaves the Landlord standing at the door, the Landlord waits for ten minutes.',
    'The Tenant may stop by and see the garden whenever he passes.',
    'For two years after the Tenant leaves he may not work for the Landlord.',
    'The Tenant gets 14 days of paid leave and may take exam leave too.',
    'Until the coach leaves the Tenant may change his seat.',
  ])('is none where something else is left or stopped: %s', (sentence) =>
    expect(findWayOut(textOf(sentence), SIDES)).toBeNull(),
  );

  it.each([
    'The Tenant can stop any day.',
    'After the lock-in the Tenant may determine this licence by a letter.',
    'If the Tenant wants out before the start, the Landlord keeps what has been spent.',
    'Tenants who leave the flat early pay the rest of the month.',
  ])('is one where the deal itself ends: %s', (sentence) =>
    expect(findWayOut(textOf(sentence), SIDES)).not.toBeNull(),
  );

  it('hangs on a case where one comes first', () =>
    expect(
      findWayOut(
        textOf('If the rent goes up by more than a tenth, the Tenant can leave without charge.'),
        SIDES,
      )?.text,
    ).toContain('hangs on a condition'));
});

describe('a notice that the other side gives as well', () => {
  it.each([
    "After the first year the Tenant leaves with thirty days' notice, by phone or post, and so can the Landlord.",
    "A month's notice each way is enough to end it.",
  ])('is told of both: %s', (sentence) =>
    expect(noticeFacts(textOf(sentence), SIDES)[0]?.text).toMatch(/^Either side/),
  );

  it('is none where days of leave are given', () =>
    expect(
      noticeFacts(textOf("The Tenant has 14 days' medical leave as the law gives."), SIDES).map(
        ({ label }) => label,
      ),
    ).not.toContain('Notice for ending'));
});

describe('a day told for what it is', () => {
  it('is the date of the paper in a line with a place', () =>
    expect(days('Room at the back', 'Leipzig, 14.3.2027', 'You pay 300 € for it on the first.')).toEqual([
      'Signed or dated: 14 March 2027.',
    ]));
  it('is the date of a mail among its lines', () =>
    expect(
      days('From: Con', 'Date: Mon, 3 August 2026', 'Subject: Your bathroom', 'All up it is 900 €.'),
    ).toEqual(['Signed or dated: 3 August 2026.']));
  it('is no end where the lease of somebody else ends', () =>
    expect(
      days(
        'The Sublessor holds the floors under a lease with Rheinhof AG which runs until 31 December 2034.',
      ),
    ).toEqual(['Date: 31 December 2034.']));
  it('is a deadline and no price in a row of money', () =>
    expect(days('Fee: 1.380 €, payable by 15 December 2026')).toEqual(['Deadline: 15 December 2026.']));
  it('is the day of another paper', () =>
    expect(
      days('By an agreement dated 12 September 2026 the Landlord let Room 4 in Lincoln to Temi and Paul.'),
    ).toEqual(['Date: 12 September 2026.']));
});

describe('a sum told for what it is', () => {
  it.each([
    'For each performed day the Principal pays 520,00 EUR plus tax.',
    'A half-hour is €38, and three-quarters of an hour is €54.',
    'The First Partner shall bring in €25,000 by way of stock and tools.',
  ])('has no purpose where the words mean something else: %s', (sentence) =>
    expect(new Set(sums(sentence))).toEqual(new Set(['Sum'])),
  );
});

it.each([
  'The tour costs €900 each. If we are fewer than 34, you pay what your share comes to.',
  'You pay €385 a week. Fuel about 4.5 for 100.',
  'Any day over is €40. Use the 98, not the 91.',
  'The ticket costs €90. 70 or more | deposit',
])('takes what is counted for no sum: %s', (words) => expect(sums(words)).toHaveLength(1));

it.each([
  ['The Tenant hands over four cheques of 900 €, dated 15 February 2027.', 'Date'],
  ['There is no right to terminate before 30 September 2036 for any cause whatever.', 'Date'],
  ['Before 28 May 2029 though no transfer of any kind may take place.', 'Date'],
  ['I will pay the sum in six equal monthly instalments beginning on 15 April 2027.', 'Payment'],
])('does not take the day for more than it is: %s', (words, label) =>
  expect(dateFacts(textOf(words), 'Germany').map((day) => day.label)).toEqual([label]),
);

it('takes a notice before the end for extending no notice for ending', () =>
  expect(
    noticeFacts(
      textOf('The Tenant may extend the term once by written notice given six months before its end.'),
      SIDES,
    ).map(({ label }) => label),
  ).not.toContain('Notice for ending'));

it('tells whose notice it is where one side asks the other to go', () =>
  expect(
    noticeFacts(textOf("The Landlord can ask the Tenant to go with one week's notice."), SIDES)[0]?.text,
  ).toMatch(/^Landlord|^You/));

it('takes a number of instalments for the term only of what is lent or hired', () => {
  const terms = (line: string) => termFacts(textOf(line), 'Germany', []).map(({ text }) => text);
  expect(terms('The price of the treatment is paid in twelve monthly instalments of CHF 250.')).toEqual([]);
  expect(terms('The loan is repaid in twelve monthly instalments of CHF 250.')).toHaveLength(1);
});

it('calls a paper by no word that it only says often', () => {
  const shop = 'The shop is not to blame for lost data. Ask the shop first. The shop closes on Friday.';
  expect(documentKind(textOf('SAI CARE', shop, shop, shop)).label).not.toContain('Lease');
});

it('calls a family that builds a flat for a mother no builder', () => {
  const family =
    'Mum pays the builder. When Mum has moved in, the builder fixes the tiles. Mum keeps her keys.';
  expect(documentKind(textOf('WHAT WE SAID AT CHRISTMAS', family, family)).label).not.toContain('Building');
});

it('calls a sheet on a credit card by its card', () =>
  expect(
    documentKind(
      textOf(
        'LANTERN VISA CARD',
        'Credit limit | £5,000',
        'Minimum payment | 3% of the bill or £50',
        'Cash advance | 8% of the amount, and interest from the same day',
        'The cardholder tells us of a lost card. Each cardholder keeps the code secret.',
      ),
    ).label,
  ).toContain('Credit card'));

it('names a main sum in the summary and not the deposit beside it', () => {
  const { summary } = draftOf(
    'the Hosts',
    'Booking agreement between Amrit Gardens LLP (the Venue) and Rajesh Bhandari (the Hosts)',
    'The charge for garden, hall and rooms comes to £4,500.',
    'A deposit of £1,000 is lodged against breakage and is sent back within ten days.',
    'The Hosts shall leave the hall tidy.',
  );
  expect(summary.join(' ')).not.toContain('Money: £1,000');
});

describe('a title', () => {
  it.each([
    'From: Con Vasilis',
    'Hi Sanne,',
    'Lyon, the 4th of December 2026',
    '12 Ballyhooly Terrace',
    '15 January 2027',
    '[Sat 19:02] Tomasz: ok putting it all in one place',
  ])('is none in the head of a letter: %s', (line) => expect(plainTitle(line)).toBeNull());
  it.each([
    ['NV\nRENTAL AGREEMENT', 'RENTAL AGREEMENT'],
    ['Subject: Our agreement', 'Our agreement'],
    ['Iron Corner Boxing', 'Iron Corner Boxing'],
  ])('is the line that names the paper: %s', (words, title) => expect(plainTitle(words)).toBe(title));
});
