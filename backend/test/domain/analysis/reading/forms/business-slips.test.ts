import { beforeAll, describe, expect, it } from 'vitest';
import { documentFromText } from '../../../../../src/domain/analysis/document/plain-document.ts';
import { toLegalText } from '../../../../../src/domain/analysis/document/legal-text.ts';
import { mayReaderLeave } from '../../../../../src/domain/analysis/reading/burdens/truth/may-leave.ts';
import { amountFacts } from '../../../../../src/domain/analysis/reading/facts/amount-facts.ts';
import { dateFacts } from '../../../../../src/domain/analysis/reading/facts/date-facts.ts';
import { noticeFacts } from '../../../../../src/domain/analysis/reading/facts/notice-facts.ts';
import { findFrames } from '../../../../../src/domain/analysis/reading/frames/find-frames.ts';
import { readPaper } from '../../../../../src/domain/analysis/reading/read-paper.ts';
import { findPaperSides } from '../../../../../src/domain/analysis/reading/sides/find-sides.ts';

const textOf = (...lines: readonly string[]) => toLegalText(documentFromText(lines.join('\n\n')));
const draftOf = (lines: readonly string[], identity: string) => {
  const document = documentFromText(lines.join('\n\n'));
  const text = toLegalText(document);
  return readPaper({
    document,
    text,
    reader: { identity, country: 'Ireland' },
    today: new Date('2026-11-22'),
  });
};
const HALL = [
  'HALL AGREEMENT between Alder Hall Ltd (“the Venue”) and Ida Brown (“the Renter”)',
  'The Renter pays €900 for the day.',
];
const duties = (lines: readonly string[], identity: string) =>
  draftOf(lines, identity).duties.flatMap(({ sideId, quotes }) =>
    quotes.map(({ text }) => `${sideId}: ${text}`),
  );

// the first paper makes every rule ready
beforeAll(() => void draftOf(HALL, 'Ida Brown'), 60_000);

describe('Whoever holds the stronger hand', () => {
  it('may not leave because the other side may', () => {
    const text = textOf(...HALL, 'The Renter may cancel at any time up to a day before.');
    expect(mayReaderLeave(text, findPaperSides(text, 'the Venue'))).toBe(false);
    expect(mayReaderLeave(text, findPaperSides(text, 'the Renter'))).toBe(true);
  });

  it('is `it` where the sentence names it alone before', () => {
    const text = textOf(
      ...HALL,
      'The Renter brings the flowers. If the Venue cancels, it shall pay back everything.',
    );
    const frames = findFrames(text, findPaperSides(text, 'Ida Brown'));
    expect(frames.find(({ text: words }) => words.includes('it shall pay back'))?.actor).toEqual({
      kind: 'side',
      id: 's1',
    });
  });
});

describe('A row', () => {
  it('that asks for the customer name says a role', () =>
    expect(
      findPaperSides(
        textOf(
          'BRIGHTWELL WATER CORP.',
          'Customer name: Ida Brown',
          'The Customer rents the filter. We repair it. Sales agent: J. Pike',
        ),
        'Ida Brown',
      ).reader?.role,
    ).toBe('Customer'));

  it('of pay is no payment by whoever works', () =>
    expect(
      duties(
        [
          'WILLOW STUDIO LLP',
          '2 June 2026',
          'Dear Ms Brown,',
          'Willow Studio LLP (“the Studio”) offers you an internship. Your stipend is below.',
          'Stipend: €800 per month, paid by the 10th of the next month.',
          'You work from nine to five. You hand in a report. We give you a desk.',
          'Yours sincerely,\nOwen Pike',
        ],
        'Ms Brown',
      ).filter((line) => line.startsWith('s2: Stipend')),
    ).toEqual([]));
});

describe('A day', () => {
  const days = (...lines: readonly string[]) =>
    dateFacts(textOf(...lines), 'Ireland').map(({ label }) => label);
  it('with a time below it is of what takes place', () =>
    expect(days('Date: 10 October 2026', 'Time: 3 p.m. to 11 p.m.')).toEqual(['Date']));
  it('of a promise to let to nobody else begins nothing', () =>
    expect(
      days(...HALL, 'The Venue does not let the hall to anybody else from 9 October to 12 October 2026.'),
    ).toEqual(['Date', 'Date']));
});

