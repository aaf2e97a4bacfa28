import { beforeAll, describe, expect, it } from 'vitest';
import { documentFromText } from '../../../../../src/domain/analysis/document/plain-document.ts';
import { toLegalText } from '../../../../../src/domain/analysis/document/legal-text.ts';
import { readPaper } from '../../../../../src/domain/analysis/reading/read-paper.ts';
import type { Country } from '../../../../../../config/product.ts';

const draftOf = (lines: readonly string[], identity: string, country: Country = 'United Kingdom') => {
  const document = documentFromText(lines.join('\n\n'));
  const text = toLegalText(document);
  return readPaper({ document, text, reader: { identity, country }, today: new Date('2026-11-22') });
};

const GYM = [
  'MEMBERSHIP AGREEMENT between Quay Fitness Ltd (“we”) and Tobias Wren (“you”)',
  'You pay £30 a month on the third of each month. The membership lasts 18 months.',
];
const found = (clause: string) =>
  draftOf([...GYM, clause], 'Tobias Wren').risks.filter(({ certainty }) => certainty === 'found');
const titles = (clause: string) =>
  found(clause)
    .map(({ title }) => title)
    .join();
const duties = (clause: string) =>
  draftOf([...GYM, clause], 'Tobias Wren').duties.flatMap(({ sideId, quotes }) =>
    quotes.map(({ text }) => `${sideId}: ${text}`),
  );

// the first paper makes every rule ready
beforeAll(() => void titles('You may end it at any time.'), 60_000);

describe('A fact', () => {
  const facts = (lines: readonly string[], identity: string) =>
    draftOf(lines, identity, 'Other').facts.map(
      ({ label, text, quotes, workedOut }) =>
        `${label}: ${text === '' ? (quotes[0]?.text ?? '') : text}${workedOut === undefined ? '' : ` (${workedOut})`}`,
    );
  const LEASE = [
    'LEASE between Irma Delgado (“the Lessor”) and Noel Ramos (“the Lessee”)',
    'The monthly rent is P18,500.00 and the parking fee P2,000.00.',
  ];
  it('is a sum in pesos', () => {
    const told = facts(LEASE, 'the Lessee').join('\n');
    expect(told).toContain('P18,500.00');
    expect(told).toContain('P2,000.00');
  });
  it('is no licence number', () =>
    expect(facts([...LEASE, 'Salesperson, R047711D'], 'the Lessee').join()).not.toContain('R047711'));
  it('is no day of a lease that a letter is about', () =>
    expect(
      facts(
        [
          'Dear Ms Farrow',
          'We write about the tenancy agreement dated 2 June 2024, which ends on 1 June 2026. The new term is two years from 2 June 2026 to 1 June 2028. You pay €900 a month.',
          'Yours sincerely\nOwen Pike',
        ],
        'Ms Farrow',
      ).filter((line) => /^Term: We write|^Signed or dated: 2 June 2024/.test(line)),
    ).toEqual([]));
  it('is the last day to give notice and no end', () =>
    expect(
      facts(
        [...LEASE, 'If you would rather leave, you can give four weeks’ notice up to 3 August 2026.'],
        'the Lessee',
      ).join('\n'),
    ).toContain('Deadline: 3 August 2026'));
  it('is no length of a ban', () =>
    expect(
      facts(
        [...LEASE, 'For 7 months after this lease ends the Lessee will not open a bakery within 4 km.'],
        'the Lessee',
      ).filter((line) => /^Term: .*7 months/.test(line)),
    ).toEqual([]));
  it('is a term from a weekday', () =>
    expect(
      facts([...LEASE, 'It starts on Tuesday 5 May 2026 and runs for 20 weeks.'], 'the Lessee').join('\n'),
    ).toContain('Term: 20 weeks.'));
  it('is no term worked out from the date of the letter where the letter says how long', () =>
    expect(
      facts(
        [
          'DUNMORE SCHOOL',
          '4 January 2026',
          'Dear Ms Farrow,',
          'Dunmore School (“the School”) appoints you. The appointment is for a fixed term of two years ending on 31 January 2028. You shall teach music.',
          'Yours sincerely,\nOwen Pike',
        ],
        'Ms Farrow',
      ).filter((line) => line.includes('that is')),
    ).toEqual([]));
});

describe('What leaving costs', () => {
  it('is told where a charge is taken off what comes back', () =>
    expect(
      draftOf(
        [
          'CARE PLAN between Lantern Plans Ltd (“the Company”) and Joan Ferris (“the Holder”)',
          'The Holder pays £40 a month.',
          'The Holder may cancel at any time and will be repaid what was paid less a cancellation charge of £90.',
        ],
        'Joan Ferris',
      ).wayOut?.text,
    ).not.toBe('You can leave at any time.'));
});

describe('A way out', () => {
  it('hangs on a case without a comma behind it', () =>
    expect(
      draftOf(
        [
          'LEASE between Ms Ada Lowe (“the Owner”) and Mr Tom Hale (“the Tenant”)',
          'The Tenant pays €800 a month.',
          'If the Owner sells the house she may end the lease by two months’ notice.',
        ],
        'the Owner',
      ).wayOut?.text,
    ).toContain('ties it to this'));
});

