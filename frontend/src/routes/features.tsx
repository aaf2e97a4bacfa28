import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { publicLayoutRoute } from './public-layout.tsx';

export const featuresRoute = createRoute({
  getParentRoute: () => publicLayoutRoute,
  path: '/features',
  component: lazyRouteComponent(() => import('../features/marketing/features-page.tsx'), 'FeaturesPage'),
});
