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
  'As this is a concert on a fixed date, there is no fourteen-day right of withdrawal.',
])('Days that are counted or not given are no time limit: %s', (words) => expect(labels(words)).toEqual([]));

it('but days within which something is done are', () =>
  expect(labels('Every refund is made within fourteen days.')).toEqual(['Time limit']));
