import { beforeAll, describe, expect, it } from 'vitest';
import { documentFromText } from '../../../../src/domain/analysis/document/plain-document.ts';
import { toLegalText } from '../../../../src/domain/analysis/document/legal-text.ts';
import { amountFacts } from '../../../../src/domain/analysis/reading/facts/amount-facts.ts';
import { dateFacts } from '../../../../src/domain/analysis/reading/facts/date-facts.ts';
import { noticeFacts } from '../../../../src/domain/analysis/reading/facts/notice-facts.ts';
import { termFacts } from '../../../../src/domain/analysis/reading/facts/term-facts.ts';
import type { RiskFamily } from '../../../../src/domain/analysis/reading/burdens/families.ts';
import { findBurdens } from '../../../../src/domain/analysis/reading/burdens/find-burdens.ts';
import { createTellTruly } from '../../../../src/domain/analysis/reading/burdens/truth/tell-truly.ts';
import { findFrames } from '../../../../src/domain/analysis/reading/frames/find-frames.ts';
import { readPaper } from '../../../../src/domain/analysis/reading/read-paper.ts';
import { findPaperSides } from '../../../../src/domain/analysis/reading/sides/find-sides.ts';
import { SIDES } from '../../../support/papers/sides.ts';
import type { Country } from '../../../../../config/product.ts';

const textOf = (...lines: readonly string[]) => toLegalText(documentFromText(lines.join('\n\n')));
const draftOf = (lines: readonly string[], identity: string, country: Country = 'United Kingdom') => {
  const document = documentFromText(lines.join('\n\n'));
  const text = toLegalText(document);
  return readPaper({ document, text, reader: { identity, country }, today: new Date('2026-11-22') });
};
/** The titles of what is told as found. */
const titles = (lines: readonly string[], identity: string) =>
  draftOf(lines, identity)
    .risks.filter(({ certainty }) => certainty === 'found')
    .map(({ title }) => title)
    .join();

const days = (...lines: readonly string[]) =>
  dateFacts(textOf(...lines), 'Ireland').map(({ label }) => label);
const sums = (...lines: readonly string[]) =>
  amountFacts(textOf(...lines), 'Ireland').map(({ label, text }) => `${label}: ${text}`);

const HOME = [
  'RESIDENCY AGREEMENT between Fernhill Care Ltd (“we”) and Mrs Edna Pryce (“you”)',
  'You pay £900 a week for your room and care.',
];
const STAFF = [
  'TERMS OF SUPPLY between Brisk Hands Ltd (“the Supplier”) and Alder Events Ltd (“the Customer”)',
  'The Supplier provides cleaners to the Customer. The Customer pays £15 an hour.',
];

// the first paper makes every rule ready
beforeAll(() => void titles([...HOME, 'You may end it at any time.'], 'Edna Pryce'), 60_000);

/** Whether something of a family may be told of a sentence in which `you` are the tenant and read, and `we` the landlord. */
const holds = (family: RiskFamily, words: string, variant: string, purse: 'pays' | 'paid' = 'pays') =>
  createTellTruly({ text: textOf(words), sides: SIDES, purse, pieces: [], found: [], mayLeave: false }).holds(
    family,
    variant,
    words,
  );

describe('A claim fits the matter of its clause', () => {
  it.each<readonly [RiskFamily, string, string]>([
    ['work-demands', 'imposed-work', 'We may move you to a different room if your health changes.'],
    ['unilateral-change', 'service', 'We may limit or stop the visits of anyone whom we find disturbing.'],
    ['penalty', 'late-fee', 'The instalments include interest at 14% a year.'],
    [
      'unequal-exit',
      'long-notice',
      'If your savings drop below the limit, you must tell us three months before.',
    ],
    ['entry-or-seizure', 'any', 'We may cut your shift or send you home when it is quiet.'],
    ['other-side-not-liable', 'any', 'If the machine is lost or destroyed, we remain liable for its price.'],
    [
      'short-deadline',
      'any',
      'If it is not paid within seven days, you shall send a notice giving us ten days to pay.',
    ],
  ])('%s/%s is not told of “%s”', (family, variant, words) =>
    expect(holds(family, words, variant)).toBe(false),
  );
  it.each<readonly [RiskFamily, string, string]>([
    ['work-demands', 'imposed-work', 'We may send you to another branch when we need to.'],
    ['unilateral-change', 'service', 'We may replace the room by another one.'],
    ['penalty', 'late-fee', 'Overdue rent carries interest at 14% a year.'],
    ['entry-or-seizure', 'any', 'We may enter the room and remove your things.'],
  ])('%s/%s may be told of “%s”', (family, variant, words) =>
    expect(holds(family, words, variant)).toBe(true),
  );

  it.each([
    [
      'If you do not pay within 20 days we may cancel, keep all money paid and claim the outstanding balance.',
      /Credit that/,
    ],
    [
      'You shall pay the yearly fee for as long as you live here, whether or not the garden is used.',
      /minimum/,
    ],
  ])('“%s”', (clause, wrong) => expect(titles([...HOME, clause], 'Edna Pryce')).not.toMatch(wrong));

  it('takes no replacement at no charge for a promise without a limit', () => {
    const text = textOf('We replace the heater at no charge in the first hour.');
    const found = findBurdens(text, findFrames(text, SIDES), SIDES);
    expect(found.map(({ variant }) => variant)).not.toContain('open-promise');
  });
});

