import { describe, expect, it } from 'vitest';
import { documentFromText } from '../../../../../src/domain/analysis/document/plain-document.ts';
import { toLegalText } from '../../../../../src/domain/analysis/document/legal-text.ts';
import { findPaperSides } from '../../../../../src/domain/analysis/reading/sides/find-sides.ts';

const sidesOf = (lines: readonly string[], identity = 'somebody') =>
  findPaperSides(toLegalText(documentFromText(lines.join('\n\n'))), identity);
const called = (lines: readonly string[], identity: string) => {
  const { reader } = sidesOf(lines, identity);
  return reader === null ? null : (reader.name ?? reader.role ?? reader.pronoun);
};

const OPENING = [
  'LEASE',
  'This lease is made between Petra Vandermeer, 12 Mill Row, Leiden (the “Landlord”) and Oskar Lindqvist, student (the “Tenant”).',
  'The Tenant shall pay the rent each month. The Landlord shall keep the roof in repair. The Tenant must not sublet.',
];
const ROWS = [
  'BLUEWATER GYM LLC',
  'Item | Your plan',
  'Member | Carla Mendez-Ruiz',
  'Monthly dues | $39',
  'We open the gym every day. You pay the dues on the 1st. We may change the opening hours. You may bring a guest. Our staff help you.',
];
const LETTER = [
  'Larkfield Bakery Limited',
  'Station Road, Thame',
  '4 May 2027',
  'Dear Noor,',
  'We would like you to join us as a baker. We pay you £14 an hour. You start on 1 June 2027. Your hours are 30 a week and we tell you a week ahead. You may leave with two weeks’ notice.',
  'Yours sincerely,',
  'Hugh Pemberley',
  'Accepted: Noor Haddad, 9 May 2027',
];
const MAILS = [
  'From: Silke Amundsen',
  'To: Dario Fontanelli',
  'Subject: the attic room',
  'Hi Dario,',
  'The room is yours from 1 March 2027. You pay me 400 euros a month, and I keep a deposit of 400. If you leave, tell me two months before. I clean the stairs, you clean the kitchen. I will give you the keys when the deposit has come. Write back yes and we have a deal, and I tell my landlord. You can use my bicycle, and you pay for what you break.',
  '---',
  'From: Dario Fontanelli',
  'Yes to all of it!',
];
const CHAT = [
  '[1 May, 10:02] Ama: I need somebody to walk the dog',
  '[1 May, 10:03] Jules: I can, 10 dollars each time',
  '[1 May, 10:04] Ama: twice a day then, you keep the key',
  '[1 May, 10:05] Jules: if I am sick I tell you the evening before',
  '[1 May, 10:06] Ama: deal',
  '[1 May, 10:07] Jules: deal',
];

describe('who is who', () => {
  it('reads names and roles in an opening', () => {
    expect(sidesOf(OPENING).all.map(({ name, role }) => [name, role])).toEqual([
      ['Petra Vandermeer', 'Landlord'],
      ['Oskar Lindqvist', 'Tenant'],
    ]);
  });

  it('knows which side usually holds the stronger hand', () => {
    expect(sidesOf(OPENING).all.map(({ isStronger }) => isStronger)).toEqual([true, false]);
  });

  it('finds the firm in the letterhead where rows name only its customer', () => {
    const { all } = sidesOf(ROWS);
    expect(all.map(({ name, pronoun }) => [name, pronoun])).toEqual([
      ['BLUEWATER GYM LLC', 'we'],
      ['Carla Mendez-Ruiz', 'you'],
    ]);
  });

  it('takes writer and addressee of a letter for its sides', () => {
    const { all } = sidesOf(LETTER);
    expect(all.find(({ pronoun }) => pronoun === 'you')?.name).toBe('Noor Haddad');
    expect(all.find(({ pronoun }) => pronoun === 'we')?.name).toBe('Larkfield Bakery Limited');
  });

  it('takes the one who sets the terms in a mail for `I`', () => {
    expect(sidesOf(MAILS).all.map(({ name, pronoun }) => [name, pronoun])).toEqual([
      ['Silke Amundsen', 'i'],
      ['Dario Fontanelli', 'you'],
    ]);
  });

  it('keeps the speakers of a chat apart', () => {
    expect(sidesOf(CHAT).all.map(({ name }) => name)).toEqual(['Ama', 'Jules']);
  });

  it('takes no heading for a party', () => {
    const { all } = sidesOf([...OPENING, 'Faults And Repairs', 'The Landlord shall repair what breaks.']);
    expect(all).toHaveLength(2);
  });

  it('says that a confidentiality agreement binds both in the same way', () => {
    const nda =
      'Mutual Non-Disclosure Agreement between Ferro Oy (“Ferro”) and Malva ApS (“Malva”). Each party keeps secret what the other tells it.';
    expect(sidesOf([nda]).isMutual).toBe(true);
    expect(sidesOf(OPENING).isMutual).toBe(false);
  });
});

