import { Navigate } from '@tanstack/react-router';
import { useEffect, useState, type ReactNode } from 'react';
import { Spinner } from '../../ui/spinner.tsx';
import { showToast } from '../../ui/toast.ts';
import type { AuthUser } from './identity.ts';
import { useAuth } from './use-auth.ts';

/**
 * Shows what is below it to signed-in people only; everybody else is sent to the landing page and told why, and comes back
 * once they have signed in. A sign-in
 * that runs out does not take the screen away at once: what is below is told (`hasRunOut`) and leaves when it has
 * nothing to lose.
 */
export function AuthGate({
  children,
}: {
  readonly children: (user: AuthUser, hasRunOut: boolean) => ReactNode;
}) {
  const { user, lastUser, isLoading } = useAuth();
  const [wasInside, setWasInside] = useState(false);
  if (user !== null && !wasInside) setWasInside(true);
  if (isLoading) {
    return (
      <main className="grid min-h-dvh place-items-center">
        <h1 className="sr-only">One moment, please</h1>
        <Spinner label="Loading..." />
      </main>
    );
  }
  if (user !== null) return children(user, false);
  if (!wasInside) return <ToSignIn />;
  // Who has just signed out knows why the screen goes away.
  return lastUser === null ? <Navigate to="/" replace /> : children(lastUser, true);
}

function ToSignIn() {
  useEffect(
    () => showToast({ title: 'Please sign in first', description: 'Then you can analyze a document.' }),
    [],
  );
  return <Navigate to="/" replace state={{ goal: '/analyze' }} />;
}
