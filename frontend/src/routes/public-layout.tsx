import { createRoute, Outlet, useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, type ReactNode } from 'react';
import { useAuth } from '../features/auth/use-auth.ts';
import type { Account } from '../features/marketing/frame/account.ts';
import { Footer } from '../features/marketing/frame/footer.tsx';
import { TopBar } from '../features/marketing/frame/top-bar.tsx';
import { useSite } from '../lib/site.ts';
import { rootRoute } from './root.tsx';

/** Every page that anybody may read hangs under this route, so that the bar stays while the page changes. */
export const publicLayoutRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'public',
  component: () => (
    <PublicFrame>
      <Outlet />
    </PublicFrame>
  ),
});

/** The bar, the page, the footer. */
export function PublicFrame({ children }: { readonly children: ReactNode }) {
  const site = useSite();
  const account = useAccount();
  const main = useFocusOnNavigation();
  useGoal(account.isSignedIn);
  return (
    <>
      <a
        href="#content"
        className="sr-only z-50 bg-marker px-4 py-3 font-medium text-marker-ink focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Skip to content
      </a>
      <TopBar account={account} brandName={site.brand.name} />
      <main ref={main} id="content" tabIndex={-1} className="min-h-[70dvh] outline-none">
        {children}
      </main>
      <Footer site={site} />
    </>
  );
}

/** Moves the focus into the new page after a link was followed, as a browser does for pages that it loads itself. */
function useFocusOnNavigation() {
  const ref = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const lastPathname = useRef(pathname);
  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    ref.current?.focus({ preventScroll: true });
  }, [pathname]);
  return ref;
}

/** Takes people who have signed in to where they were going when they were asked to. */
function useGoal(isSignedIn: boolean): void {
  const goal = useLocation({ select: ({ state }) => state.goal });
  const navigate = useNavigate();
  useEffect(() => {
    if (isSignedIn && goal !== undefined) void navigate({ to: goal, replace: true });
  }, [isSignedIn, goal, navigate]);
}

/** The signed-in state in the words of the public pages. */
export function useAccount(): Account {
  const auth = useAuth();
  const { identityMode } = useSite();
  return {
    isSignedIn: auth.user !== null,
    isLoading: auth.isLoading,
    isLocalIdentity: identityMode === 'local',
    // A failure has been shown and logged where it happened; nothing is left to do with it here.
    onSignIn: () => void auth.signIn().catch(() => {}),
    onSignOut: () => void auth.signOut().catch(() => {}),
  };
}