describe('A comparison', () => {
  const compared = (clause: string) =>
    draftOf([...GYM, clause], 'Tobias Wren').comparison.map(({ title }) => title);
  it('calls no renewal worse for the time that it renews for', () =>
    expect(
      compared(
        'It renews for a further 12 months each year unless you tell us at least 28 days before the renewal date. We remind you six weeks before.',
      ),
    ).toEqual([]));
  it('calls one worse that has to be stopped months before', () =>
    expect(
      compared(
        'It renews for a further 24 months unless you give written notice at least 120 days before it ends.',
      ),
    ).toEqual(['Automatic renewal']));
  it('is made of nothing that is no risk to the reader', () =>
    expect(compared('We keep your log-ins secret and show them to nobody.')).toEqual([]));
});

describe('A clause is not called what it is not', () => {
  it.each([
    ['If you do not pay, we shall give 14 days’ notice by post before the sale of the bike.', /way out/],
    ['If your fee is not paid for a month we pass the account to our solicitors.', /not paid|protection/],
    [
      'We may swap the trainer named here for another of our choice without the agreement of the member.',
      /rules/,
    ],
    ['We may photograph the finished garden and show the pictures on our website.', /of you/],
    ['If the lesson is given outside town we may charge £2.10 for each mile beyond 20 miles.', /A charge/],
    ['Charge for paying by instalments: £60, included in the instalments', /A charge/],
    ['You indemnify us against any claim by your clients about your own work.', /claims|give up/],
    ['If you cancel after the third day we keep the deposit.', /break/],
    ['If you cancel less than 12 hours before a lesson, you pay for the whole lesson.', /later you/],
    ['Our liability is limited to £0.80 per kilo for each bag.', /£0\.80/],
    ['If a claim is paid, you must pay the rest of the year’s premiums.', /claims that others/],
    ['If we dismiss you for any reason, you owe the whole course fee as if you had stayed.', /work at once/],
    ['If you do not send a pay slip within 10 days, we may guess what you earn.', /to pay/],
  ])('“%s”', (clause, wrong) => expect(titles(clause)).not.toMatch(wrong));
});

describe('A grave clause in plain words is raised', () => {
  it.each([
    [
      'After 10 days the plan cannot be cancelled, and if you cancel the mandate the months that are left fall due at once.',
      /cost|leav|cancel/i,
    ],
    ['You can leave in the first year only if you pay for the months that are left.', /leav/i],
    ['Whether a machine is safe is for our trainer alone to decide.', /alone/],
    ['The joining fee may change at any time.', /price|change/i],
    ['Later claims are not accepted.', /time|claim/i],
    [
      'If you miss two payments, the full fee of £900 less what you have paid is due at once, and we may pass your account to collectors.',
      /due|miss/i,
    ],
    ['The price after renewal is whatever our list then says.', /price/],
    [
      'If two payments are open, we can lock your bag and shoes in and keep them until all is paid.',
      /things/,
    ],
    ['If the trainer finds that you are unfit, the membership ends and no money is returned.', /refund|back/],
  ])('“%s”', (clause, right) => expect(titles(clause)).toMatch(right));
});

describe('No duty', () => {
  it.each([
    'You swim, and your guests swim, at own risk.',
    'We do no repairs in the first month.',
    'Write to help@quay.example.',
    'Lockers that you rent belong to us.',
    'Do come and see me if anything is unclear.',
  ])('is read in “%s”', (clause) => expect(duties(clause).join()).not.toContain(clause.slice(0, 12)));
  it('is read for the one who cannot work', () => {
    const told = draftOf(
      [
        'Stall Licence between Marigold Market Ltd (“the Market”) and Ms Asha Venn (“the Trader”)',
        'The Trader pays £40 a week.',
        'The Market mends the roof at its own cost, and takes £9 off the fee for each day on which the Trader cannot trade because of it.',
      ],
      'Asha Venn',
    ).duties.filter(({ quotes }) => quotes.some(({ text }) => text.includes('roof')));
    expect(told.map(({ sideId }) => sideId)).toEqual(['s1']);
  });
});

describe('The end of a cover that the reader may end at any time', () => {
  it('is no worse than the reader’s own right where it takes notice', () =>
    expect(
      draftOf(
        [
          ...GYM,
          'You may cancel at any time by telling us.',
          'We may cancel by giving you 30 days’ notice in writing.',
        ],
        'Tobias Wren',
      ).risks.map(({ family }) => family),
    ).not.toContain('unequal-exit'));
});

describe('A defined term', () => {
  it('is no index that everybody knows', () =>
    expect(
      draftOf([...GYM, 'The fee rises each May by the rise of the Consumer Price Index.'], 'Tobias Wren')
        .risks.map(({ title }) => title)
        .join(),
    ).not.toMatch(/Index/));
});
