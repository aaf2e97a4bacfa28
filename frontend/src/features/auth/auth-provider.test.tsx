import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { db, EMAILS } from '../../mocks/db.ts';
import { server } from '../../mocks/server.ts';
import { LazyToastRegion } from '../../ui/lazy-toast-region.tsx';
import { closeLocalSignIn } from './local-sign-in-store.ts';
import { AuthProvider } from './auth-provider.tsx';
import { useAuth } from './use-auth.ts';

/** Shows the state and offers the two actions; keeps what they reject with. */
const rejections: unknown[] = [];
function Probe() {
  const { user, isLoading, signIn, signOut } = useAuth();
  const keep = (error: unknown) => void rejections.push(error);
  return (
    <>
      <p>{isLoading ? 'loading' : (user?.email ?? 'signed out')}</p>
      <button onClick={() => void signIn().catch(keep)}>in</button>
      <button onClick={() => void signOut().catch(keep)}>out</button>
    </>
  );
}

const mount = () =>
  render(
    <>
      <AuthProvider>
        <Probe />
      </AuthProvider>
      <LazyToastRegion />
    </>,
  );

async function signInAs(email: string) {
  await userEvent.click(screen.getByRole('button', { name: 'in' }));
  await userEvent.type(await screen.findByLabelText('Display name'), 'Sarah');
  await userEvent.type(screen.getByLabelText('E-mail'), email);
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
}

/** What the page wrote to the console; the specification asks for some of it. */
let logged: unknown[][] = [];
beforeEach(() => {
  logged = [];
  rejections.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...words) => void logged.push(words));
});
afterEach(closeLocalSignIn);

describe('the auth hook', () => {
  it('throws outside of its provider', () => {
    expect(() => render(<Probe />)).toThrow('useAuth must be used within an AuthProvider');
  });

  it('is loading until the first state is known', async () => {
    mount();
    expect(screen.getByText('loading')).toBeTruthy();
    await screen.findByText('signed out');
  });

  it('signs in through the dialog, tells the server, and signs out', async () => {
    mount();
    await screen.findByText('signed out');
    await signInAs('sarah@example.com');
    await screen.findByText('sarah@example.com');
    await expect
      .poll(() => db.loginNotices)
      .toEqual([
        {
          firebaseUid: 'uid-of-sarah@example.com',
          email: 'sarah@example.com',
          displayName: 'Sarah',
          photoURL: null,
        },
      ]);
    await userEvent.click(screen.getByRole('button', { name: 'out' }));
    await screen.findByText('signed out');
    expect(rejections).toEqual([]);
  });

  it('shows the refusal of the server in the form', async () => {
    mount();
    await screen.findByText('signed out');
    await signInAs(EMAILS.refused);
    expect((await screen.findByRole('alert')).textContent).toBe('This address may not sign in here.');
  });

  it('asks for the code where the operator set one', async () => {
    db.config = { ...db.config, identity: { mode: 'local', needsCode: true } };
    mount();
    await screen.findByText('signed out');
    await userEvent.click(screen.getByRole('button', { name: 'in' }));
    expect(await screen.findByLabelText('Sign-in code')).toBeTruthy();
  });

  it('logs and rejects when the dialog is closed, without a toast', async () => {
    mount();
    await screen.findByText('signed out');
    await userEvent.click(screen.getByRole('button', { name: 'in' }));
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => rejections).toMatchObject([{ code: 'auth/popup-closed-by-user' }]);
    expect(logged).toMatchObject([['Sign-in failed', { code: 'auth/popup-closed-by-user' }]]);
    expect(screen.queryByText('Sign-in failed')).toBeNull();
  });

  it('logs a login that could not be counted, and goes on', async () => {
    mount();
    await screen.findByText('signed out');
    await signInAs(EMAILS.untracked);
    await screen.findByText(EMAILS.untracked);
    await expect.poll(() => logged.map(([words]) => words)).toEqual(['Failed to track user login']);
  });

  it('treats everybody as a visitor while the server does not answer, and says so on a click', async () => {
    server.use(http.get('/api/config', () => new HttpResponse('Not now.', { status: 503 })));
    mount();
    await screen.findByText('signed out');
    await userEvent.click(screen.getByRole('button', { name: 'in' }));
    await screen.findByText('Sign-in failed');
    expect(screen.getByText('Not now.')).toBeTruthy();
    expect(rejections).toMatchObject([{ status: 503 }]);
  });

  it('signs in on a later click once the server answers', async () => {
    server.use(http.get('/api/config', () => new HttpResponse('Not now.', { status: 503 }), { once: true }));
    mount();
    await screen.findByText('signed out');
    await signInAs('late@example.com');
    await screen.findByText('late@example.com');
  });
});
