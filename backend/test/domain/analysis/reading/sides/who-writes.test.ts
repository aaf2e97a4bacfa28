import { describe, expect, it } from 'vitest';
import { documentFromText } from '../../../../../src/domain/analysis/document/plain-document.ts';
import { toLegalText } from '../../../../../src/domain/analysis/document/legal-text.ts';
import { withoutAnswerMarks } from '../../../../../src/domain/analysis/document/without-answer-marks.ts';
import { findPaperSides } from '../../../../../src/domain/analysis/reading/sides/find-sides.ts';
import { withoutTwoWriters } from '../../../../../src/domain/analysis/reading/sides/pronouns/one-writer.ts';

const textOf = (...lines: readonly string[]) => toLegalText(documentFromText(lines.join('\n\n')));
const sidesOf = (...lines: readonly string[]) =>
  findPaperSides(textOf(...lines), '').all.map(({ name, pronoun }) => [name, pronoun]);
const readerOf = (typed: string, ...lines: readonly string[]) =>
  findPaperSides(textOf(...lines), typed).reader?.name ?? null;

describe('A letter that the one whom it greets signs as well', () => {
  const BOAT = [
    'Dearest Oonagh,',
    'You pay £140 into my account each month and I pay the mooring. I mend the engine; you scrub the deck. If I sell her, you get a third of the price. I keep the key, and you ask me before each trip.',
    'With love,',
    'Bram',
  ];
  const SIDES = [
    ['Oonagh Teller', 'you'],
    ['Bram', 'i'],
  ];

  it.each([
    'And I, Oonagh Teller, agree with all of this.',
    '(And I, Oonagh Teller, say the same. 3 March.)',
    'I, Oonagh Teller, have read this and will keep to it.',
  ])('speaks to her as `you`, whatever she adds: %s', (line) =>
    expect(sidesOf(...BOAT, line)).toEqual(SIDES),
  );

  it('is the writer’s where the writer says who writes', () =>
    expect(
      sidesOf(
        'Dear Mr Teller,',
        'I, Bram Visser, will paint your boat in May. You pay me £900. I bring the paint and you keep the boat dry.',
        'Yours sincerely,',
        'Bram Visser',
      ),
    ).toEqual([
      ['Mr Teller', 'you'],
      ['Bram Visser', 'i'],
    ]));

  it('leaves open who `I` and `you` are where both come out as `I`', () => {
    const side = (name: string, pronoun: 'i' | 'we') => ({
      names: [name],
      roles: [],
      aliases: [],
      pronouns: new Set([pronoun]),
      span: { start: 0, end: 1 },
      weight: 3,
      places: 1,
    });
    const two = [side('Ada', 'i'), side('Bo', 'i')];
    withoutTwoWriters(two);
    expect(two.map(({ pronouns }) => pronouns.size)).toEqual([0, 0]);
    const one = [side('Ada', 'i'), side('Bo', 'we')];
    withoutTwoWriters(one);
    expect(one.map(({ pronouns }) => pronouns.size)).toEqual([1, 1]);
  });
});

describe('Those who write to and fro', () => {
  const KILN = [
    ['From: Ruth Amsel', 'To: Kofi Darko', 'Mon 3 May 2027, 08:10'],
    [
      'Hi Kofi,',
      'You pay me £900 for the half of the kiln by 1 June 2027. I keep it in my shed and pay the power. You bring your own clay.',
    ],
    ['From: Kofi Darko', 'To: Ruth Amsel', 'Tue 4 May 2027, 21:10'],
    ['Good. If you break a shelf, you buy a new one. I clean the kiln each Sunday.'],
    ['From: Ruth Amsel', 'To: Kofi Darko', 'Wed 5 May 2027, 07:00'],
    ['Agreed. See you.'],
    ['From: Kofi Darko', 'To: Ruth Amsel', 'Thu 6 May 2027, 07:30'],
    ['Good.'],
  ].flat();

  it('are those of `From` and `To`, and no day of the week', () =>
    expect(sidesOf(...KILN).map(([name]) => name)).toEqual(['Ruth Amsel', 'Kofi Darko']));

  it('are known by their names', () => expect(readerOf('Kofi Darko', ...KILN)).toBe('Kofi Darko'));

  const MEMOS = [
    'Typed from memos, with the leave of both',
    'Memo 1, Ruth, 1:10 min',
    'Hello Sam. I let you the lock-up from June. You give me 90 pounds on the first of each month.',
    'Memo 2, Sam, 0:20 min',
    'Fine. What about the roof?',
    'Memo 3, Ruth, 1:31 min',
    'I mend the roof before winter. You tell me one month before you leave.',
    'Memo 4, Sam, 0:11 min',
    'Agreed, I take it.',
  ];

  it('are named between the number and the length of what they said', () =>
    expect(sidesOf(...MEMOS).map(([name]) => name)).toEqual(['Ruth', 'Sam']));

  it('may be called June', () =>
    expect(
      sidesOf(
        'June 18:02',
        'I let you the shed.',
        'Olu 18:04',
        'You want 40 pounds?',
        'June 18:05',
        'Yes, you pay me each month.',
        'Olu 18:09',
        'I will.',
      ).map(([name]) => name),
    ).toEqual(['June', 'Olu']));
});

