import { describe, expect, it } from 'vitest';
import { documentFromText } from '../../../../src/domain/analysis/document/plain-document.ts';
import { toLegalText } from '../../../../src/domain/analysis/document/legal-text.ts';
import { documentKind } from '../../../../src/domain/analysis/reading/facts/kind/document-kind.ts';
import { findDays } from '../../../../src/domain/analysis/reading/facts/find-dates.ts';
import { findFacts } from '../../../../src/domain/analysis/reading/facts/find-facts.ts';
import { findMoney } from '../../../../src/domain/analysis/reading/facts/find-money.ts';
import { findWayOut } from '../../../../src/domain/analysis/reading/facts/way-out.ts';
import { findPaperSides } from '../../../../src/domain/analysis/reading/sides/find-sides.ts';
import type { Country } from '../../../../../config/product.ts';

const legal = (...lines: readonly string[]) => toLegalText(documentFromText(lines.join('\n\n')));
const factsOf = (lines: readonly string[], identity = 'Tenant', country: Country = 'Ireland') => {
  const text = legal(...lines);
  return findFacts(text, findPaperSides(text, identity), documentKind(text), country);
};

const LEASE = [
  'RESIDENTIAL LEASE',
  'Landlord: Petra Vandermeer',
  'Tenant: Oskar Lindqvist',
  'Term: 1 March 2027 to 31 August 2028',
  'Rent: €925.50 a month',
  'Deposit: €1,800',
  '1. The Tenant shall pay the rent by the 3rd of each month. A late fee of €20 is added for each further week.',
  '2. The Tenant may end this lease by giving two months’ notice.',
  '3. The Landlord may enter after 24 hours’ notice.',
  '4. Irish law applies.',
  'Signed on 12 February 2027',
];

describe('sums of money', () => {
  it.each([
    ['a rent of R64 500 a week', 'South Africa', 64_500, 'ZAR'],
    ['a fee of Rs. 3,00,000/- only', 'India', 300_000, 'INR'],
    ['the price is ₹1,80,000', 'India', 180_000, 'INR'],
    ['the price is €1.250,50', 'Germany', 1_250.5, 'EUR'],
    ["a loan of CHF 42'000.–", 'Switzerland', 42_000, 'CHF'],
    ['it costs 4,500 pesos', 'Mexico', 4_500, 'MXN'],
    ['9 800 kroner for the week', 'Norway', 9_800, 'NOK'],
    ['five hundred dollars', 'United States', 500, 'USD'],
    ['a cover of £10 million', 'United Kingdom', 10_000_000, 'GBP'],
    ['€ 0,271 per kWh', 'Netherlands', 0.271, 'EUR'],
    ['Rs. 4,800,000/=', 'India', 4_800_000, 'INR'],
  ])('reads “%s”', (words, country, value, currency) => {
    expect(findMoney(words, country).map((sum) => [sum.value, sum.currency])).toEqual([[value, currency]]);
  });

  it('reads a bare figure where the sentence pays', () => {
    expect(
      findMoney(
        'It is 1,900 euros altogether: 600 when I begin, and 700 at the end of 14 days.',
        'Austria',
      ).map(({ value }) => value),
    ).toEqual([1_900, 600, 700]);
  });

  it('reads figures under a currency at the head of a column', () => {
    expect(
      findMoney('Item | AED\nReturned cheque | 100\nClosing | 105', 'Other').map(({ value, currency }) => [
        value,
        currency,
      ]),
    ).toEqual([
      [100, 'AED'],
      [105, 'AED'],
    ]);
  });

  it.each([
    'Room 212 on level 3',
    'clause 14 and page 9',
    '35 mm lens',
    '90 guests for 4 hours',
    'built in 2014',
  ])('takes “%s” for no sum', (words) => {
    expect(findMoney(`The fee is €5. ${words}.`, 'Germany').map(({ value }) => value)).toEqual([5]);
  });
});

