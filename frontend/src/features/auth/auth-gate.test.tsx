import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../../test/render-app.tsx';

async function signIn(person: ReturnType<typeof renderApp>['person']): Promise<void> {
  await person.click(await screen.findByRole('button', { name: 'Sign In to Get Started' }));
  await person.type(await screen.findByLabelText('Display name'), 'Sarah');
  await person.type(screen.getByLabelText('E-mail'), 'sarah@example.com');
  await person.click(screen.getByRole('button', { name: 'Sign in' }));
}

it('leads on to the analysis whoever was going there before they signed in', async () => {
  const { person, router } = renderApp('/analyze');
  await signIn(person);
  await screen.findByRole('heading', { name: 'Analyze Your Legal Document' });
  expect(router.state.location.pathname).toBe('/analyze');
});

it('stays where it is for whoever was going nowhere', async () => {
  const { person, router } = renderApp('/');
  await signIn(person);
  await screen.findAllByRole('link', { name: 'Analyze Document Now' });
  expect(router.state.location.pathname).toBe('/');
});