describe('A right of one side to go at any time', () => {
  const clause = [
    'Either party may end these terms on 60 days’ written notice.',
    'The Customer may end them at any time on 7 days’ notice.',
  ];
  it('contradicts no notice of both', () =>
    expect(titles([...STAFF, ...clause], 'the Supplier')).not.toMatch(/different notice periods/));
  it('is no contradiction, but two periods of one side are', () =>
    expect(
      titles(
        [
          ...STAFF,
          'The Customer may end these terms on 60 days’ written notice.',
          'The Customer may end these terms on 14 days’ written notice.',
        ],
        'the Supplier',
      ),
    ).toMatch(/different notice periods/));
});

describe('How to leave', () => {
  const PLAN = [
    'PROTECTION PLAN between Brightline Ltd (“we”) and Joan Ellery (“you”)',
    'The plan lasts three years and costs £300.',
  ];
  const wayOut = (...lines: readonly string[]) => draftOf([...PLAN, ...lines], 'Joan Ellery').wayOut?.text;
  it('is not told as free where it is only how a plan is stopped that goes on by itself', () =>
    expect(
      wayOut(
        'At the end of the plan period your plan continues month by month until you tell us. You can stop it at any time.',
      ),
    ).not.toMatch(/at any time/));
  it('is not told as free where another sentence denies it', () =>
    expect(
      wayOut('After 30 days the plan cannot be cancelled.', 'You can cancel it at any time.'),
    ).not.toMatch(/^You can leave at any time/));
  it('is told as free where nothing stands against it', () =>
    expect(wayOut('You can cancel it at any time.')).toMatch(/at any time/));
});

describe('Facts of orders and notices', () => {
  it('call a day of a row by the words in front of it', () =>
    expect(days('PACK DATE June 28, 2027', 'LOAD DATE June 29, 2027')).toEqual(['Pack date', 'Load date']));
  it('see neither start nor end of the paper in a window of days', () => {
    const text = textOf('COLLECTION WINDOW 6 July 2027 to 19 July 2027');
    const dates = dateFacts(text, 'Ireland');
    expect(dates.map(({ label }) => label)).not.toContain('End');
    expect(termFacts(text, 'Ireland', dates)).toEqual([]);
  });
  it('see no deadline in a day before which something is not done', () =>
    expect(days('The lodger may not end it before 4 May 2028.')).toEqual(['Date']));
  it('give first and last day before a number of payments', () => {
    const text = textOf(
      'The course runs from 8 March 2027 to 27 August 2027.',
      'The fee is paid in six monthly instalments.',
    );
    expect(termFacts(text, 'Ireland', dateFacts(text, 'Ireland')).map(({ label }) => label)).toEqual([
      'From start to end',
    ]);
  });

  it.each([
    [['Option fee, payable with the last instalment: €1'], /^Instalment/],
    [['7. Late rent. €9 for every day after the fifth day.'], /^Rent/],
    [['The firm may also deduct: €60 for a lost badge.'], /^The firm/],
    [['The flat is cleaned at the end; the cost (at present €290) is yours.'], /^Until now/],
  ])('name no sum by what it is not for: %j', (lines, wrong) =>
    expect(sums(...lines).join()).not.toMatch(wrong),
  );

  it('give the notice of an inspection to the one who is let in', () => {
    const text = textOf(
      'HIRE AGREEMENT between Cobalt Finance Ltd (“the Owner”) and Piers Lunt (“the Hirer”)',
      'The Hirer shall keep the goods clean and let the Owner inspect them on three days’ notice.',
    );
    const sides = findPaperSides(text, 'the Hirer');
    expect(noticeFacts(text, sides).map(({ text: told }) => told)).toEqual(['Owner – 3 days.']);
  });
});

describe('A school that acts by its own word', () => {
  const FORM = [
    'STRAIGHT ROAD DRIVING ACADEMY',
    'ENROLMENT FORM AND UNDERTAKING',
    'I, Amaka Eze, of 4 Palm Close, apply to be trained from 1 March 2027 and agree as follows:',
    '1. I shall pay the fee of N400,000 in two parts.',
    '2. The Academy shall provide lessons and fuel.',
    '3. The Academy may suspend a trainee who is late with a payment.',
    '4. The Academy shall refund nothing after the first week.',
    '5. My guarantor, Obi Eze, answers for what I owe.',
    'Trainee: Amaka Eze',
    'Guarantor: Obi Eze',
  ];
  it('is a side beside the person who writes `I`, and no other name of theirs', () => {
    const draft = draftOf(FORM, 'the trainee', 'Other');
    expect(draft.sides.map(({ name }) => name)).toContain('STRAIGHT ROAD DRIVING ACADEMY');
    const reader = draft.reader.sideId;
    const own = draft.duties.filter(({ sideId }) => sideId === reader).flatMap(({ quotes }) => quotes);
    expect(own.map(({ text }) => text).join()).not.toMatch(/The Academy shall/);
  });
});