describe('dates', () => {
  const days = (words: string, country = 'United Kingdom') => findDays(words, country).map(({ iso }) => iso);
  it.each([
    ['made on the fifth day of March, Two Thousand and Twenty-Seven', '2027-03-05'],
    ['from 05.03.2027', '2027-03-05'],
    ['on 1st May 2027', '2027-05-01'],
    ['on May 1, 2027', '2027-05-01'],
    ['the 7th day of October Two Thousand and Twenty-Six', '2026-10-07'],
    ['by the end of February 2028', '2028-02-29'],
    ['on 3/4/27', '2027-04-03'],
  ])('reads “%s”', (words, iso) => expect(days(words)).toEqual([iso]));

  it('reads 3/4/2027 by the country, unless another date shows the order', () => {
    expect(days('on 3/4/2027', 'United States')).toEqual(['2027-03-04']);
    expect(days('on 3/4/2027', 'Australia')).toEqual(['2027-04-03']);
    expect(days('from 3/4/2027 to 25/4/2027', 'United States')).toEqual(['2027-04-03', '2027-04-25']);
  });

  it('gives a day without a year the year that follows from the others', () => {
    expect(days('Dated 20 November 2026. You pay by 15 January.')).toEqual(['2026-11-20', '2027-01-15']);
    expect(days('The wedding is on 22 May 2027. Pay the deposit by 31 March.')).toEqual([
      '2027-05-22',
      '2027-03-31',
    ]);
    expect(days('paid on 5 July, 19 July and 2 August 2027')).toEqual([
      '2027-07-05',
      '2027-07-19',
      '2027-08-02',
    ]);
  });

  it('takes a day that comes round every year for no date', () => {
    expect(days('Signed on 3 May 2026. Rent is due on 1 July each year.')).toEqual(['2026-05-03']);
    expect(days('You begin on 2 March 2026. Leave not taken by 31 December is lost.')).toEqual([
      '2026-03-02',
    ]);
  });

  it('takes 31 June for no day', () => expect(days('on 31 June 2027')).toEqual([null]));
});

describe('section 1', () => {
  const facts = factsOf(LEASE);
  const told = (kind: string) =>
    facts.filter((fact) => fact.kind === kind).map(({ label, text }) => `${label}: ${text}`);

  it('names the kind of paper as a person says it', () => {
    expect(told('document')).toEqual(['Document: Residential lease (tenancy).']);
  });

  it('names every party with its role and says which one the reader is', () => {
    expect(told('party')).toEqual([
      'Party: Petra Vandermeer (Landlord).',
      'Party (you): Oskar Lindqvist (Tenant).',
    ]);
  });

  it('tells what each sum is for and how often it is due, the main ones first', () => {
    const amounts = facts
      .filter(({ kind }) => kind === 'amount')
      .map(({ label, amount }) => [label, amount?.value, amount?.period]);
    expect(amounts).toEqual([
      ['Rent', 925.5, 'month'],
      ['Deposit', 1_800, null],
      ['Late fee', 20, 'week'],
    ]);
  });

  it('gives a sum no purpose that another sum in front of it has, and hears `monthly` before it', () => {
    const told = factsOf([
      ...LEASE.slice(0, 3),
      '1. Rent is €640 a month, with bills but without internet (€9 each).',
      '2. The monthly fee of €31 is due on the first. You may pause for up to two months for €5 a month.',
    ])
      .filter(({ kind }) => kind === 'amount')
      .map(({ label, amount }) => [label, amount?.value, amount?.period]);
    expect(told).toContainEqual(['Rent', 640, 'month']);
    expect(told).toContainEqual(['Sum', 9, null]);
    expect(told).toContainEqual(['Fee', 31, 'month']);
    expect(told.map(([label]) => label)).not.toContain('Limit');
  });

  it('writes dates in one form and gives them to programs', () => {
    const dates = facts.filter(({ kind }) => kind === 'date').map(({ text, date }) => [text, date]);
    expect(dates).toEqual([
      ['12 February 2027.', '2027-02-12'],
      ['1 March 2027.', '2027-03-01'],
      ['31 August 2028.', '2028-08-31'],
    ]);
  });

  it('works out the term from start and end', () => {
    expect(facts.find(({ kind }) => kind === 'term')?.workedOut).toBe('that is 18 months.');
  });

  it('tells who gives notice, for what and how long', () => {
    const notices = facts.filter(({ kind }) => kind === 'notice');
    expect(notices.map(({ text }) => text)).toEqual(['You – 2 months.', 'Landlord – 24 hours.']);
    expect(notices[0]?.notice).toEqual({ who: 's2', what: 'ending', months: 2 });
  });

  it('takes the length of a ban, a delay or a sum for no term and no notice', () => {
    const more = factsOf([
      ...LEASE.slice(0, 3),
      '1. The Tenant shall not compete for two years. If rent is unpaid for seven days, a fee of two months’ rent is due.',
    ]);
    expect(more.filter(({ kind }) => kind === 'term' || kind === 'notice')).toEqual([]);
  });

  it('counts a term from its start only where the sentence gives the start', () => {
    const term = (line: string) =>
      factsOf([...LEASE.slice(0, 3), line]).find(({ kind }) => kind === 'term')?.workedOut;
    expect(term('The lease runs for two years from 1 May 2027.')).toBe(
      'counted from 1 May 2027, that is until 30 April 2029.',
    );
    expect(term('Minimum term: 12 months, to 2 May 2028')).toBeUndefined();
  });

  it('names the law in words that hold “law”', () => {
    expect(told('law')).toEqual(['Governing law: The law of Ireland applies.']);
    expect(factsOf(LEASE, 'Tenant', 'Germany').find(({ kind }) => kind === 'law')?.text).toContain(
      'This is not the law of Germany.',
    );
  });

  it('proves every sum, date and notice by words of the paper', () => {
    const text = legal(...LEASE).text;
    for (const fact of facts.filter(({ kind }) => kind !== 'document')) {
      expect(fact.quotes.length).toBeGreaterThan(0);
      for (const quote of fact.quotes) expect(text).toContain(quote.text);
    }
  });
});

