import { expect, it } from 'vitest';
import { documentFromText } from '../../../../src/domain/analysis/document/plain-document.ts';
import { toLegalText } from '../../../../src/domain/analysis/document/legal-text.ts';
import { readPaper } from '../../../../src/domain/analysis/reading/read-paper.ts';

const termsOf = (length: string): string[] => {
  const document = documentFromText(
    [
      'LEASE OF A HOUSE',
      'This lease is made between Ada Wren (the Landlord) and Bo Nyland (the Tenant).',
      `The Landlord lets the house to the Tenant ${length}.`,
      'The Tenant shall pay the rent of €900 a month and keep the house clean.',
    ].join('\n\n'),
  );
  const reader = { identity: 'Tenant', country: 'Ireland' } as const;
  const today = new Date('2026-11-20T00:00:00Z');
  const { facts } = readPaper({ document, text: toLegalText(document), reader, today });
  return facts.filter(({ kind }) => kind === 'term').map(({ text }) => text);
};

it('calls no end date missing where a length stands that no rule could read', () => {
  expect(termsOf('to live in')).toContain('No end date was found.');
  expect(termsOf('for the term of Some and Twenty Harvest Years')).not.toContain('No end date was found.');
});
