import { describe, expect, it } from 'vitest';
import { documentFromText } from '../../../../../src/domain/analysis/document/plain-document.ts';
import { toLegalText } from '../../../../../src/domain/analysis/document/legal-text.ts';
import { partyFacts } from '../../../../../src/domain/analysis/reading/facts/party-facts.ts';
import { findPaperSides } from '../../../../../src/domain/analysis/reading/sides/find-sides.ts';
import { nameAtStart, splitPersons } from '../../../../../src/domain/analysis/reading/sides/names/names.ts';

const textOf = (lines: readonly string[]) => toLegalText(documentFromText(lines.join('\n\n')));
const read = (lines: readonly string[], who = '') => findPaperSides(textOf(lines), who);
const names = (...lines: readonly string[]) => read(lines).all.map(({ name }) => name);
const named = (who: string, ...lines: readonly string[]) => read(lines, who).reader?.name ?? null;
const parties = (...lines: readonly string[]) => {
  const text = textOf(lines);
  return partyFacts(text, findPaperSides(text, '')).map(({ text: words }) => words);
};

const TERMS = [
  'A. Start',
  'We begin on Monday and you pay us €40 a month. You tell us when you move.',
  'B. Bills',
  'We send you one bill a month. You pay it within ten days.',
  'C. Leaving',
  'You may leave whenever you like and we send you the last bill. We keep your number for you.',
];
const COUPLE = [
  'Dear Radka,',
  'We are glad that you will mind the twins. We pay you €16 an hour, and you come on Mondays. You have your own key, and we ask you to keep it safe.',
  'With thanks in advance,',
  'Otto and Lene Brandvold',
  'Agreed: Radka Simova',
];

describe('names of sides', () => {
  it.each([
    ['Ida Birch Age: 9 T-shirt: M', 'Ida Birch'],
    ['Ida Birch Born: 2013', 'Ida Birch'],
    ['Ida Birch Dec. 3, 2026', 'Ida Birch'],
    ['Ida Augusta Birch, Leeds', 'Ida Augusta Birch'],
    ['Jan Augustin Birch', 'Jan Augustin Birch'],
  ])('ends a name before the next blank or a date: %s', (line, name) =>
    expect(nameAtStart(line)?.name).toBe(name),
  );

  it('tells apart all who sign on one line', () =>
    expect(splitPersons('Ida Birch Bo Nyland Cy Nyland')).toEqual(['Ida Birch', 'Bo Nyland', 'Cy Nyland']));

  it('does not begin a name in capitals with what leads to it', () =>
    expect(
      names(
        'THIS BOND is given at Pune by ANIL RAO (hereinafter called "the Trainee"), IN FAVOUR OF KORVEN TOOLS PRIVATE LIMITED, Pune (hereinafter called "the Firm").',
        'The Trainee shall stay with the Firm for two years.',
      ),
    ).toEqual(['Anil Rao', 'KORVEN TOOLS PRIVATE LIMITED']));

  it('takes a lettered heading for no person', () =>
    expect(names('LINDENTAL FIBRE LTD', ...TERMS)).not.toContain('B. Bills'));

  it('takes the boat or the dog for no person', () =>
    expect(
      names(
        'BOARDING SLIP',
        'Dog: Rufus',
        'Owner: Petra Lund',
        'Rufus must be fed twice. The Owner pays €20 a day. The Owner brings food for Rufus. Rufus sleeps inside.',
        'Rufus',
      ),
    ).toEqual(['Petra Lund']));

  it('reads roles in quotation marks in front of a name', () =>
    expect(
      read([
        'ADVICE AGREEMENT',
        '"Client": Corvin Tools Inc., Lyon',
        '"Consultant": Dr. Asha Menon, Porto',
        'Consultant shall report each week. Client shall pay €90 an hour. Client may change the plan.',
      ]).all.map(({ name, role }) => [name, role]),
    ).toEqual([
      ['Corvin Tools Inc.', 'Client'],
      ['Dr. Asha Menon', 'Consultant'],
    ]));

  it('gives a firm no role that its customer may have', () => {
    const { all } = read([
      'KARVAAN COMMERCE LIMITED',
      'SELLER TERMS',
      'Accepted by: Ms Nila Rao',
      'The Platform shall show the goods. The Seller shall send them in two days. The Seller pays 9%. The Platform may rank goods.',
      'The Seller keeps records. The Platform pays the Seller each week. The Seller must not sell fakes. The Platform answers in a day.',
      'The Platform may close the shop. The Seller may leave at any time. The Platform keeps nothing back. The Seller is paid in full.',
    ]);
    expect(all.find(({ role }) => role === 'Platform')?.name).toBe('KARVAAN COMMERCE LIMITED');
  });

  it('keeps both of two who share a side', () => {
    expect(parties(...COUPLE)).toContain('Otto and Lene Brandvold, called “we” in the text.');
    expect(
      parties(
        'This contract is made between Halm & Reed Pictures LLC ("Photographer") and Ada Cole and Ravi Brandt ("Clients"), for a wedding.',
        'Clients shall pay $900. Photographer shall bring two cameras.',
      ),
    ).toContain('Ada Cole and Ravi Brandt (Clients).');
  });

  it('finds a family by its surname in the plural, and guesses nobody by a name', () => {
    expect(named('the Brandvolds', ...COUPLE)).toBe('Lene Brandvold');
    expect(named('the Petersens', ...COUPLE)).toBeNull();
  });

  it('reads a name alone on a line as a greeting', () =>
    expect(
      names(
        '3 May 2027',
        'Torben,',
        'I keep a berth for you from 1 June, and you pay me €90 a month. I look after the ropes. You lock the gate. I ring you before a storm.',
        'Yours,',
        'Egon Falk',
      ),
    ).toEqual(['Torben', 'Egon Falk']));

  it('makes no seller of a neighbor who may sell one day', () =>
    expect(
      read([
        'Dear Finn,',
        'Your horses may graze the lower field all year. '.repeat(30),
        'I sell it to you first if I ever leave.',
        'Your friend,',
        'Ivar Dahl',
      ]).all.map(({ role }) => role),
    ).toEqual([null, null]));

  it('knows who signs a page of rules for those who speak in it', () =>
    expect(
      read([
        'How membership works',
        'We sing on Wednesdays and you pay us $90 a term. We lend you a folder. You bring it back. We never ring you at home.',
        'Best wishes,',
        'Pia Holm, secretary',
      ]).all.find(({ pronoun }) => pronoun === 'you')?.name ?? null,
    ).toBeNull());
});

