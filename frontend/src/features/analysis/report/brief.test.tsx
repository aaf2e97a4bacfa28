import { act, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Report } from '../../../../../backend/src/adapters/http/contract.ts';
import { aRisk, answerWith, quoter, toParagraphs } from '../../../mocks/report-builder.ts';
import { resetFocus, toggleCard } from '../points/focus-store.ts';
import { indexReport } from '../points/report-index.ts';
import { Brief } from './brief.tsx';
import { DeadlineNotice } from './deadline-notice.tsx';
import { FactsSection } from './sections/facts-section.tsx';

const NOW = new Date('2026-11-22T12:00:00Z');
const PAPER = toParagraphs([
  ['1', 'A member who leaves early pays 75% of the fees that remain.'],
  ['2', 'Bring the keys back by 1 December 2026.'],
]);
const quote = quoter(PAPER);
const wayOut = { id: 'way-out', text: '', quotes: [quote(1)], by: 'rules', isInWords: true } as const;

const reportWith = (changes: Partial<Report>, brief: Partial<Report['brief']> = {}): Report => {
  const { report } = answerWith(PAPER, changes);
  if (report === null) throw new Error('The builder made no report.');
  return { ...report, brief: { ...report.brief, ...brief } };
};

const showBrief = (report: Report) =>
  render(<Brief report={report} index={indexReport(report)} now={NOW} />).container;

afterEach(resetFocus);

describe('the way out', () => {
  it('is told in the words of the document where we have no sentence of our own', () => {
    expect(showBrief(reportWith({}, { wayOut })).querySelector('q')?.textContent).toBe(PAPER[0]?.text);
  });

  it('is told by the card that shows those words while it is open, and by the words else', () => {
    const risks = [
      aRisk({
        id: 'risk-1',
        family: 'exit-cost',
        title: 'Leaving costs you 75%',
        quotes: [quote(1, 'pays 75% of the fees')],
      }),
    ];
    const container = showBrief(reportWith({ risks }, { wayOut }));
    expect(container.querySelector('q')?.textContent).toBe(PAPER[0]?.text);
    expect(screen.getByRole('button', { name: 'Leaving costs you 75%' })).toBeTruthy();
    act(() => toggleCard('risk-1'));
    expect(container.querySelector('q')).toBeNull();
  });

  it.each([
    ['withheld-pay', 'It may cost something. See They may keep your pay'],
    ['exit-cost', 'They may keep your pay'],
  ] as const)('says what leaving takes where a card of %s does not', (family, said) => {
    const risks = [aRisk({ id: 'risk-1', family, title: 'They may keep your pay', quotes: [quote(1)] })];
    const told = { ...wayOut, text: 'It may cost something.' };
    const container = showBrief(reportWith({ risks }, { wayOut: told }));
    act(() => toggleCard('risk-1'));
    const shown = container.querySelector('#point-way-out')?.textContent.trim();
    expect(shown?.startsWith(said)).toBe(true);
  });

  it.each([null, wayOut])('is told after the card that says one cannot leave', (exit) => {
    const risks = [
      aRisk({ id: 'risk-1', family: 'no-exit', title: 'You cannot leave early', quotes: [quote(2)] }),
    ];
    const { textContent } = showBrief(reportWith({ risks }, { wayOut: exit }));
    expect(textContent).toContain('You cannot leave early');
    expect(textContent?.includes('We did not find one')).toBe(exit === null);
  });

  it('is told in a sentence of ours without such a card', () => {
    const risks = [
      aRisk({ id: 'risk-1', family: 'no-exit', title: 'You cannot leave early', quotes: [quote(2)] }),
    ];
    const told = { ...wayOut, isInWords: false, text: 'You can leave with one week of notice.' };
    expect(showBrief(reportWith({ risks }, { wayOut: told })).textContent).not.toContain('You cannot');
  });

  it('is where a fact in the same words leads to', () => {
    const fact = {
      id: 'fact-1',
      kind: 'term',
      label: 'Term',
      text: '',
      quotes: [quote(1)],
      by: 'rules',
    } as const;
    const report = reportWith({ facts: [fact] }, { wayOut });
    const { container } = render(<FactsSection report={report} now={NOW} />);
    expect(container.querySelector('q')).toBeNull();
    expect(screen.getByRole('button', { name: 'Your way out' })).toBeTruthy();
  });
});

describe('a sum', () => {
  it.each([
    ['rent', 'Rent: £900'],
    [null, 'Sum: £900 clause 1, p. 1'],
  ])('shows where it stands if the paper does not name what it is for: %s', (purpose, said) => {
    const amount = { currency: 'GBP', value: 900, period: null, purpose };
    const label = purpose === null ? 'Sum' : 'Rent';
    const fact = {
      id: 'fact-1',
      kind: 'amount',
      label,
      text: '£900',
      amount,
      quotes: [quote(1)],
      by: 'rules',
    } as const;
    const container = showBrief(reportWith({ facts: [fact] }, { money: ['fact-1'] }));
    expect(container.querySelector('li')?.textContent.trim()).toBe(said);
  });
});

describe('a date that is near', () => {
  const next = {
    id: 'next',
    text: 'Bring the keys back.',
    date: '2026-12-01',
    quotes: [quote(2)],
    by: 'rules',
  } as const;

  it('is a deadline where something has to be done by it', () => {
    render(<DeadlineNotice report={reportWith({}, { nextDate: { ...next, isDeadline: true } })} now={NOW} />);
    expect(screen.getByRole('region', { name: 'Deadlines' }).textContent).toContain(
      '1 December 2026, in 9 days',
    );
  });

  it('raises no alarm where something only happens on it', () => {
    render(<DeadlineNotice report={reportWith({}, { nextDate: next })} now={NOW} />);
    expect(screen.queryByRole('region', { name: 'Deadlines' })).toBeNull();
  });

  it('is not the day on which the paper was signed', () => {
    const facts = [
      {
        id: 'f1',
        kind: 'date',
        label: 'Signed or dated',
        text: '',
        date: '2026-11-30',
        isSigning: true,
        quotes: [],
        by: 'rules',
      },
      { id: 'f2', kind: 'date', label: 'Start', text: '', date: '2026-12-24', quotes: [], by: 'rules' },
    ] as const;
    expect(showBrief(reportWith({ facts })).textContent).toContain('24 December 2026');
  });
});
