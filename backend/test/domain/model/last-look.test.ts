import { describe, expect, it, vi } from 'vitest';

import { documentFromText } from '../../../src/domain/analysis/document/plain-document.ts';
import { analyzeWith } from '../../support/model-server/analyze-with.ts';
import { taskOf } from '../../support/model-server/brain.ts';
import { createScriptedModel } from '../../support/model-server/scripted-model.ts';
import { contractText } from '../analysis/fixtures.ts';

// A whole report each time, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 });

const LEASE = documentFromText(contractText('lease-leeds'));
const TENANT = { identity: 'Tenant', country: 'United Kingdom' } as const;
const RISKS = [
  {
    ids: [8],
    quote: 'the Tenant shall pay interest of 3% per year on the unpaid rent',
    family: 'penalty',
    severity: 'high',
    title: 'Interest of 3% on late rent',
    says: 'Late rent costs 3% a year.',
    advice: 'Ask for a longer time to pay.',
    usual: '',
    wording: '',
  },
  {
    ids: [8],
    quote: 'If rent is overdue by more than 14 days',
    family: 'short-deadline',
    severity: 'low',
    title: 'Only 14 days of grace',
    says: 'After 14 days it costs money.',
    advice: 'Ask for 28 days.',
    usual: '',
    wording: '',
  },
];
const DUTY = {
  ids: [7],
  quote: 'pay rent of £950 per month in advance',
  who: 'reader',
  title: 'Pay the rent',
  says: 'Pay £950 a month in advance.',
};
const FACT = {
  ids: [5],
  quote: 'ends on 31 March 2027',
  kind: 'date',
  title: 'Last day',
  says: 'It ends on 31 March 2027.',
};

/** The report after the model's last look, which sees the numbered points. */
async function reportAfter(look: (lines: readonly string[]) => Record<string, unknown>) {
  let lines: string[] = [];
  const model = createScriptedModel({
    answer: ({ user }) => {
      const task = taskOf(user);
      if (task === 'risks') return JSON.stringify({ risks: RISKS });
      if (task === 'facts') return JSON.stringify({ facts: [FACT], duties: [DUTY] });
      lines = user.split('\n').filter((line) => /^\d+\. /.test(line));
      return JSON.stringify({
        summary: '',
        same: [],
        severity: [],
        doubtful: [],
        unsupported: [],
        conflicts: [],
        missing: [],
        ...look(lines),
      });
    },
  });
  const verdict = await analyzeWith(model, LEASE, { reader: TENANT });
  if (verdict.outcome !== 'completed') throw new Error('expected a report');
  return { report: verdict.report, lines };
}
const numberOf = (lines: readonly string[], words: string) =>
  lines.findIndex((line) => line.includes(words)) + 1;

describe('The last look at all points', () => {
  it('is given what was checked, with numbers, sources and quotes', async () => {
    const { lines } = await reportAfter(() => ({}));
    expect(lines.join('\n')).toContain('Risk (high): Interest of 3% on late rent.');
    expect(lines.join('\n')).toMatch(/^\d+\. Fact.*31 March 2027.* §\d+ “/m);
    expect(lines.every((line, index) => line.startsWith(`${index + 1}. `))).toBe(true);
  });

  it('moves a severity by one step and no further, and never deletes a risk', async () => {
    const plain = await reportAfter(() => ({}));
    const { report } = await reportAfter((lines) => ({
      severity: [
        { id: numberOf(lines, 'Interest of 3%'), severity: 'low' },
        { id: numberOf(lines, 'Only 14 days'), severity: 'high' },
      ],
      // who doubts everything is not believed
      doubtful: lines.map((_line, index) => index + 1),
    }));
    const severities = Object.fromEntries(report.risks.map(({ title, severity }) => [title, severity]));
    expect(severities).toMatchObject({
      'Interest of 3% on late rent': 'medium',
      'Only 14 days of grace': 'medium',
    });
    expect(report.risks).toHaveLength(plain.report.risks.length);
  });

  it('takes away a fact of the model that its quote does not bear out, and none of the rules', async () => {
    const { report } = await reportAfter((lines) => ({
      unsupported: [numberOf(lines, 'Duty of the reader: Pay £950')],
    }));
    const plain = await reportAfter(() => ({}));
    expect(plain.report.duties.some(({ text }) => text.includes('Pay £950 a month'))).toBe(true);
    expect(plain.report.duties.length - report.duties.length).toBeLessThanOrEqual(1);
    expect(report.risks).toHaveLength(plain.report.risks.length);
  });

  it('adds conflicts that rest on proved points, without sums of their own', async () => {
    const { report } = await reportAfter((lines) => {
      const ids = [numberOf(lines, 'Interest of 3%'), numberOf(lines, '31 March 2027')];
      return {
        conflicts: [
          {
            ids,
            title: 'Two dates for the end',
            says: 'One says March, the other says later. It costs £9,000.',
            advice: 'Ask which counts.',
          },
          { ids: [999], title: 'Nothing behind it', says: 'Nothing.', advice: '' },
        ],
      };
    });
    const conflict = report.risks.find(({ title }) => title === 'Two dates for the end');
    expect(conflict?.quotes.length).toBe(2);
    expect(conflict?.reason).toBe('One says March, the other says later.');
    expect(report.risks.some(({ title }) => title === 'Nothing behind it')).toBe(false);
  });

  it('names what is missing only where the paper does not settle it', async () => {
    const { report } = await reportAfter(() => ({
      missing: [
        {
          title: 'Pets and smoking',
          says: 'The lease does not say whether pets are allowed.',
          wording: 'The Tenant may keep one cat.',
        },
        { title: 'Interest on unpaid rent', says: 'It does not say what late rent costs.', wording: '' },
      ],
    }));
    const titles = report.gaps.map(({ title }) => title);
    expect(titles).toContain('Pets and smoking');
    expect(titles).not.toContain('Interest on unpaid rent');
  });

  it('gives its summary only as far as the points bear it out', async () => {
    const borneOut =
      'This is a lease between Marian Holloway and Joseph Adeyemi for a flat in Leeds. You pay £950 a month in advance. It ends on 31 March 2027. Late rent costs 3% a year after 14 days.';
    const { report } = await reportAfter(() => ({
      summary: `${borneOut} You also pay £88 a week. It is safe to sign.`,
    }));
    expect(report.summary).toBe(borneOut);
  });

  it('begins as the rules do where its own first sentence could not stand', async () => {
    const borneOut =
      'You pay £950 a month in advance. It ends on 31 March 2027. Late rent costs 3% a year after 14 days, and you must keep the flat clean.';
    const { report } = await reportAfter(() => ({
      summary: `This is a safe lease that costs £88 a week. ${borneOut}`,
    }));
    expect(report.summary).toMatch(/^This is a [^£]+ You pay £950 a month/);
  });
});
