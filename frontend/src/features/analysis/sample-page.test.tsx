import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../../test/render-app.tsx';

it('shows a whole report to anybody, and the way to one’s own', async () => {
  renderApp('/sample');
  await screen.findByRole('region', { name: 'Brief' });
  expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual([
    'Legal Document Analysis',
  ]);
  expect(screen.getByRole('link', { name: 'Analyze your own document' }).getAttribute('href')).toBe(
    '/analyze',
  );
  expect(screen.getByText(/The lease and its parties are made up/)).toBeTruthy();
});
