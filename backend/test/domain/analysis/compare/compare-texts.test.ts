import { describe, expect, it } from 'vitest';
import { compareTexts } from '../../../../src/domain/analysis/compare/compare-texts.ts';
import { documentFromText } from '../../../../src/domain/analysis/document/plain-document.ts';
import { toLegalText } from '../../../../src/domain/analysis/document/legal-text.ts';

const PAPER = [
  'LEASE OF A WORKSHOP',
  '1. The Tenant shall pay a rent of $900 per month on the first day of each month.',
  '2. The Tenant may end this lease by 30 days of written notice to the Landlord.',
  '3. The Landlord may enter the workshop after 24 hours of written notice, except in an emergency.',
  '4. The Tenant shall keep the workshop clean and shall not store paint or solvents in it. Small repairs are for the Tenant.',
  '5. A dispute under clause 3 is decided by an expert whom both sides choose.',
];
const paper = (paragraphs: readonly string[]) => toLegalText(documentFromText(paragraphs.join('\n\n')));
const compare = (after: readonly string[], before: readonly string[] = PAPER) =>
  compareTexts(paper(before), paper(after));
const changed = (index: number, from: string, to: string) =>
  PAPER.map((text, at) => (at === index ? text.replace(from, to) : text));
const told = (after: readonly string[]) =>
  compare(after).changes.map(({ kind, words, turning }) => ({
    kind,
    words: words.filter(({ op }) => op !== 'same').map(({ op, text }) => `${op}: ${text.trim()}`),
    turning,
  }));

describe('comparing the words of two versions', () => {
  it('finds nothing in the same paper twice', () => {
    expect(compare(PAPER)).toMatchObject({ changes: [], regrouped: [], unchangedClauses: 6, inCommon: 1 });
  });

  it('marks the figure that changed and nothing beside it', () => {
    expect(told(changed(2, '30 days', '60 days'))).toEqual([
      { kind: 'edited', words: ['removed: 30', 'added: 60'], turning: ['number'] },
    ]);
  });

  it.each([
    ['a not', changed(4, 'shall not store', 'shall store'), ['not']],
    ['may that became shall', changed(3, 'Landlord may', 'Landlord shall'), ['duty']],
    ['an ordinary word', changed(4, 'clean', 'tidy'), []],
  ])('says of %s what it turns', (_what, after, turning) => {
    expect(told(after)).toMatchObject([{ kind: 'edited', turning }]);
  });

  it('tells what was removed, added and moved', () => {
    const [title, rent, notice, entry, care, dispute] = PAPER as [
      string,
      string,
      string,
      string,
      string,
      string,
    ];
    expect(told([title, rent, entry, care, dispute]).map(({ kind }) => kind)).toEqual(['removed']);
    expect(
      told([...PAPER, '6. The Tenant shall insure the workshop against fire and water.']).map(
        ({ kind }) => kind,
      ),
    ).toEqual(['added']);
    expect(told([title, notice, entry, care, dispute, rent]).map(({ kind, words }) => [kind, words])).toEqual(
      [['moved', []]],
    );
  });

  it('sees no change in layout: other numbers, lines, hyphens, quotation marks and capitals', () => {
    const after = [
      'Lease of a Workshop',
      ...PAPER.slice(1).map((text, index) => `${index + 4}. ${text.slice(3)}`),
    ].map((text) =>
      text.replace('written notice', 'writ-\nten notice').replace('under clause 3', 'under clause 6'),
    );
    expect(compare(after).changes).toEqual([]);
  });

  it('tells a reference that now names another clause', () => {
    expect(told(changed(5, 'clause 3', 'clause 4'))).toMatchObject([
      { kind: 'edited', words: ['removed: 3', 'added: 4'] },
    ]);
  });

  it('sees that a clause was divided, or two were joined, without calling it a change', () => {
    const [care] = PAPER.slice(4) as [string];
    const [first, second] = care.split('. Small') as [string, string];
    const divided = [...PAPER.slice(0, 4), `${first}.`, `Small${second}`, PAPER[5]!];
    expect(compare(divided)).toMatchObject({ changes: [], regrouped: [{ kind: 'split' }] });
    expect(compare(PAPER, divided)).toMatchObject({ changes: [], regrouped: [{ kind: 'merged' }] });
  });

  it('shows a clause that was written anew as replaced, not as a patchwork', () => {
    const after = changed(
      2,
      PAPER[2]!.slice(3),
      'The Tenant has no right to end this lease before ten years are over.',
    );
    const [change] = compare(after).changes;
    expect(change?.kind).toBe('edited');
    expect(change?.words.map(({ op }) => op)).toEqual(expect.arrayContaining(['removed', 'added']));
    expect(change?.words.length).toBeLessThan(8);
  });

  it('stays quick on a hostile text in which every sentence is the same', () => {
    const many = Array.from({ length: 6_000 }, () => 'The Tenant shall pay the Landlord.');
    const started = performance.now();
    compare(many, [...many, 'Once more.']);
    compare(
      many.map((text, index) => `${text} ${index}`),
      many,
    );
    expect(performance.now() - started).toBeLessThan(8_000);
  });

  it('forgives misread letters in a paper that was read from pictures, but no figure', () => {
    const after = changed(3, 'emergency', 'ernergency').map((text) => text.replace('24 hours', '21 hours'));
    const { changes } = compareTexts(paper(PAPER), paper(after), { isRead: true });
    expect(changes).toHaveLength(1);
    expect(changes[0]?.words.filter(({ op }) => op !== 'same').map(({ text }) => text.trim())).toEqual([
      '24',
      '21',
    ]);
  });
});
