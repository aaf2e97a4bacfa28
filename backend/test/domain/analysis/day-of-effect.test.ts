import { describe, expect, it } from 'vitest';
import { findKeyFacts } from '../../../src/domain/analysis/facts/key-facts.ts';
import { toLegalText } from '../../../src/domain/analysis/document/legal-text.ts';
import { documentFromText } from '../../../src/domain/analysis/document/plain-document.ts';
import { predictionsOf } from '../../../src/domain/analysis/predictions.ts';

const read = (raw: string) => toLegalText(documentFromText(raw));
const REST = '2. Work. The Owner shall pay the Builder.\n\n3. Law. The laws of Ohio govern this Agreement.';

describe('The day from which a paper works', () => {
  it.each([
    [
      'a sentence on its beginning',
      'SUPPLY AGREEMENT\n\nThis is between the Owner and the Builder.\n\n1. This Agreement shall commence on 1 March 2019 and lasts two years.',
      '2019-03-01',
    ],
    [
      'a defined commencement date',
      'SERVICE CONTRACT\n\nThis is between the Owner and the Builder.\n\n"Commencement Date" means 4 May 2021;',
      '2021-05-04',
    ],
    [
      'an effective date defined in capitals',
      'SERVICE CONTRACT\n\nThis is between the Owner and the Builder.\n\nEFFECTIVE DATE shall mean the day of installation, i.e. December 10, 2013.',
      '2013-12-10',
    ],
    [
      'a name in brackets without marks',
      'WORK AGREEMENT\n\nThis Work Agreement is made December 3, 2018 (the Effective Date) by the Owner and the Builder.',
      '2018-12-03',
    ],
    [
      'the definition before a sentence that only uses it',
      'WORK AGREEMENT\n\nThis Agreement shall become effective on the Effective Date.\n\n"Effective Date" means 7 June 2020.',
      '2020-06-07',
    ],
  ])('is told by %s', (_case, raw, day) => {
    expect(findKeyFacts(read(`${raw}\n\n${REST}`)).effectiveDate?.value).toBe(day);
  });

  it.each([
    'WORK AGREEMENT\n\n1. The term of this Agreement shall commence on the Services Commencement Date and lasts ten years.',
    'WORK AGREEMENT\n\n1. Deliveries under this Agreement will commence in spring.',
  ])('is not told by a name for a day that stands elsewhere: %s', (raw) => {
    expect(findKeyFacts(read(`${raw}\n\n${REST}`)).effectiveDate).toBeNull();
  });
});

describe('The title of a paper that amends another', () => {
  it.each([
    'AMENDMENT TO THE SUPPLY AND STORAGE AGREEMENT',
    'AMENDMENT NO. 2 TO MANUFACTURING AGREEMENT',
    'Amendment #3 to the Storage Agreement',
  ])('names what it amends: %s', (title) => {
    const text = read(`${title}\n\nThis is made on 5 January 2026.\n\n${REST}`);
    const found = findKeyFacts(text).title!;
    expect(text.text.slice(found.start, found.end)).toBe(title);
  });

  it('ends where it stops naming papers', () => {
    const text = read(`AMENDMENT\n\nTo keep things simple, both sides write this down.\n\n${REST}`);
    const found = findKeyFacts(text).title!;
    expect(text.text.slice(found.start, found.end)).toBe('AMENDMENT');
  });
});

describe('The shared name of the sides', () => {
  const quotes = (raw: string) =>
    predictionsOf(read(raw), []).flatMap(({ category, quote }) => (category === 'parties' ? [quote] : []));
  const intro =
    'This Agreement is between Alder Mills, Inc., a Delaware corporation ("Seller") and Birch Foods LLC, a Texas company ("Buyer").';

  it('is quoted with its sentence where it has one', () => {
    const own =
      'Seller and Buyer may be referred to herein individually as a "Party" or collectively as the "Parties".';
    expect(quotes(`SALES AGREEMENT\n\n${intro} ${own}\n\n${REST}`)).toContain(own);
  });
});
