import { describe, expect, it } from 'vitest';
import { checkBlanks } from '../../../../src/domain/analysis/checks/blanks.ts';
import { documentFromText } from '../../../../src/domain/analysis/document/plain-document.ts';
import { toLegalText } from '../../../../src/domain/analysis/document/legal-text.ts';
import type { RiskFamily } from '../../../../src/domain/analysis/reading/burdens/families.ts';
import { figuresIn } from '../../../../src/domain/analysis/reading/burdens/figures.ts';
import { holds, titleOf } from '../../../support/papers/risks-held.ts';

const textOf = (raw: string) => toLegalText(documentFromText(raw));

describe('What is given, sold or late is not told as something else', () => {
  it.each<readonly [RiskFamily, string]>([
    ['penalty', 'A bonus of $400 for each 90,000 views is payable.'],
    ['penalty', 'Further prints are £20 each, and there is no need to take any.'],
    ['penalty', 'When it is two against two the votes of the drummer count double.'],
    ['exit-cost', 'If you miss the end of the month you pay £5 for every day.'],
    ['exit-cost', 'If you give the kit back in good condition within six months we refund £30.'],
    ['entry-or-seizure', 'If the house is sold to somebody whom we found, a fee of 2% is due.'],
  ])('%s: “%s”', (family, words) => expect(holds(family, words)).toBe(false));

  it.each<readonly [RiskFamily, string]>([
    ['penalty', 'If you are late we add £40 to your account.'],
    ['exit-cost', 'If you leave in the first year you pay £300.'],
    ['entry-or-seizure', 'After thirty days we may sell your things.'],
  ])('%s holds of “%s”', (family, words) => expect(holds(family, words)).toBe(true));
});

describe('A title says no more than its clause', () => {
  it.each([
    [
      'no-promise',
      'We make no promise that any speed will be available where you live or work.',
      'work or income',
    ],
    ['penalty/late-fee', 'A missed service costs £300.', 'Being late'],
    ['short-deadline', 'We may ask you to collect him within 24 hours.', 'your things'],
    ['cost-shifting', 'The buyer bears the commission of 6% with value-added tax.', 'taxes'],
    [
      'sole-discretion',
      'Her voice prevails, but nobody is admitted save by consent of both.',
      'whether to allow',
    ],
  ])('%s: “%s”', (kind, words, not) => expect(titleOf(kind, words) ?? '').not.toContain(not));

  it('calls a message that counts as read what it is', () =>
    expect(titleOf('deemed-consent', 'A text counts as read the moment it is sent.')).toBe(
      'A message counts as received even if you never saw it',
    ));
});

describe('A blank that is meant to be filled in later', () => {
  it.each([
    'You agree to the rules. Initial here ____ and here ____',
    'We may use the picture unless you write "NO" here: ______',
    'The lesson is on Monday ??? I am not sure.',
  ])('“%s” is left alone', (words) => expect(checkBlanks(textOf(words))).toEqual([]));

  it('is told of where a sum is missing', () =>
    expect(checkBlanks(textOf('The rent is £______ a month and the deposit is ???'))).toHaveLength(1));
});

describe('What others hold, money is for or a part is worth is no burden', () => {
  it.each<readonly [RiskFamily, string]>([
    ['security', 'Out of that sum you pay the clinic and anybody else with a lien.'],
    ['penalty', 'The price for your half is $900 less five percent for every year.'],
  ])('%s: “%s”', (family, words) => expect(holds(family, words)).toBe(false));

  it('names what a sum is for that stands before it', () => {
    expect(figuresIn('For each week after that, €20 comes off.')['each']).toBe('for each week');
    expect(titleOf('cost-shifting/excess', 'Whoever sails pays the first $300 of the excess.')).toBe(
      'Insurance leaves the first $300 to be paid',
    );
    expect(titleOf('short-deadline', 'Within 24 hours you collect the camper.')).toBeNull();
  });
});
