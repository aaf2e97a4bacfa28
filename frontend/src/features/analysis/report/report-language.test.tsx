import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Report } from '../../../../../backend/src/adapters/http/contract.ts';
import { SECTION_TITLES } from '../../../../../config/product.ts';
import { aRisk, answerWith, quoter, toParagraphs } from '../../../mocks/report-builder.ts';
import { toAnswer } from '../shared/answer.ts';
import { reportMarkdown } from '../exports/report-text.ts';
import { resetFocus, toggleCard } from '../points/focus-store.ts';
import { ResultsView } from '../results-view.tsx';

const PAPER = toParagraphs([['1', 'Der Mieter zahlt alle Reparaturen.']]);
const quote = quoter(PAPER);
const GERMAN: Partial<Report> = {
  language: 'de',
  words: {
    Brief: 'Überblick',
    Money: 'Geld',
    High: 'Hoch',
    '{count} to read twice': '{count} zweimal zu lesen',
    'in {count} days': 'in {count} Tagen',
    'Risks or Red Flags': 'Risiken und Warnzeichen',
    'What to ask': 'Was Sie verlangen können',
  },
  risks: [aRisk({ id: 'risk-1', severity: 'high', title: 'Sie zahlen für Reparaturen', quotes: [quote(1)] })],
};

const resultOf = (changes: Partial<Report>) => {
  const answer = toAnswer(answerWith(PAPER, changes));
  return { timestamp: 0, userIdentity: 'Mieter', country: 'Germany', fileName: 'miete.pdf', answer };
};

afterEach(resetFocus);

it('shows a report in its language, and the titles of the specification with its own below', () => {
  const { container } = render(<ResultsView result={resultOf(GERMAN)} onChooseSide={null} />);
  expect(screen.getByRole('region', { name: 'Überblick' }).textContent).toContain('Geld');
  for (const title of SECTION_TITLES) expect(screen.getByRole('button', { name: title })).toBeTruthy();
  expect(container.textContent).toContain('Risiken und Warnzeichen');
  expect(container.querySelector('[lang=de]')?.textContent).toContain('Geld');
});

it('marks nothing as another language where the report is in English', () => {
  const { container } = render(<ResultsView result={resultOf({})} onChooseSide={null} />);
  expect(container.querySelector('[lang=de]')).toBeNull();
  expect(screen.getByRole('region', { name: 'Brief' })).toBeTruthy();
});

it('saves a report in its language', () => {
  const markdown = reportMarkdown(resultOf(GERMAN));
  expect(markdown).toContain('3. Risks or Red Flags (Risiken und Warnzeichen)');
  expect(markdown).toContain('Hoch: Sie zahlen für Reparaturen');
});

it('shows what the AI model made of a quote under its name', () => {
  const [risk] = GERMAN.risks ?? [];
  const [first] = risk?.quotes ?? [];
  const rendered = { ...first!, rendering: 'The tenant pays for all repairs.' }; // the risk above has a quote
  const risks = [{ ...risk!, quotes: [rendered] }];
  const { container } = render(<ResultsView result={resultOf({ risks })} onChooseSide={null} />);
  act(() => screen.getByRole('button', { name: 'Risks or Red Flags' }).click());
  act(() => toggleCard('risk-1'));
  expect(container.textContent).toContain('Translated by the AI model: The tenant pays for all repairs.');
  expect(reportMarkdown(resultOf({ risks }))).toContain('The tenant pays for all repairs.');
});
