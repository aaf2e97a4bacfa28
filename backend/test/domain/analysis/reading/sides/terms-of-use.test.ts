import { describe, expect, it } from 'vitest';
import { toLegalText } from '../../../../../src/domain/analysis/document/legal-text.ts';
import { documentFromText } from '../../../../../src/domain/analysis/document/plain-document.ts';
import { findPaperSides } from '../../../../../src/domain/analysis/reading/sides/find-sides.ts';

const FILLER = Array.from(
  { length: 45 },
  (_, index) =>
    `${index + 3}. Lumora shows you pages and pictures, and you may keep what you like of them in your own list, while other shops such as Apple Inc. ask you to agree to their own rules.`,
);
const sidesOf = (identity: string, ...lines: readonly string[]) => {
  const sides = findPaperSides(toLegalText(documentFromText([...lines, ...FILLER].join('\n\n'))), identity);
  const name = (side: (typeof sides.all)[number] | null) =>
    side === null ? null : [side.name, side.role, side.pronoun].join('/');
  return { all: sides.all.map(name), reader: name(sides.reader) };
};

describe('Terms that nobody signs', () => {
  const TERMS = [
    'Lumora Terms of Service',
    'Welcome to Lumora! These terms are an agreement between you and Lumora Media B.V. (“Lumora”, “we”, “us”). By accessing or using Lumora you agree to them. Users must be 16 or older; a user has one account, and every User keeps it safe.',
    '2. Consumer Related Disputes. If you live in the European Economic Area, the Financial Supervision Office hears you. We may close your account.',
  ];
  it('have two sides: whose they are, and `you`', () => {
    const { all, reader } = sidesOf('user', ...TERMS);
    expect(all).toEqual(['Lumora Media B.V.//we', '/User/you']);
    expect(reader).toBe('/User/you');
  });
  it('know the other reader too', () =>
    expect(sidesOf('Lumora', ...TERMS).reader).toBe('Lumora Media B.V.//we'));
  it('are not taken for what a letter to one person says', () => {
    const [, second] = TERMS;
    const { all } = sidesOf('user', 'Terms and conditions of your post', 'Dear Mr Ferran Gil,', second!);
    expect(all).not.toContain('/User/you');
  });
});
