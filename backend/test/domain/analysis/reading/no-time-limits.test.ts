import { expect, it } from 'vitest';
import { documentFromText } from '../../../../src/domain/analysis/document/plain-document.ts';
import { toLegalText } from '../../../../src/domain/analysis/document/legal-text.ts';
import { noticeFacts } from '../../../../src/domain/analysis/reading/facts/notice-facts.ts';
import { SIDES } from '../../../support/papers/sides.ts';

const labels = (words: string) =>
  noticeFacts(toLegalText(documentFromText(words)), SIDES).map(({ label }) => label);

it.each([
  'Earned leave may be carried forward up to 40 days.',
  'You have 24 days and the public holidays.',
  'Colour takes longer than you think, so please allow two hours.',
  'In the first four weeks either side may leave by one week away.',
  'The goods are delivered within two weeks.',
  'As this is a concert on a fixed date, there is no fourteen-day right of withdrawal.',
])('Days that are counted or not given are no time limit: %s', (words) => expect(labels(words)).toEqual([]));

it.each([
  'Every refund is made within fourteen days.',
  'You have a 14-day right of withdrawal.',
  'A defect is notified to the Landlord within four hours of delivery.',
  'If the rent is still unpaid fifteen days after demand in writing, the room may be let again.',
  'If nothing is heard two days after a message, it is agreed.',
  'There are fourteen days of grace.',
  'In the first seven days the Tenant may bring the bed back.',
  'When nobody has said a word, and without a word for three days, it counts as accepted.',
  'The Landlord may change the rules, allowing ninety days for it.',
  'The Tenant may redeem it within ninety days after any increase.',
  'If a charge is wrong, say so within 60 days of the statement.',
])('but days within which something is done are: %s', (words) =>
  expect(labels(words)).toEqual(['Time limit']),
);

it('Days that would do are a notice of whoever goes', () =>
  expect(labels('If you had to go, three months would give us time.')).toEqual(['Notice for ending']));
