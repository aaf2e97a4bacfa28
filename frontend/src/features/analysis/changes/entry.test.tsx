import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../lib/query-client.ts';
import { REPORTS } from '../../../mocks/reports.ts';
import { ResultsView } from '../results-view.tsx';
import { toAnswer } from '../shared/answer.ts';

const show = (mayPrepare?: false) => {
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  const result = {
    timestamp: Date.UTC(2026, 2, 2),
    userIdentity: 'Contractor',
    country: 'United Kingdom',
    fileName: 'services.docx',
    answer: toAnswer(REPORTS['report-full']()),
  };
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ResultsView
        result={result}
        onChooseSide={null}
        {...(mayPrepare === undefined ? {} : { mayPrepare })}
      />
    </QueryClientProvider>,
  );
  return userEvent.setup();
};

it('opens changes in the place of the report, and going back and forth keeps what was chosen', async () => {
  const person = show();
  await person.click(screen.getByRole('button', { name: 'Prepare changes' }));
  const [first] = await screen.findAllByRole<HTMLInputElement>('checkbox');
  expect(screen.queryByRole('region', { name: 'Brief' })).toBeNull();
  expect(first!.checked).toBe(true);
  await person.click(first!);
  await person.click(screen.getByRole('button', { name: 'Back to the report' }));
  expect(screen.getByRole('region', { name: 'Brief' })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Prepare changes' }));
  await person.click(screen.getByRole('button', { name: 'Prepare changes' }));
  expect(screen.getAllByRole<HTMLInputElement>('checkbox')[0]!.checked).toBe(false);
});

it('is not offered on a sample', () => {
  show(false);
  expect(screen.queryByRole('button', { name: 'Prepare changes' })).toBeNull();
});
