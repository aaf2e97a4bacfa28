import { describe, expect, it } from 'vitest';
import { documentFromText } from '../../../../../src/domain/analysis/document/plain-document.ts';
import { toLegalText } from '../../../../../src/domain/analysis/document/legal-text.ts';
import { findPaperSides } from '../../../../../src/domain/analysis/reading/sides/find-sides.ts';
import { sideByPlace } from '../../../../../src/domain/analysis/reading/sides/reader/name-in-text.ts';
import { side } from '../../../../support/papers/sides.ts';

const sidesOf = (lines: readonly string[], identity = 'somebody') =>
  findPaperSides(toLegalText(documentFromText(lines.join('\n\n'))), identity);

const SISTERS = [
  'Whitby, 3 May 2027',
  'So that nobody argues at Christmas, this is agreed between me, Ruth Calloway-Finch, and my sister Beatrix Calloway.',
  'I am lending you, Beatrix, £4,000 for the kiln. You will pay me £100 on the first of every month and I take no interest.',
  'You may pay it all back early. If you stop paying I can ask you for the rest. I keep the papers of the kiln until you are done.',
  'Ruth Calloway-Finch          Beatrix Calloway',
  'Witness: Godfrey Amblin',
];

describe('private persons who write to each other', () => {
  it('takes who is I and who is you from the names beside the pronouns', () => {
    expect(sidesOf(SISTERS).all.map(({ name, pronoun }) => [name, pronoun])).toEqual([
      ['Ruth Calloway-Finch', 'i'],
      ['Beatrix Calloway', 'you'],
    ]);
    expect(sidesOf(SISTERS, 'Beatrix Calloway').reader?.pronoun).toBe('you');
  });

  it('takes who is I and who is you from words behind a name that point', () => {
    const terms = [
      'from 3 jan, month to month. 585 a month, to my account by the 1st',
      'if i need to get into your room i just knock. you give me 2 months if you want to leave',
      'i keep the 600 if you leave without telling me, and you clean the kitchen every second week',
    ];
    const told = (who: string) =>
      sidesOf([`the back bedroom at 14 Harcourt Road`, who, ...terms]).all.map(
        ({ name, alsoNamed, pronoun }) => [name, ...alsoNamed, pronoun],
      );
    expect(
      told("Who: Priya Shah (that's me, the flat is in my name) and Tom Okafor who is moving in"),
    ).toEqual([
      ['Priya Shah', 'i'],
      ['Tom Okafor', 'you'],
    ]);
    expect(told('Priya Shah - thats me, Tom Okafor - thats you')).toEqual([
      ['Priya Shah', 'i'],
      ['Tom Okafor', 'you'],
    ]);
    // two on one side: the second is not spoken to
    expect(told("Priya Shah (that's me) and Sam Shah are the owners")).not.toContainEqual([
      'Sam Shah',
      'you',
    ]);
  });

  it('makes the one who signs alone the writer', () => {
    const { all } = sidesOf([
      'I will look after your two cats in August. You pay me 20 euros a day and you leave me the key.',
      'If I am ill I tell you at once, and you find somebody else. I give you back the key in September.',
      'Signed: Ottilie Brandmark',
    ]);
    expect(all.find(({ name }) => name === 'Ottilie Brandmark')?.pronoun).toBe('i');
  });

  it('knows the reader by the role that the writer gives away in a sentence', () => {
    const mail = [
      'From: Odile Marchetti',
      'To: Sander Quist',
      'Subject: the loft',
      'Hi Sander, I live in the house myself, which means that you would be my lodger and not a tenant. You pay me 500 euros on the 1st and I pay the heating. You tell me four weeks before you go. I will change the sheets on Mondays if you leave them by your door, and you may use my washing machine. I keep a deposit of 300 euros.',
    ];
    expect(sidesOf(mail, 'lodger').reader?.name).toBe('Sander Quist');
    expect(sidesOf(mail, 'landlady').reader?.name).toBe('Odile Marchetti');
  });
});

