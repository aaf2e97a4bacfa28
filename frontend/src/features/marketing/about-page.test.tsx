import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../../test/render-app.tsx';

it('the page about us promises Google’s sign-in as the only one only where there is one', async () => {
  renderApp('/about');
  const commitment = await screen.findByText(/Signing in normally goes through/);
  expect(commitment.textContent).toContain('uses its own local sign-in instead');
  expect(commitment.textContent).not.toContain('so there is no password');
});
