import { expect, it } from 'vitest';
import { documentFromText } from '../../../../src/domain/analysis/document/plain-document.ts';
import { toLegalText } from '../../../../src/domain/analysis/document/legal-text.ts';
import { readPaper } from '../../../../src/domain/analysis/reading/read-paper.ts';

const workedOut = (...rows: readonly string[]): string => {
  const document = documentFromText(
    [
      'RESIDENTIAL LEASE',
      'Landlord: Ada Wren',
      'Tenant: Bo Nyland',
      ...rows,
      'Monthly Rent: $900.00',
      'The Tenant pays the rent on the first day of each month and keeps the flat clean.',
      'Signed on February 9, 2027 by Ada Wren and Bo Nyland.',
    ].join('\n\n'),
  );
  const reader = { identity: 'Tenant', country: 'United States' } as const;
  const today = new Date('2026-11-20T00:00:00Z');
  const { facts } = readPaper({ document, text: toLegalText(document), reader, today });
  return facts.flatMap((fact) => fact.workedOut ?? []).join(' ');
};

it('counts a term from the row that names its start, not from the day of signing', () => {
  const told = workedOut('Lease Start: March 1, 2027', 'Lease End: February 29, 2028');
  expect(told).toContain('from 1 March 2027 to 29 February 2028, that is 12 months.');
  expect(told).not.toContain('9 February 2027');
});

it('counts it from the day of signing where no start is named', () => {
  expect(workedOut('Lease End: February 29, 2028')).toContain('9 February 2027, the day it is dated');
});
