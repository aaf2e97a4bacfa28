import { describe, expect, it } from 'vitest';
import { documentFromText } from '../../../../src/domain/analysis/document/plain-document.ts';
import { toLegalText } from '../../../../src/domain/analysis/document/legal-text.ts';
import { amountFacts } from '../../../../src/domain/analysis/reading/facts/amount-facts.ts';
import { dateFacts } from '../../../../src/domain/analysis/reading/facts/date-facts.ts';
import { noticeFacts } from '../../../../src/domain/analysis/reading/facts/notice-facts.ts';
import { termFacts } from '../../../../src/domain/analysis/reading/facts/term-facts.ts';
import { SIDES } from '../../../support/papers/sides.ts';

const textOf = (...lines: readonly string[]) => toLegalText(documentFromText(lines.join('\n\n')));
const lineOf = ({ label, text }: { readonly label: string; readonly text: string }) => `${label}: ${text}`;
const sums = (...lines: readonly string[]) => amountFacts(textOf(...lines), 'Ireland').map(lineOf);
const days = (...lines: readonly string[]) => dateFacts(textOf(...lines), 'Ireland').map(lineOf);
const notices = (...lines: readonly string[]) => noticeFacts(textOf(...lines), SIDES).map(lineOf);
const terms = (...lines: readonly string[]) => {
  const text = textOf(...lines);
  return termFacts(text, 'Ireland', dateFacts(text, 'Ireland')).map(lineOf);
};

describe('A label that only counts or heads a table', () => {
  it('is not told as what a sum is for', () => {
    expect(sums('Article Four: The Owner shall pay €900 on the last day of each month.')).toEqual([
      'Payment: €900 a month.',
    ]);
    expect(
      sums('| No. | Item | Remarks |', '| 3 | Lessons | €40 now and €35 in May |').join(' '),
    ).not.toContain('(Remarks)');
  });

  it('keeps a head that says what the column holds', () =>
    expect(sums('| Item | Fee | VAT |', '| Locker | €40 | €8 |').join(' ')).toContain('VAT'));

  it('is not told as what a day is', () => {
    expect(days('RECEIPT NO. 0317     DATE: 3 May 2026')).toEqual(['Signed or dated: 3 May 2026.']);
    expect(days('Article Two: The work runs from 1 May 2026 to 30 June 2026.')).toEqual([
      'Start: 1 May 2026.',
      'End: 30 June 2026.',
    ]);
  });
});

describe('A sum', () => {
  it('that only who does something pays is one of a case', () => {
    expect(sums('Anyone leaving inside nine months pays back €40 for the course.')).toEqual([
      'In some cases: €40.',
    ]);
    expect(sums('A bike in the hall is clamped, and you pay €30 for its release.')).toEqual([
      'In some cases: €30.',
    ]);
    expect(sums('The Member pays €30 on joining.').join()).not.toContain('In some cases');
  });

  it('is no rank and no damage', () => {
    expect(
      sums('The fee is €90.', 'We give 20 % of the fee back to every pupil with a rank within 4,000.'),
    ).toEqual(['Fee: €90.']);
    expect(sums('Whoever is at the wheel when it breaks covers the €400 excess.')).toEqual(['Excess: €400.']);
  });

  it('is told twice where it is due twice', () => {
    expect(sums('The Tenant pays €80 for the search and a like €80 for the copy.')).toHaveLength(2);
    expect(sums('Rent: €650 a month', 'Deposit: €650')).toEqual(['Rent: €650 a month.', 'Deposit: €650.']);
    expect(
      sums('Received the sum of €300 being deposit for the tent.', 'Balance of €300 is due on the day.'),
    ).toEqual(['Deposit: €300.', 'Balance: €300.']);
  });

  it('is told once where a deposit is spoken of twice', () =>
    expect(sums('You pay a deposit of €300.', 'When you go, the €300 comes back.')).toEqual([
      'Deposit: €300.',
    ]));

  it('beside the work is no price', () => {
    expect(sums('Its price of €85 comes off your first wage.')).toEqual(['Sum: €85.']);
    expect(sums('The price for Nora’s half is €900 less ten percent for every year.').join()).not.toContain(
      'Price',
    );
  });
});

describe('A day', () => {
  it('on which a debt is paid off or nobody may leave yet ends nothing', () => {
    expect(
      days('You will bring €90 every month from 31 May 2026 until 30 September 2026.').join(),
    ).not.toContain('End');
    expect(days('The first year lasts to 4 March 2027.')).toEqual(['Date: 4 March 2027.']);
    expect(terms('You undertake to pay €90 each month, from 31 May 2026 until 30 September 2026.')).toEqual(
      [],
    );
    expect(
      terms('| Instalments | €41 on or before 10 May 2026 and €41 on or before 10 August 2026 |'),
    ).toEqual([]);
  });

  it('still ends what is rented until then', () =>
    expect(days('You pay rent of €90 each month from 31 May 2026 until 30 September 2026.').join()).toContain(
      'End: 30 September 2026.',
    ));

  it('from when somebody may do something is no deadline', () => {
    expect(days('If it has not sold by 3 May 2028 Nora can buy it.')).toEqual(['Date: 3 May 2028.']);
    expect(days('If it is not paid by 3 May 2028 the offer lapses.')).toEqual(['Deadline: 3 May 2028.']);
  });

  it('has its year where a range ends', () => {
    const [first] = dateFacts(textOf('Camp week: May 2 to May 9, 2027'), 'Ireland');
    expect(first?.date).toBe('2027-05-02');
    expect(first?.workedOut).toBeUndefined();
  });

  it('until which an offer stands is no term', () => {
    expect(terms('QUOTATION No. 7', '| Validity | 10 days |')).toEqual([]);
    expect(terms('MEMBERSHIP', '| Validity | 6 months |')).toEqual(['Term: 6 months.']);
  });
});

describe('A notice', () => {
  it('is not named by a heading over two things', () => {
    expect(
      notices('Changes and ending', 'Two weeks’ warning before stopping is asked of everybody.'),
    ).toEqual(['Notice for ending: 2 weeks.']);
  });

  it('of each side is told', () => {
    expect(notices('The Tenant gives sixty days to resign, and the Landlord seven days.')).toEqual([
      'Notice for ending: You – 60 days.',
      'Notice for ending: Landlord – 7 days.',
    ]);
    expect(
      notices(
        'The Tenant is required to give four weeks’ notice to leave; one week is enough from the owner.',
      ),
    ).toEqual(['Notice for ending: You – 4 weeks.', 'Notice for ending: Landlord – 1 week.']);
  });

  it('that answers a question holds in the case that it names', () =>
    expect(
      notices('Q. And if you need the room for stores?', 'A. Then the Landlord gives two months’ notice.'),
    ).toEqual(['Notice: Landlord – 2 months, only in the case named there.']));
});
