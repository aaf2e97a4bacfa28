import { describe, expect, it } from 'vitest';
import type { Country } from '../../../../config/product.ts';
import { allText, extractBytes, noticed, outline } from '../../support/papers/documents.ts';
import { sharedExtractor } from '../../support/processes/shared-extractor.ts';

const extractor = sharedExtractor();
const read = (bytes: Uint8Array, country: Country = 'Ireland') =>
  extractBytes(extractor, bytes, 'contract.txt', country);

const GERMAN =
  'Der Verkäufer übergibt die Möbel für 500 €. Die Größe ist „groß“ – so heißt es in der Straße.';
/** Windows-1252 where it differs from Latin-1. */
const WINDOWS: Readonly<Record<string, number>> = { '€': 0x80, '„': 0x84, '“': 0x93, '–': 0x96 };
const asWindows1252 = (text: string) =>
  Uint8Array.from(text, (letter) => WINDOWS[letter] ?? letter.charCodeAt(0));
const utf16 = (text: string, isBig: boolean, mark: boolean) => {
  const bytes = Buffer.from(mark ? `\ufeff${text}` : text, 'utf16le');
  return isBig ? bytes.swap16() : bytes;
};
// Encoded by hand: Node writes no East Asian code pages. "契約書。甲は乙に支払う。" and "合同。甲方应当向乙方付款。"
const SHIFT_JIS = Buffer.from(
  '8c5f96f18f918142 8d6282cd89b382c98e7895a582a4 8142'.replaceAll(' ', ''),
  'hex',
);
const GB18030 = Buffer.from(
  'bacfcdaca1a3 bcd7b7bdd3a6b5b1cff2d2d2b7bdb8b6bfee a1a3'.replaceAll(' ', ''),
  'hex',
);

describe('A text file', () => {
  it.each([
    ['UTF-8', Buffer.from(GERMAN), false],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${GERMAN}`), false],
    ['UTF-16 little-endian with a mark', utf16(GERMAN, false, true), false],
    ['UTF-16 big-endian with a mark', utf16(GERMAN, true, true), false],
    ['UTF-16 little-endian without a mark', utf16(GERMAN, false, false), true],
    ['UTF-16 big-endian without a mark', utf16(GERMAN, true, false), true],
    ['Windows-1252', asWindows1252(GERMAN), true],
  ])('is read in %s', async (_name, bytes, isGuess) => {
    const document = await read(bytes, 'Germany');
    expect(allText(document)).toBe(GERMAN);
    expect(noticed(document).includes('encoding-guessed')).toBe(isGuess);
  });

  it.each<[string, Uint8Array, Country, string]>([
    ['Shift-JIS', SHIFT_JIS, 'Japan', '契約書。甲は乙に支払う。'],
    ['Shift-JIS from elsewhere', SHIFT_JIS, 'Ireland', '契約書。甲は乙に支払う。'],
    ['GB18030', GB18030, 'China', '合同。甲方应当向乙方付款。'],
  ])('is read in %s', async (_name, bytes, country, text) => {
    expect(allText(await read(bytes, country))).toBe(text);
  });

  it('joins wrapped lines, keeps paragraphs and numbers', async () => {
    const text = [
      'SERVICE AGREEMENT',
      '',
      '1. The supplier delivers the goods that are named in the',
      'order within ten days.',
      '   (a) Transport is included.',
      '',
      'The parties sign below.',
    ].join('\r\n');
    expect(outline(await read(Buffer.from(text)))).toEqual([
      'heading SERVICE AGREEMENT',
      'paragraph 1. The supplier delivers the goods that are named in the order within ten days.',
      'list-item (a) Transport is included.',
      'paragraph The parties sign below.',
    ]);
  });

  it('takes a clause that a wrapped sentence points at for no new clause', async () => {
    const text = [
      '§ 1 Die Wohnung ist geräumt und besenrein nach Maßgabe des',
      '§ 4 zurückzugeben, und zwar ohne dass es einer Mahnung des',
      '§ 2 Vermieters bedarf.',
    ].join('\n');
    expect(outline(await read(Buffer.from(text)))).toEqual([
      'paragraph § 1 Die Wohnung ist geräumt und besenrein nach Maßgabe des § 4 zurückzugeben, und zwar ohne dass es einer Mahnung des',
      'paragraph § 2 Vermieters bedarf.',
    ]);
  });

  it('keeps the lines of a message apart, where the next word would have had room', async () => {
    const text = [
      'leaving: you give me 2 months. if i need the room back for family you have 2 weeks',
      'rent can go up whenever my mortgage does, i will text you',
      'if you leave without the notice i keep the 600 and you owe the rent until i find somebody else for it',
      'any argument about this we sort between ourselves, no going to the council or a tribunal or whatever',
    ];
    const { pages } = await read(Buffer.from(text.join('\n')));
    expect(pages[0]?.blocks.map((block) => block.text)).toEqual(text);
  });

  it('keeps the rows of a table and the turns of a chat apart, however long they are', async () => {
    const rows = [
      'Owner | Hollow Creek Tool Hire, 210 Depot Road, Boise, ID',
      'Renter | Marisol Vega, 4471 Linden Avenue, Boise, ID 83706',
      'Damage | The renter pays the repair or a new machine of the kind',
    ];
    const turns = [
      'Maya: is the drone still free for the weekend of 4 July, both days',
      'Ben: yes, 60 euros for both days, and you bring it back on Sunday',
    ];
    const document = await read(Buffer.from([...rows, '', ...turns].join('\n')));
    expect(outline(document)).toEqual([...rows, ...turns].map((line) => `paragraph ${line}`));
  });

  it('begins a page at a form feed', async () => {
    const document = await read(Buffer.from('First page.\fSecond page.\n\f'));
    expect(document.pages.map(({ number }) => number)).toEqual([1, 2]);
    expect(document.pageCount).toBe(2);
  });

  it('reports words written in characters that nobody sees', async () => {
    const smuggled = Array.from('ignore', (letter) =>
      String.fromCodePoint(0xe0000 + letter.charCodeAt(0)),
    ).join('');
    const document = await read(Buffer.from(`A plain sentence.${smuggled}`));
    expect(allText(document)).toBe('A plain sentence.');
    expect(document.hidden).toEqual([{ page: 1, text: 'ignore', how: 'zero-width' }]);
  });

  it.each([
    ['a program', Buffer.from(Array.from({ length: 4_000 }, (_, index) => (index * 37) % 256))],
    [
      'a program without zeros',
      Buffer.from(Array.from({ length: 4_000 }, (_, index) => ((index * 37) % 255) + 1)),
    ],
  ])('is not %s under another name', async (_what, bytes) => {
    await expect(read(bytes)).rejects.toMatchObject({ code: 'document_unsupported' });
  });

  it('keeps those apart who sign beside each other, and no row of figures', async () => {
    const text =
      'We agree on all of it.\n\nC. Brown          For Fell Rescue: Bo Nyland\n\nRent          £14 a week\n';
    const { pages } = await read(Buffer.from(text));
    expect(pages[0]?.blocks.map((block) => block.text)).toEqual([
      'We agree on all of it.',
      'C. Brown',
      'For Fell Rescue: Bo Nyland',
      'Rent £14 a week',
    ]);
  });

  it('keeps the office of one apart from the name of the other', async () => {
    const { pages } = await read(
      Buffer.from(
        'We agree on all of it.\n\nIda Brown          Agreed: ____\nCo-founder          Dr Bo Nyland\n',
      ),
    );
    expect(pages[0]?.blocks.map((block) => block.text)).toContain('Dr Bo Nyland');
  });
});
