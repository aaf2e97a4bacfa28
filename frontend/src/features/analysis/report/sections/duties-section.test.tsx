import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Duty, Quote, Report } from '../../../../../../backend/src/adapters/http/contract.ts';
import { aRisk, answerWith, quoter, toParagraphs } from '../../../../mocks/report-builder.ts';
import { resetFocus, showInReport, toggleCard, useFocusStore } from '../../points/focus-store.ts';
import { DutiesSection } from './duties-section.tsx';

const PAPER = toParagraphs([
  ['1', 'The Receiver shall:'],
  ['1(a)', 'keep the papers secret;'],
  ['2', 'The Receiver pays the costs of the Owner.'],
  ['3', 'The Receiver pays the lawyers of the Owner.'],
  ['4', 'We keep it if you cancel.'],
]);
const quote = quoter(PAPER);
const duty = (id: string, ...quotes: Quote[]): Duty => ({
  id,
  sideId: 'both',
  text: '',
  action: '',
  when: null,
  amount: null,
  quotes,
  by: 'rules',
});
const show = (changes: Partial<Report>, brief: Partial<Report['brief']> = {}) => {
  const { report } = answerWith(PAPER, changes);
  if (report === null) throw new Error('The builder made no report.');
  return render(<DutiesSection report={{ ...report, brief: { ...report.brief, ...brief } }} />).container;
};

afterEach(resetFocus);

it('shows the entry of a list, not the line above the list', () => {
  const container = show({ duties: [duty('duty-1', quote(1), quote(2))] });
  expect(container.querySelector('q')?.textContent).toBe('keep the papers secret;');
});

it('says what is to be done and then the risk, and leaves the words to its card while that shows them', () => {
  const risk = aRisk({ id: 'risk-1', title: 'You pay costs of theirs', quotes: [quote(3), quote(4)] });
  const container = show({ risks: [risk], duties: [duty('duty-1', quote(3)), duty('duty-2', quote(4))] });
  const lines = () => [...container.querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(lines()[0]).toMatch(/^The Receiver pays the costs of the Owner\. clause 2, p\. 1 · risk 1/);
  expect(lines()[1]).toMatch(/^The Receiver pays the lawyers of the Owner\. clause 3, p\. 2 · risk 1/);
  act(() => toggleCard('risk-1'));
  expect(container.querySelector('q')).toBeNull();
  expect(screen.getAllByRole('button', { name: 'You pay costs of theirs' })).toHaveLength(2);
  for (const id of ['duty-1', 'duty-2'])
    expect(container.querySelector(`#point-${id}`), `the place of ${id}`).not.toBeNull();
});

it('says a sentence that binds both sides once', () => {
  const sides = [
    { id: 's1', name: 'Blue Ltd', role: null, quotes: [] },
    { id: 's2', name: 'Red Ltd', role: null, quotes: [] },
  ];
  const duties = [
    { ...duty('duty-1', quote(3)), sideId: 's1' },
    { ...duty('duty-2', quote(3)), sideId: 's2' },
  ];
  const container = show({ sides, duties });
  expect(container.querySelectorAll('q')).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'The same, as said above.' }));
  expect(useFocusStore.getState().request).toMatchObject({ pane: 'report', pointId: 'duty-1' });
});

it('leads to the brief where the brief shows the same words', () => {
  const wayOut = { id: 'way-out', text: '', quotes: [quote(5)], by: 'rules', isInWords: true } as const;
  const container = show({ duties: [duty('duty-1', quote(5))] }, { wayOut });
  expect(container.querySelector('q')).toBeNull();
  screen.getByRole('button', { name: 'Your way out' });
});

it('leads to the fact that shows the same words', () => {
  const fact = {
    id: 'fact-1',
    kind: 'other',
    label: 'Fee',
    text: '',
    quotes: [quote(5)],
    by: 'rules',
  } as const;
  const container = show({ facts: [fact], duties: [duty('duty-1', quote(5))] });
  expect(container.querySelector('q')).toBeNull();
  screen.getByRole('button', { name: 'Fee' });
});

const five = [1, 2, 3, 4, 5].map((place) => ({
  ...duty(`duty-${place}`, quote(place)),
  text: `Do ${place}.`,
}));
const isFolded = (container: HTMLElement, id: string): boolean =>
  container.querySelector(`#point-${id}`)?.classList.contains('max-sm:hidden') ?? true;

it('folds the later lines of a long list on a phone until all are asked for', () => {
  const container = show({ duties: five });
  expect(five.map(({ id }) => isFolded(container, id))).toEqual([false, false, false, true, true]);
  act(() => screen.getByRole('button', { name: 'Show all 5' }).click());
  expect(five.some(({ id }) => isFolded(container, id))).toBe(false);
  screen.getByRole('button', { name: 'Show fewer', expanded: true });
});

it('unfolds the list for a link that leads to a folded line', () => {
  const container = show({ duties: five });
  act(() => showInReport('duty-5'));
  expect(isFolded(container, 'duty-5')).toBe(false);
});

it('folds nothing where a button would take the place of one line', () => {
  const container = show({ duties: five.slice(0, 4) });
  expect(isFolded(container, 'duty-4')).toBe(false);
  expect(screen.queryByRole('button', { name: /^Show all/ })).toBeNull();
});
