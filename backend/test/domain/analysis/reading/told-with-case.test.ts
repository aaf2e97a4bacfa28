import { describe, expect, it } from 'vitest';
import { documentFromText } from '../../../../src/domain/analysis/document/plain-document.ts';
import { toLegalText } from '../../../../src/domain/analysis/document/legal-text.ts';
import { amountFacts } from '../../../../src/domain/analysis/reading/facts/amount-facts.ts';
import { dateFacts } from '../../../../src/domain/analysis/reading/facts/date-facts.ts';
import { noticeFacts } from '../../../../src/domain/analysis/reading/facts/notice-facts.ts';
import { percentFacts } from '../../../../src/domain/analysis/reading/facts/percent-facts.ts';
import { termFacts } from '../../../../src/domain/analysis/reading/facts/term-facts.ts';
import { findWayOut } from '../../../../src/domain/analysis/reading/facts/way-out.ts';
import { quotable } from '../../../../src/domain/analysis/report/plain.ts';
import type { PaperSides } from '../../../../src/domain/analysis/reading/sides/side.ts';
import { SIDES } from '../../../support/papers/sides.ts';

const textOf = (...lines: readonly string[]) => toLegalText(documentFromText(lines.join('\n\n')));
const lineOf = ({ label, text }: { readonly label: string; readonly text: string }) => `${label}: ${text}`;
const sums = (...lines: readonly string[]) => amountFacts(textOf(...lines), 'Ireland').map(lineOf);
const terms = (...lines: readonly string[]) => {
  const text = textOf(...lines);
  return termFacts(text, 'Ireland', dateFacts(text, 'Ireland'), amountFacts(text, 'Ireland')).map(lineOf);
};
const notices = (...lines: readonly string[]) => noticeFacts(textOf(...lines), SIDES).map(lineOf);
const LANDLORD: PaperSides = { ...SIDES, reader: SIDES.all[1]! };

describe('a sum under its own word', () => {
  it.each([
    ['The parking fee is cut by €15 for each week of works.', 'Reduction: €15 a week.'],
    ['We take €40 off the hire for August.', 'Reduction: €40.'],
    ['Your new rent is set (at present €720).', 'Until now: €720.'],
    ['The fuel saving of €300 in our leaflet is an estimate.', 'Estimate: €300.'],
    ['The hirer keeps the van insured for at least €2,000,000.', 'Insurance cover: €2,000,000.'],
    ['We charge it once for each delay, and not more than €55 in a year.', 'Limit: €55.'],
    ['If the gate is left open, you pay €25.', 'In some cases: €25.'],
    ['Overtime, when asked for, is €32 an hour.', 'Overtime: €32 an hour.'],
  ])('reads “%s”', (line, told) => expect(sums(line)).toEqual([told]));

  it('leaves the period of the next row where it stands', () => {
    const rows = ['Item | Euro', 'Joining fee (once) | €90', 'Monthly fee | €35', 'Yearly locker rent | €60'];
    expect(sums(...rows)).toEqual([
      'Yearly locker rent: €60 a year.',
      'Joining fee: €90.',
      'Monthly fee: €35 a month.',
    ]);
  });

  it('tells a price once, with how often it is due', () =>
    expect(sums('We charge €18 a night. Each extra night is charged at €18.')).toEqual([
      'Fee: €18 a night.',
    ]));

  it.each([
    ['Annual percentage rate (fixed) | 6.4%', 'Annual percentage rate: 6.4%.'],
    ['I want some interest though, 3% a year on the rest.', 'Interest: 3% a year.'],
    [
      'Sums more than a week late carry interest at 2% a year above the ECB base rate.',
      'Interest when late: 2% a year above the ECB base rate.',
    ],
  ])('reads the rate of “%s”', (line, told) =>
    expect(percentFacts(textOf(line)).map(lineOf)).toEqual([told]),
  );

  it('quotes a row with its figure', () => expect(quotable('Monthly fee | €35')).toBe('Monthly fee … €35'));
});

