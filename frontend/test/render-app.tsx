import { createMemoryHistory } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { App } from '../src/app.tsx';
import { keepLocalSession } from '../src/features/auth/local-session.ts';
import { readPrintedSite } from '../src/lib/hydration/printed-site.ts';
import { tokenFor } from '../src/mocks/answers.ts';
import { createAppRouter } from '../src/router.tsx';

export interface RenderOptions {
  /** Signs this address in beforehand; see EMAILS in the mock API for those that mean something. */
  readonly signedInAs?: string;
  readonly displayName?: string;
}

/** Mounts the whole page at a path, on the mock API. Answers the router and a person who types and clicks. */
export function renderApp(path: string, { signedInAs, displayName = 'Sarah Smith' }: RenderOptions = {}) {
  // The splash is a test of its own; under it the page takes no input.
  window.sessionStorage.setItem('splash-seen', 'true');
  if (signedInAs !== undefined) signIn(signedInAs, displayName);
  const router = createAppRouter(createMemoryHistory({ initialEntries: [path] }));
  const view = render(<App router={router} site={readPrintedSite()} />);
  return { ...view, router, person: userEvent.setup() };
}

function signIn(email: string, displayName: string): void {
  keepLocalSession({
    idToken: tokenFor(email),
    expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
    user: { uid: `uid-of-${email}`, email, displayName, photoURL: null },
  });
}
