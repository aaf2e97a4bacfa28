import { useCallback, useState, type ReactNode } from 'react';
import { createSafeStorage } from '../../lib/storage.ts';
import { Splash } from './splash.tsx';

/** Remembers for this browser session that the splash was shown (specification, section 3). */
const SEEN_KEY = 'splash-seen';
const sessionStore = createSafeStorage(() => window.sessionStorage);

/** Lays the splash over the page on the first visit of a browser session. The page loads underneath meanwhile. */
export function SplashGate({ children }: { readonly children: ReactNode }) {
  const [isShown, setIsShown] = useState(() => sessionStore.read(SEEN_KEY) !== 'true');
  const finish = useCallback(() => {
    sessionStore.write(SEEN_KEY, 'true');
    setIsShown(false);
  }, []);
  return (
    <>
      {isShown && <Splash onComplete={finish} />}
      <div inert={isShown}>{children}</div>
    </>
  );
}
