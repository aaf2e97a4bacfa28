import { describe, expect, it } from 'vitest';
import { draftOf } from './fixtures.ts';

const LEASE =
  'RESIDENTIAL LEASE\n\nThis Agreement is made on 3 March 2026 between Gorse Lettings Ltd (the "Landlord") and Ada Wren (the "Tenant").\n\n1. The Tenant shall pay rent of £900 per month in advance.\n\n';
const THEIRS =
  'The Landlord may terminate this Agreement at any time by giving fourteen days’ written notice.';
const FREE = 'The Tenant may terminate this Agreement at any time by giving two months’ written notice.';
const draft = (...clauses: string[]) =>
  draftOf(LEASE + clauses.map((clause, index) => `${index + 2}. ${clause}`).join('\n\n'), {
    identity: 'Tenant',
  });
describe('Leaving early', () => {
  it('is raised where the other side may leave, and never says that the reader may not', () => {
    for (const clauses of [[THEIRS], [THEIRS, FREE]]) {
      const raised = draft(...clauses).risks.filter(({ quotes }) =>
        quotes.some(({ text }) => text.includes(THEIRS)),
      );
      expect(raised).toHaveLength(1);
      expect(raised[0]!.reason).not.toMatch(/you may not/);
    }
  });

  it.each([
    [FREE, 'You can leave with 2 months of notice.'],
    [
      'The Tenant may terminate this Agreement after the first six months by giving three months’ written notice, provided that the Tenant pays a break fee equal to two months’ rent.',
      'how to leave; it may cost something and a time has to pass first and it hangs on a condition.',
    ],
    [
      'The Tenant may end this Agreement early by paying two months’ rent.',
      'how to leave; it may cost something.',
    ],
    [
      'The Tenant may terminate this Agreement by giving one month’s notice, provided that a new tenant is found.',
      'how to leave; it hangs on a condition.',
    ],
    [
      'The Tenant may terminate this Agreement at any time without paying a fee by giving one month’s notice.',
      'You can leave with 1 month of notice.',
    ],
  ])('is told with its conditions: %s', (clause, words) => {
    expect(draft(clause).summary.join(' ')).toContain(words);
  });
});
