import { describe, expect, it } from 'vitest';
import { clauseKind } from '../../../../src/domain/analysis/clauses/library.ts';
import type { Bearing } from '../../../../src/domain/analysis/clauses/clause-kind.ts';
import type { WeighedClause } from '../../../../src/domain/analysis/facts/assess-clauses.ts';
import { isWorseThanUsual } from '../../../../src/domain/analysis/report/sections/worse-than-usual.ts';

const clause = (id: string, text: string, bearing: Bearing = 'against'): WeighedClause => {
  const kind = clauseKind(id)!;
  const sentence = { index: 0, start: 0, end: text.length, text, paragraph: 1 };
  return {
    kind,
    hit: { category: id, start: 0, end: text.length, score: 1 } as WeighedClause['hit'],
    words: text,
    bearing,
    side: null,
    proof: { sentence, start: 0, end: text.length },
    severity: 'medium',
    remark: null,
  };
};

describe('Calling a clause worse than usual', () => {
  it.each([
    ['no-solicit-of-customers', 'You will not approach clients you dealt with for eight months.'],
    ['non-compete', 'The Seller shall not open a bakery in the village for twelve months.'],
    ['termination-for-convenience', 'The Studio may end this on 45 days’ notice.'],
    ['termination-for-convenience', 'During probation the Company may end this at once.'],
    ['unilateral-change', 'We will not change these terms without asking you for any reason.'],
  ])('says nothing where figures agree or the clause protects: %s', (id, text) => {
    expect(isWorseThanUsual(clause(id, text), null)).toBe(false);
  });

  it('says nothing where nothing can be compared', () => {
    const text = 'The Client covers claims about texts and logos that it supplied.';
    expect(isWorseThanUsual(clause('indemnity', text), 'Client')).toBe(false);
  });

  it('says nothing of a duty that is usual for the reader’s own role', () => {
    const text = 'The Landlord shall at once repair the roof and all pipes.';
    expect(isWorseThanUsual(clause('repairs', text), 'Landlord')).toBe(false);
  });

  it.each([
    ['no-solicit-of-customers', 'You will not approach clients for three years.'],
    ['termination-for-convenience', 'The Studio may end this on 5 days’ notice.'],
    ['unilateral-change', 'We may change these terms at our sole discretion.'],
  ])('says it where the figure or the words go further: %s', (id, text) => {
    expect(isWorseThanUsual(clause(id, text), null)).toBe(true);
  });
});
