import { describe, expect, it } from 'vitest';
import { documentFromText } from '../../../../src/domain/analysis/document/plain-document.ts';
import { toLegalText } from '../../../../src/domain/analysis/document/legal-text.ts';
import { amountFacts } from '../../../../src/domain/analysis/reading/facts/amount-facts.ts';
import { dateFacts } from '../../../../src/domain/analysis/reading/facts/date-facts.ts';
import { documentKind } from '../../../../src/domain/analysis/reading/facts/kind/document-kind.ts';
import { noticeFacts } from '../../../../src/domain/analysis/reading/facts/notice-facts.ts';
import { termFacts } from '../../../../src/domain/analysis/reading/facts/term-facts.ts';
import { SIDES } from '../../../support/papers/sides.ts';

const textOf = (...lines: readonly string[]) => toLegalText(documentFromText(lines.join('\n\n')));
const lineOf = ({ label, text }: { readonly label: string; readonly text: string }) => `${label}: ${text}`;
const sums = (...lines: readonly string[]) => amountFacts(textOf(...lines), 'Ireland').map(lineOf);
const days = (...lines: readonly string[]) => dateFacts(textOf(...lines), 'Ireland').map(lineOf);
const notices = (words: string) => noticeFacts(textOf(words), SIDES).map(lineOf);

describe('A sum is for what the paper says', () => {
  it.each([
    ['Keep the car insured with a deductible of no more than $500.', 'Excess: $500.'],
    ['Less trade-in allowance -$1,500.00', 'Reduction: $1,500.00.'],
    ['More than 14 days ahead: I give back everything except $20.', 'In some cases: $20.'],
    ['I charge $10 for a reminder.', 'Late fee: $10.'],
    ['It is never more than £25 in all.', 'Limit: £25.'],
    ['The set is sold to you and comes out of your wages at €20 a week.', 'Instalment: €20 a week.'],
    ['Dogs are dogs: we pay £900.', 'Payment: £900.'],
    ["If the rent hasn't come by the 4th we add £12.", 'Late fee: £12.'],
    ['It goes on at the rent then in force plus £40.', 'Sum: £40.'],
    ['From May the charge goes up to £13 an hour.', 'Fee: £13 an hour.'],
    ['The £700 I lent you is to be settled.', 'Loan: £700.'],
    ["I've had a price of £70 for the door.", 'Estimate: £70.'],
  ])('“%s”', (words, told) => expect(sums(words)).toEqual([told]));
});

describe('A sum that mails only offered', () => {
  it('is left out once another is named', () =>
    expect(
      sums(
        'From: Ida Brown',
        "Hello Leo, I'm asking £700 for the mower.",
        'From: Leo Ahlberg',
        'Would you take £600?',
        'From: Ida Brown',
        '£650 and it is yours.',
      ),
    ).toEqual([expect.stringContaining('£650')]));
});

describe('A bare figure in a chat', () => {
  it.each([
    [
      'to which somebody says yes is a sum',
      ['Ida: hello', 'Leo: hi', 'Ida: 450?', 'Leo: ok 450', 'Ida: bring the keys', 'Leo: sure'],
      ['Sum: 450.'],
    ],
    [
      'that somebody once paid for a thing is none',
      ['Ida: hello', 'Leo: hi', 'Ida: I paid 2400, it is old', 'Leo: ok', 'Ida: so?', 'Leo: no'],
      [],
    ],
    ['that counts hours is none', ['Ida: I make it 13 extra hours in all', 'Leo: fine'], []],
  ])('%s', (_, lines, told) => expect(sums(...lines)).toEqual(told));
});

describe('What is weighed', () => {
  it('is no money', () => expect(sums('One dog under 35 pounds is allowed.')).toEqual([]));
  it('and money is', () => expect(sums('The fine is 35 pounds for a dog.')).toHaveLength(1));
});

describe('A row', () => {
  it('that counts kilometres tells no sum', () =>
    expect(sums('Day rate | €45', 'Kilometres | 250 a day included')).toEqual(['Day rate: €45.']));
  it('that tells how often a price rises does not tell how often it is paid', () =>
    expect(sums('Yearly increase | 3%, so that the last payment is about €237')).toEqual(['Payment: €237.']));
  it.each([['OUT: Sat 16 January 2027, 10:00', 'IN: Sat 23 January 2027, 10:00', 'From start to end']])(
    'gives the day on which what is hired comes back',
    (first, last, label) => {
      const text = textOf(first, last);
      expect(termFacts(text, 'Ireland', dateFacts(text, 'Ireland')).map((fact) => fact.label)).toEqual([
        label,
      ]);
    },
  );
});

