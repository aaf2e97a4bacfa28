import { useCallback, useLayoutEffect, useState, type ReactNode } from 'react';
import { createSafeStorage } from '../../lib/storage.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { Splash } from './splash.tsx';

/** Remembers for this browser session that the splash was shown (specification, section 3). Also in `opening.js`. */
const SEEN_KEY = 'splash-seen';
const sessionStore = createSafeStorage(() => window.sessionStorage);

/** Lays the splash over the page on the first visit of a browser session. The page loads underneath meanwhile. */
export function SplashGate({ children }: { readonly children: ReactNode }) {
  const [isDue, setIsDue] = useState(() => sessionStore.read(SEEN_KEY) !== 'true');
  const isHydrated = useHydrated();
  const isShown = isDue && isHydrated;
  const finish = useCallback(() => {
    sessionStore.write(SEEN_KEY, 'true');
    setIsDue(false);
  }, []);
  // `opening.js` kept the page dark up to here, so that it would not flash up before the splash.
  useLayoutEffect(() => {
    if (isHydrated) document.documentElement.removeAttribute('data-opening');
  }, [isHydrated]);
  return (
    <>
      {isShown && <Splash onComplete={finish} />}
      <div inert={isShown}>{children}</div>
    </>
  );
}
