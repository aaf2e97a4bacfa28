import { describe, expect, it } from 'vitest';
import { documentFromText } from '../../../../src/domain/analysis/document/plain-document.ts';
import { toLegalText } from '../../../../src/domain/analysis/document/legal-text.ts';
import { findDuties } from '../../../../src/domain/analysis/reading/duties/find-duties.ts';
import { findFrames } from '../../../../src/domain/analysis/reading/frames/find-frames.ts';
import { findPaperSides } from '../../../../src/domain/analysis/reading/sides/find-sides.ts';

const told = (...lines: readonly string[]) => {
  const text = toLegalText(documentFromText(lines.join('\n\n')));
  const sides = findPaperSides(text, '');
  return findDuties(text, findFrames(text, sides), sides).map(({ sideId, quotes }) => {
    const side = sides.all.find(({ id }) => id === sideId);
    return `${side?.role ?? side?.name ?? String(sideId)}: ${quotes.map(({ text: words }) => words).join(' + ')}`;
  });
};
const LICENCE = 'Between Heron Quay Ltd ("the Company") and Ms Ada Lowe ("the Boat Owner").';
const LOAN = '"We" are Fernhill Finance Ltd; "you" are the borrower, Tom Vast.';

describe('duties that nobody is the subject of', () => {
  it('puts bans and orders under the side that the heading names', () =>
    expect(
      told(
        LICENCE,
        '3. The Boat Owner’s obligations',
        '3.1 The Boat shall hold a safety certificate.',
        '3.2 No engine may be run after 9 pm.',
        '3.3 Letting the Boat is not permitted.',
      ),
    ).toEqual([
      'Boat Owner: The Boat shall hold a safety certificate.',
      'Boat Owner: No engine may be run after 9 pm.',
      'Boat Owner: Letting the Boat is not permitted.',
    ]));

  it('finds what the stronger side owes without being named', () => {
    const duties = told(
      LICENCE,
      'A deposit of £700 is held apart and returned within 20 days of the boat leaving.',
      'Complaints are answered within 12 working days; a Boat Owner may then go to the panel.',
    );
    expect(duties).toContain(
      'Company: A deposit of £700 is held apart and returned within 20 days of the boat leaving.',
    );
    expect(duties).toContain(
      'Company: Complaints are answered within 12 working days; a Boat Owner may then go to the panel.',
    );
  });

  it('takes the main payment from a row where no sentence says it', () =>
    expect(
      told('LOAN AGREEMENT', 'Borrower: Tom Vast', LOAN, 'Item | Amount', 'Monthly repayment | $181.50'),
    ).toContain('Borrower: Monthly repayment | $181.50'));

  it('takes it from a row without cells too', () =>
    expect(
      told(
        'LOAN AGREEMENT',
        'Borrower: Tom Vast',
        LOAN,
        'Item   Amount',
        'Monthly repayment   $181.50   1st of the month',
      ),
    ).toContain('Borrower: Monthly repayment   $181.50   1st of the month'));

  it('takes no row of a list of sums for an order', () =>
    expect(
      told(
        'Seller: Grove Farm Supplies Limited',
        'Buyer: Peter Okoth, of Molo, farmer',
        'Charge for credit KSh 46,000',
        'Each instalment KSh 8,000',
        'The Seller delivers the tractor to the Buyer. The Buyer pays the Seller in six parts.',
      ),
    ).not.toContain('Buyer: Charge for credit KSh 46,000'));

  it('finds what a side has done by others', () =>
    expect(
      told(LICENCE, 'To keep the cover the Boat Owner has the engine serviced every 200 hours.'),
    ).toEqual(['Boat Owner: To keep the cover the Boat Owner has the engine serviced every 200 hours.']));

  it('puts what is due on the side that pays, not on the one that is paid', () =>
    expect(
      told(
        'This contract is made between Halm & Reed Pictures LLC ("Photographer") and Ada Cole and Ravi Brandt ("Clients").',
        'The total fee is $3,900. Overtime is $200 an hour. Overtime is agreed first.',
      ),
    ).toContain('Clients: The total fee is $3,900.'));

  it.each([
    ['We take a security interest in the panels.'],
    ['We report your repayment history to credit bodies.'],
    ['I offer you a renewal on these terms.'],
    ['Leave not taken by March is lost.'],
  ])('tells no right or offer as a duty: “%s”', (sentence) =>
    expect(
      told(LOAN, sentence).filter((duty) => duty.includes(sentence) && !duty.startsWith('null')),
    ).toEqual([]),
  );

  it('says what `this` is', () =>
    expect(
      told(
        LOAN,
        'If nobody collects the dog for ten days we may find it a home. We will not do this if you have written to us.',
      ),
    ).toContain(
      'Fernhill Finance Ltd: If nobody collects the dog for ten days we may find it a home. + We will not do this if you have written to us.',
    ));
});
