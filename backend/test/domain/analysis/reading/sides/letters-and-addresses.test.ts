import { describe, expect, it } from 'vitest';
import { documentFromText } from '../../../../../src/domain/analysis/document/plain-document.ts';
import { toLegalText } from '../../../../../src/domain/analysis/document/legal-text.ts';
import { documentKind } from '../../../../../src/domain/analysis/reading/facts/kind/document-kind.ts';
import { findPaperSides } from '../../../../../src/domain/analysis/reading/sides/find-sides.ts';

const textOf = (...lines: readonly string[]) => toLegalText(documentFromText(lines.join('\n\n')));
const sidesOf = (...lines: readonly string[]) =>
  findPaperSides(textOf(...lines), '').all.map(({ name, role, pronoun }) => [name, role, pronoun]);

describe('The sides of a paper with addresses', () => {
  it('are not the house number behind the first party', () =>
    expect(
      sidesOf(
        'This Lease is made between HOLT HOMES LLC (“Owner”), 18 Quay Street, Akron, Ohio, and IDA T. BROWN and LEO B. BROWN (“Residents”).',
        'Residents shall pay the rent. Owner shall repair the roof.',
      ).map(([name]) => name),
    ).toEqual(['HOLT HOMES LLC', 'Ida T. Brown']));

  it('are not a town between a street and a postcode', () =>
    expect(
      sidesOf(
        '8 Mill Lane',
        'Woodhall Spa',
        'LN10 6ZZ',
        'Dear Ivo,',
        'I am happy to let you the room. You pay £400 a month. You keep it clean and I mend what breaks.',
        'Best wishes,',
        'Nora Quill',
        'Agreed: Ivo Brandt',
      ).map(([name]) => name),
    ).not.toContain('Woodhall Spa'));
});

describe('Who is spoken to', () => {
  const FORM = [
    'CATS AT HOME: what we agree',
    'Your name: Ada Brook',
    'I feed the cat twice a day. I send you a picture. You leave enough food. You pay me at the end.',
    'If you come home late, you tell me. I stay until you are there.',
    'Ada Brook ________   Mira Holm ________',
  ];

  it('is whoever stands behind `Your name` on a form, and the other one speaks', () =>
    expect(sidesOf(...FORM)).toEqual([
      ['Ada Brook', null, 'you'],
      ['Mira Holm', null, 'i'],
    ]));

  it('is a member who is asked to pay, and the firm is `we`', () =>
    expect(
      sidesOf(
        'Membership Agreement (“The Splash Plan”)',
        'Member: Ada Brook     Start date: 1 March 2027',
        'We charge your card on the first. You pay $20 for a lost key. We open at seven and we close at nine. You may bring a friend.',
        'For Harbor Splash: Jo Wend, Manager',
      ),
    ).toMatchObject([
      ['Ada Brook', 'Member', 'you'],
      ['Harbor Splash', null, 'we'],
    ]));
});

describe('The sides of a letter that says what it does', () => {
  const letter = (...lines: readonly string[]) => ['Dear Ms Ray,', ...lines, 'Yours sincerely,', 'Tom Alder'];

  it.each([
    [
      'Landlord',
      [
        'I am writing to tell you that the rent will go up from £500 to £520 a month from May.',
        'You have been tenants of mine for years.',
      ],
    ],
    [
      'Tenant',
      ['You tell me the rent is to go up from £500 to £520 a month in May.', 'My rent was raised last year.'],
    ],
    [
      'Employer',
      [
        'Thank you for your letter in which you say that you wish to leave. I accept it.',
        'The £200 we lent you comes off your last wages.',
      ],
    ],
  ])('give the writer the role of the %s', (role, lines) =>
    expect(sidesOf(...letter(...lines))).toContainEqual(['Tom Alder', role, 'i']),
  );

  it('and one that answers a resignation is no contract of employment', () =>
    expect(
      documentKind(
        textOf(
          ...letter(
            'I accept your resignation. Your last day is 3 May.',
            'Your wages and holiday pay are paid on 31 May. Your shifts until then stay as they are. The employer posts the P45.',
          ),
        ),
      ).label,
    ).toBe('Letter'));

  it('and a licence that says it is no tenancy is no lease of a home', () =>
    expect(
      documentKind(
        textOf(
          'You will have the back bedroom. You share the kitchen and the bathroom with me in my house.',
          'You are a lodger and this is a licence, not a tenancy. The rent is £400 a month, the deposit £200.',
        ),
      ).label,
    ).toBe('Lodger or room agreement (rental)'));
});