describe('A sheet of questions and answers', () => {
  const STORE = [
    'RIVERBANK STORAGE LTD, DERBY',
    'Q. What do I pay?',
    'A. You pay £45 a month for my old unit. We take it from your card on the first.',
    'Q. When can I come to my unit?',
    'A. You can come from 6 am to 10 pm. We keep the lights on.',
    'Q. My things got wet. Who pays me?',
    'A. You insure your own things. We pay only if our roof leaks.',
    'Q. If I leave, do I get my deposit back?',
    'A. You tell us 14 days before. We give back your deposit within ten days.',
    'Signed: Ada Brook',
  ];

  it('lets the firm answer as `we`, and the one who asks is called `you`', () =>
    expect(sidesOf(...STORE)).toEqual([
      ['RIVERBANK STORAGE LTD', 'we'],
      ['Ada Brook', 'you'],
    ]));

  it('has no clause A', () => {
    expect(withoutAnswerMarks(['1.', 'A.', null, 'A.', 'A.'])).toEqual(['1.', null, null, null, null]);
    expect(withoutAnswerMarks(['A.', 'B.', 'A.', 'A.'])).toEqual(['A.', 'B.', 'A.', 'A.']);
    expect(withoutAnswerMarks(['A.', null, 'C.'])).toEqual(['A.', null, 'C.']);
  });
});

describe('A firm’s letter or rules to nobody by name', () => {
  const SHELVES =
    'From May we charge £12 a month for your shelf. We fire your pots each Friday. You label your pots, or we may sell them. We may move your shelf. Your glaze is yours to bring.';

  it.each([
    ['Stay curious', 'Anke Meier, Member Care'],
    ['See you at the wheel', 'Anke Meier, Studio Care'],
    ['With clay on our hands,', 'Anke & Pim'],
  ])('is signed by the firm: %s %s', (...lines) => {
    const sides = sidesOf('BLUE DOOR POTTERY STUDIO', 'News for all shelves', SHELVES, ...lines);
    expect(new Set(sides.map(([, pronoun]) => pronoun))).toEqual(new Set(['we', 'you']));
    expect(sides.find(([, pronoun]) => pronoun === 'you')?.[0]).toBeNull();
  });

  it('may greet everybody as valued', () =>
    expect(
      sidesOf('Howzit valued member!', SHELVES, 'Kind regards', 'Anke Meier', 'Member Services'),
    ).toEqual([
      [null, 'you'],
      ['Anke Meier', 'we'],
    ]));

  it('is signed by the customer where the line says so', () =>
    expect(
      sidesOf('BLUE DOOR POTTERY STUDIO', 'Rules', SHELVES, 'Please sign here', 'Signed: Anke Meier'),
    ).toContainEqual(['Anke Meier', 'you']));
});

