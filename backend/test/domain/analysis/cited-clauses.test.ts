import { describe, expect, it } from 'vitest';

import { citedClauses } from '../../../src/domain/analysis/document/cited-clauses.ts';
import { toLegalText } from '../../../src/domain/analysis/document/legal-text.ts';
import { documentFromText } from '../../../src/domain/analysis/document/plain-document.ts';

const cited = (...lines: readonly (readonly [clause: string | null, text: string])[]) =>
  citedClauses(lines.map(([clause, text]) => ({ clause, text, kind: 'paragraph' })));

describe('the number by which a reader finds a clause', () => {
  it('names the clause that a letter stands in', () => {
    expect(
      cited(
        ['8', '8. Ending'],
        ['(a)', '(a) by letter'],
        ['(i)', '(i) to the office'],
        ['(ii)', '(ii) to the gate'],
        ['(b)', '(b) by e-mail'],
        ['9', '9. Law'],
      ),
    ).toEqual(['8', '8(a)', '8(a)(i)', '8(a)(ii)', '8(b)', '9']);
  });

  it('takes an i after an h for a letter', () => {
    const letters = 'abcdefghij'.split('').map((letter) => [`(${letter})`, `(${letter}) words`] as const);
    expect(cited(['2.1', '2.1 Pets'], ...letters).at(-2)).toBe('2.1(i)');
  });

  it('names the article or the section of a foreign paper', () => {
    expect(cited(['II', 'II. SALE'], ['(a)', '(a) the shop sells'])).toEqual(['II', 'II(a)']);
    expect(cited(['§ 3', '§ 3 Miete'], ['(1)', '(1) Die Miete'])).toEqual(['§ 3', '§ 3(1)']);
  });

  it('names the part where two parts count from one', () => {
    expect(
      cited(
        [null, 'A. What you get'],
        ['1', '1. Towels.'],
        ['B.', 'What you pay'],
        ['1', '1. A fee.'],
        ['2', '2. A card.'],
      ),
    ).toEqual(['A', 'A1', 'B.', 'B1', 'B2']);
    // the clauses of a paper may be letters, some of which carry no number for a reader of lines
    expect(
      cited(
        ['A.', 'The shed is let for a year.'],
        [null, 'B. The Owner will'],
        ['(i)', 'mend the roof'],
        ['(v)', 'paint it.'],
        [null, 'C. The Hirer will'],
        ['(i)', 'lock up.'],
      ),
    ).toEqual(['A.', 'B', 'B(i)', 'B(v)', 'C', 'C(i)']);
  });

  it('leaves numbers alone that stand by themselves, also after initials and under another heading', () => {
    expect(cited([null, 'A. Miller & Sons'], ['1', '1. Rent.'], ['1', '1. Rent again.'])).toEqual([
      null,
      '1',
      '1',
    ]);
    expect(cited(['4', '4. Rent.'], [null, 'SCHEDULE OF THINGS'], ['(a)', '(a) a bed'])).toEqual([
      '4',
      null,
      '(a)',
    ]);
  });

  it('stands in every paragraph of a read paper', () => {
    const text = toLegalText(documentFromText('7. Leaving\n\n(a) Tell us by letter.\n\n(b) Leave the key.'));
    expect(text.paragraphs.map((one) => one.cited)).toEqual(['7', '7(a)', '7(b)']);
  });
});
