import { describe, expect, it } from 'vitest';
import { SECTION_TITLES } from '../../../../../config/product.ts';
import { isRejection } from '../shared/is-rejection.ts';
import { parseReport } from './parse-report.ts';

describe('a report', () => {
  it('is split at its headings, with or without numbers', () => {
    const text =
      '### 1. Key Information\n\nParties.\n\n### Risks or Red Flags\r\n- One\r\n- Two\n### 12. Other\nEnd.';
    expect(parseReport(text)).toEqual({
      preface: '',
      sections: [
        { title: 'Key Information', content: 'Parties.' },
        { title: 'Risks or Red Flags', content: '- One\n- Two' },
        { title: 'Other', content: 'End.' },
      ],
    });
  });

  it('keeps smaller and larger headings and what stands before the first one', () => {
    const text = 'Before.\n\n## Not one\n\n### 1. Key Information\n#### 2. Inside\n#tag';
    expect(parseReport(text)).toEqual({
      preface: 'Before.\n\n## Not one',
      sections: [{ title: 'Key Information', content: '#### 2. Inside\n#tag' }],
    });
  });

  it('keeps every known title as it is', () => {
    const text = SECTION_TITLES.map((title, index) => `### ${index + 1}. ${title}\n\nx`).join('\n\n');
    expect(parseReport(text).sections.map(({ title }) => title)).toEqual([...SECTION_TITLES]);
  });

  it('loses its bold marks in headings', () => {
    expect(parseReport('### **3. Risks or Red Flags**\nx').sections[0]?.title).toBe('Risks or Red Flags');
  });

  it('without headings is one section', () => {
    expect(parseReport(' Just words. ').sections).toEqual([{ title: 'Analysis', content: 'Just words.' }]);
  });
});

it.each([
  ['Not a legal document. A recipe.', true],
  ['Sorry. Unable to analyze this.', true],
  ['### 1. Key Information\nA legal document.', false],
])('takes %j for a rejection: %s', (analysis, expected) => {
  expect(isRejection(analysis)).toBe(expected);
});
