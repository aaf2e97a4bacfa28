import { describe, expect, it } from 'vitest';
import { documentFromText } from '../../../../src/domain/analysis/document/plain-document.ts';
import { toLegalText } from '../../../../src/domain/analysis/document/legal-text.ts';
import { amountFacts } from '../../../../src/domain/analysis/reading/facts/amount-facts.ts';
import { dateFacts } from '../../../../src/domain/analysis/reading/facts/date-facts.ts';
import { documentKind } from '../../../../src/domain/analysis/reading/facts/kind/document-kind.ts';
import { noticeFacts } from '../../../../src/domain/analysis/reading/facts/notice-facts.ts';
import { SIDES } from '../../../support/papers/sides.ts';

const textOf = (...lines: readonly string[]) => toLegalText(documentFromText(lines.join('\n\n')));
const lineOf = ({ label, text }: { readonly label: string; readonly text: string }) => `${label}: ${text}`;
const sums = (...lines: readonly string[]) => amountFacts(textOf(...lines), 'Ireland').map(lineOf);
const days = (...lines: readonly string[]) => dateFacts(textOf(...lines), 'Ireland').map(lineOf);
const notices = (words: string) => noticeFacts(textOf(words), SIDES).map(lineOf);
const kindOf = (...lines: readonly string[]) => documentKind(textOf(...lines)).label;

describe('A notice that ends nothing', () => {
  it.each([
    [
      'Absent your written notice at least 60 days before, the lease renews for a year.',
      'stopping the renewal: 60',
    ],
    ['The Tenant gives two months’ notice of the intention to renew.', 'renewal: You – 2 months'],
    ['Whoever wants to move out of Porto tells the other forty days before.', ': Either side – 40 days'],
    ['If you put up a shed, tell us a month before.', 'Notice: You – 1 month'],
    ['We may look at the books on three days’ notice.', 'Notice: Landlord – 3 days'],
    ['You hear of a new supplier thirty days ahead, and you may say no and leave.', 'Notice: You – 30 days'],
    [
      'The Landlord cannot end it, save for unpaid rent after twenty days’ notice.',
      '20 days, only in the case',
    ],
    [
      'Either of us may end it on 20 days’ notice, and if the rent is late you pay £5.',
      'Either side – 20 days.',
    ],
  ])('“%s”', (words, told) => expect(notices(words).join(' ')).toContain(told));

  it('is none when it says how long a ban lasts or when nobody may give it', () => {
    expect(notices('For six months from the Termination Date you shall not work for a rival.')).toEqual([]);
    expect(
      notices('We may end it on 20 days’ notice, and not in the five weeks before a hearing.'),
    ).toHaveLength(1);
  });
});

describe('A day on which something else begins or ends', () => {
  it.each([
    ['The passport must be valid until 31 August 2027 or later.', 'Date: 31 August 2027.'],
    ['You may stay with us until the school holidays start on 20 June 2028.', 'Date: 20 June 2028.'],
    ['The first four weeks, to 4 January 2027, are a trial on both sides.', 'Date: 4 January 2027.'],
    ['You pay me back €200 each month, starting the 7th of May 2027.', 'Date: 7 May 2027.'],
    ['The tenancy runs until 31 August 2027.', 'End: 31 August 2027.'],
    ['The work starts on 7 May 2027.', 'Start: 7 May 2027.'],
  ])('“%s”', (words, told) =>
    expect(days(words).join(' ')).toMatch(new RegExp(`^(?:Payment|Date|End|Start): ${told.split(': ')[1]}$`)),
  );

  it.each([
    ['The passport must be valid until 31 August 2027 or later.', 'End'],
    ['You may stay with us until the school holidays start on 20 June 2028.', 'Start'],
    ['The first four weeks, to 4 January 2027, are a trial on both sides.', 'End'],
    ['You pay me back €200 each month, starting the 7th of May 2027.', 'Start'],
  ])('“%s” is no %s', (words, label) => expect(days(words).join(' ')).not.toContain(`${label}:`));
});

describe('A sum that is a part', () => {
  it.each([
    [
      'Price: €30 a month, rising by €2 a month every March',
      ['Price: €30 a month.', 'Increase: €2 a month.'],
    ],
    ['Price: 12 days at €150, that is €1,800', ['Rate: €150.', 'Price: €1,800.']],
    ['The Tenant hands over four cheques of €2,500.', ['Instalment: €2,500.']],
  ])('“%s”', (words, told) => expect(sums(words).toSorted()).toEqual(told.toSorted()));

  it('is no second rent beside the rent of a year', () =>
    expect(sums('The rent is €14,000 a year.', 'The quarterly rent of €3,500 is due in advance.')).toEqual([
      'Rent: €14,000 a year.',
      'Instalment: €3,500.',
    ]));
});

describe('A title in which a word means something else', () => {
  it.each([
    ['Insurance policy', 'Policy schedule 41 and Endorsement 2', 'The insurer agrees to pay for fire.'],
    ['Coaching agreement', 'COACHING AGREEMENT', 'The Club agrees that the Coach is paid at €30 an hour.'],
    ['Equipment hire agreement', 'CONTRACT FOR THE HIRE OF PLANT', 'The Owner agrees to send a digger.'],
    ['Loan of a thing (free use)', 'BORROWING A CLUB BOAT', 'Members agree to bring it back clean.'],
    [
      'Sales or agency agreement',
      'Your appointment as Commission Agent',
      'You sell tiles and we agree to pay.',
    ],
    ['School or tuition agreement', 'COACHING AGREEMENT', 'We agree to give your son eight lessons.'],
  ])('is %s: “%s”', (kind, ...lines) => expect(kindOf(...lines)).toBe(kind));

  it('is no letter of a lawyer and no supply of energy where nobody advises or supplies', () => {
    expect(kindOf('Statement of engagement (team member)', 'We agree on nine hours a week.')).not.toContain(
      'Lawyer',
    );
    expect(kindOf('OKO ENERGY FOUNDATION', 'We agree to pay the fees of the student.')).not.toContain(
      'Energy',
    );
  });
});
