import { describe, expect, it } from 'vitest';
import { documentFromText } from '../../../../../src/domain/analysis/document/plain-document.ts';
import { toLegalText } from '../../../../../src/domain/analysis/document/legal-text.ts';
import { amountFacts } from '../../../../../src/domain/analysis/reading/facts/amount-facts.ts';
import { cancellationSteps } from '../../../../../src/domain/analysis/reading/facts/notice/cancellation-steps.ts';
import { noticeFacts } from '../../../../../src/domain/analysis/reading/facts/notice-facts.ts';
import { SIDES } from '../../../../support/papers/sides.ts';
import { draftOf } from '../../fixtures.ts';

const textOf = (...lines: readonly string[]) => toLegalText(documentFromText(lines.join('\n\n')));
const lineOf = ({ label, text }: { readonly label: string; readonly text: string }) => `${label}: ${text}`;
const sums = (...lines: readonly string[]) => amountFacts(textOf(...lines), 'Ireland').map(lineOf);

describe('A sum on a form', () => {
  it.each([
    [['3. Price of the boat      €8,400.00'], 'Price of the boat: €8,400.00.'],
    [['Survey fee (paid with the first instalment) €95'], 'Survey fee: €95.'],
    [['Joining pack – €40 inc. VAT', 'The pack is yours.'], 'Joining pack: €40.'],
    [['[X] First visit      €31.00'], 'First visit: €31.00.'],
    [['New hire as of 1 May 2027: €610'], 'New hire: €610.'],
    [['Deposit (old mower €200.00 and cash €50.00) €250.00'], 'Deposit: €250.00.'],
    [['Our liability is limited to €80 per box and €900 in all.'], 'Limit: €900.'],
    [['Your fee goes from €30 to €34.'], 'Until now: €30.'],
    [['10% on commissioning | €310'], 'Sum: €310.'],
    [['A cheque returned by your bank is charged at €18.'], 'In some cases: €18.'],
    [['For each breach the Member shall pay €75.'], 'Penalty: €75.'],
    [['The deposit is €500, and you top it up by €25.'], 'Sum: €25.'],
    [
      ['The rent is N1,250,000.00 (One Million, Two Hundred and Fifty Thousand Naira).'],
      'Rent: N1,250,000.00.',
    ],
    [['No. | Item | Qty | Price (Rs.)', '1 | Pump | 12 | 4,500', ' | Total | | 4,500'], 'Total: 4,500.'],
  ])('is told by its row or the words beside it: %s', (lines, told) =>
    expect(sums(...lines)).toContain(told),
  );

  it('is no quantity, and no part of a sum in words', () => {
    expect(sums('Item | Qty | Price (€)', 'Chair | 40 | 310')).toEqual(['Chair: 310.']);
    expect(sums('The rent is N1,250,000 (One Million, Two Hundred and Fifty Thousand Naira).')).toHaveLength(
      1,
    );
  });

  it('does not end a sentence behind `inc.` in front of a tax', () => {
    const { sentences } = textOf('The visit costs €40 inc. VAT and is paid on the day.');
    expect(sentences).toHaveLength(1);
  });
});

describe('Steps of cancelling', () => {
  const table = [
    'If you cancel your place',
    'More than 30 days before | full refund',
    '10 to 30 days before | half of the fee',
    'Less than 10 days | no refund',
  ];
  const sentence =
    'Cancelling: more than 8 weeks before, nothing to pay. 8 to 4 weeks, half. Under 4 weeks, all of it.';

  it.each([[table], [[sentence]]])('are found as one scale: %s', (lines) => {
    const found = cancellationSteps(textOf(...lines));
    expect(found?.steps).toHaveLength(3);
    expect(found?.isGrave).toBe(true);
  });

  it.each([
    [['Delivery', 'Within 3 days | €9', 'Within 5 days | €4']],
    [['If we cancel', 'More than 30 days before | full refund', 'Less than 30 days | full refund and €20']],
    [['Cancelling is free. We answer within 10 days. The fee is due in May.']],
  ])('are none where something else goes by days: %s', (lines) =>
    expect(cancellationSteps(textOf(...lines))).toBeNull(),
  );

  it('are told as one point and one fact', () => {
    const draft = draftOf(
      [
        'PONY CAMP BOOKING',
        'Between Hill Stables Ltd (“we”) and the parent who books (“you”).',
        ...table,
      ].join('\n\n'),
      { identity: 'Parent' },
    );
    const titles = draft.risks.map(({ title }) => title);
    expect(titles).toContain('The later you cancel, the more it costs');
    expect(draft.facts.find(({ label }) => label === 'Cancellation')?.quotes).toHaveLength(3);
  });
});

describe('A notice', () => {
  const notices = (words: string) => noticeFacts(textOf(words), SIDES).map(lineOf);

  it('is given by the one who is let do something', () =>
    expect(
      notices('The Tenant shall permit the Landlord to inspect the flat on 48 hours’ notice.').join(),
    ).toContain('Landlord – 48 hours'));

  it('is told once where two ends of a range are given', () =>
    expect(
      notices(
        'The tenancy renews unless the Tenant gives notice at least 3 months, and no more than 5 months, before the end.',
      ),
    ).toHaveLength(1));

  it('holds for no time of which the sentence says that it does not', () =>
    expect(
      notices(
        'The Landlord may end this tenancy by three months’ notice, but not so that it ends in the first 12 months.',
      ).join(),
    ).not.toContain('first 12'));
});
