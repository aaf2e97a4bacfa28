import { describe, expect, it } from 'vitest';

import { readFindings } from '../../../src/domain/analysis/model/answers/read-findings.ts';
import { analyzeWith } from '../../support/model-server/analyze-with.ts';
import { taskOf } from '../../support/model-server/brain.ts';
import { createScriptedModel } from '../../support/model-server/scripted-model.ts';
import { documentFromText } from '../../../src/domain/analysis/document/plain-document.ts';

const FEE = {
  quote: 'a late fee of £25 for every letter',
  title: 'Fee of £25 a letter',
  says: 'Every reminder costs you £25.',
};

const FORMS: readonly (readonly [string, string])[] = [
  [
    'YAML',
    `risks:\n  - ids: [4]\n    quote: "${FEE.quote}"\n    severity: high\n    title: ${FEE.title}\n    says: ${FEE.says}\n  - ids: [7]\n    quote: "the rent may rise at any time"\n    severity: low\n    title: Rent may rise\n    says: The rent may rise.\n`,
  ],
  [
    'a numbered list',
    `Here are the risks:\n\n1. **${FEE.title}** (High)\n   - Paragraph: §4\n   - Quote: "${FEE.quote}"\n   - What it means: ${FEE.says}\n\n2. **Rent may rise** (Low)\n   - Quote: "the rent may rise at any time"\n   - Explanation: The rent may rise.\n`,
  ],
  [
    'headings',
    `### 1. ${FEE.title} – high\n**Quote:** “${FEE.quote}” (§4)\n**Why it matters:** ${FEE.says}\n\n### 2. Rent may rise – low\n**Quote:** “the rent may rise at any time” (§7)\n**Why it matters:** The rent may rise.`,
  ],
  [
    'a table',
    `| Paragraph | Quote | Severity | Title | Explanation |\n|---|---|---|---|---|\n| §4 | "${FEE.quote}" | High | ${FEE.title} | ${FEE.says} |\n| §7 | "the rent may rise at any time" | Low | Rent may rise | The rent may rise. |`,
  ],
  [
    'tags',
    `<risks><risk severity="high" id="4"><quote>${FEE.quote}</quote><title>${FEE.title}</title><says>${FEE.says}</says></risk><risk severity="low" id="7"><quote>the rent may rise at any time</quote><title>Rent may rise</title><says>The rent may rise.</says></risk></risks>`,
  ],
];

describe('An answer that is no JSON', () => {
  it.each(FORMS)('is read as %s', (_form, answer) => {
    const read = readFindings(answer, 'risks');
    expect(read?.findings).toHaveLength(2);
    expect(read?.findings[0]).toMatchObject({ ...FEE, kind: 'risk', severity: 'high', ids: [4] });
    expect(read?.findings[1]).toMatchObject({ severity: 'low', title: 'Rent may rise' });
  });

  it.each([
    'I am sorry, but I cannot help with that.',
    'Note: this is a lease. Summary: it is long. Advice: none.',
    '| a | b | c |\n|---|---|---|\n| 1 | 2 | 3 |',
    '<html><body><p>Bad gateway</p></body></html>',
  ])('holds no point where it holds none: %s', (answer) => {
    expect(readFindings(answer, 'risks')).toBeNull();
  });

  it.each([
    ['lines', 'title: a\n'.repeat(40_000)],
    ['tags', '<quote>'.repeat(40_000)],
    ['closed tags', '<risk a="b"><quote>x</quote>'.repeat(12_000)],
    ['rows', '| quote | title | says |\n'.repeat(12_000)],
    ['a title that never ends', `1. **${'a '.repeat(100_000)}`],
  ])('is read in no time when it is nothing but %s', (_kind, answer) => {
    const started = performance.now();
    readFindings(answer, 'risks');
    expect(performance.now() - started).toBeLessThan(1_500);
  });
});

describe('A list of risks', () => {
  it.each([
    ['topics for kinds', { type: 'notice period', severity: 'high' }],
    ['no severity', {}],
    ['a list by severity', null],
  ])('with %s is still one', (_form, more) => {
    const point = { ids: [4], ...FEE };
    const answer = JSON.stringify(more === null ? { high: [point] } : [{ ...point, ...more }]);
    const [finding] = readFindings(answer, 'risks')!.findings;
    expect(finding).toMatchObject({
      kind: 'risk',
      severity: more === null || 'severity' in more ? 'high' : 'medium',
    });
  });

  it('takes the words of the clause where no quote is given', () => {
    const clause = 'The Tenant pays a late fee of £25 for every letter of reminder.';
    const [finding] = readFindings(
      JSON.stringify([{ clause, issue: FEE.title, explanation: FEE.says }]),
      'risks',
    )!.findings;
    expect(finding).toMatchObject({ quote: clause, title: FEE.title, says: FEE.says });
  });

  it('that names paragraphs only is proved by the sentence it speaks about, and by none where there is none', async () => {
    const paper =
      'TENANCY AGREEMENT between Ann Reed (Landlord) and Tom Vale (Tenant).\n\n1. The Tenant shall pay rent of £950 a month. The Tenant shall pay a late fee of £25 for every letter of reminder.\n\n2. The tenancy begins on 1 March 2027 and ends on 28 February 2028.';
    const risks = [
      { ids: [2], severity: 'high', title: FEE.title, says: FEE.says },
      { ids: [3], severity: 'high', title: 'Pets are forbidden', says: 'Cats and dogs may not live here.' },
    ];
    const model = createScriptedModel({
      answer: ({ user }) =>
        taskOf(user) === 'risks' ? JSON.stringify({ risks }) : '{"facts":[],"duties":[]}',
    });
    const verdict = await analyzeWith(model, documentFromText(paper));
    if (verdict.outcome !== 'completed') throw new Error('expected a report');
    const fee = verdict.report.risks.find(({ title }) => title === FEE.title);
    expect(fee?.quotes[0]?.text).toContain('late fee of £25');
    expect(JSON.stringify(verdict.report)).not.toContain('Pets are forbidden');
  });
});
