import { describe, expect, it } from 'vitest';
import { documentFromText } from '../../../../../src/domain/analysis/document/plain-document.ts';
import { toLegalText } from '../../../../../src/domain/analysis/document/legal-text.ts';
import { createTellTruly } from '../../../../../src/domain/analysis/reading/burdens/truth/tell-truly.ts';
import type { RiskFamily } from '../../../../../src/domain/analysis/reading/burdens/families.ts';
import { isHeading } from '../../../../../src/domain/analysis/reading/burdens/heading.ts';
import { findDuties } from '../../../../../src/domain/analysis/reading/duties/find-duties.ts';
import { amountFacts } from '../../../../../src/domain/analysis/reading/facts/amount-facts.ts';
import { dateFacts } from '../../../../../src/domain/analysis/reading/facts/date-facts.ts';
import { documentKind } from '../../../../../src/domain/analysis/reading/facts/kind/document-kind.ts';
import { findFrames } from '../../../../../src/domain/analysis/reading/frames/find-frames.ts';
import { namedTitle } from '../../../../../src/domain/analysis/reading/messages/named-title.ts';
import { BURDEN_MESSAGES } from '../../../../../src/domain/analysis/reading/messages/en/risks.ts';
import { findPaperSides } from '../../../../../src/domain/analysis/reading/sides/find-sides.ts';
import { mainSides } from '../../../../../src/domain/analysis/reading/sides/who-pays.ts';
import { SIDES } from '../../../../support/papers/sides.ts';

const textOf = (...lines: readonly string[]) => toLegalText(documentFromText(lines.join('\n\n')));
const lineOf = ({ label, text }: { readonly label: string; readonly text: string }) => `${label}: ${text}`;
const sums = (...lines: readonly string[]) => amountFacts(textOf(...lines), 'Ireland').map(lineOf);
const dates = (...lines: readonly string[]) => dateFacts(textOf(...lines), 'Ireland').map(lineOf);
const holds = (family: RiskFamily, words: string, purse: 'pays' | 'paid' = 'pays') =>
  createTellTruly({
    text: textOf(words),
    sides: SIDES,
    purse,
    pieces: [],
    found: [],
    mayLeave: false,
  }).holds(family, 'any', words);

describe('A sum', () => {
  it.each([
    [['You pay the first €90 of each repair.'], 'Excess: €90.'],
    [['The total value of what is kept here shall not exceed €4,000.'], 'Limit: €4,000.'],
    [['If you cancel, the deposit is refunded less €20.'], 'In some cases: €20.'],
    [['Fees', 'Late payment of an instalment attracts €5 a day.'], 'Late fee: €5 a day.'],
    [['Start fee: €45 (once) Monthly: €30'], 'Start fee: €45.'],
    [['Rent: €900 a month (now €850)'], 'Until now: €850.'],
    [['CARE PLAN: €9/month – €700 coverage'], 'Insurance cover: €700.'],
    [['made up of: cash price €800, paper fee €20'], 'Cash price: €800.'],
    [['FEES (in €)', 'Term fee    1,500', 'Books    120'], 'Term fee: 1,500.'],
  ])('is for what its own words say: %s', (lines, told) => expect(sums(...lines)).toContain(told));
});

describe('A day', () => {
  it.each([
    [['MOVE-IN DATE: 3 May 2027'], 'MOVE-IN DATE: 3 May 2027.'],
    [['Your lease dated 4 June 2022 goes on.'], 'Date: 4 June 2022.'],
    [['Term: two years from 1 July 2027'], 'Start: 1 July 2027.'],
    [['We sell you a new lease. Your lease ends on 3 June 2027.'], 'The earlier paper runs to: 3 June 2027.'],
  ])('is told as what it is: %s', (lines, told) => expect(dates(...lines)).toContain(told));
});

