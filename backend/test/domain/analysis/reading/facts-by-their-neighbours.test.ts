import { describe, expect, it } from 'vitest';
import { documentFromText } from '../../../../src/domain/analysis/document/plain-document.ts';
import { toLegalText } from '../../../../src/domain/analysis/document/legal-text.ts';
import { findKeyFacts } from '../../../../src/domain/analysis/facts/key-facts.ts';
import { amountFacts } from '../../../../src/domain/analysis/reading/facts/amount-facts.ts';
import { dateFacts } from '../../../../src/domain/analysis/reading/facts/date-facts.ts';
import { noticeFacts } from '../../../../src/domain/analysis/reading/facts/notice-facts.ts';
import { percentFacts } from '../../../../src/domain/analysis/reading/facts/percent-facts.ts';
import {
  isUnsurePurpose,
  UNSURE_PURPOSES,
} from '../../../../src/domain/analysis/reading/languages/en/money/unsure-purposes.ts';
import { findPaperSides } from '../../../../src/domain/analysis/reading/sides/find-sides.ts';
import { isAgainstLastDay } from '../../../../src/domain/analysis/report/sections/against-last-day.ts';
import { steppedPrice } from '../../../../src/domain/analysis/report/sections/stepped-price.ts';

const text = (raw: string) => toLegalText(documentFromText(raw));
const days = (raw: string) =>
  dateFacts(text(raw), 'United States').map(({ label, date, quotes }) => [label, date ?? quotes[0]!.text]);
const sums = (raw: string) =>
  amountFacts(text(raw), 'United Kingdom').map(({ label, text: words }) => [label, words]);

describe('The day of birth', () => {
  it.each(['Date of birth: 9/5/1994', 'Birthday: 4 March 1981', 'DOB 12 May 1990'])(
    'is no day of the paper: “%s”',
    (words) =>
      expect(findKeyFacts(text(`MEMBERSHIP AGREEMENT\n\nName: Ann Bo. ${words}`)).agreementDate).toBeNull(),
  );
});

describe('A day without a year in a paper about one event', () => {
  const about = (words: string) =>
    days(
      `BARN HIRE FOR A PARTY\n\nDate: Saturday, October 16, 2027\n\nYou book on January 25, 2027.\n\n${words}`,
    );

  it('comes before that event and in order', () => {
    const told = about('You pay $3,000 by July 9, and $3,000 by September 9.');
    expect(told).toContainEqual(['Deadline', '2027-07-09']);
    expect(told).toContainEqual(['Deadline', '2027-09-09']);
  });

  it('has no year where only the event has one', () =>
    expect(
      days('CHOIR BOOKING\n\nConcert date: May 8, 2027\n\nPay the rest by May 30.').find(
        ([label]) => label === 'Deadline',
      ),
    ).toEqual(['Deadline', 'Pay the rest by May 30.']));

  it('still follows a letter that is dated on a weekday', () =>
    expect(
      days('Saturday, 21 November 2026\n\nDear Ann,\n\nyour wedding cake needs an order by 9 January.'),
    ).toContainEqual(['Deadline', '2027-01-09']));
});

describe('A day before which a contract must not end', () => {
  it.each([
    'The bonus lapses if the contract is ended for whatever cause before 14 February 2028.',
    'Should the tenancy be broken and it ends before 14 February 2028 the gift is repaid.',
  ])('is no deadline: “%s”', (words) => expect(days(words)[0]![0]).toBe('Date'));

  it('but one by which something has to be sent is', () =>
    expect(days('Send the signed copy before 14 February 2028.')[0]![0]).toBe('Deadline'));
});

describe('A sum is told with its rhythm, its limit and no more', () => {
  it('takes the rhythm from the clause that says how it is collected', () =>
    expect(
      sums('Membership: €39\n\n2. The sum of €39 is taken by direct debit on the 4th of every month.'),
    ).toEqual([['Membership', '€39 a month.']]));

  it.each(
    UNSURE_PURPOSES.filter(({ purpose }) => ['limit', 'first payment', 'rent'].includes(purpose)).flatMap(
      ({ purpose, examples }) => examples.map((words) => [purpose, words] as const),
    ),
  )('is no %s: “%s”', (purpose, words) => expect(sums(words)[0]![0]!.toLowerCase()).not.toBe(purpose));

  it('keeps a share of the rent and a cap', () => {
    expect(isUnsurePurpose('rent', 'Your share of the rent is ', '')).toBe(false);
    expect(isUnsurePurpose('limit', 'We are liable for damage up to ', '')).toBe(false);
  });

  it.each([
    ['A bonus of up to 8% of the salary may be paid.', 'up to 8%.'],
    ['A bonus of 8% of the salary is paid.', '8%.'],
  ])('“%s”', (words, told) => expect(percentFacts(text(words)).map((fact) => fact.text)).toEqual([told]));
});

describe('A price that steps up', () => {
  const stepped = (words: string) => {
    const facts = amountFacts(text(words), 'Australia');
    return steppedPrice(facts[0]!, facts);
  };
  it('is told in the words of the paper', () =>
    expect(stepped('Price: $69 a month for the first six months, then $84 a month')).toContain(
      'first six months',
    ));
  it('unless there is one price', () => expect(stepped('Price: $69 a month, then pay by card')).toBeNull());
});

describe('Two notices in one sentence', () => {
  const told = (raw: string, reader: string) => {
    const paper = text(raw);
    return noticeFacts(paper, findPaperSides(paper, reader)).map((fact) => fact.text);
  };

  it.each([
    'In the first three months either side may end this contract with one week’s notice, later on with one month’s notice.',
    'During the trial either side may end this contract with one week’s notice, afterwards with one month’s notice.',
  ])('have a condition each: “%s”', (words) => {
    const all = told(
      `between Kestrel Ltd ("the Company") and Maya Lim ("the Employee").\n\n${words}`,
      'Employee',
    );
    expect(all.find((one) => one.includes('1 week'))).toMatch(/first three months|trial/);
    expect(all.find((one) => one.includes('1 month'))).toContain('only in the case named there');
  });

  it('are both told where each side has its own', () =>
    expect(
      told(
        'From: Hannah Roth\nTo: Luis Ortega\n\nHi Luis,\n\nYou get the room from me. Should the house be sold I tell you three weeks ahead, whereas from your side I need two months.',
        'Luis Ortega',
      ),
    ).toEqual(
      expect.arrayContaining([expect.stringContaining('3 weeks'), expect.stringMatching(/2 months\.$/)]),
    ));
});

describe('A last day that was worked out', () => {
  const day = (date: string, more: object) =>
    ({ kind: 'date', label: 'Date', text: '', quotes: [], by: 'rules', date, ...more }) as const;
  it('is not told against the first section', () => {
    expect(isAgainstLastDay('1995-05-04', [day('2026-12-30', { isSigning: true })])).toBe(true);
    expect(isAgainstLastDay('2028-05-04', [day('2028-01-03', { isEnd: true })])).toBe(true);
    expect(isAgainstLastDay('2028-01-03', [day('2028-01-03', { isEnd: true })])).toBe(false);
  });
});
