import { describe, expect, it } from 'vitest';
import { documentFromText } from '../../../../src/domain/analysis/document/plain-document.ts';
import { toLegalText } from '../../../../src/domain/analysis/document/legal-text.ts';
import { documentKind } from '../../../../src/domain/analysis/reading/facts/kind/document-kind.ts';
import { findFacts } from '../../../../src/domain/analysis/reading/facts/find-facts.ts';
import { noticeFacts } from '../../../../src/domain/analysis/reading/facts/notice-facts.ts';
import { findPaperSides } from '../../../../src/domain/analysis/reading/sides/find-sides.ts';
import { SIDES } from '../../../support/papers/sides.ts';

const textOf = (lines: readonly string[]) => toLegalText(documentFromText(lines.join('\n\n')));
const told = (...lines: readonly string[]) =>
  noticeFacts(textOf(lines), SIDES).map(({ label, text }) => `${label}: ${text}`);
const terms = (...lines: readonly string[]) => {
  const text = textOf(lines);
  return findFacts(text, findPaperSides(text, ''), documentKind(text), 'Ireland')
    .filter(({ kind }) => kind === 'term')
    .map(({ label, text: words }) => `${label}: ${words}`);
};

describe('a notice that both sides give', () => {
  it.each([
    ['Ten days’ notice from you or us ends the lease.', 'Notice for ending: Either side – 10 days.'],
    [
      'Five weeks in writing from us or from you ends the lease.',
      'Notice for ending: Either side – 5 weeks.',
    ],
    ['After the first year you leave with six weeks’ notice, and so can we.', 'Either side – 6 weeks'],
    ['In this time you or we may stop with three days’ notice.', 'Either side – 3 days'],
  ])('is not told of one of them: “%s”', (sentence, words) =>
    expect(told(sentence).join('\n')).toContain(words),
  );

  it('is still told of one where only one may give it', () =>
    expect(told('You leave with six weeks’ notice, and we send you the papers.').join('\n')).toContain(
      'You – 6 weeks',
    ));
});

describe('a notice in few words under a heading on leaving', () => {
  it.each([
    [
      ['I want to stop', 'Three weeks please. From my side it is two weeks.'],
      ['Notice for ending: 3 weeks.', 'Notice for ending: 2 weeks.'],
    ],
    [
      ['8. The end. After the trial, one month to the end of a month from your side or ours.'],
      ['Notice for ending: Either side – 1 month, after the trial.'],
    ],
    [['9) Leaving. Give us two months and finish what is booked.'], ['Notice for ending: You – 2 months.']],
  ])('is told as one: %j', (lines, facts) =>
    expect(told(...lines)).toEqual(facts.map((fact) => expect.stringContaining(fact.split(' – ')[0]!))),
  );

  it.each([
    [['How I clean', 'Three weeks please for the first list.']],
    [['The garden', 'Two days please.']],
  ])('is none under another heading: %j', (lines) =>
    expect(told(...lines).filter((fact) => fact.includes('ending'))).toEqual([]),
  );
});

describe('until when cancelling costs little', () => {
  it.each([
    ['Cancel ten days out or more and the $90 comes back.', 'Time limit: 10 days.'],
    [
      'If the family cancels sixty days or more before, half of the price is returned.',
      'Time limit: 60 days.',
    ],
    ['He may cancel within three working days after he gets these papers.', 'Time limit: 3 working days.'],
  ])('is a time limit: “%s”', (sentence, limit) => expect(told(sentence)).toEqual([limit]));

  it('is none where money is only lost by it', () =>
    expect(told('If you cancel ten days before, half of the price is due.')).toEqual([]));
});

describe('how long something is lent', () => {
  it('goes from the day of fetching to the day it comes back', () =>
    expect(
      terms(
        'Dear Nuala, this is our agreement on the trailer, signed by us both.',
        'You may collect it from 3 May 2027. I need it back by 28 June 2027, clean.',
        'You pay me €40 for it. If you break it you pay for the repair.',
      ),
    ).toEqual(['From start to end: 3 May 2027 to 28 June 2027.']));

  it('goes from the day of the paper where money is lent and comes back at once', () =>
    expect(
      terms(
        'Loan agreement of 4 March 2026 between Nuala Breen (lender) and Cormac Daly (borrower).',
        'Nuala lends Cormac €3,000. Cormac shall repay it by 4 March 2028 in one sum.',
      ),
    ).toEqual(['From start to end: 4 March 2026 to 4 March 2028.']));

  it.each([
    'Loan agreement of 4 March 2026 between Nuala Breen and Cormac Daly. Please send a signed copy back by 20 March 2026.',
    'Agreement of 4 March 2026 between Nuala Breen and Cormac Daly. Cormac returns the key by 20 March 2026 if he leaves.',
  ])('is not told by papers that go back: %s', (words) => expect(terms(words)).toEqual([]));

  it('is not the time in which somebody who leaves is paid out', () =>
    expect(
      terms(
        'Deed of partnership between Nuala Breen and Cormac Daly. The partnership begins at once.',
        'On his retiring the firm shall pay him his share in eighteen equal monthly instalments.',
      ),
    ).toEqual([]));
});

it('takes the row of a start and the row of an end for the term', () =>
  expect(
    terms(
      'MEMBERSHIP AGREEMENT',
      '| Start | 1 October 2026 |',
      '| First year ends | 30 September 2027 |',
      'After 30 September 2027 your membership rolls on from month to month until you stop it.',
    ),
  ).toEqual(['From start to end: 1 October 2026 to 30 September 2027.']));
