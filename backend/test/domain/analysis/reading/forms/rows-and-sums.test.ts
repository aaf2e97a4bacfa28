import { describe, expect, it } from 'vitest';
import { toLegalText } from '../../../../../src/domain/analysis/document/legal-text.ts';
import { documentFromText } from '../../../../../src/domain/analysis/document/plain-document.ts';
import { depositSize } from '../../../../../src/domain/analysis/facts/figures/deposit-size.ts';
import { findDuties } from '../../../../../src/domain/analysis/reading/duties/find-duties.ts';
import { amountFacts } from '../../../../../src/domain/analysis/reading/facts/amount-facts.ts';
import { dateFacts } from '../../../../../src/domain/analysis/reading/facts/date-facts.ts';
import { noticeFacts } from '../../../../../src/domain/analysis/reading/facts/notice-facts.ts';
import { termFacts } from '../../../../../src/domain/analysis/reading/facts/term-facts.ts';
import { findFrames } from '../../../../../src/domain/analysis/reading/frames/find-frames.ts';
import { findPaperSides } from '../../../../../src/domain/analysis/reading/sides/find-sides.ts';
import { SIDES } from '../../../../support/papers/sides.ts';

const textOf = (...lines: readonly string[]) => toLegalText(documentFromText(lines.join('\n\n')));
const sums = (words: string) =>
  amountFacts(textOf(words), 'Ireland').map(({ label, text }) => `${label}: ${text}`);
const days = (words: string) => dateFacts(textOf(words), 'Ireland').map(({ label }) => label);

describe('A sum is named after nothing that only stands near it', () => {
  it.each([
    ['The Buyer shall refund him €450 being the unexpired part of the price.', 'Price'],
    ['He is entitled to the first payment less €150.', 'First payment'],
    ['We lend you a kit worth €2,400.', 'Loan'],
    ['If your service starts late, you get €6.24 for each day of delay.', 'Late fee'],
  ])('“%s” is no “%s”', (words, label) => expect(sums(words).join()).not.toContain(label));

  it('measures no deposit by a charge that is paid with the rent', () => {
    expect(
      depositSize(
        textOf(
          'Refuse: the Tenant pays €15 per month to the Landlord with the rent.',
          'A deposit of €1,650 is held.',
        ),
      ),
    ).toBeNull();
    expect(depositSize(textOf('The rent is €500 per month.', 'A deposit of €3,500 is held.'))?.severity).toBe(
      'high',
    );
  });

  it('lists nothing of a box behind it that is not ticked', () =>
    expect(sums('Extras: engagement session €450 [x]    Linen album €890 [ ]').join()).not.toContain('€890'));
});

describe('A day or a time is told as what it is', () => {
  it('where a price holds from it', () =>
    expect(days('Price from 1 April 2026 is €35.')).not.toContain('Start'));
  it('where a season lies between two', () =>
    expect(
      termFacts(
        textOf('In the high season (15 December 2026 to 10 January 2027) nobody is off.'),
        'Ireland',
        [],
      ),
    ).toEqual([]));
  it('where somebody is called back to work', () =>
    expect(
      noticeFacts(
        textOf(
          'Termination. You may be on unpaid leave and remain available for recall on three days’ notice.',
        ),
        SIDES,
      ).map(({ label }) => label),
    ).not.toContain('Notice for ending'));
});

describe('A row or a number makes no side', () => {
  it('of what is sold', () => {
    const { all } = findPaperSides(
      textOf(
        'HALYARD FIBRE LIMITED',
        'Prepared for: Mr Gwil Prosser',
        'Service: Full Fibre 300',
        'We install the service and you pay €31 a month. You may leave; we then collect the hub from you.',
      ),
      '',
    );
    expect(all.map(({ name }) => name)).not.toContain('Full Fibre 300');
  });
  it('of the number of a section', () => {
    const { all } = findPaperSides(
      textOf(
        'Employer: Kauri & Sons Builders Limited ("Kauri")',
        'Apprentice: Mere Tipene ("you")',
        'H. Pay. We pay you each week and we train you.',
        'I. Problems. We talk to you first.',
        'J. End. You may leave and we pay you what is due.',
      ),
      '',
    );
    expect(all.map(({ pronoun }) => pronoun)).not.toContain('i');
  });
});

describe('Nobody has to do', () => {
  const PARTIES = 'CONTRACT between Baraka Resort Ltd ("the Hotel") and Josh Kariuki ("the Employee")';
  it.each([
    'An Employee who serves the contract to its last day shall be paid a gratuity of 15 days.',
    'An Employee who does not agree may leave before the change and owes nothing further.',
    'Otherwise the most the Hotel will pay in a year is the wage of a month.',
  ])('what “%s” says, under the wrong side', (words) => {
    const text = textOf(PARTIES, 'The Hotel pays the Employee each month.', words);
    const sides = findPaperSides(text, 'Employee');
    const told = findDuties(text, findFrames(text, sides), sides).map(({ quotes }) => quotes.at(-1)!.text);
    expect(told).not.toContain(words);
  });
});