describe('which side the reader is', () => {
  it.each([
    ['Oskar Lindqvist', 'Oskar Lindqvist'],
    ['lindqvist', 'Oskar Lindqvist'],
    ['Mr Lindqvist', 'Oskar Lindqvist'],
    ['oskar.lindqvist@mail.example', 'Oskar Lindqvist'],
    ['Tenant', 'Oskar Lindqvist'],
    ['the renter', 'Oskar Lindqvist'],
    ['Lessee', 'Oskar Lindqvist'],
    ['property owner', 'Petra Vandermeer'],
    ['Client, Petra Vandermeer', 'Petra Vandermeer'],
  ])('reads “%s” as %s', (typed, name) => expect(called(OPENING, typed)).toBe(name));

  it.each(['Sarah Smith', 'User', 'Legal Counsel', 'the franchisor', 'x'])('leaves “%s” unknown', (typed) =>
    expect(called(OPENING, typed)).toBeNull(),
  );

  it('tells a firm by the kind of business it is', () => {
    expect(called(ROWS, 'the health club')).toBe('BLUEWATER GYM LLC');
    expect(called(ROWS, 'customer')).toBe('Carla Mendez-Ruiz');
  });

  it('tells the employer of a letter by who pays', () => {
    expect(called(LETTER, 'employer')).toBe('Larkfield Bakery Limited');
    expect(called(LETTER, 'employee')).toBe('Noor Haddad');
  });

  it('knows a short form of a first name', () => {
    const lines = [
      'Stephen Okafor (“Lender”) and Beverley Stone (“Borrower”) agree: the Borrower pays £50 a week.',
    ];
    expect(called(lines, 'Steve')).toBe('Stephen Okafor');
    expect(called(lines, 'Bev')).toBe('Beverley Stone');
  });

  it('chooses nobody where a name fits two sides', () => {
    const lines = [
      'between Anna Stone (the “Lender”) and Carl Stone (the “Borrower”). The Borrower shall repay the loan.',
    ];
    expect(called(lines, 'Stone')).toBeNull();
    expect(called(lines, 'Carl')).toBe('Carl Stone');
  });
});

it('reads a hostile text in bounded time', () => {
  const started = performance.now();
  sidesOf([
    `between ${'A '.repeat(200_000)}`,
    '("'.repeat(50_000),
    'Dear '.repeat(50_000),
    'Tenant: '.repeat(50_000),
  ]);
  expect(performance.now() - started).toBeLessThan(3_000);
});

describe('Sides in papers of everyday life', () => {
  const text = (...paragraphs: string[]) => toLegalText(documentFromText(paragraphs.join('\n\n')));

  it('are me and you where the paper says who they are', () => {
    const paper = text(
      'This is between me, Greta Holm, and you, Idris Kane.',
      'You pay me 400 euros a month. I keep the hall clean. You keep your room clean. I may look in on Sundays.',
    );
    const { all, reader } = findPaperSides(paper, 'Idris');
    expect(reader?.name).toBe('Idris Kane');
    expect(new Set(all.map(({ pronoun }) => pronoun))).toEqual(new Set(['i', 'you']));
  });

  it('are the firm that heads a letter, not the manager who signs it', () => {
    const paper = text(
      'Larkfield Stables Ltd',
      'Mr and Mrs P. Osei',
      'Dear Mr and Mrs Osei,',
      'We are glad to keep your horse from May. We feed it twice a day. You pay us on the first. We may move it. You visit when you like.',
      'Yours sincerely,',
      'Ros Tully',
      'Yard Manager',
    );
    const { all, reader } = findPaperSides(paper, 'horse owner');
    expect(all.find(({ pronoun }) => pronoun === 'we')?.name).toBe('Larkfield Stables Ltd');
    expect(reader?.pronoun).toBe('you');
  });

  it('are the firm for which a manager signs a letter without a letterhead', () => {
    const paper = text(
      'To: Ms Wanda Pryce',
      'Dear Wanda,',
      'Cedarline Bakeries Ltd ("the company") offers you the position of baker. You work from four to noon. Your salary is £2,100 a month. The company may move you to another shop. You keep recipes secret.',
      'Kind regards,',
      'Noel Fisk',
      'Human Resources Manager',
      'For Cedarline Bakeries Ltd',
    );
    const { all, reader } = findPaperSides(paper, 'Employee');
    expect(all.map(({ name }) => name)).toEqual(expect.arrayContaining(['Cedarline Bakeries Ltd']));
    expect(all).toHaveLength(2);
    expect(reader?.name).toContain('Wanda');
  });

  it('do not make a party of the person who signs a letter to all customers', () => {
    const paper = text(
      'Notice to customers',
      'Dear Customer,',
      'We write to tell you that we raise our charge. You need do nothing. If you go on using the supply, you accept it. We will read your meter.',
      'Yours faithfully',
      'Mira Quist, Customer Director',
    );
    expect(findPaperSides(paper, 'customer').reader?.name ?? null).toBeNull();
  });

  it('leave off what stands behind a name on a form', () => {
    const paper = text(
      'Customer: Noor Haddad Tel 0161 555 0100',
      'We repair the phone. You pay us £40. You collect it within a week. We call you when it is ready.',
    );
    expect(findPaperSides(paper, 'Noor Haddad').reader?.name).toBe('Noor Haddad');
  });
});
