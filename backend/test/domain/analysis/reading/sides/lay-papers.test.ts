import { describe, expect, it } from 'vitest';
import { documentFromText } from '../../../../../src/domain/analysis/document/plain-document.ts';
import { toLegalText } from '../../../../../src/domain/analysis/document/legal-text.ts';
import { findTurns } from '../../../../../src/domain/analysis/reading/chats/turns.ts';
import { findDuties } from '../../../../../src/domain/analysis/reading/duties/find-duties.ts';
import { findFrames } from '../../../../../src/domain/analysis/reading/frames/find-frames.ts';
import { findPaperSides } from '../../../../../src/domain/analysis/reading/sides/find-sides.ts';

const textOf = (lines: readonly string[]) => toLegalText(documentFromText(lines.join('\n\n')));
/** Each duty with the first name of its side. */
const owned = (lines: readonly string[], typed = '') => {
  const text = textOf(lines);
  const sides = findPaperSides(text, typed);
  const nameOf = (id: string | null) => sides.all.find((side) => side.id === id)?.name ?? id;
  return findDuties(text, findFrames(text, sides), sides).map(
    ({ sideId, quotes }) => `${nameOf(sideId)?.split(' ')[0]}: ${quotes.at(-1)!.text}`,
  );
};
const sidesOf = (lines: readonly string[], typed = '') => findPaperSides(textOf(lines), typed);

describe('A chat that gives each sender a line of their own', () => {
  const said = [
    ['Oskar', 'Shall we split the trailer?'],
    ['Nuala', 'Yes, I keep it in my yard'],
    ['Oskar', 'I pay the tyres. She is an old trailer'],
    ['Nuala', 'Good. You bring it back clean every time.'],
    ['Oskar', 'We share the cost of the insurance.'],
    ['Nuala', 'Ok agreed'],
  ] as const;

  it.each([
    ['the time behind the name', (name: string) => [`${name} 18:02`]],
    [
      'a day and a time behind the name',
      (name: string) => [`${name}${name === 'Oskar' ? ' (yard)' : ''}, Tue at 6.05 pm`],
    ],
    ['the time in front of the name', (name: string) => [`[03/04/2026, 18:02] ${name}`]],
    ['the time on the next line', (name: string) => [name, 'Tue 14:10']],
  ])('has its speakers as sides, with %s', (_, head) => {
    const lines = said.flatMap(([name, words]) => [...head(name), words]);
    expect(sidesOf(lines, 'Nuala')).toMatchObject({
      all: [
        { name: 'Oskar', pronoun: null },
        { name: 'Nuala', pronoun: null },
      ],
      reader: { name: 'Nuala' },
    });
    expect(owned(lines)).toEqual(
      expect.arrayContaining([
        'Oskar: I pay the tyres.',
        'Oskar: You bring it back clean every time.',
        'both: We share the cost of the insurance.',
      ]),
    );
  });

  it('takes nobody for a speaker of a paper that is no chat', () => {
    expect(findTurns(textOf(['Opening hours', 'Monday 9:00', 'Tuesday 9:00', 'Friday 10:00']))).toEqual([]);
  });
});

describe('Who is who in an e-mail between households', () => {
  const mail = (to: string, dear: string) => [
    'From: Signe Dahlberg',
    `To: ${to}`,
    'Subject: the cottage',
    dear,
    'I give you the key on Friday and I pay for the water. You sweep the chimney, you leave the boat locked and you pay me 40 pounds for wood.',
    'Best wishes, Signe',
  ];
  it.each([
    ['The Fenwick-Osei family', 'Hi all,', 'Fenwick-Osei family'],
    ['Mr and Mrs Fenwick', 'Dear Ada and Kofi,', 'Ada Fenwick'],
    ['Mr and Mrs Fenwick', 'Dear Ada and Kofi,', 'Kofi'],
  ])('knows “%s” as the one who is called you', (to, dear, typed) => {
    expect(sidesOf(mail(to, dear), typed).reader).toMatchObject({ pronoun: 'you' });
    expect(sidesOf(mail(to, dear), 'Signe').reader).toMatchObject({ pronoun: 'i' });
  });
});

