import { expect, it } from 'vitest';
import { reportOn } from '../domain/analysis/fixtures.ts';

const OPENING =
  'RESIDENTIAL LEASE\n\nThis lease is made on 3 March 2026 between Gorse Lettings Ltd (the "Landlord") and Ada Wren (the "Tenant").\n\n';

it('reads two million characters to the end, with bounded lists', () => {
  const clauses: string[] = [];
  for (let index = 1, length = 0; length < 2_000_000; index++) {
    const clause = `${index}. The Tenant shall pay £${index} by ${1 + (index % 28)} May 2027 for part ${index}, and may end it on ${1 + (index % 60)} days’ notice unless the Landlord agrees otherwise in writing.`;
    clauses.push(clause);
    length += clause.length + 2;
  }
  const { report } = reportOn(OPENING + clauses.join('\n\n'), { identity: 'Tenant' });
  expect(report.sides.map(({ name }) => name)).toEqual(['Gorse Lettings Ltd', 'Ada Wren']);
  expect(report.facts.length).toBeLessThan(150);
  expect(report.duties.length).toBeLessThan(60);
  expect(report.summary.split(/\s+/u).length).toBeLessThanOrEqual(200);
});
