import { expect, it } from 'vitest';
import { documentFromText } from '../../../../../src/domain/analysis/document/plain-document.ts';
import { toLegalText } from '../../../../../src/domain/analysis/document/legal-text.ts';
import { findPaperSides } from '../../../../../src/domain/analysis/reading/sides/find-sides.ts';

it('takes one user for one of those whom the paper calls users', () => {
  const text = toLegalText(
    documentFromText(
      [
        'TERMS OF USE',
        'Glucolog GmbH (“we”) offers a range of Products (Apps) to its users (“Users” or “you”).',
        'We may close an account at any time. Users must keep their password safe. You may leave at any time.',
      ].join('\n\n'),
    ),
  );
  expect(findPaperSides(text, 'User').reader?.pronoun).toBe('you');
});
