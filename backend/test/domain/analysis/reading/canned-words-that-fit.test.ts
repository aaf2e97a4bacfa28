import { beforeAll, describe, expect, it } from 'vitest';
import { checkBlanks } from '../../../../src/domain/analysis/checks/blanks.ts';
import { clauseKind, quotableIn } from '../../../../src/domain/analysis/clauses/library.ts';
import { toLegalText } from '../../../../src/domain/analysis/document/legal-text.ts';
import { documentFromText } from '../../../../src/domain/analysis/document/plain-document.ts';
import type { Burden } from '../../../../src/domain/analysis/reading/burdens/burden.ts';
import type { RiskFamily } from '../../../../src/domain/analysis/reading/burdens/families.ts';
import { figuresIn } from '../../../../src/domain/analysis/reading/burdens/figures.ts';
import { tellBurdens } from '../../../../src/domain/analysis/reading/burdens/tell-burdens.ts';
import { createTellTruly } from '../../../../src/domain/analysis/reading/burdens/truth/tell-truly.ts';
import { BURDEN_MESSAGES } from '../../../../src/domain/analysis/reading/messages/en/risks.ts';
import { SIDES } from '../../../support/papers/sides.ts';

/** What is told of a sentence in which `you` are the tenant and read, and `we` the landlord; null where nothing is. */
function told(family: RiskFamily, words: string, variant = 'any', isOffered = false) {
  const text = toLegalText(documentFromText(words));
  const burden: Burden = {
    family,
    variant,
    span: { start: 0, end: words.length },
    figures: figuresIn(words),
    severity: 'medium',
    certainty: 'found',
    by: 'rules',
    sideId: 's1',
  };
  const truly = createTellTruly({
    text,
    sides: SIDES,
    purse: 'pays',
    pieces: [],
    found: [],
    mayLeave: false,
  });
  const right = truly.correct(burden);
  if (right === null) return null;
  return tellBurdens({ severity: 'medium', burdens: [right] }, text, BURDEN_MESSAGES, isOffered);
}

// the first sentence makes every table ready
beforeAll(() => void told('penalty', 'You pay a charge of £5.'), 60_000);

describe('A power to end it that needs arrears or a breach', () => {
  const isFree = (words: string) => quotableIn(clauseKind('termination-for-convenience')!, words) !== null;
  it.each([
    'In case the berth fee is unpaid for six weeks, the Marina may terminate this licence by ten days’ notice.',
    'The Club may end the membership by fourteen days’ notice where two instalments are overdue.',
    'The Farm may terminate the hire by a week’s notice, which lapses if the arrears are paid by then.',
    'The Owner may terminate the lease by thirty days’ notice for non-payment of rent.',
  ])('is no freedom to leave without a reason: %s', (words) => expect(isFree(words)).toBe(false));
  it.each([
    'The Marina may terminate this licence at any time by ten days’ notice.',
    'The Club may terminate the membership for any reason by fourteen days’ notice, even where fees are unpaid.',
    'The Owner may terminate this lease by thirty days’ notice.',
  ])('is one where none is needed: %s', (words) => expect(isFree(words)).toBe(true));
});

describe('What is told beside a quote fits its matter', () => {
  it.each<readonly [RiskFamily, string, RegExp]>([
    ['restraint', 'You shall not sublet the stall to another.', /no longer need it/],
    ['restraint', 'You may not assign the allotment or take in lodgers.', /no longer need it/],
    ['restraint', 'You may not work for a competitor of ours.', /close off work/],
    ['restraint', 'You may not assign work to another firm or deal with our clients.', /close off work/],
    ['entry-or-seizure', 'Anything left in the locker after ten days may be thrown away.', /fetched/],
    ['entry-or-seizure', 'Clothes that are not collected may be given to charity.', /fetched/],
    ['entry-or-seizure', 'We may sell your goods after 60 days of arrears.', /without a court/],
  ])('%s: %s', (family, words, reason) => expect(told(family, words)?.reason).toMatch(reason));

  it.each([
    ['A missed lesson is billed at £30.', false],
    ['An overdue book costs £2 each time.', false],
    ['An overdue book costs £2 a day.', true],
    ['Overdue rent carries interest of 2% per month.', true],
  ])('says that a charge grows with time only where it does: %s', (words, isGrowing) =>
    expect(/adding up/.test(told('penalty', words, 'late-fee')?.reason ?? '')).toBe(isGrowing),
  );

  it('asks for the proof of a loss where a deposit is kept, and for what was not used elsewhere', () => {
    expect(told('forfeiture', 'We keep the deposit if you withdraw.')?.ask).toContain('a loss');
    expect(told('forfeiture', 'Fees paid for the season are lost if you stop.')?.ask).toContain('not used');
  });

  it('speaks of using things in time only where something runs out', () => {
    expect(told('forfeiture', 'We keep the deposit if you withdraw.', 'any', true)?.ask).not.toMatch(/^Use/);
    expect(told('forfeiture', 'Points lapse after a year.', 'any', true)?.ask).toMatch(/^Use/);
  });
});

