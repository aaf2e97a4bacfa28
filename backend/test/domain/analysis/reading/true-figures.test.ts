import { describe, expect, it } from 'vitest';
import { documentFromText } from '../../../../src/domain/analysis/document/plain-document.ts';
import { toLegalText } from '../../../../src/domain/analysis/document/legal-text.ts';
import { amountFacts } from '../../../../src/domain/analysis/reading/facts/amount-facts.ts';
import { dateFacts } from '../../../../src/domain/analysis/reading/facts/date-facts.ts';
import { noticeFacts } from '../../../../src/domain/analysis/reading/facts/notice-facts.ts';
import { percentFacts } from '../../../../src/domain/analysis/reading/facts/percent-facts.ts';
import { termFacts } from '../../../../src/domain/analysis/reading/facts/term-facts.ts';
import { findWayOut } from '../../../../src/domain/analysis/reading/facts/way-out.ts';
import { pair, side } from '../../../support/papers/sides.ts';

const JOB = pair(side('y', 'Cook', { pronoun: 'you' }), side('w', 'Company', { pronoun: 'we' }));
const read = (raw: string) => toLegalText(documentFromText(raw));
const notices = (raw: string) => noticeFacts(read(raw), JOB).map(({ label, text }) => `${label}: ${text}`);
const dates = (raw: string) => dateFacts(read(raw), 'Ireland').map(({ label, date }) => `${label} ${date}`);

describe('Dates that stand in the paper', () => {
  it.each([
    'Signed on 4 March 2026. Riders under 14 may ride only with a trainer.',
    'Signed on 4 March 2026. Of the boats only 12 may leave at a time.',
  ])('takes the verb may for no month: %s', (raw) => {
    expect(dates(raw)).toEqual(['Signed or dated 2026-03-04']);
  });

  it('keeps the month in small letters of a message', () => {
    expect(
      dates(
        '[04/03/2026, 18:02] Ada: hi\n\n[04/03/2026, 18:03] Bo: hi\n\n[04/03/2026, 18:04] Ada: the shed is yours until 9 may, ok?\n\n[04/03/2026, 18:05] Bo: ok',
      ),
    ).toContainEqual(expect.stringMatching(/2026-05-09$/));
  });

  it('never lets an end stand before its own start', () => {
    expect(dates('Made on 2 September 2026. The stall is yours from 10 October to 30 April.')).toEqual([
      'Signed or dated 2026-09-02',
      'Start 2026-10-10',
      'End 2027-04-30',
    ]);
  });
});

describe('Notices as the paper gives them', () => {
  it.each([
    [
      'During the probationary period either of us may end this job by giving nine days’ notice.',
      'Notice for ending: Either side – 9 days, during the probationary period.',
    ],
    [
      'After the first eight months either party may end this contract by giving no less than five weeks’ notice.',
      'Notice for ending: Either side – 5 weeks, after the first eight months.',
    ],
    [
      'We may deduct what you owe from your last pay, after giving you six days’ notice, leaving you the minimum wage.',
      'Notice for deduction: Company – 6 days.',
    ],
    [
      'This contract renews for a year unless you tell us at least 20 days and not more than 50 days before it ends.',
      'Notice for stopping the renewal: You – between 20 and 50 days.',
    ],
    [
      'We will tell you 25 days before your term ends what our best prices are.',
      'Notice: Company – 25 days.',
    ],
    [
      'Either party may terminate at once if the other does not remedy a breach within 12 days of notice.',
      'Time limit: 12 days.',
    ],
    ['You have 9 days from delivery to cancel for any reason.', 'Time limit: 9 days.'],
  ])('%s', (raw, expected) => {
    expect(notices(raw)).toContain(expected);
  });

  it('takes months in which somebody is behind for no term', () => {
    const text = read('A singer whose subscription is three months behind may be asked to leave.');
    expect(termFacts(text, 'Ireland', [], [])).toEqual([]);
  });

  it('takes a mark that is not reached for no notice', () => {
    expect(notices('You get $40 more if we tell you less than 30 days ahead.')).toEqual([]);
  });

  it('does not tell a notice of the first weeks as the way out', () => {
    const raw = 'During probation either of us may end this job by giving nine days’ notice.';
    expect(findWayOut(read(raw), JOB)?.text ?? '').not.toContain('9 days');
  });
});

describe('Sums and percentages with what they are for', () => {
  const sums = (raw: string) =>
    amountFacts(read(raw), 'Ireland').map(({ label, text }) => `${label}: ${text}`);
  const percents = (raw: string) => percentFacts(read(raw)).map(({ label, text }) => `${label}: ${text}`);

  it('tells a night as a night', () => {
    expect(sums('You get €35 for each night on call.')).toEqual(['Sum: €35 a night.']);
  });

  it('takes hours for no money', () => {
    expect(sums('Lunch is €7 a day. Funded hours (15 or 30 a week) are free.')).toEqual(['Sum: €7 a day.']);
  });

  it('tells a rise as a rise', () => {
    expect(sums('Every May the monthly price will rise by €2.10.')).toEqual(['Increase: €2.10 a month.']);
  });

  it.each([
    ['On sums overdue interest accrues at 1.4% per month.', ['Interest when late: 1.4% per month.']],
    ['The agent gets a commission of 2.5% of the price.', ['Commission: 2.5%.']],
    ['Who cancels late pays a cancellation fee of 15%.', ['Cancellation: 15%.']],
    ['You pay what is left, less 4% for early receipt.', ['Discount: 4%.']],
    ['A deposit of 20% (€900) is due now.', []],
    ['The battery is kept at 80% in winter.', []],
  ])('%s', (raw, expected) => {
    expect(percents(raw)).toEqual(expected);
  });
});

describe('A row of a form with two fields', () => {
  it('gives each sum the label of its own field', () => {
    const text = read(
      'STORAGE AGREEMENT\n\nDeposit: $189 | Late fee: $35\n\nThe deposit comes back at the end.',
    );
    expect(amountFacts(text, 'United States').map(({ label, text: sum }) => [label, sum])).toEqual([
      ['Deposit', '$189.'],
      ['Late fee', '$35.'],
    ]);
  });
});
