import { describe, expect, it } from 'vitest';
import { renderReport } from '../../../../src/domain/analysis/report/render-markdown.ts';
import type { ReportDraft } from '../../../../src/domain/analysis/report/report-draft.ts';
import { aFact, aRisk, ENTRY, RENT, reportOf } from './builders.ts';

const render = (changes: Partial<ReportDraft>, notices = [] as ReportDraft['notices']) =>
  renderReport(reportOf(changes), { provenance: 'Made by a test.', notices });
const section = (number: number, changes: Partial<ReportDraft>) =>
  render(changes).sections[number - 1]!.content;
const duty = (sideId: string | null, text = 'You must pay £900 a month.') =>
  ({ sideId, text, action: 'Pay', when: null, amount: null, quotes: [RENT], by: 'rules' }) as const;

describe('The Markdown of a report', () => {
  it('gives each risk its severity, words with their place, reason and request', () => {
    const content = section(3, {
      risks: [
        aRisk({ severity: 'high', workedOut: '12 times £900 is £10,800.', usual: 'A day of notice.' }),
        aRisk({ severity: 'low', title: 'Rent', quotes: [RENT] }),
      ],
    });
    expect(content.split('\n').slice(0, 7)).toEqual([
      '1. **High: They may come in at any time**',
      '   - It says: “The Landlord may enter at any time.” (§4, p. 1)',
      '   - Worked out: 12 times £900 is £10,800.',
      '   - Why it matters: You are not warned before a visit.',
      '   - Ask for a day of notice.',
      '   - Usual: A day of notice.',
      '2. **Low: Rent**',
    ]);
  });

  it('keeps the lines of a tenth point under its number', () => {
    const lines = section(3, { risks: Array.from({ length: 10 }, () => aRisk()) }).split('\n');
    const tenth = lines.findIndex((line) => line.startsWith('10. '));
    expect(lines.slice(tenth + 1).every((line) => line.startsWith('    - '))).toBe(true);
  });

  it('says what is usual once', () => {
    const comparison = {
      title: 'Entry',
      standing: 'worse',
      text: '',
      usual: 'A day of notice.',
      quotes: [ENTRY],
      by: 'rules',
    } as const;
    const changes = { risks: [aRisk({ usual: 'A day of notice.' })], comparison: [comparison] };
    expect(section(3, changes)).not.toContain('Usual:');
    expect(section(4, changes)).toContain(
      '- **Entry – worse for you than usual.** (§4, p. 1)\n\n  Usual: A day of notice.',
    );
  });

  it('puts the reader’s duties first, and each other side’s under its name', () => {
    const content = section(2, {
      duties: [
        duty('s2', 'The Landlord must repair the roof.'),
        duty('both', 'Each side must tell the other.'),
        duty('s1'),
      ],
    });
    expect(content.match(/\*\*.+\*\*/g)).toEqual([
      '**What the Tenant (you) must do**',
      '**What the other party (Landlord) must do**',
      '**What each party must do**',
    ]);
    expect(content).toContain('  - You must pay £900 a month. (§3, p. 1)');
  });

  it('calls a person without an article whose name ends as roles do', () => {
    const sides = [
      { id: 's1', name: 'Peter', role: null, quotes: [] },
      { id: 's2', name: 'Ida', role: null, quotes: [] },
    ];
    expect(section(2, { sides, duties: [duty('s1')] })).toContain('**What Peter (you) must do**');
  });

  it('names both sides where the reader is neither', () => {
    const reader = { sideId: null, typed: 'Sam', certainty: 'unknown' } as const;
    const content = section(2, { duties: [duty('s2', '')], reader });
    expect(content).toContain('Your side is not clear from the name you gave');
    expect(content).toContain('**What the Landlord must do for the other party**');
    expect(content).toContain('“The Tenant shall pay £900 a month.” (§3, p. 1)');
    expect(section(1, { facts: [aFact()], reader })).toContain('“Sam” matches no party');
  });

  it('opens with what limits the whole report', () => {
    expect(section(1, { warnings: ['Only half was read.'], facts: [aFact()] })).toMatch(
      /^Only half was read\.\n\n- \*\*Rent:\*\* £900 a month\. “The Tenant/,
    );
  });

  it('says what the numbers behind § count', () => {
    expect(section(6, {})).toContain(
      'A number behind § counts the paragraphs of the document from its start.',
    );
  });

  it('names the nearest place of what is missing', () => {
    const gap = {
      title: 'Deposit',
      text: 'We did not find it.',
      wording: 'It is paid back.',
      quotes: [RENT],
      by: 'rules',
    } as const;
    expect(section(4, { gaps: [gap] })).toContain(
      '**Missing clauses**\n\n- **Deposit:** We did not find it. The nearest place: (§3, p. 1).',
    );
    expect(section(6, { gaps: [gap] })).toMatch(
      /^Each of these .*elsewhere\.\n\n1\. \*\*Add: Deposit\*\*\n {3}- Proposed wording: “It is paid back\.”/,
    );
  });

  it('ties law and wording to the number of their risk', () => {
    const law = { text: 'In England a day of notice is due.', source: 'Housing Act', checked: null };
    const risks = [
      aRisk({ severity: 'high', title: 'First', quotes: [RENT] }),
      aRisk({ law, wording: 'A day before.', fallback: 'A call.' }),
    ];
    expect(section(3, { risks })).toContain('Law: In England a day of notice is due. (Housing Act)');
    expect(section(6, { risks })).toMatch(
      /^Each of these .*elsewhere\.\n\n1\. \*\*They may come in at any time\*\* \(risk 2\)\n {3}- Proposed wording: “A day before\.”\n {3}- If they refuse: A call\./,
    );
  });

  it('says so in every section that has nothing to tell', () => {
    for (const { content } of render({ summary: [] }).sections.slice(1))
      expect(content.length).toBeGreaterThan(30);
  });

  it('hands programs one citation for each quote and one finding for each point', () => {
    const { citations, findings } = render({ facts: [aFact()], risks: [aRisk()], duties: [duty('s1')] });
    expect(citations.map(({ id, section: of, paragraph }) => [id, of, paragraph])).toEqual([
      ['c1', 1, 3],
      ['c2', 2, 3],
      ['c3', 3, 4],
    ]);
    expect(findings.filter(({ section: of }) => of === 3)).toEqual([
      { section: 3, severity: 'medium', title: 'They may come in at any time', citations: ['c3'] },
    ]);
  });
});
