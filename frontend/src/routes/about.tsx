import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { publicLayoutRoute } from './public-layout.tsx';

export const aboutRoute = createRoute({
  getParentRoute: () => publicLayoutRoute,
  path: '/about',
  component: lazyRouteComponent(() => import('../features/marketing/about-page.tsx'), 'AboutPage'),
});
