import { describe, expect, it } from 'vitest';
import { analyzeByRules } from '../../../../src/domain/analysis/analyze-by-rules.ts';
import { documentFromText } from '../../../../src/domain/analysis/document/plain-document.ts';

/** A paper of so many clauses, each with a sum of its own. */
function warningsOn(clauses: number): readonly string[] {
  const text = [
    'SERVICE AGREEMENT',
    'between Fell Ltd (the "Client") and Vale Ltd (the "Supplier")',
    ...Array.from(
      { length: clauses },
      (_, index) =>
        `${index + 1}. The Client shall pay the Supplier £${1_000 + index * 7} for lot ${index + 1}.`,
    ),
  ].join('\n\n');
  const answer = analyzeByRules({
    document: documentFromText(text),
    reader: { identity: 'Client', country: 'United Kingdom' },
    today: new Date('2026-11-24'),
  });
  if (answer.outcome !== 'completed') throw new Error('The paper is not read.');
  return answer.report.warnings.map((warning) => JSON.stringify(warning));
}

describe('a report whose lists are cut short', () => {
  it('says that the paper may hold more', () =>
    expect(warningsOn(60).some((warning) => warning.includes('may hold more'))).toBe(true));

  it('says nothing of it where everything is told', () =>
    expect(warningsOn(10).some((warning) => warning.includes('may hold more'))).toBe(false));
});