describe('A notice', () => {
  it('has no case where what ends at once has one', () => {
    const text = textOf(
      'PARKING TERMS between Alder Parking Ltd (“the Operator”) and Ida Brown (“the Customer”)',
      'The Operator may end the ticket by one month’s notice, and immediately if the Customer lends the card.',
    );
    expect(noticeFacts(text, findPaperSides(text, 'Ida Brown')).map(({ text: told }) => told)).toEqual([
      'Operator – 1 month.',
    ]);
  });
});

describe('A sum at which payments stop', () => {
  it('is a limit and no total', () =>
    expect(
      amountFacts(textOf(...HALL, 'Your payments stop when you have paid €7,500 in total.'), 'Ireland').map(
        ({ label, text }) => `${label}: ${text}`,
      ),
    ).toContain('Limit: €7,500.'));
  it('is owed for no time limit of a month in which somebody earns less', () => {
    const text = textOf(...HALL, 'In a month in which you earn less you pay nothing.');
    expect(noticeFacts(text, findPaperSides(text, 'Ida Brown'))).toEqual([]);
  });
});

describe('No duty', () => {
  it.each([
    'Cars are parked at the owner’s risk.',
    'The Renter allows us to give her name to our partners.',
    'We will bill the card on file on the day.',
    'Site owner: Harbour Parks Ltd, Rhyl',
    'HALL RULES – please keep',
  ])('is read in “%s”', (clause) =>
    expect(duties([...HALL, clause], 'Ida Brown').join()).not.toContain(clause.slice(0, 16)),
  );
  it('is the customer’s where a firm says when it invoices', () =>
    expect(
      duties(
        [
          'TERMS between Alder Labour Ltd (“we”) and Ida Brown (“you”)',
          'You pay €30 an hour.',
          'We invoice each Friday.',
        ],
        'Ida Brown',
      ).filter((line) => line.startsWith('s2: We invoice')),
    ).toEqual([]));
});

describe('A merchant', () => {
  const PAY = [
    'BRIGHTPAY PTE. LTD.\nMerchant Services Order Form',
    'Merchant: Lotus Noodle House',
    'BrightPay Pte. Ltd. settles takings each day, less its charges. BrightPay lends a terminal for $20 a month.',
  ];
  it('pays whoever moves its takings', () =>
    expect(
      draftOf(
        [
          ...PAY,
          'If the Merchant ends the contract before the year is over, the rental for the remaining months is payable at once.',
        ],
        'the merchant',
      )
        .risks.filter(({ certainty }) => certainty === 'found')
        .map(({ family }) => family),
    ).toContain('exit-cost'));
  it('may have an owner who answers for it', () =>
    expect(
      draftOf(
        [...PAY, 'The owner of the Merchant is personally liable for all sums due.'],
        'the merchant',
      ).risks.map(({ family }) => family),
    ).toContain('answers-for-others'));
  it('has a contract of services', () =>
    expect(draftOf(PAY, 'the merchant').paper.kind).toBe('Services agreement'));
});

describe('A risk', () => {
  const titles = (clause: string) =>
    draftOf([...HALL, clause], 'Ida Brown')
      .risks.map(({ title }) => title)
      .join();
  it('of minutes that run over is no cost that could be theirs', () =>
    expect(titles('After eleven $10 is charged for every 15 minutes.')).not.toMatch(/could be theirs/));
  it('of a doctor names no vet', () =>
    expect(
      titles('The Renter pays all medical bills of a helper who is hurt, whatever the cause.'),
    ).not.toMatch(/vet/));
  it('of people whom one may not hire is called so', () =>
    expect(
      titles('The Renter does not engage any of our waiters herself for 12 months after the event.'),
    ).not.toMatch(/field/));
  it('is a year more for whoever says nothing', () =>
    expect(
      draftOf(
        [
          'Dear member,',
          'Your membership of Alder Rowing Club goes on as follows. The fee is €90 a year.',
          'A member who has not told us by May is renewed for another year.',
          'Yours sincerely,\nOwen Pike\nAlder Rowing Club',
        ],
        'the member',
      ).risks.map(({ family }) => family),
    ).toContain('auto-renewal'));
});
