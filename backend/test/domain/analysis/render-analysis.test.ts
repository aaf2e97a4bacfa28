import { describe, expect, it } from 'vitest';
import { SECTION_TITLES } from '../../../../config/product.ts';
import type { CompletedVerdict } from '../../../src/ports/analyst.ts';
import type { ReportSection, SectionNumber } from '../../../src/domain/analysis/finding.ts';
import {
  limitSections,
  MAX_ANALYSIS_BYTES,
  renderAnalysis,
} from '../../../src/domain/analysis/render-analysis.ts';

const reportOf = (contents: readonly string[]): Pick<CompletedVerdict, 'outcome' | 'sections'> => ({
  outcome: 'completed',
  sections: SECTION_TITLES.map((title, index): ReportSection => ({
    number: (index + 1) as SectionNumber, // there are six titles
    title,
    content: contents[index] ?? 'Nothing to say.',
  })),
});
const bytesOf = (text: string) => new TextEncoder().encode(text).length;
const sectionsOf = (text: string) => text.split(/^### \d\. .+\n\n/m).slice(1);
const LEFT_OUT = /\*The rest of this section is left out here.*\*/;

describe('The text of an analysis', () => {
  it('is the reply of a rejection', () => {
    expect(renderAnalysis({ outcome: 'rejected', reply: 'Not a legal document: a recipe.' })).toEqual({
      text: 'Not a legal document: a recipe.',
      notice: null,
    });
  });

  it('holds every section whole up to 100 kB', () => {
    const frame = bytesOf(renderAnalysis(reportOf([''])).text);
    const { text, notice } = renderAnalysis(reportOf(['x'.repeat(MAX_ANALYSIS_BYTES - frame)]));
    expect([bytesOf(text), notice]).toEqual([MAX_ANALYSIS_BYTES, null]);
    expect(renderAnalysis(reportOf(['x'.repeat(MAX_ANALYSIS_BYTES - frame + 1)])).notice).not.toBeNull();
  });

  it('loses whole points of its longest sections, and says so where they are missing', () => {
    const duties = Array.from(
      { length: 4_000 },
      (_, index) => `  - You must do thing ${index}: pay €5. (§1, p. 1)`,
    );
    const risk = (index: number) =>
      `${index}. **High: risk ${index}**\n   - Why it matters: it does.\n   - Ask: less.`;
    const risks = Array.from({ length: 2_000 }, (_, index) => risk(index + 1));
    const { text, notice } = renderAnalysis(
      reportOf(['- **Party:** A', `- **What you must do**\n${duties.join('\n')}`, risks.join('\n')]),
    );
    expect(bytesOf(text)).toBeLessThanOrEqual(MAX_ANALYSIS_BYTES);
    expect(bytesOf(text)).toBeGreaterThan(MAX_ANALYSIS_BYTES * 0.95);
    const [facts = '', duty = '', danger = '', ...others] = sectionsOf(text);
    expect(facts.trim()).toBe('- **Party:** A');
    for (const other of others) expect(other.trim()).toBe('Nothing to say.');
    expect(notice).toMatchObject({ code: 'report-shortened', text: expect.stringMatching(/: 2, 3\.$/) });

    const [keptDuties = ''] = duty.split(/\n\n\*/);
    expect(duty).toMatch(LEFT_OUT);
    for (const line of keptDuties.split('\n').slice(1)) expect(duties).toContain(line);
    const [keptRisks = ''] = danger.split(/\n\n\*/);
    expect(danger).toMatch(LEFT_OUT);
    expect(risks.join('\n').startsWith(keptRisks)).toBe(true);
    expect(keptRisks).toMatch(/- Ask: less\.$/);
  });

  it('keeps the words about the report at its end', () => {
    const closing = '**About this report.** It is information, not legal advice.';
    const suggestions = Array.from({ length: 9_000 }, (_, index) => `${index + 1}. **Change this**`).join(
      '\n',
    );
    const { text } = renderAnalysis(reportOf(['', '', '', '', '', `${suggestions}\n\n${closing}`]));
    expect(text.endsWith(closing)).toBe(true);
    expect(text).toMatch(LEFT_OUT);
  });

  it('shows nothing of one endless point', () => {
    const { text } = renderAnalysis(reportOf([`- ${'word '.repeat(2_000_000)}`]));
    expect(bytesOf(text)).toBeLessThan(3_000);
    expect(sectionsOf(text)[0]).toMatch(LEFT_OUT);
  });

  it('stays within the limit when every section is too long', () => {
    const points = Array.from({ length: 5_000 }, (_, index) => `- Point ${index} in 日本語`).join('\n');
    const { text, notice } = renderAnalysis(reportOf(SECTION_TITLES.map(() => points)));
    expect(bytesOf(text)).toBeLessThanOrEqual(MAX_ANALYSIS_BYTES);
    expect(sectionsOf(text)).toHaveLength(6);
    expect(notice?.text).toContain('1, 2, 3, 4, 5, 6');
  });
});

describe('The sections shown while a report is made', () => {
  const show = (contents: readonly string[], rounds = 1) => {
    const shown: [ReportSection, boolean][] = [];
    const onSection = limitSections((section, isFinal) => void shown.push([section, isFinal]));
    for (let round = 1; round <= rounds; round += 1) {
      for (const section of reportOf(contents).sections) onSection(section, round === rounds);
    }
    return shown;
  };

  it('are whole as long as all of them fit', () => {
    const contents = Array.from({ length: 6 }, (_, index) => `- ${'€'.repeat(5_000)} ${index}`);
    const shown = show(contents, 3);
    expect(shown.map(([{ content }]) => content)).toEqual([...contents, ...contents, ...contents]);
    expect(shown.map(([, isFinal]) => isFinal)).toEqual([
      ...Array<boolean>(12).fill(false),
      ...Array<boolean>(6).fill(true),
    ]);
  });

  it('are never together longer than the report may be, whatever comes and however often', () => {
    const endless = '- A point. (§1, p. 1)\n'.repeat(20_000);
    const held = new Map<number, string>();
    for (const [{ number, content }] of show(Array<string>(6).fill(endless), 3)) {
      held.set(number, content);
      expect(bytesOf([...held.values()].join(''))).toBeLessThanOrEqual(MAX_ANALYSIS_BYTES);
    }
    expect(bytesOf([...held.values()].join(''))).toBeGreaterThan(MAX_ANALYSIS_BYTES * 0.95);
    for (const content of held.values()) expect(content).toMatch(LEFT_OUT);
  });
});