describe('how long it runs', () => {
  it.each([
    ['We let you keep the stall at pitch 9 from 1 May 2027 for a period of two years.', 'Term: 2 years.'],
    ['This agreement covers every visit for three years after you sign.', 'Term: 3 years.'],
  ])('reads “%s”', (line, told) => expect(terms(line)).toEqual([told]));

  it('makes no rolling term of a paper that does not renew', () =>
    expect(terms('The fee is €900 a year.', 'The permit does not renew by itself.')).toEqual([]));

  it('does not take the end of the earlier paper for that of this one', () => {
    const letter = ['Your present lease ends on 30 June 2027. I offer you a renewal.'];
    expect(terms(...letter)).toEqual([]);
    expect(dateFacts(textOf(...letter), 'Ireland').map(lineOf)).toEqual([
      'The earlier paper runs to: 30 June 2027.',
    ]);
  });

  it('tells a probation apart', () =>
    expect(terms('The first five months are a probation period.')).toEqual(['Probation: 5 months.']));
});

describe('a notice with its case and its giver', () => {
  it.each([
    [
      'The Landlord may end the letting on ten weeks’ notice if the house has to be pulled down.',
      ['Notice for ending: Landlord – 10 weeks, only in the case named there.'],
    ],
    [
      '9. Notice. Later you give three weeks and we give seven.',
      [
        'Notice for ending: You – 3 weeks, only in the case named there.',
        'Notice for ending: Landlord – 7 weeks, only in the case named there.',
      ],
    ],
    [
      'If we hear nothing by Easter we take it that you wish to go, and shall show the room to others with 36 hours’ notice.',
      ['Notice for entry: Landlord – 36 hours.'],
    ],
    [
      'The Tenant may move the handover to a day on which the Landlord is free, by giving nine days’ notice.',
      ['Notice for change: You – 9 days.'],
    ],
    ['It then gives 25 days’ notice, and the Tenant may leave without notice.', ['Notice: 25 days.']],
  ])('reads “%s”', (sentence, lines) => expect(notices(sentence)).toEqual(lines));

  it('gives the second sentence the notice of the first', () =>
    expect(
      notices(
        'You may end the letting by giving us two months’ notice. We may end it by the same notice only if we sell.',
      ),
    ).toEqual([
      'Notice for ending: You – 2 months.',
      'Notice for ending: Landlord – 2 months, only in the case named there.',
    ]));

  it('tells a way out that hangs on a case with that case', () => {
    const text = textOf(
      'The Landlord may end the letting on ten weeks’ notice if the house has to be pulled down.',
    );
    expect(findWayOut(text, LANDLORD)?.text).toBe(
      'You can leave with 10 weeks of notice, but the paper ties it to this: “if the house has to be pulled down”.',
    );
  });

  it('says that leaving costs something only to the side that pays it', () => {
    const text = textOf(
      'Either party may end this letting by five weeks’ notice.',
      'If the Tenant leaves in the first year, the Tenant pays €200.',
    );
    expect(findWayOut(text, SIDES)?.text).toContain('Leaving may cost something.');
    expect(findWayOut(text, LANDLORD)?.text).not.toContain('cost');
  });

  it.each([
    'The Tenant may cancel this lease without cost or penalty within ten days after signing it.',
    'The course is on us and there is nothing to pay back if the Tenant leaves.',
    'The Tenant may cancel this lease without any fee, charge or penalty before the keys are handed over.',
  ])('says of no free way out that it may cost something: %s', (sentence) =>
    expect(findWayOut(textOf(sentence), SIDES)).toMatchObject({ isInWords: true, text: '' }),
  );

  it.each([
    'On cancellation the Landlord may fetch the furniture and the Tenant gives him access within two days.',
    'If the Tenant is out of work, the Tenant may stop paying for as long as that lasts.',
    'The Tenant is entitled to 18 days of earned leave and 6 days of sick leave in a calendar year.',
    'The Landlord grants to the Tenant leave to use the garden until six in the evening.',
    'On ending, the Tenant shall within fourteen days furnish a statement of all sums due.',
    'This offer to the Tenant is open until 5 p.m. and is withdrawn if no answer has reached us by then.',
    'If the heating stops working, the Tenant may ring the Landlord at any time.',
    'The Landlord may ask the Tenant to let the painter in, and the Tenant can say no.',
    'These payments stop on the day on which the Tenant begins other work, for the remaining months.',
  ])('takes what is no leaving for no way out: %s', (sentence) =>
    expect(findWayOut(textOf(sentence), SIDES)).toBeNull(),
  );

  it.each([
    'The Tenant may leave at the end of any month by telling the Landlord.',
    'If the Tenant wants to leave to go abroad, a letter is enough.',
    'Should the Tenant leave early, a letter is enough and nobody needs notice.',
    'The Tenant has to leave the flat within a week of saying so.',
  ])('still finds the way out in %s', (sentence) =>
    expect(findWayOut(textOf(sentence), SIDES)).not.toBeNull(),
  );

  it('tells a way out that opens in one case only where there is no other', () => {
    const only = 'The Tenant may end it only if the Landlord has not paid for 90 days.';
    const theirs = 'The Landlord may end this lease only if the Tenant has not paid.';
    expect(findWayOut(textOf(theirs, only), SIDES)).toMatchObject({
      text: 'It hangs on a condition.',
      quotes: [{ text: only }],
    });
    expect(findWayOut(textOf(theirs), SIDES)).toBeNull();
  });

  it('tells the notice after a trial period, not that of the trial', () => {
    const text = textOf(
      'During the trial period the Tenant may end the lease by two weeks’ notice.',
      'After the trial period the Tenant may end the lease by eight weeks’ notice.',
    );
    expect(findWayOut(text, SIDES)?.quotes[0]?.text).toContain('eight weeks');
  });

  it('tells what paying a loan early takes', () =>
    expect(
      findWayOut(textOf('The Tenant may repay early only after 12 instalments and on payment of 6%.'), SIDES)
        ?.text,
    ).toBe('It may cost something and a time has to pass first.'));

  it('takes a heading for no way out', () => {
    const free = 'Up to 56 days before the start the Tenant may cancel free of charge.';
    const plain = textOf('If you want to change or cancel', free);
    const [first, ...rest] = plain.paragraphs;
    const text = { ...plain, paragraphs: [{ ...first!, kind: 'heading' as const }, ...rest] };
    expect(findWayOut(text, SIDES)?.quotes[0]?.text).toBe(free);
  });

  it('tells the way out that is open to all before one that opens with a rise', () => {
    const free = 'Up to 56 days before the start the Tenant may cancel free of charge.';
    const text = textOf('If the rise is more than eight per cent the Tenant may cancel.', free);
    expect(findWayOut(text, SIDES)?.quotes[0]?.text).toBe(free);
  });
});

describe('what strangers wrote', () => {
  it('takes the year from the weekday, where the only full date is a late one', () =>
    expect(
      dateFacts(
        textOf('I send it on Tuesday the 1st of December.', 'We are done on 1 September 2028.'),
        'Ireland',
      ).map(({ date }) => date),
    ).toEqual(['2026-12-01', '2028-09-01']));

  it('reads a sum of each Friday as weekly', () =>
    expect(sums('You give me €115 on a Friday.')).toEqual(['Sum: €115 a week.']));

  it('tells a notice of the first half year with that, and not as the way out', () => {
    const sentence = 'During that half year either side may end the job with nine days’ notice.';
    expect(notices(sentence)).toEqual(['Notice for ending: Either side – 9 days, during that half year.']);
    expect(findWayOut(textOf(sentence), SIDES)?.text ?? '').not.toContain('9 days');
  });
});
