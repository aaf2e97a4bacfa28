import { describe, expect, it } from 'vitest';
import { toLegalText } from '../../../../../src/domain/analysis/document/legal-text.ts';
import { documentFromText } from '../../../../../src/domain/analysis/document/plain-document.ts';
import { findPaperSides } from '../../../../../src/domain/analysis/reading/sides/find-sides.ts';

const read = (who: string, ...lines: readonly string[]) =>
  findPaperSides(toLegalText(documentFromText(lines.join('\n\n'))), who);
const told = (who: string, ...lines: readonly string[]) => {
  const { reader } = read(who, ...lines);
  return reader === null ? null : [reader.name, reader.role];
};
const all = (...lines: readonly string[]) => read('', ...lines).all.map(({ name, role }) => [name, role]);

const EDITING = [
  'GENERAL TERMS FOR EDITORS',
  '1. These terms apply between Feldbaum Verlag GmbH ("the Publisher") and the editor named in the order sheet ("the Editor").',
  '2. The Editor returns the text by the day in the order sheet. The Editor may not pass the text on. The Editor keeps a copy for a year.',
  '3. The Publisher pays EUR 30 an hour. The Publisher may change these terms.',
];

const FLAT = (person: string, thing: string) => [
  `THIS DEED is made BETWEEN Shri Anil Dattatray Pawar, residing at Nashik (hereinafter called "the LICENSOR") of the ONE PART AND ${person}, aged 44 years (hereinafter called "the LICENSEE") of the OTHER PART.`,
  `WHEREAS the Licensor owns Stall No. 9, Sagar Arcade, Nashik (the "${thing}"), and the Licensee wants to use it.`,
  'The Licensee shall pay Rs. 9,000 a month. The Licensee shall keep it clean. The Licensor shall repair the roof.',
];

const MINDING = (signature: string) => [
  'Dog walker: Petra Vance',
  'Owner: Ibrahim Salleh',
  'You pay £14 for each walk. You pay me on Fridays, and your key stays with me. I walk in all weathers. I tell you when I am ill. If I am late you get a free walk. You tell me of bites.',
  signature,
  'Date: 3 March 2027',
];

describe('who is who', () => {
  it('takes a described person who has a role for a side', () => {
    expect(told('Editor', ...EDITING)).toEqual([null, 'Editor']);
    expect(told('Publisher', ...EDITING)).toEqual(['Feldbaum Verlag GmbH', 'Publisher']);
  });

  it('takes a described thing for no side', () =>
    expect(
      all(
        'Between Lund Boats Ltd ("the Seller") and Ana Reyes ("the Buyer") it is agreed on the trailer named in the order (the "Trailer").',
        'The Seller gives the Trailer to the Buyer. The Buyer pays €900. The Buyer may test it.',
      ).map(([, role]) => role),
    ).toEqual(['Seller', 'Buyer']));

  it.each(['Kum. Asha Vijay Rane', 'Smt. Asha Vijay Rane', 'Asha Vijay Rane'])(
    'does not end a sentence at the title of %s',
    (person) => expect(told('Licensee', ...FLAT(person, 'said Stall'))).toEqual([person, 'LICENSEE']),
  );

  it('takes what was said before for a thing', () =>
    expect(all(...FLAT('Asha Vijay Rane', 'said Shop')).map(([, role]) => role)).toEqual([
      'LICENSOR',
      'LICENSEE',
    ]));

  it('gives the role of an empty line to sign on to nobody', () =>
    expect(told('Owner', ...MINDING('Signed: Petra Vance          Signed (owner):'))).toEqual([
      'Ibrahim Salleh',
      'Owner',
    ]));

  it('gives the role behind a signature to whoever signed', () =>
    expect(
      all(
        'CAR SALE',
        'The price is $900 and is paid today.',
        'Signed: Petra Vance (seller)   Signed: Omar Bell (buyer)',
      ),
    ).toEqual([
      ['Petra Vance', 'Seller'],
      ['Omar Bell', 'Buyer'],
    ]));

  it('knows who is “I” by who is paid', () =>
    expect(read('', ...CARE).all.map(({ role, pronoun }) => [role, pronoun])).toEqual([
      ['Childminder', 'i'],
      ['Parent', 'you'],
    ]));

  it('does not guess who is “I” where no money tells', () =>
    expect(
      read('', ...CARE.map((line) => line.replace(/You pay[^.]{0,80}\./g, ''))).all.map(
        ({ pronoun }) => pronoun,
      ),
    ).toEqual([null, null]));

  it('takes the first column of two rows for labels', () =>
    expect(
      all(
        'BOOKING',
        'Caterer Green Fork Ltd, 8 Mill Lane ("the Caterer")',
        'Client Ana Reyes and Bo Lind ("the Client")',
        'The Caterer cooks. The Client pays $40 a head. The Client brings chairs.',
      ),
    ).toEqual([
      ['Green Fork Ltd', 'Caterer'],
      ['Ana Reyes', 'Client'],
    ]));

  it('leaves a name whole that only begins like a role', () =>
    expect(
      all(
        'BOOKING',
        'Hotel Adler GmbH ("the Hotel") and Ana Reyes ("the Guest") agree on this.',
        'The Hotel keeps the room. The Guest pays €90 a night. The Guest leaves by ten.',
      )[0],
    ).toEqual(['Hotel Adler GmbH', 'Hotel']));
});

