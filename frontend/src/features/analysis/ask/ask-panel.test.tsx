import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import type { PaperAnswer } from '../../../../../backend/src/adapters/http/contract.ts';
import { REPORTS } from '../../../mocks/reports.ts';
import { server } from '../../../mocks/server.ts';
import { toAnswer } from '../shared/answer.ts';
import { AskPanel } from './ask-panel.tsx';

const result = {
  timestamp: 0,
  userIdentity: 'Tenant',
  country: 'India',
  fileName: 'lease.docx',
  answer: toAnswer(REPORTS['report-no-risks']()),
};
const [first] = result.answer.paragraphs;
const ANSWER: PaperAnswer = {
  version: 1,
  status: 'answered',
  sentence: 'Clause 2 names $1,800.',
  quotes: [{ text: first!.text, paragraph: first!.id, clause: '2', page: 1, status: 'exact' }],
  also: [],
  nearest: [],
  notes: [],
  by: 'rules',
};

describe('questions on a report', () => {
  it('send the text that the page holds, and show the answer with its words', async () => {
    const sent: unknown[] = [];
    server.use(
      http.post('/api/ask', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json(ANSWER);
      }),
    );
    const user = userEvent.setup();
    render(<AskPanel result={result} onClose={vi.fn()} />);
    expect(document.activeElement).toBe(screen.getByLabelText('Your question'));
    await user.type(screen.getByLabelText('Your question'), 'How much is the deposit?{Enter}');
    expect(await screen.findByText('Clause 2 names $1,800.')).toBeDefined();
    await user.type(screen.getByLabelText('Your question'), 'And when?{Enter}');
    await screen.findAllByText('Clause 2 names $1,800.');
    expect(sent).toMatchObject([
      { question: 'How much is the deposit?', before: null, paragraphs: result.answer.paragraphs },
      { question: 'And when?', before: 'How much is the deposit?' },
    ]);
  });

  it('offers ten questions, each of which asks by itself', async () => {
    server.use(
      http.post('/api/ask', () => HttpResponse.json({ ...ANSWER, status: 'not-found', quotes: [] })),
    );
    const user = userEvent.setup();
    render(<AskPanel result={result} onClose={vi.fn()} />);
    const list = screen.getByRole('list', { name: 'Suggested questions' });
    const buttons = within(list).getAllByRole('button');
    expect(buttons).toHaveLength(10);
    const question = buttons[0]!.textContent;
    await user.click(buttons[0]!);
    expect(await screen.findByRole('heading', { name: question })).toBeDefined();
    expect(within(list).queryByRole('button', { name: question })).toBeNull();
  });

  it('says what went wrong, and can be asked again', async () => {
    server.use(
      http.post('/api/ask', () => new HttpResponse('You have asked many questions.', { status: 429 })),
    );
    const user = userEvent.setup();
    render(<AskPanel result={result} onClose={vi.fn()} />);
    await user.type(screen.getByLabelText('Your question'), 'Why?{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('You have asked many questions.');
    expect(screen.getByLabelText<HTMLInputElement>('Your question').disabled).toBe(false);
  });
});
