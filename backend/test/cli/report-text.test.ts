import { describe, expect, it } from 'vitest';

import { answerByRules } from '../../../tools/answer-by-rules.ts';
import { reportText } from '../../src/cli/folder/report-text.ts';
import type { Analysis } from '../../src/domain/analysis/analysis.ts';

const PAPER = [
  'LEASE AGREEMENT between Ann Lee (the "Landlord") and Ben Ray (the "Tenant").',
  'RENT The Tenant shall pay $900 on the first day of each month.',
  'DEPOSIT The Landlord may keep the deposit for any reason in its sole discretion.',
  'ENDING The Landlord may terminate this Agreement at any time without notice.',
];
const numbered = PAPER.map((line, index) => (index === 0 ? line : `${index}. ${line}`)).join('\n\n');
const plain = PAPER.join('\n\n');

function analysisOf(text: string): Analysis {
  const { analysis, ...answer } = answerByRules(text, { identity: 'Tenant', country: 'India' });
  return { ...answer, text: analysis } as unknown as Analysis;
}

describe('a report in the terminal', () => {
  it('names places by the numbers of the contract, and by nothing else where it has them', async () => {
    const text = await reportText(analysisOf(numbered));
    expect(text).toMatch(/”\s\(clause 2\)/u);
    expect(text).not.toMatch(/\(§[2-4]/u);
  });

  it('closes the bracket of a number inside another', async () => {
    const [title = '', ...rest] = PAPER;
    const inside = rest.map((line, index) => `(${index + 1}) ${line}`);
    const text = await reportText(analysisOf([title, '§ 2 Terms', ...inside].join('\n\n')));
    expect(text).toContain(' (clause § 2(2))');
  });

  it('puts no word in front of a number that brings its own', async () => {
    const [title = '', ...rest] = PAPER;
    const own = rest.map((line, index) => `Art. ${index + 1} ${line}`);
    const text = await reportText(analysisOf([title, ...own].join('\n\n')));
    expect(text).toContain('(Art. 2)');
    expect(text).not.toContain('clause Art.');
  });

  it('is the text of the interface but for the places', async () => {
    const analysis = analysisOf(plain);
    expect(analysis.text).toMatch(/\(§3, p\. 1\)/u);
    // a text without pages names none
    expect(await reportText(analysis)).toBe(analysis.text.replaceAll(', p. 1)', ')'));
  });
});
