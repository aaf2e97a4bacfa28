import { expect, it } from 'vitest';
import { PAPER_KINDS } from '../../../../src/domain/analysis/reading/languages/en/kinds/paper-kinds.ts';
import {
  subjectOf,
  subjectOfDeals,
} from '../../../../src/domain/analysis/reading/facts/kind/paper-subject.ts';

it('tells what a paper is about by its kind, else by its family', () => {
  expect(subjectOf('Residential lease (tenancy)', 'other')).toEqual({ subject: 'home' });
  expect(subjectOf('Sublease of a boat', 'lease')).toEqual({ subject: 'home' });
  expect(subjectOf('Will', 'other')).toEqual({});
  expect(subjectOfDeals(['guarantee', 'loan'])).toEqual({ subject: 'loan' });
});

it('knows kinds by the names that they have', () => {
  const labels = new Set(PAPER_KINDS.map(({ label }) => label));
  const known = [...labels].filter((label) => subjectOf(label, 'other').subject !== undefined);
  expect(known).toHaveLength(43);
});
