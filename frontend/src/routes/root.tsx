import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { SplashGate } from '../features/splash/splash-gate.tsx';

/** What guards and loaders of every route can reach. */
export interface RouterContext {
  readonly queryClient: QueryClient;
}

export const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: () => (
    <SplashGate>
      <Outlet />
    </SplashGate>
  ),
});
