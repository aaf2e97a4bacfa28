import { describe, expect, it } from 'vitest';
import { documentFromText } from '../../../../../src/domain/analysis/document/plain-document.ts';
import { toLegalText } from '../../../../../src/domain/analysis/document/legal-text.ts';
import { documentKind } from '../../../../../src/domain/analysis/reading/facts/kind/document-kind.ts';
import { partyFacts } from '../../../../../src/domain/analysis/reading/facts/party-facts.ts';
import { findPaperSides } from '../../../../../src/domain/analysis/reading/sides/find-sides.ts';

const textOf = (...lines: string[]) => toLegalText(documentFromText(lines.join('\n\n')));
const sidesOf = (...lines: string[]) =>
  findPaperSides(textOf(...lines), 'nobody at all').all.map(({ name, role, pronoun }) => [
    name,
    role,
    pronoun,
  ]);
const readerOf = (identity: string, ...lines: string[]) => findPaperSides(textOf(...lines), identity).reader;

describe('a firm over a paper that only labels those it deals with', () => {
  it('is a side beside a hirer and a guarantor', () =>
    expect(
      sidesOf(
        'FELL ASSET FINANCE LIMITED',
        'Hire Purchase Agreement',
        'Hirer: Ada Brown, of Leeds',
        'Guarantor: Bo Nyland, of Leeds (aunt of the Hirer)',
        'The Hirer pays 40 pounds every Monday. The Hirer keeps the scooter clean. Fell repairs faults.',
      ).map(([name]) => name),
    ).toContain('FELL ASSET FINANCE LIMITED'));

  it('runs the market at which a trader stands', () => {
    const sides = sidesOf(
      'FELL & VALE MARKET, LEEDS',
      'Trader: Ada Brown',
      'Fee: £20 a Saturday. You pay us each month. You bring your own table. You keep it clean.',
      'We give you a place. We may move you. When we call off the day, we pay you back.',
      'Signed A. Brown',
    );
    expect(sides).toContainEqual(['Ada Brown', 'Trader', 'you']);
    expect(sides.find(([name]) => name === 'FELL & VALE MARKET')?.[2]).toBe('we');
  });
});

describe('names that are none', () => {
  it('are the place a party comes from', () =>
    expect(
      sidesOf(
        'AGENCY AGREEMENT',
        'Vale Greenhouses B.V. of Delft ("the Principal") makes greenhouses. Ada Brown of Leeds ("the Agent") knows the shops.',
        'The Agent visits the shops. The Principal pays the Agent ten per cent.',
      ),
    ).toContainEqual(['Ada Brown', 'Agent', null]));

  it('are a place over a date, a foreign closing and a title', () => {
    const letter = [
      'Hi Ada,',
      'You can fetch the bike on Saturday and you pay me 200 euros. I bring the keys and I sign the note.',
      'You bring it back if you do not like it. I give you the money back.',
    ];
    expect(sidesOf(...letter, 'Groeten,', 'Bo (number 14)')).toContainEqual(['Bo', null, 'i']);
    const [writer] = sidesOf('Knockvale', '9th February 2027', ...letter, 'Your loving aunt,', 'Bríd');
    expect(writer).not.toContain('Knockvale');
    expect(
      sidesOf(
        'SALE OF A BOAT BETWEEN FRIENDS OF FRIENDS',
        'Between Ada Brown and Bo Nyland. Ada pays, Bo delivers.',
      ).map(([name]) => name),
    ).not.toContain('Friends');
  });

  it('are where somebody lives, behind a name in a row', () =>
    expect(
      sidesOf('Owner: Ada Brown, Toa Vale', 'Driver: Bo Nyland', 'You pay weekly. I lend the car.')[0]![0],
    ).toBe('Ada Brown'));
});

describe('a bracket on a line that a page broke', () => {
  it('is of the firm in front of the street', () =>
    expect(
      sidesOf(
        'DEED OF PLEDGE',
        'This Deed is made at Leeds by ADA BROWN (hereinafter "the Borrower") in favour of FELL FINANCE LIMITED, a company having its office at 88',
        'Hill Road, Leeds (hereinafter "the Lender").',
        'The Borrower repays the Loan. The Lender may sell the car.',
      ),
    ).toContainEqual(['FELL FINANCE LIMITED', 'Lender', null]));
});

