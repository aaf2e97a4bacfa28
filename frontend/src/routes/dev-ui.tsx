import { createRoute } from '@tanstack/react-router';
import { lazyPage } from './lazy-page.ts';
import { rootRoute } from './root.tsx';

/** Every component in every state, on the development page only. */
export const createDevUiRoute = () =>
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/dev/ui',
    component: lazyPage(() => import('../features/dev-ui/dev-ui-page.tsx'), 'DevUiPage'),
  });