describe('A bracket that says a role by what it is of', () => {
  it('belongs to the name before it, and leaves the next bracket to the next name', () => {
    const opening = 'Between Mira Dorn (owner of the mill) and Tobi Renk (lodger), 3 May 2027.';
    const sides = read([opening, 'The lodger pays €90 a month.']).all;
    expect(sides.map(({ name, role }) => [name, role])).toEqual([
      ['Mira Dorn', 'Owner'],
      ['Tobi Renk', 'Lodger'],
    ]);
  });
});

describe('A row that faces the only side', () => {
  it('names the other by a trade that is no known role', () => {
    const read = findPaperSides(
      textOf(['Client: Ida Brown, Cork', 'Harpist: Mairead Quill', 'Fee: €300', 'The client pays in June.']),
      'Client',
    );
    expect(read.all.map(({ name, role }) => [name, role])).toEqual([
      ['Ida Brown', 'Client'],
      ['Mairead Quill', 'Harpist'],
    ]);
  });

  it.each([
    'Trailer: Ifor Williams',
    'Inspector: Anna Berg',
    'Extra baker: Anna Berg',
    'Start date: May Hill Fair',
  ])('is not a thing and nobody outside the paper: %s', (row) =>
    expect(names('Client: Ida Brown, Cork', row, 'The client pays in June.')).toEqual(['Ida Brown']),
  );
});

describe('A letter by one person', () => {
  const areBoth = (words: string) =>
    read(['Dear Ada,', `I keep the books. ${words} Either of us can stop.`, 'Jan Wolny'], 'Ada').areWeBoth;
  it('speaks for both with `we` where it says so', () =>
    expect(areBoth('You bring the tools. We share the costs.')).toBe(true));
  it.each(['We give you two sets of tools.', 'We would love you to start.', 'You get two weeks from us.'])(
    'leaves the reader out of it: %s',
    (words) => expect(areBoth(words)).toBe(false),
  );
});
