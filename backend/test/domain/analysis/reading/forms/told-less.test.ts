import { describe, expect, it } from 'vitest';
import { documentFromText } from '../../../../../src/domain/analysis/document/plain-document.ts';
import { toLegalText } from '../../../../../src/domain/analysis/document/legal-text.ts';
import { citedClauses } from '../../../../../src/domain/analysis/document/cited-clauses.ts';
import { MARKS_BY_CLAUSE } from '../../../../../src/domain/analysis/report/document-marks.ts';
import { createTellTruly } from '../../../../../src/domain/analysis/reading/burdens/truth/tell-truly.ts';
import type { RiskFamily } from '../../../../../src/domain/analysis/reading/burdens/families.ts';
import { namedTitle } from '../../../../../src/domain/analysis/reading/messages/named-title.ts';
import { BURDEN_MESSAGES } from '../../../../../src/domain/analysis/reading/messages/en/risks.ts';
import { findDuties } from '../../../../../src/domain/analysis/reading/duties/find-duties.ts';
import { findFrames } from '../../../../../src/domain/analysis/reading/frames/find-frames.ts';
import { documentKind } from '../../../../../src/domain/analysis/reading/facts/kind/document-kind.ts';
import { SIDES } from '../../../../support/papers/sides.ts';
import { draftOf } from '../../fixtures.ts';

const textOf = (...lines: readonly string[]) => toLegalText(documentFromText(lines.join('\n\n')));
const duties = (...lines: readonly string[]) => {
  const text = textOf(...lines);
  return findDuties(text, findFrames(text, SIDES), SIDES);
};
const holds = (family: RiskFamily, words: string) =>
  createTellTruly({
    text: textOf(words),
    sides: SIDES,
    purse: 'pays',
    pieces: [],
    found: [],
    mayLeave: false,
  }).denies(family, words);

describe('No duty', () => {
  it.each([
    'The Landlord shall not pay any compensation for a delay of the works.',
    '( ) Option C – we will move out on 1 May',
    'If you have questions, please write to the office.',
    'E-mail bills stay free.',
    'Extra keys will cost €12 each.',
    'The Landlord shall determine the levy each year in its sole discretion.',
    'Make and model: Corvo 1.5 Registration: 22-KE-100',
    'The Tenant acquires no right to the garden.',
  ])('is read in “%s”', (words) =>
    expect(duties('The Tenant shall lock the gate at night.', words)).toHaveLength(1),
  );

  it('is one side’s alone where both go before a judge', () =>
    expect(
      duties('Disputes shall be referred to an arbitrator appointed by the Landlord.').map(
        ({ sideId }) => sideId,
      ),
    ).toEqual(['both']));
});

describe('A clause that spares the reader', () => {
  it.each([
    ['penalty', 'If we arrive late for a reason of ours, we take 10% off the price.'],
    ['exit-cost', 'Tell us before May and you can leave without an early exit fee.'],
    ['entry-or-seizure', 'We will not enforce a right to take the car without a court.'],
    ['exit-cost', 'We may end this agreement at any time, and then we refund fees for the time left.'],
  ] as const)('is no %s: %s', (family, words) => expect(holds(family, words)).toBe(true));
});

describe('A title', () => {
  const figures = { isUnlimited: false, isAtWill: false, sum: '€5' };
  const title = (key: string, words: string) => namedTitle(BURDEN_MESSAGES.titles[key], words, figures);

  it.each([
    ['other-side-not-liable', 'We are not liable for lost data.', 'They do not pay for lost data'],
    ['unilateral-change', 'We may change the price before your date.', 'They may change the price'],
    ['data-or-image', 'We may use your name and logo on our website.', 'They may use your name in public'],
    ['penalty', 'You pay three times the daily rent.', 'You may have to pay several times as much'],
    [
      'forfeiture',
      'No part of the rent paid in advance is refunded.',
      'What you paid ahead is not paid back',
    ],
  ])('says what the clause says: %s, %s', (key, words, told) => expect(title(key, words)).toBe(told));
});

describe('A place', () => {
  it('keeps the brackets of its number', () =>
    expect(MARKS_BY_CLAUSE.place({ paragraph: 3, clause: '5(c)', page: null })).toBe('(clause 5(c))'));

  it('counts a list that begins with (i) below a number', () => {
    const numbered = ['5.', '(i)', '(ii)', '(iii)'].map((clause) => ({
      clause,
      text: 'x',
      kind: 'paragraph',
    }));
    expect(citedClauses(numbered)).toEqual(['5.', '5(i)', '5(ii)', '5(iii)']);
  });
});

describe('A flaw', () => {
  it('is neither a schedule that stands in front of a list nor a notice to renew', () => {
    const draft = draftOf(
      [
        'TENANCY AGREEMENT between Ann Poe (the “Landlord”) and Ben Roe (the “Tenant”)',
        'SCHEDULE',
        'A. The flat at 3 Hill Road',
        'B. The rent of £700 a month',
        '1. Either party may end the tenancy by giving six months’ notice in writing expiring at any time.',
        '2. The Tenant shall give three months’ notice of the intention to renew.',
      ].join('\n\n'),
      { identity: 'Tenant' },
    );
    expect(draft.risks.filter(({ family }) => family === 'drafting-error')).toEqual([]);
  });
});

it.each([
  ['Assignment terms for temporary workers', 'Agency work terms (temporary work)'],
  ['SEA BREEZE HOLIDAY CLUB', 'Holiday club or timeshare (membership)'],
  ['Dedicated desk membership', 'Workspace membership (desk or office)'],
  ['Pest care plan', 'Pest control agreement (services)'],
])('A paper under “%s” is called %s', (title, kind) =>
  expect(documentKind(textOf(title, 'The parties agree.')).label).toBe(kind),
);