describe('A day is no end', () => {
  it('and no start where no leave is given in those days', () =>
    expect(
      days('Dated 5 May 2026', 'No leave may be taken from 3 to 20 December in any of our shops.').join(),
    ).not.toMatch(/Start|End/));
  it('and no deadline where it only tells what leaving sooner costs', () =>
    expect(days('If you move out before 4 May 2027 I keep two weeks of rent.').join()).toMatch(/^Date: /));
  it.each([
    'The prices in the table are held until 30 November 2028.',
    'The health cover runs on until 30 June 2027.',
  ])('of the paper where only a price or a benefit goes until then: “%s”', (words) =>
    expect(days(words).join()).toMatch(/^Date: /),
  );
  it('until which days off may be carried', () =>
    expect(days('Dated 11 May 2026', 'Unused days may be carried to 31 March.')).toEqual([
      'Date: ',
      'Signed or dated: 11 May 2026.',
    ]));
  it('and one in a line of signatures is told as that', () =>
    expect(days('Signed for the club: P. Adair   Member: T. Wren   19 January 2026')).toEqual([
      'Signed or dated: 19 January 2026.',
    ]));
});

describe('A notice', () => {
  it.each([
    'We may end this contract on four weeks notice, or at once if fees are a month behind.',
    'We shall give you four weeks notice, except that if you bring drugs you must leave the same day.',
  ])('holds in any case where the case is that of a shorter one: “%s”', (words) =>
    expect(notices(words).join()).not.toContain('only in the case'),
  );
  it('is tied to a case where the paper ties it', () =>
    expect(notices('We may end this contract on four weeks notice if the house is sold.').join()).toContain(
      'only in the case',
    ));
  it('by which somebody may leave before a change is one for ending', () =>
    expect(notices('The Tenant may leave before the change takes effect by giving 10 days notice.')).toEqual([
      'Notice for ending: You – 10 days.',
    ]));
});

describe('A paper', () => {
  it.each([
    ['This is my home, so you are my lodger and not a tenant.', 'Lodger or room agreement (rental)'],
    ['I, Jon Peake, sell my 2014 van, reg KV14 OLB, to Lee Farrow for £4,500.', 'Sale agreement (car)'],
  ])('is what it says that it is: “%s”', (words, kind) =>
    expect(documentKind(textOf(words)).label).toBe(kind),
  );

  it('runs as long as a row says', () =>
    expect(termFacts(textOf('Minimum airtime term: 24 months'), 'Australia', []).map(lineOf)).toEqual([
      'Term: 24 months.',
    ]));
});

describe('A term is worked out of payments', () => {
  const terms = (words: string) => termFacts(textOf(words), 'Ireland', []).map(({ workedOut }) => workedOut);

  it('that come by the month', () =>
    expect(terms('The loan is repaid in six monthly instalments.')).toContain('that is 6 months.'));

  it.each([
    'The price is paid in six monthly instalments.',
    'The loan is repaid in three instalments at intervals of five months.',
    'The loan is repaid in four instalments, one every second month.',
    'Our liability for everything together ends at six monthly payments.',
  ])('and of no others: %s', (words) => expect(terms(words)).toEqual([]));
});

describe('A notice', () => {
  it.each([
    ['You may be charged after you have been told at least a week before.', 'Notice: 1 week.'],
    [
      'If you do not accept the new rent you may leave on two weeks’ notice.',
      'Notice for ending: You – 2 weeks, only in the case named there.',
    ],
  ])('“%s”', (words, told) => expect(notices(words)).toEqual([told]));
});

it('Two numbers one behind the other are no sum', () =>
  expect(notices('Whoever leaves tells the other two six weeks before in writing.').join()).not.toContain(
    '8 weeks',
  ));

describe('A day is no start and no end of the paper', () => {
  it.each([
    [
      'Board is due every Wednesday into my account, starting 12 February 2025.',
      'Payment: 12 February 2025.',
    ],
    ['The board stays the same until the end of June 2025.', 'Date: 30 June 2025.'],
    ['Fees are debited every second Thursday, starting 17 July 2025.', 'Payment: 17 July 2025.'],
    ['You move in on 10 February 2025.', 'Start: 10 February 2025.'],
  ])('in “%s”', (words, told) => expect(days(words)).toEqual([told]));
});
