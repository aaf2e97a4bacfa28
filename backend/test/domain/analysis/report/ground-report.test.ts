import { describe, expect, it } from 'vitest';
import { aFact, aRisk, ENTRY, NOWHERE, RENT, reportOf } from './builders.ts';

describe('A report made from a draft', () => {
  it('gives each quote its paragraph, clause number and page', () => {
    const [risk] = reportOf({ risks: [aRisk()] }).risks;
    expect(risk?.quotes).toEqual([{ text: ENTRY.text, paragraph: 4, clause: '2', page: 1, status: 'exact' }]);
  });

  it.each([
    ['txt', 1, null],
    ['docx', 1, null],
    ['docx', 3, 1],
    ['png', 1, 1],
  ])('names a page of a %s of %i pages only where it has pages', (kind, pageCount, page) => {
    const [risk] = reportOf({ risks: [aRisk()] }, { kind, pageCount }).risks;
    expect(risk?.quotes[0]?.page).toBe(page);
  });

  it('drops a quote that stands nowhere, and the point only when it has no other', () => {
    const report = reportOf({
      risks: [aRisk({ quotes: [NOWHERE] }), aRisk({ quotes: [NOWHERE, ENTRY], title: 'Kept' })],
      facts: [aFact({ quotes: [NOWHERE] })],
    });
    expect(report.risks.map(({ title, quotes }) => [title, quotes.length])).toEqual([['Kept', 1]]);
    expect(report.facts).toEqual([]);
  });

  it('keeps a point that never rested on a quote', () => {
    expect(reportOf({ risks: [aRisk({ quotes: [] })] }).risks).toHaveLength(1);
  });

  it('keeps a gap whose nearest sentence cannot be found', () => {
    const gap = {
      title: 'Deposit',
      text: 'We did not find it.',
      wording: null,
      quotes: [NOWHERE],
      by: 'rules',
    } as const;
    expect(reportOf({ gaps: [gap] }).gaps).toMatchObject([{ title: 'Deposit', quotes: [] }]);
  });

  it('counts ids by kind in the order of the report', () => {
    const report = reportOf({
      facts: [aFact(), aFact({ label: 'Deposit' })],
      risks: [aRisk({ title: 'Mild', severity: 'low' }), aRisk({ title: 'Grave', severity: 'high' })],
    });
    expect(report.facts.map(({ id, label }) => [id, label])).toEqual([
      ['fact-1', 'Rent'],
      ['fact-2', 'Deposit'],
    ]);
    expect(report.risks.map(({ id, title }) => [id, title])).toEqual([
      ['risk-1', 'Grave'],
      ['risk-2', 'Mild'],
    ]);
  });

  it('knows no reader whose side is not in the document, and puts no duty on that side', () => {
    const report = reportOf({
      sides: [{ id: 's1', name: 'Nobody', role: null, quotes: [NOWHERE] }],
      facts: [aFact({ sideId: 's1' })],
      duties: [
        { sideId: 's1', text: '', action: 'Pay', when: null, amount: null, quotes: [RENT], by: 'rules' },
      ],
    });
    expect(report.reader).toEqual({ sideId: null, typed: 'Tenant', certainty: 'unknown' });
    expect(report.sides).toEqual([]);
    expect(report.duties[0]?.sideId).toBeNull();
    expect(report.facts[0]).not.toHaveProperty('sideId');
  });

  it('proposes what to ask for each risk that was found and each gap that has wording', () => {
    const gap = (wording: string | null) =>
      ({ title: 'Deposit', text: 'We did not find it.', wording, quotes: [], by: 'rules' }) as const;
    const { suggestions } = reportOf({
      risks: [
        aRisk({ wording: 'Visits need a day of notice.', fallback: 'A call on the day.' }),
        aRisk({ severity: 'high', quotes: [RENT] }),
        aRisk({ certainty: 'read-twice' }),
      ],
      gaps: [gap(null), gap('The deposit is paid back within ten days.')],
    });
    expect(suggestions.map(({ pointId, wording }) => [pointId, wording])).toEqual([
      ['risk-1', null],
      ['risk-2', 'Visits need a day of notice.'],
      ['gap-2', 'The deposit is paid back within ten days.'],
    ]);
  });

  it('is the same for the same draft and day', () => {
    const draft = { risks: [aRisk()], facts: [aFact()] };
    expect(reportOf(draft)).toEqual(reportOf(draft));
  });

  it('says without figures that its list of risks has no room for some points, and nothing where it has', () => {
    const many = Array.from({ length: 15 }, (_, index) =>
      aRisk({ title: `Point ${index}`, severity: 'medium' }),
    );
    const warning = reportOf({ risks: many }).warnings.join(' ');
    expect(warning).toMatch(/Others were left out/);
    expect(warning).not.toMatch(/\d/);
    expect(reportOf({ risks: many.slice(0, 5) }).warnings).toEqual([]);
  });
});
