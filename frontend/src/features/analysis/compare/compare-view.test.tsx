import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import type { PaperComparison } from '../../../../../backend/src/adapters/http/contract.ts';
import { REPORTS } from '../../../mocks/reports.ts';
import { server } from '../../../mocks/server.ts';
import { toAnswer } from '../shared/answer.ts';
import { CompareView } from './compare-view.tsx';
import { comparisonDocx } from './comparison-docx.ts';

const result = {
  timestamp: 0,
  userIdentity: 'Tenant',
  country: 'India',
  fileName: 'lease.docx',
  answer: toAnswer(REPORTS['report-no-risks']()),
};
const place = { paragraphs: [4], clause: '2', page: null };
const quote = (text: string) => ({ text, paragraph: 4, clause: '2', page: null });
const COMPARISON: PaperComparison = {
  version: 1,
  status: 'changed',
  summary: '1 clause differs.',
  before: { kind: 'docx', title: null, pages: 1 },
  after: { kind: 'pdf', title: null, pages: 1 },
  reader: { sideId: 's2', typed: 'Tenant', certainty: 'certain' },
  effects: [
    {
      id: 'effect-1',
      kind: 'changed',
      title: 'Deposit: $900 → $1,800',
      text: '',
      about: 'fact',
      severity: null,
      before: quote('A deposit of $900.'),
      after: quote('A deposit of $1,800.'),
      change: 'change-1',
    },
  ],
  changes: [
    {
      id: 'change-1',
      kind: 'edited',
      hasNewWords: true,
      heading: 'Deposit',
      before: place,
      after: place,
      words: [
        { op: 'same', text: 'A deposit of ' },
        { op: 'removed', text: '$900' },
        { op: 'added', text: '$1,800' },
        { op: 'same', text: '.' },
      ],
      turning: ['number'],
      effects: ['effect-1'],
    },
  ],
  unchanged: { clauses: 6, sentence: '6 paragraphs have the same words in both versions.' },
  notCompared: ['Newer version: page 3 was not read.'],
};

async function compare() {
  const user = userEvent.setup();
  render(<CompareView result={result} onBack={vi.fn()} />);
  await user.upload(
    screen.getByLabelText('Older version'),
    new File(['a'], 'old.txt', { type: 'text/plain' }),
  );
  await user.upload(
    screen.getByLabelText('Newer version'),
    new File(['b'], 'new.txt', { type: 'text/plain' }),
  );
  await user.click(screen.getByRole('button', { name: 'Compare' }));
}

describe('comparing with another version', () => {
  it('says first what it means, then marks the words, then what stayed and what could not be compared', async () => {
    server.use(http.post('/api/compare', () => HttpResponse.json(COMPARISON)));
    await compare();
    expect(await screen.findByRole('heading', { name: 'What it means for you' })).toBeDefined();
    expect(screen.getByText('Deposit: $900 → $1,800')).toBeDefined();
    expect(screen.getByRole('deletion').textContent).toBe('$900');
    expect(screen.getByRole('insertion').textContent).toBe('$1,800');
    expect(screen.getByText(/6 paragraphs have the same words/)).toBeDefined();
    expect(screen.getByText('Newer version: page 3 was not read.')).toBeDefined();
  });

  it('keeps the files chosen when the server refuses one', async () => {
    server.use(
      http.post('/api/compare', () => new HttpResponse('The newer version: it is locked.', { status: 422 })),
    );
    await compare();
    expect((await screen.findByRole('alert')).textContent).toContain('The newer version: it is locked.');
    expect(screen.getByText('Chosen: old.txt')).toBeDefined();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Compare' }).disabled).toBe(false);
  });

  it('writes a Word document', async () => {
    expect((await comparisonDocx(COMPARISON)).size).toBeGreaterThan(2_000);
  });
});