describe('A form that somebody filled in by hand', () => {
  const FORM = [
    'Plant sitting slip',
    'Owner: ____Ludo Marchetti____  Phone: 555 0182',
    'Sitter: Agnes Thorne, 4 Mill Lane',
    'Agnes waters the plants. Agnes keeps the key safe. Agnes will ring if one dies.',
    'You leave the watering can out. You pay Agnes 30 pounds before you go.',
    'Watered on: ___Tuesdays___',
  ];
  it('has both names as sides, and `you` is the one that is never named as doing anything', () => {
    expect(sidesOf(FORM, 'Ludo Marchetti')).toMatchObject({
      all: [
        { name: 'Ludo Marchetti', pronoun: 'you' },
        { name: 'Agnes Thorne', pronoun: null },
      ],
      reader: { name: 'Ludo Marchetti' },
    });
  });
  it('takes what was written on a line for no duty', () =>
    expect(owned(FORM).join('\n')).not.toMatch(/Tuesdays|Phone/));
});

describe('Rules that a group makes for itself', () => {
  const RULES = [
    'Who: Ros, Jem, Ola and Pete.',
    'Ola collects the money. You pay Ola 12 pounds on the first of the month.',
    'You wash your cup. You keep the door shut.',
  ];
  it('have each of them as a side', () =>
    expect(sidesOf(RULES).all.map(({ name }) => name)).toEqual(['Ros', 'Jem', 'Ola', 'Pete']));
  it('say `you` to the reader, but to nobody whom they set apart by name', () => {
    expect(owned(RULES, 'Jem').join('\n')).toMatch(/Jem: You pay Ola/);
    expect(owned(RULES, 'Ola').join('\n')).not.toMatch(/Ola: You/);
  });
  it('take names that stand in a row without marks for several persons', () => {
    const { all } = sidesOf([
      'Between us three: Ros, Jem and Ola',
      'Ros feeds the hens.',
      'Ros Hart Jem Pike Ola Brandt',
    ]);
    expect(all.map(({ name }) => name).join()).not.toMatch(/\p{L}+ \p{L}+ \p{L}+/u);
  });
});

describe('Whom `she` and `you` mean', () => {
  const SALE = [
    'Sold to Miss Hedda Quist, 3 Dock Row',
    'by Mr Noel Abara, 9 Dock Row',
    'She has given me 200 pounds and brings me the rest in May. I keep the papers until then. I hand them over in May.',
    'She insures the boat from today. I take the motor off.',
  ];
  it('calls nobody by a pronoun that the paper does not use', () => {
    expect(sidesOf(SALE, 'Hedda Quist')).toMatchObject({ reader: { pronoun: null } });
    expect(owned(SALE).join('\n')).toMatch(/Miss: She insures the boat/);
  });
  it('never takes a third person for the one who writes or is written to', () => {
    const letter = [
      'Dear Thilo,',
      'I teach Ben on Mondays. He must bring his own flute. You pay me 20 pounds a lesson.',
      'I should say that my cat must stay indoors.',
      'Kind regards, Oona',
    ];
    expect(owned(letter).join('\n')).not.toMatch(/flute|cat/);
  });
});

describe('What a lay paper tells by the way is no duty', () => {
  const letter = (words: string) => ['Dear Thilo,', 'You pay me 20 pounds.', words, 'Kind regards, Oona'];
  it.each([
    'The money from the club comes to you from the day you move in.',
    'We will not be able to give it back.',
    'I will not take it back.',
    'Please read it well and say if something is wrong.',
    'Let us say Saturdays from nine till one.',
    'If you miss three Saturdays I shall look for somebody else.',
    'If you leave the mower out I shall take £15 off.',
  ])('“%s”', (words) => expect(owned(letter(words)).join('\n')).not.toContain(words));
  it.each(['You will have to take her to the vet.', 'You feed the cat and change the sand.'])(
    'but “%s” is one',
    (words) => expect(owned(letter(words))).toContain(`Thilo: ${words}`),
  );
});

