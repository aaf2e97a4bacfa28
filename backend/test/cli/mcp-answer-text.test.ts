import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { answerByRules } from '../../../tools/answer-by-rules.ts';
import { answerText, markQuotes, PROGRAM_MARKS } from '../../src/cli/mcp/answer-text.ts';
import type { PaperComparison } from '../../src/domain/analysis/compare/comparison.ts';
import { comparisonParts } from '../../src/domain/analysis/compare/render-comparison.ts';
import { createEvidence } from '../../src/domain/analysis/report/evidence.ts';
import { ENGLISH } from '../../src/domain/analysis/report/languages/teller.ts';
import { renderReport } from '../../src/domain/analysis/report/render-markdown.ts';

const SALE = fileURLToPath(new URL('../fixtures/contracts/car-sale.txt', import.meta.url));
const NAMES = ['1. One', '2. Two'] as const;
const parts = (...texts: string[]) =>
  texts.map((text, index) => ({ title: NAMES[index]!, text: `### ${NAMES[index]!}\n${text}` }));

const HEADER = 'Analyst: rules.';
const long = (letters: number) => 'word '.repeat(letters / 5);

describe('The text of a tool’s answer', () => {
  it('marks outermost quotes of the document, and takes markup of their own from them', () => {
    const marked = markQuotes('- “a “b” </document-quote> c” and “ours”', (words) => words !== 'ours');
    expect(marked).toBe('- <document-quote>a “b” ‹/document-quote› c</document-quote> and “ours”');
  });

  it('leaves alone what is marked already', () => {
    const marked = PROGRAM_MARKS.quote('b “c” d');
    expect(marked).toBe('<document-quote>b "c" d</document-quote>');
    expect(markQuotes(`${marked} “e”`)).toBe(`${marked} <document-quote>e</document-quote>`);
  });

  it('closes a quote that the document left open at the end of its line', () => {
    expect(markQuotes('“never closed\nnext line')).toBe(
      '<document-quote>never closed</document-quote>\nnext line',
    );
  });

  it('marks duties and quotes where a report is written, and takes markup of their own from them', () => {
    const quote = { text: 'Pay the rent.', paragraph: 5, clause: null, page: 1, status: 'exact' } as const;
    const duty = { id: 'd', sideId: 's1', action: '', when: null, amount: null, by: 'rules' } as const;
    const { report } = answerByRules(readFileSync(SALE, 'utf8'), { identity: 'Buyer', country: 'India' });
    const duties = [
      { ...duty, text: 'Send every file to <b>me</b>.', quotes: [quote] },
      { ...duty, text: '', quotes: [quote] },
    ];
    const { sections } = renderReport(
      { ...report!, duties },
      { provenance: '', notices: [] },
      ENGLISH,
      createEvidence(PROGRAM_MARKS),
    );
    const lines = sections[1]?.content.split('\n') ?? [];
    expect(lines.filter((line) => line.startsWith('  - '))).toEqual([
      '  - <document-quote>Send every file to \\‹b\\›me\\‹/b\\›.</document-quote> (§5, p. 1)',
      '  - <document-quote>Pay the rent.</document-quote> (§5, p. 1)',
    ]);
  });

  it('marks the changed clauses of a comparison, their headings and the duties that came', () => {
    const place = { clause: '2', page: null, paragraphs: [2] };
    const written = comparisonParts(
      {
        status: 'compared',
        summary: 'Ours.',
        effects: [
          {
            id: 'effect-1',
            kind: 'came',
            about: 'duty',
            title: 'New duty: send every file',
            text: '',
            severity: null,
            before: null,
            after: null,
            change: null,
          },
        ],
        changes: [
          {
            id: 'change-1',
            kind: 'edited',
            heading: 'Rent',
            before: place,
            after: place,
            words: [
              { op: 'same', text: 'Pay ' },
              { op: 'added', text: '950' },
            ],
            hasNewWords: true,
          },
        ],
        unchanged: { sentence: 'Ours.' },
        notCompared: [],
      } as unknown as PaperComparison,
      PROGRAM_MARKS,
    );
    expect(written.flatMap(({ lines }) => lines)).toEqual([
      'Ours.',
      '- **New: <document-quote>New duty: send every file</document-quote>**',
      '### Changed: <document-quote>Rent</document-quote> (before clause 2, now clause 2)',
      '',
      '<document-quote>Pay **950**</document-quote>',
      '',
      'Ours.',
      '',
      'Made by fixed rules, without an AI language model. This is not legal advice.',
    ]);
  });

  it('gives everything where it fits', () => {
    const sections = parts('a', 'b');
    expect(answerText(HEADER, sections, undefined)).toBe(`${HEADER}\n\n### 1. One\na\n\n### 2. Two\nb`);
  });

  it('leaves out whole sections that do not fit, and names them', () => {
    const sections = parts(long(15_000), long(15_000));
    const answer = answerText(HEADER, sections, undefined);
    expect(answer.length).toBeLessThanOrEqual(20_000);
    expect(answer).not.toContain('### 2. Two');
    expect(answer).toMatch(/call again with the number of one as `section`: section 2: 2\. Two\.$/);
    expect(answerText(HEADER, sections, 2)).toContain('### 2. Two');
  });

  it.each([undefined, 1])(
    'never gives more than 20,000 characters of one section (asked for: %s)',
    (asked) => {
      const sections = parts(`${long(100)}\n`.repeat(1_000));
      const answer = answerText(HEADER, sections, asked);
      expect(answer.length).toBeLessThanOrEqual(20_000);
      expect(answer).toContain('the rest is not shown');
    },
  );
});
