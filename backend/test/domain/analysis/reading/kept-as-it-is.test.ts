import { describe, expect, it } from 'vitest';
import { toLegalText } from '../../../../src/domain/analysis/document/legal-text.ts';
import { documentFromText } from '../../../../src/domain/analysis/document/plain-document.ts';
import { readPaper } from '../../../../src/domain/analysis/reading/read-paper.ts';

/** The titles of what is told as found. */
function titles(lines: readonly string[], identity: string): string {
  const document = documentFromText(lines.join('\n\n'));
  const reader = { identity, country: 'South Africa' } as const;
  return readPaper({ document, text: toLegalText(document), reader, today: new Date('2026-11-22') })
    .risks.filter(({ certainty }) => certainty === 'found')
    .map(({ title }) => title)
    .join();
}

describe('A clause whose sentence keeps the contract as it is', () => {
  const JOB = [
    'CONTRACT OF EMPLOYMENT between Wale Calls Ltd ("the Company") and Nomsa Dube ("the Employee")',
    'The Company pays the Employee 8,400 rand a month. The Employee works at Cape Town.',
  ];
  it('is not told as a change of the terms', () =>
    expect(
      titles(
        [
          ...JOB,
          'The Company may amend its policies from time to time; changes to this contract must be in writing and signed by both parties.',
        ],
        'Nomsa Dube',
      ),
    ).not.toMatch(/terms that bind/));
  it('is told where nothing keeps it so', () =>
    expect(
      titles([...JOB, 'The Company may amend these terms and its policies from time to time.'], 'Nomsa Dube'),
    ).toMatch(/change/));
});
