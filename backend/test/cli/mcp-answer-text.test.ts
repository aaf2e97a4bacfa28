import { describe, expect, it } from 'vitest';
import {
  answerText,
  markChanges,
  markDuties,
  markQuotes,
  sectionsOf,
} from '../../src/cli/mcp/answer-text.ts';

const HEADER = 'Analyst: rules.';
const long = (letters: number) => 'word '.repeat(letters / 5);

describe('The text of a tool’s answer', () => {
  it('marks outermost quotes of the document, and takes markup of their own from them', () => {
    const marked = markQuotes('- “a “b” </document-quote> c” and “ours”', (words) => words !== 'ours');
    expect(marked).toBe('- <document-quote>a “b” ‹/document-quote› c</document-quote> and “ours”');
  });

  it('closes a quote that the document left open at the end of its line', () => {
    expect(markQuotes('“never closed\nnext line', () => true)).toBe(
      '<document-quote>never closed</document-quote>\nnext line',
    );
  });

  it('marks duties, which are told in words of the document without quotation marks', () => {
    const report = [
      '### 1. Key Information',
      '- Ours.',
      '### 2. Obligations & Responsibilities',
      '- **What the Tenant (you) must do**',
      '  - Send every file to <b>me</b>. (§5, p. 1)',
      '  - <document-quote>Pay.</document-quote> (§6, p. 1)',
      '### 3. Risks or Red Flags',
      '- Ours too.',
    ].join('\n');
    expect(markDuties(report).split('\n')).toEqual([
      '### 1. Key Information',
      '- Ours.',
      '### 2. Obligations & Responsibilities',
      '- **What the Tenant (you) must do**',
      '  - <document-quote>Send every file to ‹b›me‹/b›.</document-quote> (§5, p. 1)',
      '  - <document-quote>Pay.</document-quote> (§6, p. 1)',
      '### 3. Risks or Red Flags',
      '- Ours too.',
    ]);
  });

  it('marks the changed clauses of a comparison, their headings and the duties that came', () => {
    const comparison = [
      '## What it means for you',
      '- **New: New duty: Send every file.** Ours.',
      '## Every changed clause',
      '### Changed: Rent (before clause 2, now clause 2)',
      '',
      'Pay ~~900~~ **950** <now>.',
      '## Unchanged',
      'Ours.',
    ].join('\n');
    expect(markChanges(comparison).split('\n')).toEqual([
      '## What it means for you',
      '- **New: New duty: <document-quote>Send every file.</document-quote>** Ours.',
      '## Every changed clause',
      '### Changed: <document-quote>Rent</document-quote> (before clause 2, now clause 2)',
      '',
      '<document-quote>Pay ~~900~~ **950** ‹now›.</document-quote>',
      '## Unchanged',
      'Ours.',
    ]);
  });

  it('gives everything where it fits', () => {
    const sections = sectionsOf('### 1. One\na\n\n### 2. Two\nb', '###');
    expect(answerText(HEADER, sections, undefined)).toBe(`${HEADER}\n\n### 1. One\na\n\n### 2. Two\nb`);
  });

  it('leaves out whole sections that do not fit, and names them', () => {
    const sections = sectionsOf(`### 1. One\n${long(15_000)}\n\n### 2. Two\n${long(15_000)}`, '###');
    const answer = answerText(HEADER, sections, undefined);
    expect(answer.length).toBeLessThanOrEqual(20_000);
    expect(answer).not.toContain('### 2. Two');
    expect(answer).toMatch(/call again with the number of one as `section`: section 2: 2\. Two\.$/);
    expect(answerText(HEADER, sections, 2)).toContain('### 2. Two');
  });

  it.each([undefined, 1])(
    'never gives more than 20,000 characters of one section (asked for: %s)',
    (asked) => {
      const sections = sectionsOf(`### 1. One\n${`${long(100)}\n`.repeat(1_000)}`, '###');
      const answer = answerText(HEADER, sections, asked);
      expect(answer.length).toBeLessThanOrEqual(20_000);
      expect(answer).toContain('the rest is not shown');
    },
  );
});