const CARE = [
  'Childminder: Petra Vance',
  'Parent: Ibrahim Salleh',
  'You pay on Mondays. You pay me for lunch too. You bring your own cup.',
  'I tell you when I am ill. I write down what she eats. If I am late you tell me.',
];

describe('who is who on forms and under notes', () => {
  it('reads the rows of a form whose columns are apart by blanks', () => {
    const lines = [
      'BRIGHT BOX PARKING — SPACE FORM',
      'OPERATOR   Tarn Parking LLP',
      'CUSTOMER   Ms Nuala Byrne, Sligo',
      'The Customer pays €40 a month. The Operator opens the gate. The Customer shall lock the gate.',
    ];
    expect(told('Customer', ...lines)).toEqual(['Ms Nuala Byrne', 'CUSTOMER']);
    expect(told('Operator', ...lines)).toEqual(['Tarn Parking LLP', 'OPERATOR']);
  });

  it('takes a sentence that opens with a role for no row', () =>
    expect(
      all('Lender Anna Berg lends a boat. Anna Berg is paid €20.', 'Dated 3 May 2026'),
    ).not.toContainEqual(['Anna Berg lends', 'Lender']));

  it('splits a line of signatures at the initials', () =>
    expect(
      all(
        'Note of a meeting about the hedge, 3 May 2026',
        'All agreed that Ruth orders the work and pays.',
        'R. Adler   T. Moss',
      ),
    ).toEqual([
      ['R. Adler', null],
      ['T. Moss', null],
    ]));

  it('knows a side by a word of its own that acts in the paper', () =>
    expect(
      told(
        'Beekeeper',
        'Owner: Eileen Dowd, Sligo',
        'Beekeeper: Marek Kowal & Sons Ltd, Sligo',
        'The Beekeeper shall fence the hives. The Beekeeper insures them. The Owner shall cut the grass. The Owner gives a key.',
      ),
    ).toEqual(['Marek Kowal & Sons Ltd', 'Beekeeper']));

  it('takes the second name behind “between” for a party, whatever it is called', () =>
    expect(
      told(
        'Bell-ringer',
        'between the Mill Lane Food Society (the Society) and Mr. Ivo B. Lund (the Bell-ringer)',
        'Ivo will ring on Sundays. The Society pays €5 for each Sunday.',
      ),
    ).toEqual(['Mr. Ivo B. Lund', null]));

  it('lets a firm speak that speaks to nobody', () =>
    expect(
      read(
        '',
        'LARK HILL ROWING CLUB',
        'Parent: Ruth Danner',
        'We lend the oars. We insure all rowers. We send the bill to parents. Parents dry the boats.',
      ).all.map(({ name, pronoun }) => [name, pronoun]),
    ).toContainEqual(['LARK HILL ROWING CLUB', 'we']));
});
