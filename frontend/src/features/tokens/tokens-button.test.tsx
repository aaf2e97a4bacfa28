import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { createQueryClient } from '../../lib/query-client.ts';
import { db } from '../../mocks/db.ts';
import { tokenFor } from '../../mocks/answers.ts';
import { provideIdToken } from '../../lib/id-token.ts';
import { TokensButton } from './tokens-button.tsx';

const show = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <TokensButton />
    </QueryClientProvider>,
  );

describe('The list of access tokens', () => {
  beforeEach(() => provideIdToken(async () => tokenFor('sarah@example.com')));

  it('makes a token, shows it once, lists it, and revokes it', async () => {
    const user = userEvent.setup();
    show();
    await user.click(await screen.findByRole('button', { name: 'Access tokens' }));
    await screen.findByText('You have no tokens.', {}, { timeout: 5_000 });
    await user.type(screen.getByLabelText('Name of a new token'), 'Lease script');
    await user.click(screen.getByRole('button', { name: 'Make token' }));
    await screen.findByText('lgb_Ab3d-the-whole-token');
    await screen.findByText(/^lgb_Ab3d… · until \d{1,2} \w+ \d{4} · never used$/);
    expect(db.tokens).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Revoke Lease script' }));
    await screen.findByText('You have no tokens.');
  });
});
