import { describe, expect, it } from 'vitest';
import { toLegalText } from '../../../../src/domain/analysis/document/legal-text.ts';
import { documentFromText } from '../../../../src/domain/analysis/document/plain-document.ts';
import { findDuties } from '../../../../src/domain/analysis/reading/duties/find-duties.ts';
import { amountFacts } from '../../../../src/domain/analysis/reading/facts/amount-facts.ts';
import { dateFacts } from '../../../../src/domain/analysis/reading/facts/date-facts.ts';
import { partyFacts } from '../../../../src/domain/analysis/reading/facts/party-facts.ts';
import { termFacts } from '../../../../src/domain/analysis/reading/facts/term-facts.ts';
import { lawFacts } from '../../../../src/domain/analysis/reading/facts/law-facts.ts';
import { noticeFacts } from '../../../../src/domain/analysis/reading/facts/notice-facts.ts';
import { percentFacts } from '../../../../src/domain/analysis/reading/facts/percent-facts.ts';
import { findFrames } from '../../../../src/domain/analysis/reading/frames/find-frames.ts';
import { findPaperSides } from '../../../../src/domain/analysis/reading/sides/find-sides.ts';
import { SIDES } from '../../../support/papers/sides.ts';

const read = (...lines: readonly string[]) => toLegalText(documentFromText(lines.join('\n\n')));
const law = (words: string) => lawFacts(read(words), 'Kenya')[0]!.text;
const notices = (words: string) => noticeFacts(read(words), SIDES).map(({ text }) => text);
const percents = (words: string) => percentFacts(read(words)).map(({ text }) => text);
const duties = (identity: string, ...lines: readonly string[]) => {
  const text = read(...lines);
  const sides = findPaperSides(text, identity);
  const nameOf = (id: string | null) => sides.all.find((side) => side.id === id)?.name;
  return findDuties(text, findFrames(text, sides), sides).map(
    ({ sideId, quotes }) => `${nameOf(sideId)}: ${quotes.at(-1)!.text}`,
  );
};

describe('Facts of the papers of a trade', () => {
  it('takes the law under which a firm was set up for no choice of law', () => {
    expect(law('Borg Traders, a company organised under Maltese laws, sells the boat.')).toContain(
      'no words',
    );
    expect(law('Borg Traders was incorporated under Irish law and sells boats.')).toContain('no words');
    expect(law('Irish law applies to this paper.')).toContain('Ireland');
    expect(law('England & Wales law.')).toContain('England and Wales');
  });

  it('names who gives a notice, not whom it is about', () => {
    expect(
      notices('If the Tenant is two weeks late the Landlord may, after 9 days’ notice, end this lease.')[0],
    ).toMatch(/^Landlord – 9 days/);
    expect(notices('move the Tenant to another flat on 9 days’ notice;')[0]).toMatch(/^9 days/);
  });

  it('ties a notice to the time during which it holds', () =>
    expect(
      notices(
        'The first month is a trial, during which either party may end this lease on 3 days’ notice.',
      )[0],
    ).toBe('Either side – 3 days, only in the case named there.'));

  it('tells a rate with what it stands on', () =>
    expect(percents('Interest: prime plus 3% per annum.')).toEqual(['prime plus 3% per annum.']));

  it('knows who pays a wage in a letter that offers a job', () =>
    expect(
      duties(
        'Olive',
        'Tarn Joinery Ltd',
        'Dear Ms Vane',
        'We offer you a place as an apprentice from 4 May 2027, and you tell us by 1 May whether you come.',
        'Pay: £9 an hour, paid on the last Friday of each month into your bank.',
        'We give you boots. You get sick pay. You work with us on Mondays.',
        'Yours sincerely',
        'Olive Tarn',
        'Director',
      ).filter((one) => one.includes('£9')),
    ).toEqual(['Tarn Joinery Ltd: Pay: £9 an hour, paid on the last Friday of each month into your bank.']));

  it('binds nobody by a clause that only says which sums', () => {
    const paper = ['LOAN', 'Lender: Olive Vane', 'Borrower: Tom Berg', 'Guarantor: Rolf Stanes'];
    const told = duties(
      'Olive Vane',
      ...paper,
      'The Guarantor pays all amounts that the Borrower owes to the Lender.',
    );
    expect(told).toEqual([
      'Rolf Stanes: The Guarantor pays all amounts that the Borrower owes to the Lender.',
    ]);
    expect(duties('Olive Vane', ...paper, 'After that the Borrower pays £40 a week.')).toHaveLength(1);
    expect(duties('Olive Vane', ...paper, 'Both agree that the Borrower pays £40 a week.')).toHaveLength(1);
  });

  it('takes a plan in a bracket for no term, and a first date of work for no signature', () => {
    const words =
      'Visits cost £45 unless you hold our plan (£120 a year, renews each May unless you cancel).';
    expect(termFacts(read(words), 'Kenya', [], amountFacts(read(words), 'Kenya'))).toEqual([]);
    const day = dateFacts(
      read('Made on 1 May 2026.', 'The first date we have for you is 20 June 2026.'),
      'Kenya',
    );
    expect(day.map(({ label }) => label)).toEqual(['Signed or dated', 'Date']);
  });

  it('names both of a couple with their titles, and no town behind them', () => {
    const text = read(
      'SEA CLUB, INC.',
      'Member: Mr. Tom Vane and Mrs. Ida Vane, Cebu City',
      'The Member pays the Club $40 a month. The Club keeps the pool open.',
    );
    expect(findPaperSides(text, 'Ida Vane').reader?.name).toContain('Ida Vane');
    expect(
      partyFacts(text, findPaperSides(text, 'Ida Vane'))
        .map((fact) => fact.text)
        .join(' '),
    ).not.toMatch(/Cebu City|and Mrs(?:\b(?! Ida|\. Ida))/);
  });
});