describe('letters', () => {
  it('are written to the firm in whose address they greet somebody', () =>
    expect(
      sidesOf(
        'ALDER LEDGERS',
        'Ada Brown and Bo Nyland, partners',
        'Leeds',
        '4 December 2026',
        'The Director',
        'Fell Academy Limited',
        'Dear Mrs Vane,',
        'We renew our contract. We keep your books and you pay us 900 a month. We visit you on Mondays.',
        'Yours sincerely,',
        'Ada Brown',
        'Bo Nyland',
        'Accepted for Fell Academy Limited: Una Vane, Director',
      ),
    ).toEqual([
      ['Alder Ledgers', null, 'we'],
      ['Fell Academy Limited', null, 'you'],
    ]));

  it('speak to a house by its name in the address', () =>
    expect(
      readerOf(
        'the Nyland family',
        'FELL CREEK HOMEOWNERS ASSOCIATION, INC.',
        'Ada and Bo Nyland',
        'Dear Neighbors,',
        'We have to mend the wall. You pay us $640 and you may pay in four parts. We post what we paid on your door.',
        'With thanks,',
        'Una Vane',
        'President of the Board',
      )?.pronoun,
    ).toBe('you'));

  it('greet with an endearment behind the name', () =>
    expect(
      readerOf(
        'Ada',
        'Ada querida,',
        'You come on Monday and you give me 300 euros a month. I leave you the key. You water the plants.',
        'Um beijo grande,',
        'Bo',
        'All fine, thanks! Ada',
      )?.pronoun,
    ).toBe('you'));
});

describe('a trade of one’s own', () => {
  const SITE = [
    'Agreement for a website',
    'Ada Brown, trading as Studio Fell ("I") and Bloom House, represented by Bo Nyland ("you")',
    'I design your site. You pay me £3,000. You pay my invoice in 14 days. I repair faults. Extra work costs you £60 an hour.',
  ];
  it('tells nothing of who is paid', () => expect(readerOf('florist', ...SITE)).toBeNull());
  it('does where it is no trade but the work', () =>
    expect(readerOf('designer', ...SITE)?.alsoNamed.concat('Ada Brown')).toContain('Ada Brown'));
});

describe('mails to and fro', () => {
  it('call nobody by a word that changes hands', () => {
    const text = textOf(
      'From: Ada Brown',
      'To: Bo Nyland',
      'Dear Bo, you would paint the wall in May and I would pay you £500 when it is done, as we said over lunch on Sunday.',
      'From: Bo Nyland',
      'To: Ada Brown',
      'Dear Ada, I accept the price and the dates. If paint flakes in two years I come back and mend it, and you pay the lift.',
    );
    const facts = partyFacts(text, findPaperSides(text, 'Ada Brown'));
    expect(facts.map((fact) => fact.text)).toEqual(['Bo Nyland.', 'Ada Brown.']);
  });
});

describe('kinds that look alike', () => {
  it('are no settlement, no club and no job', () => {
    const kinds = [
      [
        'MODEL RELEASE',
        'I pose for the pictures. The release covers all pictures. This release is signed by both.',
      ],
      [
        'Stall rules',
        'The committee of the market gives every stall a place. Members pay. Members sign. The committee decides, and members agree.',
      ],
    ].map((lines) => documentKind(textOf(...lines)).label);
    expect(kinds.join()).not.toMatch(/settlement|[Cc]lub/);
    expect(
      documentKind(textOf('SEPARATION AND RELEASE', 'The release is full. This settlement ends all.')).label,
    ).toMatch(/settlement/);
  });

  it('are a letter about a tenancy and an agent’s letter', () => {
    expect(
      documentKind(
        textOf(
          'Dear Ms Brown,',
          'Your tenancy from 6 January 2025',
          'The landlord will sell the flat, so we give you notice to leave in two months. Please pay the rent that is owed.',
          'Yours sincerely,',
          'Una Vane',
        ),
      ).label,
    ).not.toMatch(/lease/);
    expect(
      documentKind(
        textOf(
          'Dear Mr Nyland,',
          'Sale of your house',
          'You appoint us to sell it. Our commission is 2.4% of the sale price. We will advertise, hold an open house and answer buyers. The seller pays on the day of the sale, and the buyer pays a deposit.',
          'Yours sincerely,',
          'Una Vane',
        ),
      ).label,
    ).not.toBe('Sale agreement');
  });
});
