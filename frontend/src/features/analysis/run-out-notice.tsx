import { Navigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.ts';

const ENDED = 'Your sign-in has ended';

/** Says that the sign-in has ended while there is something on the screen to keep. */
export function RunOutNotice({ onSignIn }: { readonly onSignIn: () => void }) {
  return (
    <div
      role="alert"
      className="mb-10 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-[4px] border border-marker p-4"
    >
      <p>{ENDED}. What you see stays here until you leave this page.</p>
      <Button variant="outline" size="sm" onClick={onSignIn}>
        Sign in again
      </Button>
    </div>
  );
}

/** Leads a person whose sign-in has ended, with nothing on the screen to keep, to the landing page. */
export function RunOutExit() {
  useEffect(() => showToast({ title: ENDED, description: 'Sign in again to analyze a document.' }), []);
  return <Navigate to="/" replace />;
}