describe('the way out', () => {
  const wayOut = (clause: string, identity = 'Tenant') => {
    const text = legal(...LEASE.slice(0, 7), clause);
    return findWayOut(text, findPaperSides(text, identity));
  };

  it.each([
    '2. From the day the piano leaves our shop it is at the Tenant’s risk.',
    '2. If the Tenant cannot come, they do not just ring and cancel.',
  ])('is no thing that leaves a shop and no visit that is called off: %s', (clause) =>
    expect(wayOut(clause)).toBeNull(),
  );

  it('is the reader’s own notice', () => {
    expect(wayOut('2. The Tenant may end this lease by giving two months’ notice.')?.text).toBe(
      'You can leave with 2 months of notice.',
    );
  });

  it.each([
    '2. The Tenant may end this lease with one month’s notice and then pays a fee of €300.',
    '2. A Tenant who leaves early pays two months’ rent.',
  ])('is told by the words of the paper where leaving costs something: %s', (clause) => {
    expect(wayOut(clause)).toMatchObject({
      isInWords: true,
      text: 'It may cost something.',
      quotes: [{ text: expect.stringContaining('pays') }],
    });
  });

  it.each([
    '2. The Landlord may end this lease at once if the Tenant breaks a house rule.',
    '2. For six months after this lease ends the Tenant does not rent from others.',
  ])('takes no way of the other side, and nothing that holds afterwards, for it: %s', (clause) => {
    expect(wayOut(clause)).toBeNull();
  });

  it.each([
    [
      '2. The lease renews for a year unless the Tenant gives three months’ notice that it should not. 3. The Tenant may end this lease by giving two months’ notice.',
      'You can leave with 2 months of notice. To stop the renewal takes 3 months of notice.',
    ],
    [
      '2. The lease renews for a year unless the Tenant gives three months’ notice that it should not. 3. The Tenant may end this lease at any time.',
      'You can leave at any time. To stop the renewal takes 3 months of notice.',
    ],
  ])('is not hidden by what only stops the renewal, and both are told: %s', (clause, told) => {
    const found = wayOut(clause);
    expect(found?.text).toBe(told);
    expect(found?.quotes).toHaveLength(2);
  });

  it('is what stops the renewal where there is no other', () => {
    const clause =
      '2. The lease renews for a year unless the Tenant gives three months’ notice that it should not.';
    expect(wayOut(clause)).toMatchObject({
      isInWords: true,
      quotes: [{ text: expect.stringContaining('renews') }],
    });
  });

  it('is null where nothing speaks of leaving', () => {
    expect(wayOut('2. The Landlord keeps the roof in repair.')).toBeNull();
  });
});
