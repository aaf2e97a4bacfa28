import { RouterProvider } from '@tanstack/react-router';
import { AuthProvider } from './features/auth/auth-provider.tsx';
import { PrintedSiteContext, type PrintedSite } from './lib/hydration/printed-site.ts';
import { HydrationProvider } from './lib/hydration/hydration-provider.tsx';
import type { AppRouter } from './router.tsx';
import { LazyToastRegion } from './ui/lazy-toast-region.tsx';

/**
 * The whole page around a router; tests mount it over a router with a history in memory. `isTakingOver` where the markup
 * was made ahead of time, and where it is being made.
 */
export function App({
  router,
  site,
  isTakingOver = false,
}: {
  readonly router: AppRouter;
  readonly site: PrintedSite;
  readonly isTakingOver?: boolean;
}) {
  return (
    <HydrationProvider isTakingOver={isTakingOver}>
      <PrintedSiteContext value={site}>
        <AuthProvider>
          <RouterProvider router={router} />
        </AuthProvider>
        <LazyToastRegion />
      </PrintedSiteContext>
    </HydrationProvider>
  );
}