describe('Whoever reads', () => {
  const readerOf = (typed: string, ...lines: readonly string[]) =>
    findPaperSides(textOf(...lines), typed).reader?.name;

  it('is the one signer whose name begins with the letter of a name that the paper greets', () => {
    const lines = [
      'Harbour Book Shop, Quay Road',
      'Welcome, Bettina! What we agree with a volunteer.',
      'You sort the books. We pay your bus fare. You may stop at any time. We insure you.',
      'Signed B. Okoro (volunteer)',
    ];
    expect(readerOf('Bettina', ...lines)).toBe('B. Okoro');
    expect(readerOf('Babette', ...lines)).not.toBe('B. Okoro');
  });

  it('is the body in which somebody holds an office', () =>
    expect(
      readerOf(
        'Ama Boadu',
        "ST BEDE'S CHURCH – HOW THE DRAW WORKS",
        'The person in charge is Ama Boadu, treasurer.',
        'We ring the winners. You write your number on the stub. We put up the accounts. You hand in the money. You tell us if you lose a book.',
      ),
    ).toMatch(/^St Bede/i));

  it('is the lender of a note on a thing that is lent', () =>
    expect(
      readerOf(
        'the lender',
        'Lending the ladder - a note for Piet',
        'Piet,',
        'You can have the ladder until Monday. Bring it back dry. If it breaks you tell me and I look at it.',
        'If it is not back I am stuck. You keep it in the shed. I had it checked in May.',
        'Piet Maas ________   Ada Holm',
      ),
    ).toBe('Ada Holm'));

  it('is each of three who sign in a row', () =>
    expect(
      readerOf(
        'Bo',
        'HOUSE AGREEMENT (Ana, Bo, Kim)',
        'Ana pays £500 and Bo pays £400. Kim pays £300. Bo keeps the receipts. Ana cleans the stairs.',
        'Signed: Ana Reyes / Bo Lind / Kim Sorel',
      ),
    ).toBe('Bo Lind'));
});

describe('Two who deal with each other by name', () => {
  it('are whoever writes that they lend, and whom', () =>
    expect(
      sidesOf(
        'I, Ida Brown, am lending my cousin Bo Nyland KSh 90,000 for his cart and we agree this before our aunt.',
        'Bo pays me KSh 9,000 at the end of every month. I ask for no interest.',
        'Signed: Ida Brown    Bo Nyland',
      ),
    ).toEqual([
      ['Ida Brown', 'Lender', 'i'],
      ['Bo Nyland', 'Borrower', null],
    ]));

  it('are two families, with whoever of them signs', () =>
    expect(
      sidesOf(
        'Between the Browns (no. 4) and the Nylands (no. 6), May 2027',
        'The Browns order the gate and pay £90. The Nylands paint it. The Browns keep the dog in.',
        'Sue Brown   Pat Nyland',
      ).map(([name]) => name),
    ).toEqual(['Browns', 'Nylands']));

  it('are a parent and the teacher who signs alone', () =>
    expect(
      sidesOf(
        'Pupil: Flo Marsh',
        'Parent: Tom Marsh',
        'I teach on Mondays. You pay by the first lesson. If I am ill I give the lesson later. You wait outside. I charge £4 after ten minutes. You tell me if your child is ill.',
        'Nell Quist',
      ),
    ).toContainEqual(['Nell Quist', null, 'i']));
});
