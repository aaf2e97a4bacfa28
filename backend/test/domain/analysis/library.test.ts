import { describe, expect, it } from 'vitest';
import { CATEGORIES } from '../../../src/domain/analysis/classifier/categories.ts';
import { CLAUSE_LIBRARY, clauseKind } from '../../../src/domain/analysis/clauses/library.ts';

describe('The clause library', () => {
  it('names every kind once and knows every category of the classifier', () => {
    const ids = CLAUSE_LIBRARY.map((kind) => kind.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const category of CATEGORIES) expect(clauseKind(category)?.id).toBe(category);
  });

  it('writes no number in a risk: numbers there must come from the document', () => {
    for (const { risk } of CLAUSE_LIBRARY) {
      if (risk !== undefined)
        expect([risk.title, risk.against, risk.mutual, risk.ask].join(' ')).not.toMatch(/\d{2}/);
    }
  });

  it('has wording and a fall-back for every kind of risk', () => {
    for (const kind of CLAUSE_LIBRARY.filter((candidate) => candidate.risk !== undefined)) {
      expect(kind.wording, kind.id).toBeTruthy();
      expect(kind.fallback, kind.id).toBeTruthy();
    }
  });

  it('keeps its patterns free of state', () => {
    for (const kind of CLAUSE_LIBRARY)
      expect(kind.find.flags + (kind.except?.flags ?? '')).not.toMatch(/[gy]/);
  });
});