describe('Who a plain word means', () => {
  const SLIP = [
    'HEARTWOOD LAUNDRY LTD',
    'Re: your slip on our wet floor on 3 March',
    'Dear Mr. Obi:',
    'We will pay you $3,000 within twenty days after you sign. You give up every claim against us. You tell nobody about it. We will put mats by the door.',
    'Sincerely,',
    'Tessa Vale, Managing Member',
  ];
  const SAUNA = [
    'FJORD SAUNA CLUB LTD',
    'You get a key to the sauna. You pay €40 a month. You clean the bench. We heat it from six. We close it in July.',
  ];
  const STORE = [
    'RIVERBANK STORAGE LTD',
    'Dear Ms Brook,',
    'You pay us £45 a month for the unit. We keep the lights on. You may not store paint. We remove it at your cost. You pay for a lost key.',
    'Kind regards',
    'Otto Pell',
  ];
  const GUARD = [
    'BIRCH GUARDING SERVICES LTD',
    'Mr Ivo Lund',
    'We are pleased to appoint you from 1 June. Your wages are £12 an hour. Your probation is six weeks. You work your shifts as the roster says. You wear our badge.',
    'Signed for the company: Ola Berg',
  ];
  const BAND = [
    'Dear Una and Kit,',
    'We play two sets at your wedding. You pay £300 now to hold the day. You pay £900 a week before. I bring the drums. You give us dinner.',
    'Best wishes,',
    'Marta Reyes',
  ];

  const ROOF = [
    'SOLVEIG SOLAR LTD',
    'To: Mr Ade Bright, Elm Park Colony',
    'We fit eight panels on your roof. If they give less than we say, Solveig Solar pays £5 a unit. We come in May. We clean them twice. You keep the roof clear.',
  ];

  it.each([
    ['householder', 'Mr Ade Bright', ROOF],
    ['customer who slipped', 'Mr. Obi', SLIP],
    ['the laundry', 'HEARTWOOD LAUNDRY LTD', SLIP],
    ['storage customer', 'Ms Brook', STORE],
    ['Riverbank', 'RIVERBANK STORAGE LTD', STORE],
    ['security guard', 'Mr Ivo Lund', GUARD],
    ['guarding company', 'BIRCH GUARDING SERVICES LTD', GUARD],
    ['bandleader', 'Marta Reyes', BAND],
    ['somebody with a key', null, SAUNA],
  ])('%s is %s', (typed, name, paper) => expect(readerOf(typed, ...paper)).toBe(name));

  it('is the side called `you` for a member with something', () =>
    expect(findPaperSides(textOf(...SAUNA), 'member with a key').reader?.pronoun).toBe('you'));

  it('is nobody with the name of the street behind a comma', () =>
    expect(findPaperSides(textOf(...ROOF), '').all.flatMap(({ alsoNamed }) => alsoNamed)).toEqual([]));

  const CAMP = [
    'CAMP TALL PINE',
    'ENROLMENT FORM AND RELEASE',
    'This form is between the undersigned parent ("Parent" or "I") and Tall Pine Youth, Inc., a nonprofit ("Camp").',
    'I will pay a deposit of $200. I shall send a list of medicine. I give up my claims. The Camp shall give three meals a day.',
  ];

  it('is a defined word, also with an article and under a heading that holds it', () =>
    expect(readerOf('the camp', ...CAMP)).toBe('Tall Pine Youth, Inc.'));
});

describe('A surname with a hyphen', () => {
  it.each([
    'RECEIVED FROM MRS IFEOMA ADEYEMI-COLE (CLIENT) THE SUM OF N90,000 FOR 40 MEALS. CLIENT PAYS THE REST BY FRIDAY.',
    'Received from Mrs Ifeoma Adeyemi-Cole (Client) N90,000 for 40 meals. Client pays the rest by Friday.',
  ])('stays whole in front of a bracket: %s', (line) =>
    expect(sidesOf('SISTERS KITCHEN & EVENTS', line).map(([name]) => name)).toContain(
      'Mrs Ifeoma Adeyemi-Cole',
    ),
  );
});

describe('A letter of a lawyer for a client', () => {
  it('is of the stronger hand, also where the one who gets it keeps a shop', () => {
    const { all } = findPaperSides(
      textOf(
        'To: Mr Dev Sethi, proprietor of Sethi Drapers',
        'Dear Sir,',
        'On behalf of my client, Riverpeak Textiles, I call upon you to pay the sum of Rs 90,000. I am told that you, a retailer, took the cloth. My client gives you 15 days. I shall file a claim if you do not pay.',
        'Yours faithfully,',
        'Asha Menon, Advocate',
      ),
      '',
    );
    expect(all.map(({ name, isStronger }) => [name, isStronger])).toContainEqual([
      'Riverpeak Textiles',
      true,
    ]);
    expect(all.find(({ pronoun }) => pronoun === 'you')?.isStronger).toBe(false);
  });
});

describe('Whoever signs a slip below what we tell you', () => {
  it('is the one spoken to, and no part of the firm', () => {
    const { all } = findPaperSides(
      textOf(
        'LARKFIELD SWIM SCHOOL',
        'We teach your child on Saturdays and we keep a lifeguard by the pool. You bring a towel. We may move your lesson by an hour.',
        'We take pictures of your child for our website. You tell us of any illness. We ring you if your child is unwell.',
        'SLIP',
        'I, Dorota Wilk, have read this sheet.',
        'Signature: Dorota Wilk',
      ),
      'Dorota Wilk',
    );
    const spoken = all.find(({ pronoun }) => pronoun === 'you');
    expect([spoken?.name, ...(spoken?.alsoNamed ?? [])]).toContain('Dorota Wilk');
    expect(all.find(({ name }) => name?.toUpperCase().includes('LARKFIELD'))?.alsoNamed).not.toContain(
      'Dorota Wilk',
    );
  });
});