describe('Forms, lists and slips of lay people', () => {
  const FORM = [
    'ELMGROVE SWIMMERS – registration',
    "Player's name: ..Ivo Lund-Asante.. Date of birth: 04.02.2015",
    'Parent / guardian: ..Mara Lund-Asante.. Mobile: 555 0199',
    'I agree to pay the fee for the whole year. I will bring my child on time. I pay for what my child breaks.',
    'Signed: M. Lund-Asante',
    'For the club: P. Reyes, secretary',
  ];
  it('know the parent behind dots and a stroke, who says I', () =>
    expect(sidesOf(FORM, 'Mara Lund-Asante')).toMatchObject({
      all: [{ name: 'Mara Lund-Asante', role: 'Parent', pronoun: 'i' }],
      reader: { role: 'Parent' },
    }));

  it('know everybody in a row of first names', () =>
    expect(
      sidesOf(['Driver: Otto. Passengers: Mia, Karl, Suse.', 'Otto waits three minutes.'], 'Suse').reader,
    ).toMatchObject({ role: 'Passengers' }));

  it('know three who are named on one line, by a last name that they share', () =>
    expect(
      sidesOf(['Agreement about the barn', 'between Ada, Ben and Cleo Marsh (her children)'], 'Ben Marsh')
        .reader,
    ).toMatchObject({ name: 'Ben' }));

  it('know whom the one who writes lends something to', () =>
    expect(
      sidesOf(['I, Ada Brook, lend Bo Nyland my cello from today. She brings it back in May.']).all,
    ).toMatchObject([{ name: 'Ada Brook', pronoun: 'i' }, { name: 'Bo Nyland' }]));

  it('know whom a heading speaks to', () =>
    expect(
      sidesOf(
        ['TO ALL MEMBERS WHO USE THE BOAT', 'Bring the oars back. You pay for what you break.'],
        'Member',
      ).reader,
    ).toMatchObject({ role: 'Member', pronoun: 'you' }));

  it('put an order on neither of two who both look like the weaker hand', () =>
    expect(
      owned(['Driver: Otto. Passengers: Mia, Karl, Suse.', 'Otto waits three minutes.', 'No vaping.']).join(),
    ).not.toContain('vaping'));
});

describe('In a chat of more than two', () => {
  const lines = [
    '12/02/2026, 20:14 - Ugo: ok I signed',
    '12/02/2026, 20:15 - Lia: sure',
    '12/02/2026, 20:16 - Bea: good',
    '12/02/2026, 20:17 - Ugo: I clean the cellar',
    '12/02/2026, 20:18 - Pia: 180 hurts. can I do it in two parts',
    '12/02/2026, 20:19 - Lia: I bring the keys',
    '12/02/2026, 20:20 - Bea: I bring the lamp',
  ];
  it('nobody answers for a line of somebody else', () => {
    const told = owned(lines).join('\n');
    expect(told).toMatch(/Ugo: I clean the cellar/);
    expect(told).toMatch(/Lia: I bring the keys/);
    expect(told).not.toMatch(/two parts/);
  });
});

describe('A will whose title is in capitals', () => {
  it.each([
    'LAST WILL AND TESTAMENT of me Orla Finch',
    'THIS IS THE LAST WILL AND TESTAMENT OF ME ORLA FINCH',
  ])('is the testator’s: “%s”', (title) =>
    expect(
      sidesOf([
        `${title}, of 9 Mill Lane`,
        'I appoint Leo Brandt to be my executor. I give my books to Ada Pell.',
      ]).all,
    ).toEqual(expect.arrayContaining([expect.objectContaining({ role: 'Testator', pronoun: 'i' })])),
  );
});
