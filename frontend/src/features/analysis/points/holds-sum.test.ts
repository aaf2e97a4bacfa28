import { expect, it } from 'vitest';
import { aRisk, quoter, toParagraphs } from '../../../mocks/report-builder.ts';
import { holdsSum } from './holds-sum.ts';

it.each([
  ['You owe $40 a day.', true],
  ['Der Mieter zahlt 780 € im Monat.', true],
  ['A fee of USD 300 applies.', true],
  ['保証金は120,000円とする。', true],
  ['مبلغ قدره 5000 درهم', true],
  ['Notice is given 30 days before, under clause 4.', false],
  ['The Euro Club has 300 members.', false],
])('in “%s” a sum is named: %s', (text, expected) => {
  const quote = quoter(toParagraphs([['1', text]]));
  expect(
    holdsSum({ facts: [], duties: [], risks: [aRisk({ id: 'risk-1', title: 'A fee', quotes: [quote(1)] })] }),
  ).toBe(expected);
});
