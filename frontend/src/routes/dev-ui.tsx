import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from './root.tsx';

/** Every component in every state, on the development page only. */
export const createDevUiRoute = () =>
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/dev/ui',
    component: lazyRouteComponent(() => import('../features/dev-ui/dev-ui-page.tsx'), 'DevUiPage'),
  });