describe('terms in we and you above a form', () => {
  it('speak to the customer, who pays in every deal', () => {
    const { all } = sidesOf([
      'KEEPWELL SELF STORAGE',
      'Customer: Daniel Abara',
      'You pay the fee in advance. We may change the fee by giving you 14 days of notice.',
      'If you owe us money for 30 days we may open the room. You must buy our insurance unless you show us a policy.',
      'You may leave on 14 days of notice. We do not refund a part of a period.',
      'Signed: D. Abara            for Keepwell: ______________',
    ]);
    expect(all.map(({ name, pronoun }) => [name, pronoun])).toEqual([
      ['Daniel Abara', 'you'],
      ['KEEPWELL SELF STORAGE', 'we'],
    ]);
  });
});

describe('what is no party', () => {
  it('takes no name from a title', () => {
    const { all } = sidesOf([
      'OFFICE-RENTALS LICENCE',
      'Nordhafen Raum GmbH, Kiel (“Nordhafen”)',
      'The client is called the Desker. Desker: Wiebke Lorenzen, Deichstraße 4, Kiel',
      'The Desker pays 200 euros a month. The Desker must keep the desk tidy. The Desker may invite guests. Nordhafen may enter.',
    ]);
    expect(all.map(({ name }) => name)).toEqual(['Nordhafen Raum GmbH', 'Wiebke Lorenzen']);
    expect(
      sidesOf([
        'CASUAL SHIFTS AGREEMENT (BANK HOURS)',
        'BETWEEN Elmcroft Nursing Limited (“the Company”)',
        'AND the person named in the schedule (“the Worker”)',
        'The Worker shall come on time. The Company shall pay.',
      ]).all.map(({ name, role }) => [name, role]),
    ).toEqual([
      ['Elmcroft Nursing Limited', 'Company'],
      [null, 'Worker'],
    ]);
  });

  it('gives nobody the role under an empty line to sign on', () => {
    const { all } = sidesOf([
      'Fenwick Music Rooms Ltd (“Fenwick”)',
      'and the adult who signs below (“the Learner”)',
      'The Learner pays the fee. Fenwick gives the lessons.',
      'Signed for Fenwick: Morag Petrie, Director    Signed: ________________ (Learner)',
    ]);
    expect(all.find(({ role }) => role === 'Learner')?.name).toBeNull();
  });

  it('takes no name from the post that a letter offers', () => {
    const { all } = sidesOf(
      [
        'VALE & BIRCH ORCHARD',
        '4 May 2027',
        'Ms. Ines Pomeroy',
        'Dear Ines:',
        'We offer you the position of Senior Night Gardener at Vale & Birch Orchard LLC (“Vale & Birch” or the “Orchard”). We pay you $20 an hour. The Orchard may change your hours. You may leave at any time and we ask for your keys.',
        'Sincerely,',
        'Corin Ashdown',
        'Manager',
      ],
      'Ines Pomeroy',
    );
    expect(
      all.map(({ name, alsoNamed, pronoun }) => [name, alsoNamed.includes('Corin Ashdown'), pronoun]),
    ).toEqual([
      ['Vale & Birch Orchard LLC', true, 'we'],
      ['Ines Pomeroy', false, 'you'],
    ]);
  });
});

describe('a reader by another word', () => {
  it('knows a side by the common word that the paper replaces and by an everyday one', () => {
    const paper = [
      'The customer is referred to as the Desker.',
      'Desker: Wiebke Lorenzen, Deichstraße 4, Kiel',
      'Nordhafen Raum GmbH, Kiel (“Nordhafen”)',
      'The Desker pays 200 euros a month. The Desker must keep the desk tidy. The Desker may invite guests. The Desker shall pay.',
    ];
    for (const word of ['customer', 'Desker', 'Wiebke Lorenzen'])
      expect(sidesOf(paper, word).reader?.name).toBe('Wiebke Lorenzen');
    const nursery = [
      'This agreement is made between the person who signs below (“the parent”) and Gorse Hill Childcare Ltd (“the nursery”).',
      'The parent pays the fees. The nursery feeds the child.',
    ];
    expect(sidesOf(nursery, 'mum').reader?.role).toBe('Parent');
  });
});

