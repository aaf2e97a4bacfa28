import { describe, expect, it } from 'vitest';
import { documentFromText } from '../../../../../src/domain/analysis/document/plain-document.ts';
import { toLegalText } from '../../../../../src/domain/analysis/document/legal-text.ts';
import { findDuties } from '../../../../../src/domain/analysis/reading/duties/find-duties.ts';
import { amountFacts } from '../../../../../src/domain/analysis/reading/facts/amount-facts.ts';
import { documentKind } from '../../../../../src/domain/analysis/reading/facts/kind/document-kind.ts';
import { findFrames } from '../../../../../src/domain/analysis/reading/frames/find-frames.ts';
import { namedTitle } from '../../../../../src/domain/analysis/reading/messages/named-title.ts';
import { BURDEN_MESSAGES } from '../../../../../src/domain/analysis/reading/messages/en/risks.ts';
import { findPaperSides } from '../../../../../src/domain/analysis/reading/sides/find-sides.ts';
import { SIDES } from '../../../../support/papers/sides.ts';

const textOf = (...lines: readonly string[]) => toLegalText(documentFromText(lines.join('\n\n')));
const sums = (...lines: readonly string[]) =>
  amountFacts(textOf(...lines), 'Ireland').map(({ label, text }) => `${label}: ${text}`);
const sidesOf = (raw: string, identity: string) =>
  findPaperSides(toLegalText(documentFromText(raw.trim().split('\n').join('\n\n'))), identity);

describe('Who is who', () => {
  it('calls the weaker of two sides “you” where the paper says “we” of nobody', () => {
    const { reader } = sidesOf(
      `Employer: Mill Street Foods Ltd
Employee: Aoife Quill
1. You work 20 hours a week. You may not take other work. If you are ill, tell your manager.
2. You give two weeks’ notice. The Company may move your shifts.`,
      'Employee',
    );
    expect(reader?.pronoun).toBe('you');
  });

  it('finds those to whom a letter is sent below the words for all of them', () => {
    const { reader } = sidesOf(
      `BRIAR & LOWE LETTING LTD
To the tenants of Flat 4, 9 Hill Street
Ewan Boyd and Rosa Diaz
3 June 2027
Dear tenants,
We write for your landlord. Your rent will be £900. You pay us. You can leave by a month of notice.
Yours sincerely
Mona Craig`,
      'Rosa Diaz',
    );
    expect(reader?.pronoun).toBe('you');
  });

  it('takes neither a title nor a place to sign for a name', () => {
    const { all } = sidesOf(
      `LETTER OF APPOINTMENT AS DEALER
M/s Sona Stores
We, Asha Oils Private Limited (“the Company”), appoint you as our dealer. You shall pay us in a week. You shall keep a van.
For Asha Oils Private Limited
Authorised Signatory`,
      'Sona Stores',
    );
    expect(all.flatMap(({ name, alsoNamed }) => [name, ...alsoNamed]).join()).not.toMatch(/LETTER|Signatory/);
  });
});

describe('A sum', () => {
  it('is told by no period that is not its own, and not where it is nothing', () => {
    expect(sums('Weekly plan: €60 per week, billed every four weeks in advance (€240).')).not.toContain(
      'Sum: €240 a week.',
    );
    expect(sums('Annual fee: €0', 'Card fee: €9')).toEqual(['Card fee: €9.']);
  });
});

describe('No duty', () => {
  it.each([
    'We write for the owner of your house.',
    'If you call someone out for nothing, we will pass the cost on to you.',
    'Take down the old hedge and clear the bank €480',
    'The Landlord does not bill any insurer.',
  ])('is read in “%s”', (words) => {
    const text = textOf('The Tenant shall lock the gate at night.', words);
    expect(findDuties(text, findFrames(text, SIDES), SIDES)).toHaveLength(1);
  });
});

it('calls keeping a van no repair', () =>
  expect(
    namedTitle(BURDEN_MESSAGES.titles['cost-shifting'], 'You shall maintain a van at your own cost.', {
      isUnlimited: false,
      isAtWill: false,
    }),
  ).not.toBe('You pay for repairs'));

it.each([
  ['LETTER OF APPOINTMENT AS DISTRIBUTOR', 'Distribution agreement'],
  ['PERSONAL LINE OF CREDIT', 'Loan agreement'],
])('A paper under “%s” is called %s', (title, kind) =>
  expect(documentKind(textOf(title, 'The parties agree.')).label).toBe(kind),
);