describe('A title says no more than its clause', () => {
  it.each<readonly [RiskFamily, string, string]>([
    ['forfeiture', '£40 is kept out of the deposit for cleaning.', 'The deposit may not come back in full'],
    ['forfeiture', 'We retain a third of the deposit.', 'The deposit may not come back in full'],
    ['forfeiture', 'The deposit is never refunded.', 'The deposit is not paid back'],
    [
      'forfeiture',
      'If the referee sends you off there is no refund of the fee.',
      'Nothing is refunded in the case named here',
    ],
    ['forfeiture', 'The fee is not refundable.', 'What you pay is not refunded'],
    [
      'entry-or-seizure',
      'Whatever is left in the shed after the end may be sold.',
      'They may sell or throw away what you leave behind',
    ],
    ['entry-or-seizure', 'We may sell your things.', 'They may sell or throw away your things'],
  ])('%s: %s', (family, words, title) => expect(told(family, words)?.title).toBe(title));

  it('names the trigger of a charge for every day after the end', () => {
    const words = 'If she fails to go by then she pays £30 per day until she vacates.';
    expect(told('penalty', words, 'late-fee')?.title).toContain('Running over time');
  });
});

describe('A clause is not told as a burden of another matter', () => {
  it.each<readonly [RiskFamily, string]>([
    ['penalty', 'A second key at your request costs £25.'],
    ['data-or-image', 'Your name will be shown on the film.'],
    ['data-or-image', 'We may show the finished designs in our portfolio.'],
    ['exit-cost', 'Leave sooner and the outstanding instalments for the freezer fall due.'],
    ['forfeiture', 'We will make up any missed lessons or refund them.'],
  ])('%s: %s', (family, words) => expect(told(family, words)).toBeNull());
  it.each<readonly [RiskFamily, string, RiskFamily]>([
    ['data-or-image', 'Designs that you draw are ours, and your name is printed on each.', 'ip-grab'],
    ['unilateral-change', 'If dues are late the plot can be given to the next in line.', 'sudden-end'],
    ['deemed-consent', 'By joining you agree that photos of your child may be published.', 'data-or-image'],
  ])('%s: %s', (family, words, other) => expect(told(family, words)?.family).toBe(other));
  it.each<readonly [RiskFamily, string]>([
    ['penalty', 'A late return costs £25.'],
    ['data-or-image', 'We may use your name and photo in our portfolio.'],
    ['exit-cost', 'Leave sooner and the outstanding fees of the course fall due.'],
    ['deemed-consent', 'By joining you agree to the rules.'],
  ])('%s is told of: %s', (family, words) => expect(told(family, words)?.family).toBe(family));
});

describe('The line for a signature is no open blank', () => {
  const blanks = (...lines: readonly string[]) =>
    checkBlanks(toLegalText(documentFromText(lines.join('\n\n')))).length;
  it('is none with the name of who signs behind it', () => {
    expect(blanks('I take the room on these terms. ____________ Tomas de la Cruz')).toBe(0);
    expect(blanks('We agree to all of this. __________ Ana Ruiz   Date: ______')).toBe(0);
  });
  it('is one in running text', () => {
    expect(blanks('You pay the sum of ____ to the landlord.')).toBe(1);
  });
});