describe('a typed name that no side has', () => {
  it('means the nameless side beside whose role it stands', () => {
    const text = toLegalText(
      documentFromText('Who pays | Baobab Teas Limited\n\nWho draws | Wanjiru Otieno, freelance designer'),
    );
    const designer = side('s1', 'Designer');
    const client = side('s2', 'Client', { name: 'Baobab Teas Limited' });
    expect(sideByPlace(text, [designer, client], 'Wanjiru')).toBe(designer);
    expect(sideByPlace(text, [designer, client], 'Njoroge')).toBeNull();
  });

  it('means the nameless side over whose paper it stands', () => {
    const policy = [
      'HEATHERBANK HOME COVER',
      'Issued to Mrs Enid Farquhar, 3 Mill Lane',
      'We pay for loss of your contents by fire or theft. You pay us the premium of £210 a year.',
      'You must tell us within 30 days of a loss. We may ask you for proof of what you owned.',
    ];
    expect(sidesOf(policy, 'Heatherbank Insurance').reader?.pronoun).toBe('we');
    expect(sidesOf(policy, 'Millport Insurance').reader).toBeNull();
  });
});

describe('a mail that somebody sends for a company', () => {
  const mail = (offer: string, title: string) => [
    'From: Ilse Brandt <ilse@hazelyard.example>',
    'To: Jonas Reyes',
    'Subject: Your offer',
    'Hi Jonas,',
    `We are glad to offer you the job of glazier. ${offer} We pay $31 an hour and we supply the tools. You start on 4 May 2027.`,
    'Kind regards,',
    'Ilse Brandt',
    title,
  ];

  it('is one of the company that the contract is said to be with', () => {
    const lines = mail('Your reply makes this your contract with Hazel Yard Ltd.', 'Workshop lead');
    expect(sidesOf(lines, 'Jonas Reyes').all.map(({ name, pronoun }) => [name, pronoun])).toEqual([
      ['Hazel Yard Ltd', 'we'],
      ['Jonas Reyes', 'you'],
    ]);
  });

  it('stays one of the sender where the company is somebody else’s', () => {
    const lines = mail('You worked for Hazel Yard Ltd before.', 'Glazier and friend');
    expect(sidesOf(lines, 'Jonas Reyes').all[0]?.name).toBe('Ilse Brandt');
  });
});

describe('a chat whose speaker has a trade behind the name', () => {
  const chat = (first: string) => [
    `[3/5, 9:01 am] Aoife: ${first}`,
    '[3/5, 9:04 am] Bram (Stel Pets): Yes, I walk him twice a day for €24',
    '[3/5, 9:05 am] Aoife: can you feed him too?',
    '[3/5, 9:07 am] Bram (Stel Pets): I feed him, you bring the food',
    '[3/5, 9:09 am] Aoife: ok, deal',
  ];

  it('knows both speakers, and the role that one gives the other', () => {
    const lines = chat("hello, you're the sitter Nils knows?");
    const { all, reader } = sidesOf(lines, 'pet sitter');
    expect(new Set(all.map(({ name }) => name))).toEqual(new Set(['Aoife', 'Bram']));
    expect(reader?.name).toBe('Bram');
  });

  it('takes no role from a word that names none', () => {
    const lines = chat("hello, you're the best, Nils says");
    expect(sidesOf(lines).all.map(({ role }) => role)).not.toContain('Best');
  });
});

it('writes the small words of a name in capitals small', () => {
  const deed =
    'THIS LEASE is made BETWEEN THE WARDENS OF THE MARSH FUND (hereinafter called "the Lessors") of the one part and IDA COLE (hereinafter called "the Lessee") of the other part.';
  expect(sidesOf([deed]).all[0]?.name).not.toMatch(/ Of The /);
});