describe('What is only expected or let', () => {
  it('is no duty', () => {
    const { duties } = draftOf([...HOME, 'We estimate that you will save £90 a year.'], 'Edna Pryce');
    expect(duties.flatMap(({ quotes }) => quotes.map(({ text }) => text)).join()).not.toMatch(/estimate/);
  });
  it('is an estimate as a sum', () =>
    expect(sums('We estimate that you will save about €90 a year.')).toEqual(['Estimate: €90 a year.']));
  it('gives the notice to whoever is given access', () => {
    const text = textOf(...HOME, 'You must give us access to the room on 48 hours’ notice.');
    expect(noticeFacts(text, findPaperSides(text, 'Edna Pryce')).map(({ text: told }) => told)).toEqual([
      'Fernhill Care Ltd – 48 hours.',
    ]);
  });
  it('names the hours of a club for no day', () =>
    expect(days('HILLSIDE 24/7 FITNESS', 'Start date: 01/09/2027')).toEqual(['Start date']));
  it('calls the day of birth of a member so', () =>
    expect(days('Member: Ida Brown DOB 14/02/1999')).toEqual(['Born']));
});

describe('A comparison', () => {
  const LOAN = [
    'LOAN AGREEMENT between Osprey Credit Ltd (“the Lender”) and Mr Pavel Hron (“the Borrower”)',
    'The Lender lends £4,000. The Borrower repays it in 24 monthly instalments.',
    'Prepayment is not permitted in the first year. After that the Borrower may prepay with a charge of 5%.',
  ];
  const compared = (who: string) => draftOf(LOAN, who).comparison.map(({ title }) => title);
  it('tells the lender of nothing that it lacks as a borrower would', () =>
    expect(compared('the Lender')).not.toContain('Paying early'));
  it('tells the borrower', () => expect(compared('the Borrower')).toContain('Paying early'));
});

describe('What leaving costs', () => {
  const JOB = [
    'COURIER AGREEMENT between Zephyr Parcels Ltd (“the Company”) and Mr Ben Oduya (“the Courier”)',
    'The Company pays £4 for each parcel.',
  ];
  const wayOut = (clause: string) => draftOf([...JOB, clause], 'the Company').wayOut;
  it('is not told to the one who is owed it', () =>
    expect(
      wayOut(
        'The Company may end this agreement at any time. If the Courier gives no notice, the last two weeks of fees are forfeited by the Courier.',
      )?.isDear,
    ).toBe(false));
  it('is no pay for work that was done', () =>
    expect(
      wayOut(
        'Either party may end this agreement at any time. The Company will pay for all the hours worked until then.',
      )?.isDear,
    ).toBe(false));
  it('is told to the one who owes it', () =>
    expect(
      wayOut(
        'The Company may end this agreement at any time. The Company then pays the Courier a fee of £300.',
      )?.isDear,
    ).toBe(true));
});

describe('A claim says no more than its words', () => {
  it.each<readonly [RiskFamily, string, string]>([
    ['unilateral-change', 'terms', 'We may lower or drop the extras of your phone plan by text.'],
  ])('%s/%s is not told of “%s”', (family, variant, words) =>
    expect(holds(family, words, variant)).toBe(false),
  );
  it('tells no tracking of offers that go by where somebody is', () =>
    expect(
      titles(
        [...HOME, 'We may use your number and location to send offers from our partners.'],
        'Edna Pryce',
      ),
    ).not.toMatch(/track/));
  it('takes a clause that leaves their own fault with them for no high risk', () => {
    const { risks } = draftOf(
      [...HOME, 'We are not liable for loss suffered because the alarm fails, unless we were negligent.'],
      'Edna Pryce',
    );
    expect(risks.filter(({ severity }) => severity === 'high')).toEqual([]);
  });
  it('makes no term of some of the payments', () =>
    expect(
      termFacts(textOf('€500 is kept back from the first four payments, every second week.'), 'Ireland', []),
    ).toEqual([]));
  it.each([
    'If she hires a van from us, €195 a week is taken from her fees.',
    'Deposit. €500 is kept back from the first four payments.',
  ])('calls what is held back no reduction: “%s”', (words) =>
    expect(sums(words).join()).not.toMatch(/Reduction/),
  );
  it('ties a notice to the good reason that it needs', () => {
    const text = textOf(...HOME, 'We can cancel on 14 days’ notice for a good reason.');
    expect(noticeFacts(text, findPaperSides(text, 'Edna Pryce'))[0]!.text).toMatch(/only in the case/);
  });
});
