import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { publicLayoutRoute } from './public-layout.tsx';

export const termsRoute = createRoute({
  getParentRoute: () => publicLayoutRoute,
  path: '/terms',
  component: lazyRouteComponent(() => import('../features/marketing/terms-page.tsx'), 'TermsPage'),
});
