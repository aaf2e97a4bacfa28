import { describe, expect, it } from 'vitest';
import { documentFromText } from '../../../../../src/domain/analysis/document/plain-document.ts';
import { toLegalText } from '../../../../../src/domain/analysis/document/legal-text.ts';
import { findPaperSides } from '../../../../../src/domain/analysis/reading/sides/find-sides.ts';

const sidesOf = (lines: readonly string[], typed = '') =>
  findPaperSides(toLegalText(documentFromText(lines.join('\n\n'))), typed);
const readerOf = (lines: readonly string[], typed: string) => {
  const { reader } = sidesOf(lines, typed);
  return reader === null ? null : (reader.name ?? reader.pronoun);
};

describe('Whoever signs under a letterhead', () => {
  const quote = [
    'PELLEGRIN DRAINAGE, Wagga',
    'Quotation no. 88, for Mrs T. Ashdown',
    'We dig the trench, lay the pipe and fill it again for $4,200. You clear the yard before we come.',
    'We come on 4 May. If you cancel within a week of it, you pay us for the pipe. Our hours are seven to three.',
    'R. Pellegrin, licensed drainer',
  ];

  it('signs for the firm of the same surname, and is not the customer', () => {
    expect(sidesOf(quote).all.map(({ name, pronoun }) => `${name}/${pronoun}`)).toEqual([
      'Mrs T. Ashdown/you',
      'PELLEGRIN DRAINAGE/we',
    ]);
    expect(readerOf(quote, 'R. Pellegrin')).toBe('PELLEGRIN DRAINAGE');
  });

  it('is one of two who sign side by side, a person and the body', () => {
    const sheet = [
      'HOLM FAIR',
      'Stall 7: Rani Vas. You pay us $90 for the summer, and you keep your stall clean.',
      'We may move your stall. We close at ten, and you leave by eleven. You insure what you bring.',
      'We give you one light. Tell us by 3 May if you do not come, and we send the $90 back.',
      'Signed: R. Vas    Holm Fair Society, per K. Lund',
    ];
    expect(sidesOf(sheet).all.map(({ name }) => name)).toEqual(['Holm Fair', 'Rani Vas']);
    expect(sidesOf(sheet, 'Rani Vas').reader?.pronoun).toBe('you');
  });

  it('is the one who typed the first name of which only the initial is signed', () => {
    const slip = [
      'LONG REACH TREES',
      'We cut the two birches and you pay R900 on the day. We carry the wood away. You mark the pipes.',
      'If we break your wall we mend it. You may change the day with two days of warning.',
      'Accepted: T. Okoro     Date: 2 May 2027',
    ];
    expect(readerOf(slip, 'Mrs Tola Okoro')).toBe('T. Okoro');
    expect(readerOf(slip, 'Mrs Bola Okoro')).toBeNull();
  });

  it('is no side where an office stands behind the name', () => {
    const terms = [
      'To all berth holders',
      'Dear berth holder,',
      'We raise the fee to £300 a month from 1 March. You pay us on the first. We read your meter each month.',
      'You keep your boat insured, and you tell us when you leave. We may move your boat at our own cost.',
      'P. Quayle, Harbour Master',
    ];
    expect(readerOf(terms, 'berth holder')).toBe('you');
    expect(readerOf(terms, 'Sandhaven Marina')).toBe('we');
  });

  it('is a person where the word for a trade only says which post it is', () => {
    const lines = [
      'Dear Ida, we let you the flat at 4 Mill Row for £700 a month. You pay us on the first of each month.',
      'Yours sincerely,',
      'Bo Nyland',
      'Leasing Manager',
    ];
    expect(sidesOf(lines).all.find(({ pronoun }) => pronoun !== 'you')?.name).toMatch(/^Bo Nyland/);
  });
});

describe('A paper that introduces nobody', () => {
  const note = [
    'For the file',
    'This is what Marta and Piers worked out about the van.',
    'Marta keeps the van in her yard and Piers pays the insurance. Piers sends Marta £60 on the first of each month.',
    'Marta takes it on Sundays. Neither of them lends it to anybody.',
    'Marta. Piers.',
  ];

  it('has those as its sides who do things in it under their names', () => {
    expect(sidesOf(note).all.map(({ name }) => name)).toEqual(['Marta', 'Piers']);
    expect(readerOf(note, 'Piers')).toBe('Piers');
  });

  it('does not make a side of a thing that begins a sentence', () => {
    const rules = [
      'Pool rules',
      'Towels stay on the hooks. Towels must be dry. Shoes stay outside. Shoes must be clean. The pool opens at six.',
    ];
    expect(sidesOf(rules).all).toEqual([]);
  });

  it('knows who sells to whom', () => {
    const sale = [
      'MEMORANDUM of the grey mare Dolly, sold by Una Frayne of Cashel to Dara Quilty of Bansha.',
      'The price is €2,000. Mr Quilty pays it when he collects her.',
    ];
    expect(sidesOf(sale).all.map(({ name, role }) => `${name}/${role}`)).toEqual([
      'Una Frayne/Seller',
      'Dara Quilty/Buyer',
    ]);
  });
});

describe('A typed word that the paper does not hold', () => {
  const terms = [
    'BRIARWOOD STUDIOS LTD. Terms for classes',
    'We teach the class and you pay us before it starts. We may change the room. You bring your own mat.',
    'You may cancel two days ahead. We give your money back within a week. Your place is yours alone.',
  ];
  const letter = [
    'Dear Sinead,',
    'I am glad that the society will send you on the course. We pay the fee, and you repay it if you leave within a year.',
    'You sit the examination in June. We take what you owe from your last wages. Your pay goes up when you pass.',
    'Yours,',
    'Colm Brady, Secretary',
  ];

  it('is the person whom a firm calls you, by a name of a person', () => {
    expect(readerOf(terms, 'Jane Doe')).toBe('you');
    expect(sidesOf(terms, 'Jane Doe').certainty).toBe('likely');
  });

  it('is the one who writes, by a name of a firm in a letter to a person', () => {
    expect(readerOf(letter, 'the Co-op')).toBe('Colm Brady');
  });

  it('is the one who is greeted by a first name, by a title and surname', () => {
    expect(readerOf(letter, 'Ms Tierney')).toBe('Sinead');
  });

  it('stays unknown where it may be either', () => {
    expect(readerOf(letter, 'Tierney')).toBeNull();
    expect(readerOf(terms, 'Ashgrove Fitness Ltd')).toBeNull();
    expect(readerOf(terms, 'Ashgrove')).toBeNull();
  });

  it.each(['pitch holder', 'rider-partner', 'swimmer and family'])(
    'reads %s as whoever is called you',
    (typed) => {
      const card = [
        'SEASON CARD',
        'We keep the site clean and you pay us £90 a month. You may leave any time. We send you our news.',
        'You tell us two weeks ahead. We give back your deposit. Your guests are welcome.',
      ];
      expect(readerOf(card, typed)).toBe('you');
    },
  );
});