describe('What is said of a clause', () => {
  it.each([
    [
      'withheld-pay',
      'You agree to repay the whole bonus within ten days if you leave in the first year.',
      'paid',
    ],
    [
      'minimum-commitment',
      'If the pension pays less than the fee, you agree to pay the difference personally.',
      'pays',
    ],
    ['work-demands', 'You must keep the van insured and show us the policy when we ask.', 'pays'],
    ['restraint', 'You must not sell the goods or take them abroad without our consent.', 'pays'],
    ['penalty', 'Annual interest rate 9.5% fixed, charged daily on the balance.', 'pays'],
    ['exit-cost', 'If you do not cancel before the end of the trial, your card is charged €90.', 'pays'],
    ['data-or-image', 'We may post pictures of your dog on our page.', 'pays'],
    ['forfeiture', 'If a card is refused, you owe a fee of €12 and we may keep the prints.', 'pays'],
    ['entry-or-seizure', 'You shall reimburse the costs of adverts whether or not the boat is sold.', 'pays'],
  ] as const)('is no %s: %s', (family, words, purse) => expect(holds(family, words, purse)).toBe(false));

  it('names no figure that is not all of it', () => {
    const figures = { isUnlimited: false, isAtWill: false, rate: '3%', sum: '€60' };
    const title = (key: string, words: string) => namedTitle(BURDEN_MESSAGES.titles[key], words, figures);
    expect(title('unilateral-change/rises', 'Each year your fee goes up by CPI plus 3%.')).toBe(
      'The price rises at fixed times',
    );
    expect(title('penalty', 'If you do, we may charge a fee of €60.')).toBe('A charge of €60');
  });

  it('is nothing of a heading', () => {
    const text = textOf(
      'What is not covered',
      'Arbitration. All disputes go to one judge.',
      'You pay all costs',
    );
    const at = (words: string) => isHeading(text, text.text.indexOf(words));
    expect([at('What is not'), at('Arbitration.'), at('All disputes')]).toEqual([true, true, false]);
  });
});

describe('No duty', () => {
  it.each([
    'We act for the owner of the house.',
    'We aim for an answer on the same day.',
    'We have a security interest in the car.',
    'We ask that you give two weeks’ notice as a courtesy.',
  ])('is read in “%s”', (words) => {
    const text = textOf('The Tenant shall lock the gate at night.', words);
    expect(findDuties(text, findFrames(text, SIDES), SIDES)).toHaveLength(1);
  });
});

describe('Who is who', () => {
  const sidesOf = (raw: string, identity: string) =>
    findPaperSides(toLegalText(documentFromText(raw.trim().split('\n').join('\n\n'))), identity);

  it('keeps the bracket inside the name of a firm', () =>
    expect(
      sidesOf('HIGHFELL KEEPSAFE (YORK) LTD\nSTORING: what we agree\nOCCUPANT: Ida Marsh', 'Occupant').all[0]
        ?.name,
    ).toBe('HIGHFELL KEEPSAFE (YORK) LTD'));

  it('has a parent speak where the parent signs for a child', () => {
    const { reader } = sidesOf(
      `CRESTVIEW ACADEMY
Student: Ben Olar
Parent: Ruth Olar
1. I undertake to pay the fee. I permit my son to swim. My son shall wear the cap. The Academy may ask me to come.`,
      'Parent',
    );
    expect(reader?.pronoun).toBe('i');
  });

  it('takes whoever is spoken to for a main side, however many write', () => {
    const { all } = sidesOf(
      `Harbour Row Estates LLP
Managing agents: Finch & Co
Dear Ms Dale
We offer you a new lease. You pay us the rent. You keep the roof sound. We will write to you.
Yours sincerely
Piers Finch`,
      'Dale',
    );
    const you = all.find(({ pronoun }) => pronoun === 'you');
    expect(mainSides({ all })).toContain(you);
  });

  it('takes whoever signs on a line for the side that is named above', () => {
    const { all } = sidesOf(
      `TIDEMARK, INC.
ORDER FORM
Customer: Larkfield Dental
Provider will run the service. Customer will pay each invoice. Provider may raise the fee. Customer may not end it.
Customer: ______________ Dr. Ann Lark, owner`,
      'Customer',
    );
    expect(all.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['TIDEMARK, INC.', 'Larkfield Dental']),
    );
  });

  it('sees the seller of a house as the weaker hand beside an agent', () => {
    const { reader } = sidesOf(
      'MANDATE between FERN HOMES LTD (“the Agent”) and MR. OLU DARE (“the Vendor”).\n1. The Vendor appoints the Agent. The Vendor shall pay the Agent a commission.',
      'Vendor',
    );
    expect(reader?.isStronger).toBe(false);
  });
});

it.each([
  [['ESTATE AGENCY MANDATE'], 'Sales or agency agreement'],
  [['MAPLE ACADEMY', '(A unit of Maple Services LLP)', 'ADMISSION FORM'], 'School or tuition agreement'],
  [
    [
      'Your lease of unit 6',
      'Rent review: upwards only. Service charge: a share. Use: hairdresser only. VAT is added.',
    ],
    'Lease of business premises',
  ],
])('A paper under %s is called %s', (lines, kind) => expect(documentKind(textOf(...lines)).label).toBe(kind));
